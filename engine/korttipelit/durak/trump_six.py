"""The trump six, which whoever it came to may exchange for the turned-up trump card."""

from ..bout import exchanged, exchanger
from ..cards import Card
from ..contract import NOBODY, Event, Move, Played, Role, Ruling, Seat
from . import rulebook as r
from .state import DurakState, trump_six


def may_exchange(state: DurakState) -> Seat:
    """Who may exchange the trump six now, in turn or not, or `NOBODY`."""
    if not state.stock or not state.rules.trump_six_swap:
        return NOBODY
    seat = exchanger(state.hands, state.stock, trump_six(state))
    return seat if state.six_from in (NOBODY, seat) else NOBODY


def judge(state: DurakState, move: Move) -> Ruling:
    """The ruling on an exchange."""
    six, stock = trump_six(state), state.stock
    if move.cards or not state.rules.trump_six_swap:
        return Ruling(move, False, r.KNOWN_ACTION)
    if not state.hands[move.seat] & six.bit:
        return Ruling(move, False, r.SWAP, (Role("missing", (six,)),))
    if not stock or stock[-1] is None:
        return Ruling(move, False, r.SWAP_STOCK)
    if state.six_from not in (NOBODY, move.seat):
        return Ruling(move, False, r.SWAP_OWNER, (Role("trump", (six,)),))
    return Ruling(move, True, r.SWAP, (Role("trump", (stock[-1],)),))


def exchange(state: DurakState, move: Move) -> Played[DurakState]:
    """The six goes under the stock and the turned-up card to the hand."""
    six = trump_six(state)
    shown = state.stock[-1]
    assert shown is not None
    hands, stock = exchanged(state.hands, state.stock, move.seat, six)
    event = Event("swapped", r.SWAP, move.seat, (six, shown))
    after = state._replace(hands=hands, stock=stock, six_from=NOBODY)
    return Played(state, move, after, (event,))


def first_player(state: DurakState, seat: Seat, card: Card) -> Seat:
    """Who has played the trump six out of his hand first when that seat plays this card."""
    if state.six_from != NOBODY or not state.stock or card != trump_six(state):
        return state.six_from
    return seat if state.rules.trump_six_swap else NOBODY
