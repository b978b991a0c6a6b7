"""The President part: more and higher cards of one rank, or pass (KOIRA-A-7.4, AMB-PK05)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Final

from ..attack import OF_RANK
from ..cards import (
    CARDS,
    JOKER_RANK,
    JOKER_SUIT,
    SEEN,
    TWO,
    Card,
    CardSet,
    card_set,
    cards_in,
    take,
)
from ..contract import MAX_SEATS, NOBODY, PLAY, Event, Move, Played, Result, Role, Ruling, Seat
from ..seats import AFTER, replaced
from . import rulebook as r
from .options import KoiraRules
from .state import PASS_VERB, KoiraState, Presidency

PASSES: Final = tuple(Move(seat, PASS_VERB) for seat in range(MAX_SEATS))
MOST_EQUAL: Final = 4
HIGHEST: Final = 15
"""What a two is worth; a joker is worth one more."""

LOWEST: Final = 3
"""What a three is worth."""

JOKERS: Final[CardSet] = card_set(CARDS[52:])
GROUPS: Final = (*(OF_RANK[rank] for rank in (*range(3, 15), TWO)), JOKERS)
"""The cards of each rank, by worth."""

type Set = tuple[Card, ...]


def worth(card: Card) -> int:
    """A card's place in the order: three low, ace, then two, then joker."""
    if card.rank == TWO:
        return HIGHEST
    return HIGHEST + 1 if card.rank == JOKER_RANK else card.rank


def worth_of(lot: Set) -> int:
    """A set's place in the order; jokers beside other cards stand for them."""
    return min(map(worth, lot))


def is_set(rules: KoiraRules, lot: Set) -> bool:
    """Whether these cards are one to four of a rank, jokers filled in only where they may be."""
    kinds = {card.rank for card in lot}
    wild = rules.joker_wild and len(kinds) == 2 and JOKER_RANK in kinds
    return (len(kinds) == 1 or wild) and len(lot) <= MOST_EQUAL


def beats(rules: KoiraRules, top: Set, lot: Set) -> bool:
    """Whether a set may be played on the pile's top one."""
    higher = worth_of(lot) > worth_of(top)
    if len(lot) == 1 and lot[0].suit == JOKER_SUIT:
        return higher or (len(top) == 1 and rules.pres_equal)
    higher = higher or (rules.pres_equal and worth_of(lot) == worth_of(top))
    return higher and len(lot) == len(top)


def sets_in(rules: KoiraRules, hand: CardSet) -> Iterator[Set]:
    """Every set of a hand: by worth, then size, then cards."""
    cards = cards_in(hand)
    jokers = tuple(card for card in cards if card.suit == JOKER_SUIT)
    for value in sorted(set(map(worth, cards))):
        equal = tuple(card for card in cards if worth(card) == value)
        if value > HIGHEST:
            yield from _subsets(equal)
            continue
        fill = jokers if rules.joker_wild else ()
        mixed = product(_subsets(equal), ((), *_subsets(fill)))
        sets = [own + more for own, more in mixed if len(own) + len(more) <= MOST_EQUAL]
        yield from sorted(sets, key=lambda lot: (len(lot), lot))


def _subsets(cards: Set) -> list[Set]:
    sizes = range(1, min(len(cards), MOST_EQUAL) + 1)
    return [lot for size in sizes for lot in combinations(cards, size)]


def to_play(state: Presidency) -> tuple[Seat, ...]:
    """Who is in turn."""
    return () if state.result is not None else (state.turn,)


def legal_moves(state: Presidency) -> list[Move]:
    """The sets that may be played, and passing where there is a pile."""
    if state.result is not None:
        return []
    seat, rules, table = state.turn, state.rules, state.table
    hand = state.hands[seat]
    if rules.joker_wild:
        lots = sets_in(rules, hand)
        moves = [Move(seat, PLAY, x) for x in lots if not table or beats(rules, table[-1], x)]
    else:
        moves = _of_one_rank(state, seat, hand)
    return [*moves, PASSES[seat]] if table else moves


def _of_one_rank(state: Presidency, seat: Seat, hand: CardSet) -> list[Move]:
    """The legal sets where jokers fill up none: the common case, fast."""
    moves: list[Move] = []
    if not state.table:
        for equal in GROUPS:
            moves += _plays(seat, hand & equal, 0)
        return moves
    top, jokers = state.table[-1], hand & JOKERS
    size, least = len(top), worth_of(top) - state.rules.pres_equal + 1
    for equal in GROUPS[max(least - LOWEST, 0) : -1]:
        moves += _plays(seat, hand & equal, size)
    if jokers and worth_of(top) <= HIGHEST:
        moves += _plays(seat, jokers, 1)
        moves += _plays(seat, jokers, 2) if size == 2 else ()
    elif jokers and size == 1 and state.rules.pres_equal:
        moves += _plays(seat, jokers, 1)
    return moves


@cache
def _plays(seat: Seat, equal: CardSet, size: int) -> tuple[Move, ...]:
    """The seat's sets of these equal cards of one size, or of all sizes for 0."""
    return tuple(
        Move(seat, PLAY, lot) for lot in _subsets(cards_in(equal)) if size in (0, len(lot))
    )


def rulings(state: Presidency) -> list[Ruling]:
    """A ruling on each set that has the pile's size or can be led, on each other rank, and passing.

    Of a rank with too few cards there is one ruling, on all of them together.
    """
    if state.result is not None:
        return []
    seat, rules = state.turn, state.rules
    sets = list(sets_in(rules, state.hands[seat] & SEEN))
    if state.table:
        top = state.table[-1]
        fits = [lot for lot in sets if len(lot) == len(top) or beats(rules, top, lot)]
        seen = {worth_of(lot) for lot in fits}
        short = {worth_of(lot): lot for lot in sets if worth_of(lot) not in seen}
        sets = [lot for lot in sets if lot in fits or lot in short.values()]
    return [ruling(state, move) for move in (*(Move(seat, PLAY, x) for x in sets), PASSES[seat])]


def ruling(state: Presidency, move: Move) -> Ruling:
    """The ruling on a move of the player in turn, with cards he holds."""
    if move.verb == PASS_VERB and not move.cards:
        rule = r.PASS if state.table else r.LEADER_PLAYS
        return Ruling(move, bool(state.table), rule)
    if move.verb != PLAY or not move.cards:
        return Ruling(move, False, r.KNOWN_ACTION)
    rules, lot = state.rules, move.cards
    if not is_set(rules, lot):
        joker = any(card.suit == JOKER_SUIT for card in lot) and not rules.joker_wild
        return Ruling(move, False, r.JOKER_ALONE if joker else r.EQUAL_CARDS)
    if not state.table:
        return Ruling(move, True, _wild(lot) or r.EQUAL_CARDS)
    top = state.table[-1]
    because = (Role("to_beat", top),)
    if not beats(rules, top, lot):
        return Ruling(move, False, r.HIGHER_SET, because)
    return Ruling(move, True, _beating_rule(top, lot), because)


def _wild(lot: Set) -> str:
    ranks = {card.rank for card in lot}
    return r.JOKER_WILD if len(ranks) > 1 else ""


def _beating_rule(top: Set, lot: Set) -> str:
    if worth_of(lot) == worth_of(top):
        return r.EQUAL_SET
    if worth_of(lot) > HIGHEST:
        return r.JOKER_BEATS if len(lot) == 1 else r.JOKER_PAIR
    return _wild(lot) or r.HIGHER_SET


def play(state: Presidency, move: Move) -> Played[KoiraState]:
    """Makes a legal move."""
    seat, verb, lot, _ = move
    if verb == PASS_VERB:
        rule = r.PASS_FINAL if state.rules.pres_pass_final else r.PASS_AGAIN
        events = [Event("passed", rule, seat)]
        return _go_on(state, move, state._replace(passed=state.passed | 1 << seat), events)
    rule = _beating_rule(state.table[-1], lot) if state.table else _wild(lot) or r.EQUAL_CARDS
    hand = state.hands[seat]
    for card in lot:
        hand = take(hand, card)
    events = [Event("played", rule, seat, lot)]
    active = state.active
    if not hand:
        active ^= 1 << seat
        events.append(Event("left", r.FREE, seat))
    after = state._replace(
        hands=replaced(state.hands, seat, hand),
        active=active,
        table=(*state.table, lot),
        played_by=(*state.played_by, seat),
        passed=state.passed if state.rules.pres_pass_final else 0,
    )
    if active.bit_count() == 1:
        loser = active.bit_length() - 1
        events.append(Event("over", r.LAST_PRESIDENT, loser))
        result = Result("last_in_game", r.LAST_PRESIDENT, loser)
        over = after._replace(turn=NOBODY, passed=0, result=result)
        return Played(state, move, over, tuple(events))
    return _go_on(state, move, after, events)


def _go_on(
    before: Presidency, move: Move, state: Presidency, events: list[Event]
) -> Played[KoiraState]:
    """The turn goes to the next who may play; where there is none, the pile is cleared."""
    last = state.played_by[-1]
    rivals = state.active & ~state.passed & ~(1 << last)
    if rivals:
        after = state._replace(turn=AFTER[rivals][move.seat])
        return Played(before, move, after, tuple(events))
    cards = tuple(card for lot in state.table for card in lot)
    leader = last if state.active >> last & 1 else AFTER[state.active][last]
    events += (
        Event("toppled", r.PILE_CLEARED, last, cards),
        Event("leads", r.PILE_CLEARED, leader),
    )
    after = state._replace(
        turn=leader, table=(), played_by=(), passed=0, gone=state.gone | card_set(cards)
    )
    return Played(before, move, after, tuple(events))
