"""The victim's part: topple what he can and will, take the rest."""

from collections.abc import Iterator
from typing import Final

from ..attack import Pair, answer_ruling, answered, answers, open_cards
from ..bout import set_on
from ..cards import SEEN, add, card_set, cards_in, take
from ..contract import MAX_SEATS, Event, Move, Played, Role, Ruling
from ..seats import AFTER, replaced
from ..verbs import ANSWER, PICK_UP
from . import rulebook as r
from .bouts import next_attack, refill
from .state import ADDING, BEATS, MAIJA, TOPPLING, Maija

PICK_UPS: Final = tuple(Move(seat, PICK_UP) for seat in range(MAX_SEATS))


def moves(state: Maija) -> list[Move]:
    """What the victim may do; there is always something left to take."""
    seat = state.victim
    found = answers(seat, state.hands[seat], state.table, BEATS, state.trump)
    found.append(PICK_UPS[seat])
    return found


def moves_to_judge(state: Maija) -> Iterator[Move]:
    """Every card of the victim on every open one, and taking them."""
    seat = state.victim
    mine = cards_in(state.hands[seat] & SEEN)
    for card in open_cards(state.table):
        for answer in mine:
            yield Move(seat, ANSWER, (card, answer))
    yield PICK_UPS[seat]


def toppling_ruling(state: Maija, move: Move) -> Ruling:
    """The ruling on an answer; Musta Maija stands outside everything."""
    if len(move.cards) == 2 and move.cards[0] in open_cards(state.table):
        card, mine = move.cards
        if card == MAIJA:
            return Ruling(move, False, r.MAIJA_STANDS, (Role("to_beat", (card,)),))
        if mine == MAIJA:
            return Ruling(move, False, r.MAIJA_TOPPLES_NOT, (Role("to_beat", (card,)),))
    return answer_ruling(move, state.table, BEATS, state.trump, r.ANSWERS)


def taking_ruling(state: Maija, move: Move) -> Ruling:
    """The ruling on taking what is not toppled."""
    if move.cards:
        return Ruling(move, False, r.KNOWN_ACTION)
    return Ruling(move, True, r.TAKES, (Role("taken", open_cards(state.table)),))


def topple(state: Maija, move: Move) -> Played[Maija]:
    """One card toppled. When all are, they go out of play and the victim attacks."""
    seat = state.victim
    card, mine = move.cards
    hand = state.hands[seat]
    hand = hand ^ mine.bit if hand & mine.bit else take(hand, mine)
    table = answered(state.table, card, mine)
    if card.suit == state.trump:
        rule = r.OVER_TRUMP
    else:
        rule = r.BY_TRUMP if mine.suit == state.trump else r.HIGHER
    events = _stopped(state, seat)
    events.append(Event("answered", rule, seat, move.cards))
    after = state._replace(hands=replaced(state.hands, seat, hand), table=table, step=TOPPLING)
    if any(pair.answer is None for pair in table):
        return Played(state, move, after, tuple(events))
    after = _cleared(after, table, events)
    after = refill(after, seat, r.VICTIM_DRAWS, events)
    return next_attack(state, move, after, seat, r.VICTIM_ATTACKS, events)


def pick_up(state: Maija, move: Move) -> Played[Maija]:
    """The victim takes the open cards, refills, and is passed over."""
    seat = state.victim
    taken = open_cards(state.table)
    events = _stopped(state, seat)
    events.append(Event("picked_up", r.TAKES, seat, taken))
    hands = replaced(state.hands, seat, add(state.hands[seat], card_set(taken)))
    toppled = tuple([pair for pair in state.table if pair.answer is not None])
    after = state._replace(hands=hands)
    if toppled:
        after = _cleared(after, toppled, events)
    after = refill(after, seat, r.VICTIM_DRAWS, events)
    attacker = AFTER[after.active][seat]
    return next_attack(state, move, after, attacker, r.TURN_LOST, events)


def _stopped(state: Maija, seat: int) -> list[Event]:
    """The victim's first move ends the attacker's adding (AMB-MM12)."""
    if state.step != ADDING:
        return []
    return [Event("stopped", r.EXTRA_CLOSED, seat, seats=(state.attacker,))]


def _cleared(state: Maija, pairs: tuple[Pair, ...], events: list[Event]) -> Maija:
    """Toppled cards and their topplers go out of play (AMB-MM04)."""
    cards = tuple([card for pair in pairs for card in pair if card is not None])
    events.append(Event("toppled", r.ALL_TOPPLED, state.victim, cards))
    return state._replace(gone=state.gone | set_on(pairs), seen=())
