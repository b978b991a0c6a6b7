"""What a move does."""

from ..cards import card_set
from ..contract import NOBODY, Event, Move, Played, Result, Seat
from ..guard import remembered, stalled, times
from ..pile import with_cards, without_cards
from ..seats import replaced
from ..stock import named, refilled
from ..verbs import PICK_UP
from . import rulebook as r
from .judging import judge, topples
from .ranking import REAPER
from .state import HAND, Reaping, four_on_top


def make(state: Reaping, move: Move) -> Played[Reaping]:
    """Makes a legal move."""
    events: list[Event] = []
    after = _take(state, move, events) if move.verb == PICK_UP else _lay(state, move, events)
    return Played(state, move, after, tuple(events))


def _next(state: Reaping, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _take(state: Reaping, move: Move, events: list[Event]) -> Reaping:
    """The pile goes into the hand; the turn passes but for the reaped one of two players."""
    seat = move.seat
    reaped = state.top is REAPER
    rule = r.REAPER if reaped else r.TAKE
    events.append(Event("picked_up", rule, seat, named(state.pile)))
    goes_on = reaped and len(state.hands) == 2 and state.rules.taker_continues_2p
    turn = seat if goes_on else _next(state, seat)
    events.append(Event("leads", r.REAPED_GOES_ON if goes_on else r.TURN_PASSES, turn))
    hands = replaced(state.hands, seat, with_cards(state.hands[seat], state.pile))
    return _guarded(state._replace(hands=hands, pile=(), turn=turn), events, progress=False)


def _lay(state: Reaping, move: Move, events: list[Event]) -> Reaping:
    seat, cards = move.seat, move.cards
    events.append(Event("played", judge(state, move).rule, seat, cards))
    hand = without_cards(state.hands[seat], cards)
    after = state._replace(
        hands=replaced(state.hands, seat, hand), pile=state.pile + cards, turn=_next(state, seat)
    )
    rule = topples(cards, state.top) or (r.FOUR if four_on_top(after.pile) else "")
    if rule:
        gone = named(after.pile)
        events.append(Event("toppled", rule, seat, gone))
        after = after._replace(pile=(), gone=after.gone | card_set(gone), turn=seat)
    if after.stock:
        hands, stock = refilled(after.hands, after.stock, (seat,), HAND, r.DRAW, events)
        after = after._replace(hands=hands, stock=stock)
    elif not hand:
        return _over(after, Result("first_out", r.FIRST_OUT, winner=seat), events)
    if rule:
        events.append(Event("leads", r.TOPPLER_GOES_ON, seat))
    return _guarded(after, events, progress=bool(rule) or len(after.stock) < len(state.stock))


def _guarded(state: Reaping, events: list[Event], *, progress: bool) -> Reaping:
    """The state with the guard's memory, or its end if play goes in circles."""
    here = (state.turn, *state.hands, *(int(card) for card in named(state.pile)))
    seen = remembered(state.seen, here, progress=progress)
    if reason := stalled(seen, len(state.hands)):
        return _over(state, Result(reason, r.STALLED), events)
    if (count := times(seen)) > 1:
        events.append(Event("repeated", r.STALLED, number=count))
    return state._replace(seen=seen)


def _over(state: Reaping, result: Result, events: list[Event]) -> Reaping:
    events.append(Event("over", result.rule, result.winner))
    return state._replace(result=result, turn=NOBODY, seen=())
