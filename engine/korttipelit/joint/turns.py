"""What follows from a move: drawing, leaving, the end of an attack and of the deal."""

from ..attack import cards_on, open_cards
from ..bout import set_on
from ..cards import add, card_set
from ..contract import NOBODY, Event, Result, Seat
from ..guard import remembered, stalled, times
from ..seats import AFTER, replaced
from ..stock import refilled
from .state import (
    HAND,
    JOINING,
    OPENED,
    OPENING,
    TAKING,
    Attack,
    count_open,
    joiners,
    room_for_himself,
)
from .ways import Ways


def attacker_played(ways: Ways, state: Attack, seat: Seat, events: list[Event]) -> Attack:
    """The state when an attacker who has played draws to six, or leaves (AMB-MO07)."""
    hands, stock = refilled(
        state.hands, state.stock, (seat,), HAND, ways.laws.attackers_draw, events
    )
    if stock is not state.stock:
        state = state._replace(hands=hands, stock=stock, seen=())
    return leave(ways, state, seat, events)


def leave(ways: Ways, state: Attack, seat: Seat, events: list[Event]) -> Attack:
    """The state without a player who has no cards and can draw none."""
    if state.hands[seat] or state.stock:
        return state
    first = state.first
    rule = ways.laws.leave
    if ways.crowned and first == NOBODY:
        first, rule = seat, ways.laws.first_out
    events.append(Event("left", rule, seat))
    return state._replace(active=state.active & ~(1 << seat), first=first, seen=())


def opened(ways: Ways, state: Attack, events: list[Event]) -> Attack:
    """The state when the attacker has laid all he wants to begin with."""
    state = attacker_played(ways, state, state.attacker, events)
    return state._replace(stage=JOINING if ways.joiners_first else OPENED)


def settled(ways: Ways, state: Attack, events: list[Event]) -> Attack:
    """The state, or the one after the attack if nobody can or will go on."""
    if state.stage == TAKING:
        if not joiners(ways, state):
            return ended(ways, state, events, took=True)
    elif (
        state.stage == JOINING
        and not count_open(state.table)
        and not joiners(ways, state)
        and room_for_himself(ways, state) <= 0
    ):
        return ended(ways, state, events, took=False)
    return state


def ended(ways: Ways, state: Attack, events: list[Event], *, took: bool) -> Attack:
    """The state after an attack; `took` says that the defender takes what is open.

    A turned card in the state goes with it.
    """
    laws, defender, table = ways.laws, state.defender, state.table
    hands, gone, seen = state.hands, state.gone, state.seen
    beaten = tuple(pair for pair in table if pair.answer is not None)
    if beaten:
        cards = set_on(beaten)
        gone, seen = gone | cards, ()
        events.append(Event("toppled", laws.topple, defender, tuple(cards_on(beaten))))
    if took:
        taken = (*open_cards(table), *state.turned)
        hands = replaced(hands, defender, add(hands[defender], card_set(taken)))
        events.append(Event("picked_up", laws.taken, defender, taken))
    hands, stock = refilled(hands, state.stock, (defender,), HAND, laws.defender_draws, events)
    if stock is not state.stock:
        seen = ()
    state = state._replace(
        hands=hands,
        stock=stock,
        gone=gone,
        table=(),
        stage=OPENING,
        passed=0,
        used=0,
        turned=(),
        stray=None,
        seen=seen,
    )
    state = leave(ways, state, defender, events)
    return _next_attack(ways, state, events, took=took)


def _next_attack(ways: Ways, state: Attack, events: list[Event], *, took: bool) -> Attack:
    laws, active = ways.laws, state.active
    if active & (active - 1) == 0:
        return over(state, _end(ways, state), events)
    seat = state.defender
    if took or not active >> seat & 1:
        seat = AFTER[active][seat]
    defender = AFTER[active][seat]
    rule = laws.left_attacks if took else laws.defender_attacks
    seen = remembered(state.seen, (seat, *state.hands), progress=bool(state.stock))
    state = state._replace(attacker=seat, defender=defender, seen=seen)
    if reason := stalled(seen, len(state.hands)):
        return over(state, Result(reason, laws.stalled, winner=state.first), events)
    if (count := times(seen)) > 1:
        events.append(Event("repeated", laws.stalled, number=count))
    events.append(Event("leads", rule, seat, seats=(defender,)))
    return state


def _end(ways: Ways, state: Attack) -> Result:
    if not state.active:
        return Result("all_out", ways.laws.all_out, winner=state.first)
    loser = state.active.bit_length() - 1
    return Result("last_in_game", ways.laws.last_in, loser, state.first)


def over(state: Attack, result: Result, events: list[Event]) -> Attack:
    """The state at the end of the deal."""
    events.append(Event("over", result.rule, result.loser))
    return state._replace(result=result, seen=())
