"""Whose turn it is in the shedding phase, and when the deal is over."""

from ..contract import NOBODY, Event, Result, Seat
from ..guard import ACTIONS_PER_PLAYER, ENOUGH_REPEATS, REPETITION, TOO_LONG
from ..seats import seats_from
from . import rulebook as r
from .state import Recurrence, Shedding


def remembered(state: Shedding, here: Recurrence, *, progress: bool) -> tuple[Recurrence, ...]:
    """The positions that may recur, once `here` is reached from `state`."""
    if state.rules.stall_guard == "off":
        return ()
    return (here,) if progress else state.seen + (here,)


def next_turn(
    state: Shedding, start: Seat, events: list[Event], *, progress: bool = True
) -> Shedding:
    """The state with the turn given to the first seat from `start` clockwise that can act.

    A player without cards cannot lead and is skipped on an empty table. `progress` says that cards
    toppled or somebody got free, so that nothing earlier can recur. Ends the deal where it is over.
    """
    if (result := _result(state)) is not None:
        return over(state, result, events)
    hands, table = state.hands, state.table
    for seat in seats_from(start, len(hands)):
        if state.active >> seat & 1:
            giver = giver_due(state, seat) if state.dogs else NOBODY
            if giver != NOBODY or hands[seat] or table:
                here = seat, giver, hands, table
                seen = remembered(state, here, progress=progress)
                return guarded(state._replace(turn=seat, giver=giver, seen=seen), events)
            events.append(Event("skipped", r.EMPTY_SKIPPED, seat))
    return over(state, Result("no_cards_left", r.NO_CARDS_LEFT), events)


def over(state: Shedding, result: Result, events: list[Event]) -> Shedding:
    """The state at the end of the deal."""
    events.append(Event("over", result.rule, result.loser))
    return state._replace(result=result, turn=NOBODY, giver=NOBODY, seen=())


def _result(state: Shedding) -> Result | None:
    """The end that has come, if any: one left in the game, or none (AMB-K31, AMB-K42)."""
    left = state.active.bit_count()
    if left > 1:
        return None
    to_the_end = state.rules.end_check == "finish_pile"
    if left == 0:
        return Result("all_out", r.LAST_PILE)
    if to_the_end and state.table:
        return None
    rule = r.LAST_PILE if to_the_end else r.LAST_IN
    return Result("last_in_game", rule, state.active.bit_length() - 1)


def giver_due(state: Shedding, seat: Seat) -> Seat:
    """Who must now give this player a card: the nearest to his right with a card to spare.

    By the trigger `no_cards` a gift comes to an empty hand; by `no_tricks`, once every pile.
    """
    if not (state.dogs & ~state.gifted) >> seat & 1:
        return NOBODY
    if state.rules.napoleon_trigger == "no_cards" and state.hands[seat]:
        return NOBODY
    others = reversed(seats_from(seat, len(state.hands))[1:])
    return next((other for other in others if state.hands[other].bit_count() > 1), NOBODY)


def guarded(state: Shedding, events: list[Event]) -> Shedding:
    """The state, or its end if play goes in circles or nowhere (AMB-K35)."""
    seen = state.seen
    if len(seen) < ENOUGH_REPEATS - 1:
        return state
    times = seen.count(seen[-1])
    if times < ENOUGH_REPEATS and len(seen) <= ACTIONS_PER_PLAYER * state.starters:
        if times > 1:
            events.append(Event("repeated", _guard_rule(state), number=times))
        return state
    reason = REPETITION if times >= ENOUGH_REPEATS else TOO_LONG
    loser = NOBODY
    if state.rules.stall_guard == "most_cards_loses":
        sizes = [hand.bit_count() for hand in state.hands]
        if sizes.count(max(sizes)) == 1:
            loser = sizes.index(max(sizes))
    return over(state, Result(reason, _guard_rule(state), loser), events)


def _guard_rule(state: Shedding) -> str:
    return r.STALLED if state.rules.stall_guard == "no_loser" else r.STALLED_MOST
