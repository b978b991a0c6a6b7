"""The shedding phase: beat the card on the table or pick up (luopumisvaihe)."""

from random import Random
from typing import Final

from ..cards import SEEN, Card, add, card_set, cards_in, take
from ..contract import NOBODY, PLAY, Event, Move, Played, Result, Role, Ruling, Seat, plays
from ..seats import AFTER, replaced
from . import rulebook as r
from .runs import (
    answers,
    completes_suit,
    descends_from_two,
    rule_of_single,
    run_moves,
    run_ruling,
    runs_in,
    single_ruling,
    unit_to_take,
)
from .state import (
    GIVE_VERB,
    LOTS,
    PICK_UP_VERB,
    SNATCH_VERB,
    KoiraState,
    Lot,
    Shedding,
)
from .turns import guarded, next_turn, over, remembered

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
    moves = plays(seat, hand & answers(state))
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


def is_plain(state: Shedding, move: Move) -> bool:
    """A quick yes to playing one card or picking up in turn; a no says nothing."""
    seat, verb, cards, claim = move
    if seat != state.turn or state.giver != NOBODY or claim:
        return False
    if verb == PLAY:
        return len(cards) == 1 and state.hands[seat] & answers(state) & cards[0].bit != 0
    return verb == PICK_UP_VERB and not cards and state.table != () and state.rules.voluntary_pickup


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
    hand, first = state.hands[seat], cards[0]
    for card in cards:
        hand = hand ^ card.bit if hand & card.bit else take(hand, card)
    if table:
        pile_start, leader = state.pile_start, state.pile_leader
    else:
        pile_start, leader = active.bit_count(), seat
    runs = rules.sequences != "off"
    from_two = runs and descends_from_two(state, first)
    if len(cards) > 1:
        rule = run_ruling(state, move).rule
        table += (Lot(cards, from_two),)
    else:
        rule = rule_of_single(state, first)
        table += (Lot(cards, from_two) if from_two else LOTS[first.bit],)
    events = [Event("played", rule, seat, cards)]
    if not hand:
        active &= ~(1 << seat)
        events.append(Event("left", r.FREE, seat))
    turn, hands = AFTER[active][seat], replaced(state.hands, seat, hand)
    after = Shedding(
        rules,
        state.trump,
        hands,
        turn,
        active,
        state.starters,
        table,
        state.played_by + (seat,),
        pile_start,
        leader,
        state.dogs,
        state.gifted,
        NOBODY,
        state.gone,
        state.stripped,
        remembered(state, (turn, NOBODY, hands, table), progress=not hand),
    )
    if rules.topple_when == "card_count":
        counts_now = rules.topple_count == "current_only"
        if len(table) >= (active.bit_count() if counts_now else pile_start):
            return _topple(state, move, after, events, r.TOPPLE, seat)
    if runs and rules.full_suit_topple != "off" and completes_suit(state, table, cards[-1]):
        if rules.full_suit_topple == "whole_table":
            return _topple(state, move, after, events, r.FULL_SUIT, seat)
        return _topple_suit(state, move, after, events, first.suit)
    return _pass_turn(state, move, after, events, progress=not hand)


def _topple(
    before: Shedding, move: Move, state: Shedding, events: list[Event], rule: str, toppler: Seat
) -> Played[KoiraState]:
    """The table goes out of play and the toppler leads, or the next player if he is out."""
    cards = _cards(state.table)
    events.append(Event("toppled", rule, toppler, cards))
    hands, active = state.hands, state.active
    leader = toppler if active >> toppler & 1 else AFTER[active][toppler]
    after = Shedding(
        state.rules,
        state.trump,
        hands,
        leader,
        active,
        state.starters,
        dogs=state.dogs,
        gone=state.gone | card_set(cards),
        stripped=state.stripped,
        seen=remembered(state, (leader, NOBODY, hands, ()), progress=True),
    )
    if state.dogs or not hands[leader] or not active & (active - 1):
        after = next_turn(after, leader, events)
    return Played(before, move, after, tuple(events))


def _topple_suit(
    before: Shedding, move: Move, state: Shedding, events: list[Event], suit: int
) -> Played[KoiraState]:
    """Only the full suit goes out of play (AMB-K43)."""
    stays = [lot.cards[0].suit != suit for lot in state.table]
    if not any(stays):
        return _topple(before, move, state, events, r.FULL_SUIT_ONLY, before.turn)
    cards = _cards(tuple(lot for lot, stay in zip(state.table, stays, strict=True) if not stay))
    events.append(Event("toppled", r.FULL_SUIT_ONLY, before.turn, cards))
    state = state._replace(
        gone=state.gone | card_set(cards),
        table=tuple(lot for lot, stay in zip(state.table, stays, strict=True) if stay),
        played_by=tuple(s for s, stay in zip(state.played_by, stays, strict=True) if stay),
    )
    here = state.turn, NOBODY, state.hands, state.table
    state = state._replace(seen=remembered(before, here, progress=True))
    return _pass_turn(before, move, state, events, progress=True)


def _pick_up(state: Shedding, move: Move) -> Played[KoiraState]:
    seat, unit = state.turn, unit_to_take(state)
    table, played_by, hand = state.table, state.played_by, state.hands[seat]
    cards = _cards(table[unit])
    for card in cards:
        hand |= card.bit
    events = [Event("picked_up", TAKEN_BY[state.rules.pickup], seat, cards)]
    left = table[: unit.start] + table[unit.stop :]
    turn, hands = AFTER[state.active][seat], replaced(state.hands, seat, hand)
    after = Shedding(
        state.rules,
        state.trump,
        hands,
        turn,
        state.active,
        state.starters,
        left,
        played_by[: unit.start] + played_by[unit.stop :],
        state.pile_start if left else 0,
        state.pile_leader if left else NOBODY,
        state.dogs,
        state.gifted if left else 0,
        NOBODY,
        state.gone,
        state.stripped,
        remembered(state, (turn, NOBODY, hands, left), progress=False),
    )
    if turn == seat:
        result = Result("last_in_game", r.LAST_PILE, seat)
        return Played(state, move, over(after, result, events), tuple(events))
    if not left:
        events.append(Event("table_empty", r.NEW_PILE))
    return _pass_turn(state, move, after, events, progress=False)


def _pass_turn(
    before: Shedding, move: Move, after: Shedding, events: list[Event], *, progress: bool
) -> Played[KoiraState]:
    """Gives the turn on.

    `after` has the next player in the game in turn already, which is all there is to it in everyday
    play. Otherwise `next_turn` settles who it is; and by `lap`, passing the pile's leader topples.
    """
    turn, table = after.turn, after.table
    lap = table and before.rules.topple_when == "lap"
    if (
        not lap
        and not after.dogs
        and after.active & (after.active - 1)
        and (table or after.hands[turn])
    ):
        return Played(before, move, guarded(after, events), tuple(events))
    if lap and _passes(before.turn, turn, after.pile_leader, len(after.hands)):
        return _topple(before, move, after, events, r.TOPPLE_LAP, after.played_by[-1])
    after = next_turn(after._replace(seen=before.seen), turn, events, progress=progress)
    return Played(before, move, after, tuple(events))


def _passes(seat: Seat, turn: Seat, leader: Seat, players: int) -> bool:
    """Whether the turn, going clockwise from `seat` to `turn`, reaches or passes `leader`."""
    return (leader - seat - 1) % players <= (turn - seat - 1) % players


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
    if len(lots) == 1:
        return lots[0].cards
    return tuple([card for lot in lots for card in lot.cards])
