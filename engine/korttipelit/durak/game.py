"""Podkidnoi durak: the game object the registry lists."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from ..cards import PACK_52, Card, CardSet, card_set
from ..contract import NOBODY, PLAY, About, Move, Played, Rule, Ruling, Seat, Seating, Setup
from ..form import Form
from ..options import OptionTable
from ..tablegame import TableGame
from ..verbs import ALLOW, ANSWER, ENOUGH, PICK_UP, SWAP, words
from . import attacking, defending, seating, strategy, trump_six
from . import rulebook as r
from .options import TABLE, DurakRules
from .state import FORM, SIX, DurakState

PACK: Final = tuple(card for card in PACK_52 if card.rank >= SIX)


class Durak(TableGame[DurakState]):
    """Podkidnoi durak, alone or in sides."""

    id = "durak"
    name = "Podkidnoi durak"
    about = About(
        family="attack",
        minutes=(10, 25),
        difficulty=3,
        age=10,
        beats="higher_or_trump",
        trump="turned_card",
        pick_up="all",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    verbs: Mapping[str, str] = words((ANSWER, PICK_UP, ENOUGH, ALLOW, SWAP))
    form: Form[Any] = FORM
    turn_rule = r.TURN
    hand_rule = r.OWN_CARDS
    action_rule = r.KNOWN_ACTION

    def pack(self, rules: Any) -> tuple[Card, ...]:  # noqa: ARG002 – alike at every table
        """The 36 cards from six to ace (DURAK-2.2)."""
        return PACK

    def seating(self, rules: Any) -> Seating:  # noqa: ARG002 – alike at every table
        """The loser deals; after a draw the loser of the deal before it, who dealt (DURAK-7.3)."""
        return Seating("loser", "left_of_dealer", after_draw="same")

    def start(self, setup: Setup) -> DurakState:
        """Six cards each from forehand on, the next turned up under the stock (DURAK-2.2, 2.3)."""
        players, pack = setup.players, setup.pack
        rules: DurakRules = setup.rules
        end = players * SIX
        dealt = {
            (setup.leader + i) % players: card_set(pack[i:end:players]) for i in range(players)
        }
        hands = tuple(dealt[seat] for seat in range(players))
        trump = pack[min(end, len(pack) - 1)]
        attacker = setup.leader
        if rules.first_leader == "lowest_trump":
            attacker = lowest_trump(hands, trump, setup.leader)
        active, order = (1 << players) - 1, tuple(range(players))
        return DurakState(
            rules,
            hands,
            active,
            stock=(*pack[end + 1 :], trump) if end < len(pack) else (),
            trump=trump.suit,
            table=(),
            gone=0,
            order=order,
            attacker=attacker,
            defender=seating.defender(rules.teams, order, active, attacker),
            taking=False,
            allowed=False,
            passed=0,
            first=True,
            six_from=NOBODY,
            turn=attacker,
        )

    def to_play(self, state: DurakState) -> tuple[Seat, ...]:
        """The player in turn, and whoever may exchange the trump six."""
        if state.result is not None:
            return ()
        turn = state.turn
        other = trump_six.may_exchange(state) if state.stock else NOBODY
        return (turn,) if other in (NOBODY, turn) else (turn, other)

    def legal_moves(self, state: DurakState) -> list[Move]:
        """Cards, then actions of the player in turn; then the exchange of the trump six."""
        if state.result is not None:
            return []
        defends = state.turn == state.defender
        moves = defending.legal_moves(state) if defends else attacking.legal_moves(state)
        if state.stock and (other := trump_six.may_exchange(state)) != NOBODY:
            moves.append(Move(other, SWAP))
        return moves

    def moves_to_judge(self, state: DurakState) -> Iterable[Move]:
        """Every card and action of the player in turn, then the exchange."""
        defends = state.turn == state.defender
        yield from (defending if defends else attacking).moves_to_judge(state)
        holder = trump_six.may_exchange(state)
        if holder == NOBODY and trump_six.judge(state, Move(state.turn, SWAP)).rule in REFUSED:
            holder = state.turn
        if holder != NOBODY:
            yield Move(holder, SWAP)

    def out_of_turn(self, state: DurakState, move: Move) -> str:
        """The rule by which somebody may not act now."""
        return attacking.out_of_turn(state, move)

    def ruling(self, state: DurakState, move: Move) -> Ruling:
        """The ruling on one move; an exchange is judged whoever is in turn."""
        ours = 0 <= move.seat < len(state.hands) and not move.claim and state.result is None
        if ours and move.verb == SWAP:
            return trump_six.judge(state, move)
        return super().ruling(state, move)

    def judge(self, state: DurakState, move: Move) -> Ruling:
        """The ruling on a move of the player in turn, or of who may exchange the trump six."""
        if move.verb == SWAP:
            return trump_six.judge(state, move)
        if move.seat != state.turn:
            return Ruling(move, False, attacking.out_of_turn(state, move))
        if move.seat == state.defender:
            return defending.judge(state, move)
        return attacking.judge(state, move)

    def make(self, state: DurakState, move: Move) -> Played[DurakState]:
        """What a legal move does."""
        return MAKE[move.verb](state, move)

    def advise(self, state: DurakState, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        seen = self.view(state, state.turn)
        return strategy.advise(seen, self.legal_moves(seen), rng)


MAKE: Final = {
    PLAY: attacking.added,
    ENOUGH: attacking.passed,
    ALLOW: attacking.allowed,
    ANSWER: defending.toppled,
    PICK_UP: defending.taken,
    SWAP: trump_six.exchange,
}

REFUSED: Final = (r.SWAP_OWNER, r.SWAP_STOCK)
"""Rules by which somebody who holds the trump six may not exchange it."""


def lowest_trump(hands: tuple[CardSet, ...], trump: Card, forehand: Seat) -> Seat:
    """Who holds the lowest trump; forehand where nobody holds any (AMB-DU02)."""
    for card in PACK:
        if card.suit == trump.suit:
            for seat, hand in enumerate(hands):
                if hand & card.bit:
                    return seat
    return forehand


DURAK: Final = Durak()
