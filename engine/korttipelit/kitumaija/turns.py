"""What a turn does: two cards onto the open pile, or cards off it; then drawing and the next."""

from ..cards import add, card_set, take, unseen
from ..contract import PLAY, Event, Move, Played, Result, UnknownCard
from ..guard import stalled, times
from ..seats import AFTER, replaced
from ..stock import named, refilled
from ..verbs import PICK_UP
from . import rulebook as r
from .rulings import rule_of_catch
from .state import (
    FROM_HAND,
    FROM_STOCK,
    HAND_SIZE,
    MAIJA,
    NOT_YET,
    Kitu,
    catchers,
    due,
    open_count,
)


def make(state: Kitu, move: Move) -> Played[Kitu]:
    """Makes a legal move of the player in turn."""
    if move.verb == PLAY:
        return _play(state, move)
    if move.verb == PICK_UP:
        return _pick_up(state, move)
    return _turn(state, move)


def _play(state: Kitu, move: Move) -> Played[Kitu]:
    seat, card, catching = state.turn, move.cards[0], state.caught == NOT_YET
    hand = state.hands[seat]
    hand = hand ^ card.bit if hand & card.bit else take(hand, card)
    hands = replaced(state.hands, seat, hand)
    pile = (*state.pile, card)
    rule = rule_of_catch(state, card.suit) if catching else r.FREE_CARD
    events = [Event("played", rule, seat, move.cards)]
    if catching and hand:
        after = state._replace(hands=hands, pile=pile, caught=FROM_HAND)
        return Played(state, move, after, tuple(events))
    if catching:
        events.append(Event("last_card", r.LAST_CARD, seat, move.cards))
    return _end_turn(state, move, state._replace(hands=hands, pile=pile), events)


def _turn(state: Kitu, move: Move) -> Played[Kitu]:
    """The top card of the stock for the catch card, or for the free one (KITU-3.6)."""
    seat, card, pile = state.turn, state.stock[0], state.pile
    if card is None:
        raise UnknownCard("the card turned from the stock is not known")
    catching = state.caught == NOT_YET
    events = [Event("turned", r.TURNS if catching else r.TURNS_FREE, seat, (card,))]
    after = state._replace(stock=state.stock[1:], pile=(*pile, card))
    if not catching:
        return _end_turn(state, move, after, events)
    if catchers(state) & card.bit:
        return Played(state, move, after._replace(caught=FROM_STOCK), tuple(events))
    after = _taken(after, due(state) + 1, open_count(state) + 1, r.TURN_FAILS, events)
    return _end_turn(state, move, after, events)


def _pick_up(state: Kitu, move: Move) -> Played[Kitu]:
    """Three cards, or five after Maija; but never the bottom one."""
    count, wanted = due(state), 5 if state.pile[-1] == MAIJA else 3
    events: list[Event] = []
    if not count:
        events.append(Event("nothing_taken", r.BOTTOM, state.turn))
        return _end_turn(state, move, state, events)
    rule = r.BOTTOM if count < wanted else r.TAKES_FIVE if wanted == 5 else r.TAKES_THREE
    after = _taken(state, count, open_count(state), rule, events)
    return _end_turn(state, move, after, events)


def _taken(state: Kitu, count: int, seen: int, rule: str, events: list[Event]) -> Kitu:
    """So many cards go from the pile into the hand; all saw the `seen` topmost of them."""
    seat, cards = state.turn, state.pile[-count:]
    known = named(cards)
    hidden = count > seen
    events.append(Event("picked_up", rule, seat, known, number=count, secret=hidden))
    hand = add(add(state.hands[seat], card_set(known)), unseen(count - len(known)))
    return state._replace(hands=replaced(state.hands, seat, hand), pile=state.pile[:-count])


def _end_turn(before: Kitu, move: Move, state: Kitu, events: list[Event]) -> Played[Kitu]:
    """The player draws to five or is out, and the turn passes on, unless the deal is over."""
    seat, hands, stock = state.turn, state.hands, state.stock
    active, first, seen = state.active, state.first, state.seen
    if stock is not before.stock:
        seen = ()
    if stock and hands[seat].bit_count() < HAND_SIZE:
        hands, stock = refilled(hands, stock, (seat,), HAND_SIZE, r.DRAWS, events)
        seen = ()
    elif not hands[seat]:
        events.append(Event("left", r.FREE, seat))
        if active + 1 == 1 << len(hands):
            first = seat
        active &= ~(1 << seat)
        seen = ()
    turn = AFTER[active][seat]
    if move.verb == PICK_UP:
        # In every circle somebody takes cards, so it is enough to remember what came of that.
        seen = (*seen, (turn, *hands, *(-1 if card is None else card for card in state.pile)))
    after = Kitu(
        state.rules,
        hands,
        active,
        state.trump,
        stock,
        state.pile,
        turn,
        NOT_YET,
        first,
        seen,
    )
    if not active & (active - 1):
        result = Result("last_in_game", r.LAST_IN, active.bit_length() - 1, first)
        return _ended(before, move, after, result, events)
    if move.verb == PICK_UP:
        if reason := stalled(seen, len(hands)):
            return _ended(before, move, after, Result(reason, r.STALLED), events)
        if (repeats := times(seen)) > 1:
            events.append(Event("repeated", r.STALLED, number=repeats))
    return Played(before, move, after, tuple(events))


def _ended(
    before: Kitu, move: Move, state: Kitu, result: Result, events: list[Event]
) -> Played[Kitu]:
    events.append(Event("over", result.rule, result.loser))
    return Played(before, move, state._replace(seen=(), result=result), tuple(events))
