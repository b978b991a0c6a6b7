"""An attack as games of attack share it: who may add cards next, and the low trump's exchange."""

from functools import cache
from typing import Final

from .attack import Bout, cards_on
from .cards import Card, CardSet, Rank, Suit, card_at, card_set, take
from .contract import NOBODY, Seat
from .seats import replaced, seats_from
from .stock import Stock


@cache
def in_priority(attacker: Seat, defender: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody but the defender: the attacker first, then clockwise from the defender's left."""
    return (
        attacker,
        *(seat for seat in seats_from(defender, players)[1:] if seat != attacker),
    )


def next_to_add(order: tuple[Seat, ...], passed: int, hands: tuple[CardSet, ...]) -> Seat:
    """The first of these players who holds a card and has not passed, or `NOBODY`.

    `passed` has a bit for each player who has said that he adds no more.
    """
    for seat in order:
        if hands[seat] and not passed >> seat & 1:
            return seat
    return NOBODY


def set_on(table: Bout) -> CardSet:
    """All cards of the attack as a set."""
    return card_set(cards_on(table))


# The exchange of the low trump

LOW_TRUMPS: Final = tuple(tuple(card_at(suit, rank) for suit in range(4)) for rank in range(2, 15))


def low_trump(trump: Suit, rank: Rank) -> Card:
    """The trump of that rank, which may be exchanged for the turned-up card."""
    return LOW_TRUMPS[rank - 2][trump]


def exchanger(hands: tuple[CardSet, ...], stock: Stock, low: Card) -> Seat:
    """Who holds the low trump while another trump lies open under the stock, or `NOBODY`."""
    if not stock or stock[-1] is None or stock[-1] is low:
        return NOBODY
    for seat, hand in enumerate(hands):
        if hand & low.bit:
            return seat
    return NOBODY


def exchanged(
    hands: tuple[CardSet, ...], stock: Stock, seat: Seat, low: Card
) -> tuple[tuple[CardSet, ...], Stock]:
    """The hands and the stock when that seat has put the low trump for the turned-up card."""
    shown = stock[-1]
    assert shown is not None
    return replaced(hands, seat, take(hands[seat], low) | shown.bit), (*stock[:-1], low)
