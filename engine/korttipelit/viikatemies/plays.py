"""The plays of a hand: single cards, equal cards in their order, and runs."""

from functools import cache
from itertools import combinations, permutations

from ..cards import SUIT_SETS, Card, CardSet, Rank, cards_in
from ..contract import PLAY, Move, Seat
from .ranking import JACK, OF_VALUE, PLAIN, QUEEN, STRENGTH

type Cards = tuple[Card, ...]


def several_of(seat: Seat, hand: CardSet) -> list[Move]:
    """The seat's plays of more than one card: equal cards by value, then runs by suit.

    Of equal cards only the first and the last matter, so those between stand in order; queens only
    rise, and the order of jacks says nothing.
    """
    moves: list[Move] = []
    for rank, of_value in OF_VALUE.items():
        equal = hand & of_value
        if equal & (equal - 1):
            moves += _orders(seat, rank, equal)
    plain = hand & PLAIN
    if plain & plain >> 1:
        for suit in range(4):
            moves += _runs(seat, plain & SUIT_SETS[suit])
    return moves


@cache
def _orders(seat: Seat, rank: Rank, equal: CardSet) -> tuple[Move, ...]:
    cards = cards_in(equal)
    subsets = [s for size in range(2, len(cards) + 1) for s in combinations(cards, size)]
    if rank == QUEEN:
        lots = [tuple(sorted(s, key=lambda card: STRENGTH[card.suit])) for s in subsets]
    elif rank == JACK:
        lots = subsets
    else:
        lots = [
            (first, *(card for card in s if card not in (first, last)), last)
            for s in subsets
            for first, last in permutations(s, 2)
        ]
    return tuple(Move(seat, PLAY, lot) for lot in lots)


@cache
def _runs(seat: Seat, suited: CardSet) -> tuple[Move, ...]:
    cards = cards_in(suited)
    return tuple(
        Move(seat, PLAY, cards[low : high + 1])
        for low in range(len(cards))
        for high in range(low + 1, len(cards))
        if cards[high] - cards[low] == high - low
    )


def is_run(cards: Cards) -> bool:
    """Whether these are cards of one suit, each one higher than the last."""
    first = cards[0]
    return all(c.suit == first.suit and c.rank == first.rank + i for i, c in enumerate(cards))


def rising(cards: Cards) -> bool:
    """Whether each card is of a stronger suit than the one before."""
    strengths = [STRENGTH[card.suit] for card in cards]
    return strengths == sorted(set(strengths))
