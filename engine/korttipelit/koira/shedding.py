"""The shedding phase: beat the card on the table or pick up (luopumisvaihe)."""

from random import Random
from typing import Final

from ..cards import SEEN, Card, add, card_set, cards_in, take
from ..contract import NOBODY, PLAY, Event, Move, Played, Result, Role, Ruling, Seat, plays
from . import rulebook as r
from .runs import (
    answers,
    descends_from_two,
    full_suit,
    run_moves,
    run_ruling,
    runs_in,
    single_ruling,
    unit_to_take,
)
from .state import (
    GIVE_VERB,
    PICK_UP_VERB,
    SNATCH_VERB,
    KoiraState,
    Lot,
    Shedding,
    replaced,
)
from .turns import next_turn, over

PICK_UPS: Final = tuple(Move(seat, PICK_UP_VERB) for seat in range(8))
TAKEN_BY: Final = {"bottom": r.TAKE_BOTTOM, "last": r.TAKE_LAST, "lowest": r.TAKE_LOWEST}


def to_play(state: Shedding) -> tuple[Seat, ...]:
    """Who is in turn: the giver while a gift is due, the dog himself where he snatches."""
    if state.result is not None:
        return ()
    if state.giver != NOBODY and state.rules.napoleon_gift == "giver_chooses":
        return (state.giver,)
    return (state.turn,)


def legal_moves(state: Shedding) -> list[Move]:
    """The legal moves of the player in turn."""
    if state.result is not None:
        return []
    if state.giver != NOBODY:
        return _gifts(state)
    seat = state.turn
    hand = state.hands[seat]
    moves = plays(seat, hand & answers(state) & SEEN)
    if state.rules.sequences != "off":
        moves += run_moves(state)
    if state.table and (state.rules.voluntary_pickup or not moves):
        moves.append(PICK_UPS[seat])
    return moves


def rulings(state: Shedding) -> list[Ruling]:
    """A ruling on each card in hand, each run where runs are played, and picking up."""
    if state.result is not None:
        return []
    if state.giver != NOBODY:
        return [ruling(state, move) for move in _gifts(state)]
    seat = state.turn
    hand = state.hands[seat] & SEEN
    found = [single_ruling(state, move) for move in plays(seat, hand)]
    if state.rules.sequences != "off":
        found += (run_ruling(state, Move(seat, PLAY, run)) for run in runs_in(hand))
    found.append(ruling(state, PICK_UPS[seat]))
    return found


def ruling(state: Shedding, move: Move) -> Ruling:
    """The ruling on a move of the player in turn; whose turn it is has been looked at already."""
    if state.giver != NOBODY:
        due = _gift_verb(state)
        rule = r.GIFT if due == GIVE_VERB else r.SNATCH
        return Ruling(move, move.verb == due and len(move.cards) == 1, rule)
    if move.verb == PICK_UP_VERB and not move.cards:
        return _pick_up_ruling(state, move)
    if move.verb == PLAY and move.cards:
        return single_ruling(state, move) if len(move.cards) == 1 else run_ruling(state, move)
    return Ruling(move, False, r.KNOWN_ACTION)


def _pick_up_ruling(state: Shedding, move: Move) -> Ruling:
    if not state.table:
        return Ruling(move, False, r.LEAD)
    taken = Role("taken", _cards(state.table[unit_to_take(state)]))
    if not state.hands[state.turn]:
        return Ruling(move, True, r.EMPTY_TAKES, (taken,))
    if state.rules.voluntary_pickup:
        return Ruling(move, True, r.PICK_UP, (taken,))
    playable = card_set(m.cards[0] for m in legal_moves(state) if m.verb == PLAY)
    because = (taken, Role("playable", cards_in(playable))) if playable else (taken,)
    return Ruling(move, not playable, r.PICK_UP_FORCED, because)


def draw(state: Shedding, rng: Random) -> Move:
    """A random snatch from the giver's hand (KOIRA-A-7.3)."""
    return rng.choice(_gifts(state))


def play(state: Shedding, move: Move) -> Played[KoiraState]:
    """Makes a legal move."""
    if state.giver != NOBODY:
        return _give(state, move)
    if move.verb == PICK_UP_VERB:
        return _pick_up(state, move)
    return _play_cards(state, move)


def _play_cards(state: Shedding, move: Move) -> Played[KoiraState]:
    seat, cards, active = state.turn, move.cards, state.active
    rules, table = state.rules, state.table
    hand = state.hands[seat]
    for card in cards:
        hand = take(hand, card)
    if table:
        rule, pile_start, leader = r.HIGHER, state.pile_start, state.pile_leader
    else:
        rule, pile_start, leader = r.LEAD, active.bit_count(), seat
    events = [Event("played", rule, seat, cards)]
    runs = rules.sequences != "off"
    lot = Lot(cards, runs and descends_from_two(state, cards))
    table = (*table, lot)
    if not hand:
        active &= ~(1 << seat)
        events.append(Event("left", r.FREE, seat))
    after = Shedding(
        rules,
        state.trump,
        replaced(state.hands, seat, hand),
        seat,
        active,
        state.starters,
        table,
        (*state.played_by, seat),
        pile_start,
        leader,
        state.dogs,
        state.gifted,
        NOBODY,
        state.gone,
        state.stripped,
        state.seen,
    )
    if rules.topple_when == "card_count":
        counts_now = rules.topple_count == "current_only"
        if len(table) >= (active.bit_count() if counts_now else pile_start):
            return _topple(state, move, after, events, r.TOPPLE, seat)
    if runs and rules.full_suit_topple != "off" and (suit := full_suit(table)) is not None:
        if rules.full_suit_topple == "whole_table":
            return _topple(state, move, after, events, r.FULL_SUIT, seat)
        return _topple_suit(state, move, after, events, suit)
    return _pass_turn(state, move, after, events, progress=not hand)


def _topple(
    before: Shedding, move: Move, state: Shedding, events: list[Event], rule: str, toppler: Seat
) -> Played[KoiraState]:
    """The table goes out of play and the toppler leads, or the next player if he is out."""
    cards = _cards(state.table)
    events.append(Event("toppled", rule, toppler, cards))
    state = state._replace(gone=state.gone | card_set(cards), **EMPTY_TABLE)
    return Played(before, move, next_turn(state, toppler, events), tuple(events))


def _topple_suit(
    before: Shedding, move: Move, state: Shedding, events: list[Event], suit: int
) -> Played[KoiraState]:
    """Only the full suit goes out of play (AMB-K43)."""
    stays = [lot.cards[0].suit != suit for lot in state.table]
    if not any(stays):
        return _topple(before, move, state, events, r.FULL_SUIT_ONLY, state.turn)
    cards = _cards(tuple(lot for lot, stay in zip(state.table, stays, strict=True) if not stay))
    events.append(Event("toppled", r.FULL_SUIT_ONLY, state.turn, cards))
    state = state._replace(
        gone=state.gone | card_set(cards),
        table=tuple(lot for lot, stay in zip(state.table, stays, strict=True) if stay),
        played_by=tuple(s for s, stay in zip(state.played_by, stays, strict=True) if stay),
    )
    return _pass_turn(before, move, state, events, progress=True)


def _pick_up(state: Shedding, move: Move) -> Played[KoiraState]:
    seat, unit = state.turn, unit_to_take(state)
    cards = _cards(state.table[unit])
    events = [Event("picked_up", TAKEN_BY[state.rules.pickup], seat, cards)]
    left = state.table[: unit.start] + state.table[unit.stop :]
    after = state._replace(
        hands=replaced(state.hands, seat, add(state.hands[seat], card_set(cards))),
        table=left,
        played_by=state.played_by[: unit.start] + state.played_by[unit.stop :],
    )
    if after.active.bit_count() == 1:
        result = Result("last_in_game", r.LAST_PILE, seat)
        return Played(state, move, over(after, result, events), tuple(events))
    if not left:
        events.append(Event("table_empty", r.NEW_PILE))
        after = after._replace(**EMPTY_TABLE)
    return _pass_turn(state, move, after, events, progress=False)


def _pass_turn(
    before: Shedding, move: Move, state: Shedding, events: list[Event], *, progress: bool
) -> Played[KoiraState]:
    """The turn goes to the next player; by `lap`, passing the pile's leader topples the pile."""
    seat, players = state.turn, len(state.hands)
    lap = state.rules.topple_when == "lap" and bool(state.table)
    while True:
        seat = (seat + 1) % players
        if lap and seat == state.pile_leader:
            return _topple(before, move, state, events, r.TOPPLE_LAP, state.played_by[-1])
        if state.active >> seat & 1 or seat == state.turn:
            break
    after = next_turn(state, seat, events, progress=progress)
    return Played(before, move, after, tuple(events))


def _gift_verb(state: Shedding) -> str:
    return GIVE_VERB if state.rules.napoleon_gift == "giver_chooses" else SNATCH_VERB


def _gifts(state: Shedding) -> list[Move]:
    verb, (seat,) = _gift_verb(state), to_play(state)
    return [Move(seat, verb, (card,)) for card in cards_in(state.hands[state.giver])]


def _give(state: Shedding, move: Move) -> Played[KoiraState]:
    """The dog gets a card and is then in turn with it (KOIRA-A-7.3, AMB-K41)."""
    giver, dog, card = state.giver, state.turn, move.cards[0]
    rule = r.GIFT if move.verb == GIVE_VERB else r.SNATCH
    events = [Event("gave", rule, giver, (card,), (dog,), secret=True)]
    hands = replaced(state.hands, giver, take(state.hands[giver], card))
    hands = replaced(hands, dog, add(hands[dog], card.bit))
    after = state._replace(hands=hands, giver=NOBODY, gifted=state.gifted | 1 << dog)
    return Played(state, move, next_turn(after, dog, events, progress=False), tuple(events))


def _cards(lots: tuple[Lot, ...]) -> tuple[Card, ...]:
    return tuple(card for lot in lots for card in lot.cards)


EMPTY_TABLE: Final[dict[str, object]] = {
    "table": (),
    "played_by": (),
    "pile_start": 0,
    "pile_leader": NOBODY,
    "gifted": 0,
}

