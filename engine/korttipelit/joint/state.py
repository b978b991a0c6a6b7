"""The state of a deal of joint attacks, and who may act in it."""

from typing import Final, NamedTuple

from ..attack import Bout
from ..bout import exchanger, in_priority, low_trump
from ..cards import TWO, Card, CardSet, Suit
from ..contract import NOBODY, Result, Seat
from ..guard import Here
from ..stock import Stock
from .ways import JointRules, Ways

OPENING: Final = "opening"
"""The attacker lays cards until he says that it is enough."""
OPENED: Final = "opened"
"""The defender is first to act; the others may cut in."""
JOINING: Final = "joining"
"""The others may add cards; when all have passed, the defender acts."""
TAKING: Final = "taking"
"""The defender takes what is open; the others may still add to it."""
TRYING: Final = "trying"
"""The defender has begun to try cards from the stock and does nothing else any more."""

HAND: Final = 6
"""Hands are dealt and filled up to so many cards (MOSKA-2.2, MOSKA-3.5, TURA-2.1, TURA-3.6)."""

NO_LIMIT: Final = 52
"""So many cards may be added where nothing limits them."""


class Attack(NamedTuple):
    """A deal at any moment. Seats out of the game have no bit in `active`."""

    rules: JointRules
    hands: tuple[CardSet, ...]
    active: int
    stock: Stock
    """Top card first; the turned-up trump card is the last."""
    trump: Suit
    attacker: Seat
    """Who has opened this attack, or is to open it."""
    defender: Seat
    table: Bout = ()
    stage: str = OPENING
    passed: int = 0
    """A bit for each attacker who has said that he adds no more."""
    used: int = 0
    """Cards the defender has played from his hand, where they are counted."""
    turned: tuple[Card, ...] = ()
    """A card turned from the stock that beats several open cards: the defender has to choose."""
    stray: Card | None = None
    """An open card on the table that the defender himself has turned from the stock."""
    gone: CardSet = 0
    first: Seat = NOBODY
    """Who got out first, where that makes the winner."""
    seen: tuple[Here, ...] = ()
    result: Result | None = None


def is_complete(table: Bout) -> bool:
    """Whether an opening may stand as it is: one card, or every rank at least twice."""
    ranks = [pair.card.rank for pair in table]
    return len(ranks) == 1 or (bool(ranks) and all(ranks.count(rank) > 1 for rank in ranks))


def count_open(table: Bout) -> int:
    """How many attack cards lie open."""
    return sum([pair.answer is None for pair in table])


def room(ways: Ways, state: Attack) -> int:
    """How many cards may still be laid against the defender.

    He must be able to answer all that is open, with his hand and with what he may still use of it.
    """
    if not state.rules.late_limit and state.stage == TAKING:
        return NO_LIMIT
    limit = state.hands[state.defender].bit_count()
    if ways.counts_used:
        limit = min(limit, ways.most_used - state.used)
    return limit - count_open(state.table)


def may_use(ways: Ways, state: Attack) -> bool:
    """Whether the defender may still use a card of his hand.

    An open card can be left when he may not, if he has turned one from the stock in vain.
    """
    return not ways.counts_used or state.used < ways.most_used


def room_for_himself(ways: Ways, state: Attack) -> int:
    """How many cards he may add himself at once; each leaves his hand and has to be answered."""
    if not state.rules.adds_to_himself or (ways.self_needs_stock and not state.stock):
        return 0
    return room(ways, state) - 1


def joiners(ways: Ways, state: Attack) -> list[Seat]:
    """Who may still add cards, by priority: with cards, and not having passed (AMB-MO01)."""
    if room(ways, state) <= 0:
        return []
    order = in_priority(state.attacker, state.defender, len(state.hands))
    hands, passed = state.hands, state.passed
    return [seat for seat in order if hands[seat] and not passed >> seat & 1]


def acting(ways: Ways, state: Attack) -> list[Seat]:
    """Who may act, the exchange of the trump two apart, by priority."""
    stage = state.stage
    if stage == OPENING:
        return [state.attacker]
    if stage == TRYING or state.turned:
        return [state.defender]
    if stage == OPENED:
        return [state.defender, *joiners(ways, state)]
    return joiners(ways, state) or [state.defender]


def swapper(state: Attack) -> Seat:
    """Who could exchange the trump two for the turned-up card, or `NOBODY` (AMB-MO06).

    Not in the middle of one's own set: the two might be the card that completes it.
    """
    if not state.stock or not state.rules.trump_two_swap:
        return NOBODY
    seat = exchanger(state.hands, state.stock, low_trump(state.trump, TWO))
    laying = state.stage == OPENING and seat == state.attacker and state.table
    return NOBODY if laying and not is_complete(state.table) else seat
