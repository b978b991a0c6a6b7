"""How a sensible player plays Paskahousu: legal, from what he sees, and not always the same."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ..contract import PLAY, Move
from ..verbs import PICK_UP, TURN
from .fitting import SINGLE, TWO
from .state import Table

WHIM: Final = 0.04
"""How often any legal move is made: enough to get play out of every circle."""

SMALL_PILE: Final = 3
"""A pile of no more cards is rather taken than a two spent on it, while the stock lasts."""


def advise(state: Table, moves: Sequence[Move], rng: Random) -> Move:
    """A sensible move of these for the player in turn, who sees no more than this state."""
    if rng.random() < WHIM:
        return rng.choice(moves)
    plays = [move for move in moves if move.verb == PLAY]
    others = {move.verb: move for move in moves}
    if not plays:
        return others.get(TURN) or moves[0]
    best = min(plays, key=cost)
    spends_two = best.cards[0].rank == TWO and state.pile
    if spends_two and state.stock and len(state.pile) <= SMALL_PILE and PICK_UP in others:
        return others[PICK_UP]
    return best


def cost(move: Move) -> tuple[bool, bool, int, int]:
    """What it costs to part with these cards: low ranks least, tens and aces more, twos most."""
    rank = move.cards[0].rank
    return rank == TWO, rank in SINGLE, rank, -len(move.cards)
