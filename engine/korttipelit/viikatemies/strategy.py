"""How a sensible player plays Viikatemies: from what he sees, and not always the same."""

from random import Random
from typing import Final

from ..cards import Card
from ..contract import PLAY, Move
from .judging import topples
from .ranking import JACK, QUEEN, REAPER, STRENGTH
from .state import Reaping

WHIM: Final = 0.05
"""How often any legal move is made: enough to get play out of every circle."""


def cost(card: Card) -> int:
    """What it costs to part with a card: special cards and clubs most."""
    special = 40 if card.rank >= JACK else 0
    return special + 13 * STRENGTH[card.suit] + card.rank


def advise(state: Reaping, moves: list[Move], rng: Random) -> Move:
    """Many cards rather than few, cheap ones rather than dear; dear ones when the stock is out."""
    plays = [move for move in moves if move.verb == PLAY]
    if not plays or rng.random() < WHIM:
        return rng.choice(moves)
    return max(plays, key=lambda move: _gain(state, move))


def _gain(state: Reaping, move: Move) -> tuple[float, int]:
    cards, top = move.cards, state.top
    again = bool(topples(cards, top))
    strikes = not state.stock and (cards[-1].rank == QUEEN or cards[0] is REAPER)
    gain = 2 * len(cards) + 3 * again + 2 * strikes - sum(map(cost, cards)) / 30
    return gain, -len(cards)
