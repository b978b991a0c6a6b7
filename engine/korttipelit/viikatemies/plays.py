"""The plays of a hand: single cards, equal cards in their order, and runs."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from ..cards import ACE, SEEN, Card, CardSet, Rank, card_at, cards_in
from ..contract import PLAY, Move, Seat
from .ranking import HIGHEST_IN_RUN, JACK, OF_VALUE, PLAIN, QUEEN, STRENGTH

type Cards = tuple[Card, ...]

GROUPED = tuple(range(2, ACE + 1))


def several(hand: CardSet) -> Iterator[Cards]:
    """Every way to play more than one card: equal cards by value, then runs by suit.

    Of equal cards only the first and the last matter, so those between stand in order; queens only
    rise, and the order of jacks says nothing.
    """
    for rank in GROUPED:
        equal = hand & OF_VALUE[rank]
        if equal & (equal - 1):
            yield from _orders(rank, equal)
    plain = hand & PLAIN
    if plain & plain >> 1:
        yield from _runs(plain)


@cache
def _orders(rank: Rank, equal: CardSet) -> tuple[Cards, ...]:
    cards = cards_in(equal)
    subsets = [s for size in range(2, len(cards) + 1) for s in combinations(cards, size)]
    if rank == QUEEN:
        return tuple(tuple(sorted(s, key=lambda card: STRENGTH[card.suit])) for s in subsets)
    if rank == JACK:
        return tuple(subsets)
    return tuple(
        (first, *(card for card in s if card not in (first, last)), last)
        for s in subsets
        for first, last in permutations(s, 2)
    )


@cache
def _runs(plain: CardSet) -> tuple[Cards, ...]:
    found = []
    for suit in range(4):
        for low in range(2, HIGHEST_IN_RUN):
            run = [card_at(suit, low)]
            if not plain & run[0].bit:
                continue
            for rank in range(low + 1, HIGHEST_IN_RUN + 1):
                card = card_at(suit, rank)
                if not plain & card.bit:
                    break
                run.append(card)
                found.append(tuple(run))
    return tuple(found)


@cache
def several_of(seat: Seat, hand: CardSet) -> tuple[Move, ...]:
    """The seat's plays of more than one card."""
    return tuple(Move(seat, PLAY, cards) for cards in several(hand & SEEN))


def is_run(cards: Cards) -> bool:
    """Whether these are cards of one suit, each one higher than the last."""
    first = cards[0]
    return all(c.suit == first.suit and c.rank == first.rank + i for i, c in enumerate(cards))


def rising(cards: Cards) -> bool:
    """Whether each card is of a stronger suit than the one before."""
    strengths = [STRENGTH[card.suit] for card in cards]
    return strengths == sorted(set(strengths))
