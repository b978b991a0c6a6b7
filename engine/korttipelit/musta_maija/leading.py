"""The lead: cards of one suit, one move each, until the attacker says that it is enough."""

from typing import Final

from ..attack import Pair
from ..cards import SEEN, SUIT_SETS, add, card_set, take
from ..contract import MAX_SEATS, NOBODY, Event, Move, Played, Role, Ruling, plays
from ..seats import replaced
from ..stock import turned_up
from ..verbs import ENOUGH
from . import rulebook as r
from .bouts import over, refill
from .state import ADDING, NO_TRUMP, TOPPLING, Maija, limit_in_force

ENOUGHS: Final = tuple(Move(seat, ENOUGH) for seat in range(MAX_SEATS))


def moves(state: Maija) -> list[Move]:
    """What the attacker may do."""
    seat, table = state.attacker, state.table
    hand = state.hands[seat] & SEEN
    if not table:
        return plays(seat, hand)
    found = [] if _full(state) else plays(seat, hand & SUIT_SETS[table[0].card.suit])
    found.append(ENOUGHS[seat])
    return found


def moves_to_judge(state: Maija) -> list[Move]:
    """Every card of the attacker, and closing the lead."""
    seat = state.attacker
    return [*plays(seat, state.hands[seat] & SEEN), ENOUGHS[seat]]


def play_ruling(state: Maija, move: Move) -> Ruling:
    """The ruling on one card more."""
    table, card = state.table, move.cards[0]
    if not table:
        return Ruling(move, True, r.LEAD)
    led = Role("led", tuple([pair.card for pair in table]))
    if card.suit != table[0].card.suit:
        return Ruling(move, False, r.ONE_SUIT, (led,))
    if _full(state):
        return Ruling(move, False, r.LIMITS[state.rules.attack_limit], (led,))
    return Ruling(move, True, r.EXTRA if state.step == ADDING else r.ONE_SUIT, (led,))


def enough_ruling(state: Maija, move: Move) -> Ruling:
    """The ruling on closing the lead: something must have been led."""
    if move.cards:
        return Ruling(move, False, r.KNOWN_ACTION)
    return Ruling(move, bool(state.table), r.CLOSED if state.table else r.LEAD)


def lead(state: Maija, move: Move) -> Played[Maija]:
    """One card more on the table; with the last one of the hand the lead is closed at once."""
    seat, table, card = state.attacker, state.table, move.cards[0]
    adding = state.step == ADDING
    rule = r.EXTRA if adding else r.ONE_SUIT if table else r.LEAD
    hand = state.hands[seat]
    hand = hand ^ card.bit if hand & card.bit else take(hand, card)
    after = Maija(
        state.rules,
        replaced(state.hands, seat, hand),
        state.active,
        state.trump,
        state.stock,
        (*table, Pair(card)),
        state.step,
        seat,
        state.gone,
        state.first,
        state.seen,
    )
    events = [Event("played", rule, seat, move.cards)]
    if adding:
        after = refill(after, seat, r.ATTACKER_DRAWS, events)
        if after.active >> seat & 1:
            return Played(state, move, after, tuple(events))
        return _faced(state, move, after, events)
    if hand:
        return Played(state, move, after, tuple(events))
    return _closed(state, move, after, events)


def close(state: Maija, move: Move) -> Played[Maija]:
    """The attacker adds no more."""
    events = [Event("enough", r.CLOSED, state.attacker)]
    if state.step == ADDING:
        return Played(state, move, state._replace(step=TOPPLING), tuple(events))
    return _closed(state, move, state, events)


def _closed(before: Maija, move: Move, state: Maija, events: list[Event]) -> Played[Maija]:
    """Trump is turned if it has not been, and the attacker draws (MAIJA-3.2, 3.3)."""
    if state.trump == NOBODY:
        up = turned_up(state.stock, NO_TRUMP)
        events += (Event("buried", r.SPADE_BURIED, cards=(card,)) for card in up.buried)
        rule = r.NEXT_NOT_SPADE if up.came_round else r.TRUMP_AFTER_LEAD
        events.append(Event("trump_shown", rule, cards=(up.card,)))
        state = state._replace(trump=up.card.suit, stock=(*up.stock, up.card))
    stock = state.stock
    state = refill(state, state.attacker, r.ATTACKER_DRAWS, events)
    if state.rules.extra_lead and state.stock is not stock and not _full(state):
        return Played(before, move, state._replace(step=ADDING), tuple(events))
    return _faced(before, move, state, events)


def _faced(before: Maija, move: Move, state: Maija, events: list[Event]) -> Played[Maija]:
    """The cards are the victim's; if nobody else is left in the game, he takes them and loses."""
    if state.active & (state.active - 1):
        return Played(before, move, state._replace(step=TOPPLING), tuple(events))
    victim = state.victim
    cards = tuple([pair.card for pair in state.table])
    events.append(Event("picked_up", r.TAKES, victim, cards))
    hands = replaced(state.hands, victim, add(state.hands[victim], card_set(cards)))
    return over(before, move, state._replace(hands=hands), events)


def _full(state: Maija) -> bool:
    """Whether the victim may be given no more cards."""
    return limit_in_force(state) and len(state.table) >= state.hands[state.victim].bit_count()
