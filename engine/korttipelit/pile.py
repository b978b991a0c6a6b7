"""One pile in the middle: it grows, topples with everything in it, or is taken into a hand.

Games of a pile share how its cards move; what goes on what, and who goes on, is each game's own.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from .attack import OF_RANK
from .cards import CardSet, Rank, add, cards_in, take, unseen
from .contract import PLAY, Move, Seat
from .stock import StockCard

type Pile = tuple[StockCard, ...]
"""The cards on the table, bottom first; `None` is one nobody has named."""

FOUR: Final = 4
"""So many cards of a rank there are; a pile topples when they lie on top of one another."""


def equal_on_top(ranks: Sequence[Rank | None]) -> int:
    """How many of the top cards have the rank of the topmost."""
    count = 0
    for rank in reversed(ranks):
        if rank != ranks[-1]:
            break
        count += 1
    return count


def with_cards(cards: CardSet, more: Iterable[StockCard]) -> CardSet:
    """The set with these cards added, unseen ones counted: a pile taken, or out of play."""
    for card in more:
        cards = add(cards, unseen(1) if card is None else card.bit)
    return cards


def without_cards(hand: CardSet, cards: Iterable[StockCard]) -> CardSet:
    """The hand when it has played these cards; one it does not name was one of its unseen ones."""
    for card in cards:
        assert card is not None
        hand = take(hand, card)
    return hand


def equal_groups(hand: CardSet, ranks: Iterable[Rank]) -> list[CardSet]:
    """The (real) cards of a hand rank by rank; ranks it does not hold are left out."""
    return [group for rank in ranks if (group := hand & OF_RANK[rank])]


@cache
def lots_of(seat: Seat, equal: CardSet, most: int = FOUR) -> tuple[Move, ...]:
    """The seat's plays of one to `most` of these cards: fewest first, then in their order."""
    cards = cards_in(equal)
    return tuple(
        Move(seat, PLAY, lot)
        for size in range(1, min(most, len(cards)) + 1)
        for lot in combinations(cards, size)
    )
