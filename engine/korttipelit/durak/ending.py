"""What follows a move: the next in turn, or the end of the attack with all that comes after it."""

from ..attack import cards_on
from ..bout import in_priority, set_on
from ..cards import add
from ..contract import NOBODY, Event, Result
from ..guard import remembered, stalled, times
from ..seats import AFTER, replaced, seats_in
from ..stock import refilled
from . import rulebook as r
from . import seating
from .state import SIX, DurakState, limit, trump_six, turn_of


def carried_on(state: DurakState, events: list[Event]) -> DurakState:
    """The state with the turn given on; when nobody can do more, the attack is over."""
    turn = turn_of(state)
    if turn != NOBODY:
        return state._replace(turn=turn, allowed=state.allowed and turn != state.attacker)
    return _over(state, events)


def _over(state: DurakState, events: list[Event]) -> DurakState:
    """The attack is over: its cards go, everybody draws, and who attacks next is settled."""
    defender, cards = state.defender, tuple(cards_on(state.table))
    hands, gone, stock = state.hands, state.gone, state.stock
    if state.taking:
        hands = replaced(hands, defender, add(hands[defender], set_on(state.table)))
        events.append(Event("picked_up", r.TAKE, defender, cards))
    else:
        gone = add(gone, set_on(state.table))
        events.append(Event("toppled", _repelled_by(state), defender, cards))
    if stock:
        order = (*in_priority(state.attacker, defender, len(hands)), defender)
        hands, stock = refilled(hands, stock, order, SIX, r.DRAW, events)
    active = state.active
    if not stock:
        for seat in seats_in(active):
            if not hands[seat]:
                active &= ~(1 << seat)
                events.append(Event("left", r.LEFT, seat))
    progress = not state.taking or active != state.active or stock is not state.stock
    after = state._replace(
        hands=hands,
        active=active,
        stock=stock,
        table=(),
        gone=gone,
        taking=False,
        allowed=False,
        passed=0,
        first=False,
        six_from=NOBODY if not stock or gone & trump_six(state).bit else state.six_from,
    )
    if (result := _result(after)) is not None:
        return _closed(after, result, events)
    return _guarded(_next_attack(after, state, events), progress, events)


def _repelled_by(state: DurakState) -> str:
    """Which of the three conditions the defender has met (DURAK-5.2)."""
    if not state.hands[state.defender]:
        return r.TOPPLED_OUT
    return r.TOPPLED_SIX if len(state.table) >= limit(state) else r.TOPPLED


def _next_attack(after: DurakState, before: DurakState, events: list[Event]) -> DurakState:
    """Who attacks whom next (DURAK-5.3, 6.1–6.6)."""
    teams, active, order = after.rules.teams, after.active, after.order
    defender, repelled = before.defender, not before.taking
    if teams == "none":
        attacker = defender
        if not repelled:
            attacker = AFTER[active][defender]
        elif not active >> defender & 1:
            events.append(Event("skipped", r.SKIPPED, defender))
            attacker = AFTER[active][defender]
    else:
        place = (order.index(defender) + before.taking) % len(order)
        order = _filled(after, order, place, events)
        attacker = order[place]
        order = _filled(after, order, (place + 1) % len(order), events)
    target = seating.defender(teams, order, active, attacker)
    rule = r.DEFENDER_LEADS if repelled else r.NEXT_LEADS
    events.append(Event("leads", rule, attacker, seats=(target,)))
    return after._replace(order=order, attacker=attacker, defender=target, turn=attacker)


def _filled(
    state: DurakState, order: seating.Order, place: int, events: list[Event]
) -> seating.Order:
    """The order with somebody of the side at that place (DURAK-6.4)."""
    empty = order[place]
    if state.active >> empty & 1:
        return order
    moved = seating.moved_up(order, place, state.active)
    rule = r.PARTNER_PLAYS if state.rules.teams == "pairs" else r.MOVES_UP
    events.append(Event("replaced", rule, moved[place], seats=(empty,)))
    return moved


def _result(state: DurakState) -> Result | None:
    """The end that has come, if any."""
    teams, active, players = state.rules.teams, state.active, len(state.hands)
    if seating.over(teams, active, players) is None:
        return None
    if not active:
        return Result("draw", r.DRAWN)
    if teams == "none":
        return Result("last_in_game", r.LAST_IN, active.bit_length() - 1)
    side = (active.bit_length() - 1) % 2
    return Result("last_side", r.LAST_SIDE, losers=tuple(range(side, players, 2)))


def _guarded(state: DurakState, progress: bool, events: list[Event]) -> DurakState:
    """The state, or its end if attacks go in circles (as AMB-K35 has it)."""
    here = (state.attacker, *state.order, *state.hands)
    seen = remembered(state.seen, here, progress=progress)
    if reason := stalled(seen, len(state.hands)):
        return _closed(state, Result(reason, r.STALLED), events)
    if not progress and (count := times(seen)) > 1:
        events.append(Event("repeated", r.STALLED, number=count))
    return state._replace(seen=seen)


def _closed(state: DurakState, result: Result, events: list[Event]) -> DurakState:
    """The state at the end of the deal."""
    events.append(Event("over", result.rule, result.loser, seats=result.losers))
    return state._replace(result=result, turn=NOBODY, seen=())
