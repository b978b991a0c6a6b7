"""What follows when cards lie on the pile, or have been taken: toppling, drawing, whose turn."""

from ..cards import Rank
from ..contract import NOBODY, Event, Result, Seat
from ..guard import remembered, stalled, times
from ..pile import FOUR, equal_on_top, with_cards
from ..seats import AFTER, replaced
from ..stock import Stock, named, refilled
from .fitting import EMPTY_TABLE, SINGLE, TEN, TWO
from .rulebook import PileRules
from .state import HAND, Table

LAST_WITH_CARDS = "last_with_cards"


def top_rank(state: Table) -> Rank:
    """The rank of the top card, as announced where it is hidden; 0 on an empty table."""
    if state.said:
        return state.said[-1]
    if not state.pile:
        return EMPTY_TABLE
    top = state.pile[-1]
    assert top is not None
    return top.rank


def toppling_rule(r: PileRules, state: Table) -> str:
    """The rule by which the pile topples as it lies, or an empty string."""
    top = top_rank(state)
    if top in SINGLE:
        if len(state.pile) == 1:
            return ""
        return r.ten if top == TEN else r.ace
    if top == TWO or not state.rules.four_topples:
        return ""
    ranks = state.said or [
        EMPTY_TABLE if card is None else card.rank for card in state.pile[-FOUR:]
    ]
    return r.four if equal_on_top(ranks) >= FOUR else ""


def settled(r: PileRules, state: Table, seat: Seat, events: list[Event]) -> Table:
    """The state once nobody can object to the cards that seat has played."""
    if rule := toppling_rule(r, state):
        cards = () if state.said else named(state.pile)
        events.append(Event("toppled", rule, seat, cards, number=len(state.pile)))
        gone = with_cards(state.gone, state.pile)
        return continued(r, state._replace(pile=(), said=(), gone=gone), seat, r.again, events)
    return turn_over(r, state, seat, events)


def continued(r: PileRules, state: Table, seat: Seat, rule: str, events: list[Event]) -> Table:
    """The state when that seat leads again by this rule.

    He draws only if he has no card left; if there is nothing to draw he is free, and the next
    player leads.
    """
    if not state.hands[seat]:
        hands, stock = refilled(state.hands, state.stock, (seat,), HAND, r.draw_to_lead, events)
        if not hands[seat]:
            return turn_over(r, state, seat, events, led=r.free_toppler)
        state = state._replace(hands=hands, stock=stock)
    events.append(Event("leads", rule, seat))
    return _handed(r, state, seat, events, progress=True)


def taken(state: Table, seat: Seat, rule: str, events: list[Event], turned: Stock = ()) -> Table:
    """The state with the pile in that seat's hand, and a card turned in vain with it."""
    cards = (*state.pile, *turned)
    hidden = bool(state.said)
    events.append(Event("picked_up", rule, seat, named(cards), number=len(cards), secret=hidden))
    hands = replaced(state.hands, seat, with_cards(state.hands[seat], cards))
    return state._replace(hands=hands, pile=(), said=())


def turn_over(
    r: PileRules,
    state: Table,
    seat: Seat,
    events: list[Event],
    *,
    led: str = "",
    following: Seat = NOBODY,
) -> Table:
    """The state when that seat's turn is over: he draws, or is free, and the next one plays.

    `led` is the rule by which the next one leads, where the table is empty; `following` is who
    plays next, where it is not simply the next one.
    """
    hands, stock, active = state.hands, state.stock, state.active
    if stock:
        hands, stock = refilled(hands, stock, (seat,), HAND, r.draw, events)
    progress = stock is not state.stock
    if not hands[seat]:
        active &= ~(1 << seat)
        progress = True
        events.append(Event("left", r.free, seat))
        if not active & (active - 1):
            loser = active.bit_length() - 1
            result = Result(LAST_WITH_CARDS, r.last, loser)
            return _over(state._replace(hands=hands, stock=stock, active=active), result, events)
    if following == NOBODY:
        following = AFTER[active][seat]
    if led:
        events.append(Event("leads", led, following))
    state = state._replace(hands=hands, stock=stock, active=active)
    return _handed(r, state, following, events, progress=progress)


def _handed(
    r: PileRules, state: Table, seat: Seat, events: list[Event], *, progress: bool
) -> Table:
    """The state with the turn given to that seat, or its end if play goes in circles (AMB-K35)."""
    here = (seat, top_rank(state), *state.hands)
    seen = remembered(state.seen, here, progress=progress)
    state = state._replace(turn=seat, seen=seen, first=0)
    if reason := stalled(seen, len(state.hands)):
        return _over(state, Result(reason, r.stalled), events)
    if (count := times(seen)) > 1:
        events.append(Event("repeated", r.stalled, number=count))
    return state


def _over(state: Table, result: Result, events: list[Event]) -> Table:
    events.append(Event("over", result.rule, result.loser))
    return state._replace(result=result, turn=NOBODY, seen=(), first=0)
