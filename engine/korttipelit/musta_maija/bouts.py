"""From one attack to the next: drawing, going out, who attacks, and when the deal is over."""

from ..contract import Event, Move, Played, Result, Seat
from ..guard import stalled, times
from ..seats import AFTER
from ..stock import refilled
from . import rulebook as r
from .state import LEADING, Maija


def refill(state: Maija, seat: Seat, rule: str, events: list[Event]) -> Maija:
    """The state when that player has drawn; without a card to draw or to hold, he is out."""
    hands, stock, active, first = state.hands, state.stock, state.active, state.first
    if stock and hands[seat].bit_count() < state.rules.deal:
        hands, stock = refilled(hands, stock, (seat,), state.rules.deal, rule, events)
        return state._replace(hands=hands, stock=stock, seen=())
    if hands[seat]:
        return state
    events.append(Event("left", r.FREE, seat))
    if active + 1 == 1 << len(hands):
        first = seat
    return state._replace(active=active & ~(1 << seat), first=first, seen=())


def next_attack(
    before: Maija, move: Move, state: Maija, attacker: Seat, rule: str, events: list[Event]
) -> Played[Maija]:
    """The attack is over; that player attacks next, or, if he is out, the next one clockwise."""
    if not state.active & (state.active - 1):
        return over(before, move, state, events)
    if not state.active >> attacker & 1:
        attacker = AFTER[state.active][attacker]
    seen = (*state.seen, (attacker, *state.hands))
    after = state._replace(table=(), step=LEADING, attacker=attacker, seen=seen)
    events.append(Event("leads", rule, attacker, seats=(after.victim,)))
    if reason := stalled(seen, len(state.hands)):
        return _ended(before, move, after, Result(reason, r.STALLED), events)
    if (repeats := times(seen)) > 1:
        events.append(Event("repeated", r.STALLED, number=repeats))
    return Played(before, move, after, tuple(events))


def over(before: Maija, move: Move, state: Maija, events: list[Event]) -> Played[Maija]:
    """One player is left, with Musta Maija in his hand."""
    loser = state.active.bit_length() - 1
    result = Result("last_in_game", r.LAST_IN, loser, state.first)
    return _ended(before, move, state._replace(table=()), result, events)


def _ended(
    before: Maija, move: Move, state: Maija, result: Result, events: list[Event]
) -> Played[Maija]:
    events.append(Event("over", result.rule, result.loser))
    return Played(before, move, state._replace(seen=(), result=result), tuple(events))
