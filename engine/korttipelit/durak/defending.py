"""The defender's side of an attack: toppling, and taking the cards."""

from collections.abc import Iterable

from ..attack import answer_ruling, answered, answers, open_cards
from ..beating import HIGHER_TRUMP
from ..cards import cards_in, take
from ..contract import NOBODY, Event, Move, Played, Ruling
from ..verbs import ANSWER, PICK_UP
from . import rulebook as r
from .ending import carried_on
from .state import DurakState, turn_of
from .trump_six import first_player


def legal_moves(state: DurakState) -> list[Move]:
    """Every way to topple an open card, then taking the cards."""
    seat = state.defender
    moves = answers(seat, state.hands[seat], state.table, HIGHER_TRUMP, state.trump)
    moves.append(Move(seat, PICK_UP))
    return moves


def moves_to_judge(state: DurakState) -> Iterable[Move]:
    """Every card of the hand on every open card, then taking the cards."""
    seat = state.defender
    hand = cards_in(state.hands[seat])
    for card in open_cards(state.table):
        yield from (Move(seat, ANSWER, (card, mine)) for mine in hand)
    yield Move(seat, PICK_UP)


def judge(state: DurakState, move: Move) -> Ruling:
    """The ruling on what the defender does in his turn."""
    if move.verb == ANSWER:
        return answer_ruling(move, state.table, HIGHER_TRUMP, state.trump, r.ANSWERS)
    if move.verb == PICK_UP and not move.cards:
        return Ruling(move, True, r.TAKE)
    return Ruling(move, False, r.KNOWN_ACTION)


def toppled(state: DurakState, move: Move) -> Played[DurakState]:
    """A card is toppled; whoever passed may add again."""
    seat, (card, mine) = move.seat, move.cards
    hands = list(state.hands)
    hands[seat] = take(hands[seat], mine)
    if card.suit == state.trump:
        rule = r.OVER_TRUMP
    else:
        rule = r.BY_TRUMP if mine.suit == state.trump else r.HIGHER
    events = [Event("answered", rule, seat, move.cards)]
    after = state._replace(
        hands=tuple(hands),
        table=answered(state.table, card, mine),
        six_from=first_player(state, seat, mine),
    )
    return Played(state, move, carried_on(after, events), tuple(events))


def taken(state: DurakState, move: Move) -> Played[DurakState]:
    """The defender takes the cards; first the attackers may give him more."""
    after = state._replace(taking=True)
    events = [] if turn_of(after) == NOBODY else [Event("takes", r.TAKE, move.seat)]
    return Played(state, move, carried_on(after, events), tuple(events))
