"""How a sensible player plays Valepaska: from what he sees and has heard, and not always the same.

He tells the truth when he can, lies with what he least wants to keep, and doubts what cannot be
true, or what would cost him most to believe.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from ..attack import OF_RANK
from ..contract import PLAY, Move, Seat
from ..paskahousu.fitting import SINGLE, TWO
from ..paskahousu.state import Table
from ..paskahousu.strategy import WHIM, cost
from ..pile import FOUR, equal_on_top
from ..verbs import BELIEVE, DOUBT, ENOUGH, PICK_UP, TURN

SUSPICION: Final = 0.06
"""How often a player doubts what may well be true."""

LAST_CARDS: Final = 0.5
"""How often he doubts a play that would leave its player without cards."""

TOO_MANY: Final = 0.6
"""How often he doubts when more cards of a rank have been announced than there are."""

BOLDNESS: Final = 0.7
"""How often a player who has nothing true to play lies rather than take the pile or try a card."""


def advise(
    state: Table, seat: Seat, turns_moves: Callable[[Table], Sequence[Move]], rng: Random
) -> Move:
    """A sensible move for the seat, which sees no more than this state."""
    if state.lay and state.doubters >> seat & 1:
        return Move(seat, DOUBT if _doubts(state, seat, rng) else BELIEVE)
    moves = turns_moves(state._replace(turn=seat, lay=0, doubters=0))
    if rng.random() < WHIM:
        return rng.choice(moves)
    plays = [move for move in moves if move.verb == PLAY]
    honest = [move for move in plays if all(card.rank == move.claim for card in move.cards)]
    if honest:
        return min(honest, key=cost)
    others = {move.verb: move for move in moves if move.verb != PLAY}
    if ENOUGH in others:
        return others[ENOUGH]
    if not plays or (others and rng.random() > BOLDNESS):
        return others.get(TURN) or others[PICK_UP]
    # A lie is easiest to believe when it is small: one card, the lowest rank that will do.
    small = min(plays, key=lambda move: (len(move.cards), move.claim in (TWO, *SINGLE), move.claim))
    return min((move for move in plays if move.claim == small.claim), key=cost)


def _doubts(state: Table, seat: Seat, rng: Random) -> bool:
    claim = state.said[-1]
    mine = (state.hands[seat] & OF_RANK[claim]).bit_count()
    if mine + state.lay > FOUR:
        return True
    if mine + equal_on_top(state.said) > FOUR:
        return rng.random() < TOO_MANY
    if not state.hands[state.turn] and not state.stock:
        return rng.random() < LAST_CARDS
    return rng.random() < SUSPICION * state.lay
