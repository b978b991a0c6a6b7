"""What each move of joint attacks does."""

from collections.abc import Callable
from typing import Final

from ..attack import Pair, answer_ruling, answered, open_cards
from ..beating import HIGHER_TRUMP
from ..bout import exchanged, low_trump
from ..cards import TWO, Card, take
from ..contract import PLAY, Event, Move, UnknownCard
from ..seats import replaced
from ..verbs import ANSWER, ENOUGH, PICK_UP, SWAP, TURN
from .state import JOINING, OPENING, TAKING, TRYING, Attack, count_open
from .turns import attacker_played, ended, opened, settled
from .ways import Ways


def play(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """A card laid against the defender, perhaps by himself."""
    laws, seat, card = ways.laws, move.seat, move.cards[0]
    hands = replaced(state.hands, seat, take(state.hands[seat], card))
    table = (*state.table, Pair(card))
    after = state._replace(hands=hands, table=table)
    if state.stage == OPENING:
        rule = laws.open_set if state.table else laws.open_any
        events.append(Event("played", rule, seat, move.cards))
        return after
    if seat == state.defender:
        events.append(Event("played", laws.add_to_himself, seat, move.cards))
        return settled(ways, _defender_acted(ways, after), events)
    events.append(
        Event("played", laws.late if state.stage == TAKING else laws.join, seat, move.cards)
    )
    return settled(ways, attacker_played(ways, after, seat, events), events)


def answer(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """A card beaten, from the hand or with the card turned from the stock."""
    card, mine = move.cards
    if state.turned:
        return _beaten_from_stock(ways, state, card, mine, events)
    seat = state.defender
    hands = replaced(state.hands, seat, take(state.hands[seat], mine))
    after = _beaten(ways, state._replace(hands=hands), card, mine, events)
    return settled(ways, _defender_acted(ways, after), events)


def turn(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """The top card of the stock turned, to open an attack or to beat with it."""
    laws, top = ways.laws, state.stock[0]
    if top is None:
        raise UnknownCard("the card to turn from the stock has not been named")
    state = state._replace(stock=state.stock[1:], seen=())
    if state.stage == OPENING:
        events.append(Event("turned", laws.open_from_stock, move.seat, (top,)))
        return settled(ways, opened(ways, state._replace(table=(Pair(top),)), events), events)
    events.append(Event("turned", laws.try_stock, move.seat, (top,)))
    if not ways.stray_attacks:
        state = state._replace(stage=TRYING)
    beaten = [card for card in open_cards(state.table) if HIGHER_TRUMP[state.trump][card] & top.bit]
    if len(beaten) == 1:
        return _beaten_from_stock(ways, state, beaten[0], top, events)
    if beaten:
        return state._replace(turned=(top,))
    events.append(Event("missed", laws.stray, move.seat, (top,)))
    if ways.stray_attacks:
        table = (*state.table, Pair(top))
        after = state._replace(table=table, stray=top, stage=JOINING, passed=0)
        return settled(ways, after, events)
    return ended(ways, state._replace(turned=(top,)), events, took=True)


def pick_up(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """The defender gives up; in some games the others may still add cards."""
    if not ways.late_adds:
        return ended(ways, state, events, took=True)
    events.append(Event("gave_up", ways.laws.take, move.seat))
    return settled(ways, state._replace(stage=TAKING, passed=0), events)


def enough(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """Somebody adds no more."""
    rule = ways.laws.complete if state.stage == OPENING else ways.laws.enough
    events.append(Event("enough", rule, move.seat))
    if state.stage == OPENING:
        return settled(ways, opened(ways, state, events), events)
    if move.seat == state.defender:
        return ended(ways, state, events, took=False)
    return settled(ways, state._replace(passed=state.passed | 1 << move.seat), events)


def swap(ways: Ways, state: Attack, move: Move, events: list[Event]) -> Attack:
    """The trump two goes under the stock, the turned-up card into the hand."""
    two = low_trump(state.trump, TWO)
    hands, stock = exchanged(state.hands, state.stock, move.seat, two)
    shown = state.stock[-1]
    assert shown is not None
    events.append(Event("swapped", ways.laws.swap, move.seat, (two, shown)))
    return state._replace(hands=hands, stock=stock)


def _defender_acted(ways: Ways, state: Attack) -> Attack:
    """The state in which all others may add again, and one more card of his hand is used."""
    return state._replace(stage=JOINING, passed=0, used=state.used + ways.counts_used)


def _beaten(ways: Ways, state: Attack, card: Card, mine: Card, events: list[Event]) -> Attack:
    move = Move(state.defender, ANSWER, (card, mine))
    rule = answer_ruling(move, state.table, HIGHER_TRUMP, state.trump, ways.laws.answer).rule
    events.append(Event("answered", rule, state.defender, move.cards))
    stray = None if card is state.stray else state.stray
    return state._replace(table=answered(state.table, card, mine), stray=stray)


def _beaten_from_stock(
    ways: Ways, state: Attack, card: Card, mine: Card, events: list[Event]
) -> Attack:
    after = _beaten(ways, state._replace(turned=()), card, mine, events)
    if after.stage == TRYING:
        if count_open(after.table):
            return after
        return ended(ways, after, events, took=False)
    return settled(ways, after._replace(stage=JOINING, passed=0), events)


type Doing = Callable[[Ways, Attack, Move, list[Event]], Attack]

DOINGS: Final[dict[str, Doing]] = {
    PLAY: play,
    ANSWER: answer,
    TURN: turn,
    PICK_UP: pick_up,
    ENOUGH: enough,
    SWAP: swap,
}
"""What each verb does."""
