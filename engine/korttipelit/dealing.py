"""Who deals, who leads and how the pack lies: chosen once, then recorded.

A seed only chooses what is recorded here; nothing later in a deal is random but recorded lots.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from .contract import CHANCE, NOBODY, Game, Played, Seat, Setup, SetupError


def new_deal(
    game: Game[Any],
    rules: Any,
    players: int,
    rng: Random,
    *,
    dealer: Seat = NOBODY,
    loser: Seat = NOBODY,
) -> Setup:
    """A shuffled pack and a first leader by the table's own rules (AMB-K19).

    `dealer` and `loser` are those of the deal before; in the first deal, `NOBODY`, the dealer is
    drawn by lot. A deal without a loser leaves the deal to the next player, or in some games to
    who dealt it (DURAK-7.3). Raises `SetupError`.
    """
    pack = list(game.pack(rules))
    if problems := game.setup_problems(Setup(rules, players, tuple(pack))):
        raise SetupError(problems)
    seating = game.seating(rules)
    rng.shuffle(pack)
    if dealer == NOBODY:
        deals = rng.randrange(players)
    elif seating.next_dealer == "loser" and loser != NOBODY:
        deals = loser
    elif loser == NOBODY and seating.after_draw == "same":
        deals = dealer
    else:
        deals = (dealer + 1) % players
    leader = (deals + 1) % players
    if seating.first_leader == "random":
        leader = rng.randrange(players)
    elif seating.first_leader == "loser" and loser != NOBODY:
        leader = loser
    return Setup(rules, players, tuple(pack), leader)


def play_at_random(game: Game[Any], state: Any, rng: Random) -> Iterator[Played[Any]]:
    """Plays a deal to its end, every legal move as likely as any other."""
    while state.result is None:
        chance = game.to_play(state) == (CHANCE,)
        move = game.draw(state, rng) if chance else rng.choice(game.legal_moves(state))
        played = game.play(state, move)
        yield played
        state = played.after
