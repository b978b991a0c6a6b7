"""Runs in the shedding phase: suma and its continuation, free runs, and what is taken together.

A suma starts from a two; a lot remembers that it descends from one, so it can be continued even
when its beginning has been picked up (KOIRA-C-2.6, AMB-S04).
"""

from collections.abc import Iterator
from typing import Final

from ..beating import ANY_TRUMP, HIGHER_TRUMP
from ..cards import ACE, SEEN, TWO, Card, CardSet, Rank, Suit, card_at, card_set, cards_in
from ..contract import PLAY, Move, Role, Ruling
from . import rulebook as r
from .state import Lot, Shedding

SUIT_BITS: Final = (1 << 13) - 1
TWOS: Final = card_set(card_at(suit, TWO) for suit in range(4))


def answers(state: Shedding) -> CardSet:
    """All cards that may be played singly: on an empty table any, else what beats the top card."""
    if not state.table:
        return SEEN
    table = HIGHER_TRUMP if state.rules.trump_on_trump == "higher_only" else ANY_TRUMP
    return table[state.trump][state.table[-1].cards[-1]]


def runs_in(cards: CardSet) -> Iterator[tuple[Card, ...]]:
    """Every run of two or more cards of one suit: by suit, lowest card, length."""
    for suit in range(4):
        ranks = cards >> 13 * suit & SUIT_BITS
        if ranks & ranks >> 1:
            for first in range(TWO, ACE):
                yield from _runs_from(cards, suit, first)


def _runs_from(cards: CardSet, suit: Suit, first: Rank) -> Iterator[tuple[Card, ...]]:
    run: tuple[Card, ...] = ()
    for rank in range(first, ACE + 1):
        card = card_at(suit, rank)
        if not cards & card.bit:
            return
        run = (*run, card)
        if len(run) > 1:
            yield run


def run_moves(state: Shedding) -> list[Move]:
    """The legal runs of the player in turn, in the order of `runs_in`."""
    hand = state.hands[state.turn] & SEEN
    continues = state.table and state.table[-1].from_two
    if state.rules.sequences == "from_two" and not continues and not hand & TWOS:
        return []
    return [
        Move(state.turn, PLAY, run)
        for suit, first in _starts(state, hand)
        for run in _runs_from(hand, suit, first)
    ]


def _starts(state: Shedding, hand: CardSet) -> list[tuple[Suit, Rank]]:
    """Where a legal run of the hand may begin, by suit and rank."""
    good = hand & answers(state)
    if state.rules.sequences == "free":
        return [(card.suit, card.rank) for card in cards_in(good)]
    starts = []
    top = state.table[-1] if state.table else None
    if good & TWOS and (top is None or state.rules.suma_start == "lead_or_trump"):
        starts = [(card.suit, TWO) for card in cards_in(good & TWOS)]
    if top and top.from_two and state.rules.suma_continue:
        last = top.cards[-1]
        starts.append((last.suit, last.rank + 1))
    return sorted(starts)


def descends_from_two(state: Shedding, first: Card) -> bool:
    """Whether a legal play from `first` up is a suma or continues one.

    A lone two is a suma too (AMB-S02).
    """
    rules, table = state.rules, state.table
    if rules.sequences != "from_two":
        return False
    if first.rank == TWO:
        return not table or rules.suma_start == "lead_or_trump"
    return bool(table) and table[-1].from_two and rules.suma_continue and _follows(table[-1], first)


def _follows(lot: Lot, card: Card) -> bool:
    top = lot.cards[-1]
    return card.suit == top.suit and card.rank == top.rank + 1


def run_ruling(state: Shedding, move: Move) -> Ruling:
    """The ruling on a play of several cards."""
    rules, cards = state.rules, move.cards
    if rules.sequences == "off":
        return Ruling(move, False, r.ONE_CARD)
    first = cards[0]
    start_rule = r.SUMA if rules.sequences == "from_two" else r.FREE_RUN
    if gaps := _gaps(cards):
        return Ruling(move, False, start_rule, (Role("missing", gaps),))
    if any(card.suit != first.suit or card.rank != first.rank + i for i, card in enumerate(cards)):
        return Ruling(move, False, start_rule)
    if not state.table:
        if rules.sequences == "free" or first.rank == TWO:
            return Ruling(move, True, start_rule)
        return Ruling(move, False, r.SUMA, (Role("missing", (card_at(first.suit, TWO),)),))
    if rules.sequences == "free":
        return _by_its_lowest(state, move, r.FREE_RUN)
    if state.table[-1].from_two and _follows(state.table[-1], first):
        return Ruling(
            move, rules.suma_continue, r.CONTINUE if rules.suma_continue else r.NO_CONTINUE
        )
    if first.rank == TWO:
        if rules.suma_start == "lead_only":
            return Ruling(move, False, r.SUMA_LEAD, _to_beat(state))
        return _by_its_lowest(state, move, r.SUMA_ANYWHERE)
    return _no_suma_to_continue(state, move)


def _gaps(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that would make the (rising, one-suited) cards a run."""
    suit, ranks = cards[0].suit, [card.rank for card in cards]
    if any(card.suit != suit for card in cards) or ranks != sorted(set(ranks)):
        return ()
    return tuple(card_at(suit, k) for k in range(ranks[0], ranks[-1]) if k not in ranks)


def _by_its_lowest(state: Shedding, move: Move, rule: str) -> Ruling:
    lowest = single_ruling(state, Move(move.seat, PLAY, move.cards[:1]))
    return Ruling(move, lowest.legal, rule if lowest.legal else lowest.rule, lowest.because)


def _no_suma_to_continue(state: Shedding, move: Move) -> Ruling:
    """Why a run that does not start from a two continues nothing (KOIRA-C-2.6, 2.7)."""
    first, top = move.cards[0], state.table[-1]
    suma = next((lot for lot in reversed(state.table) if lot.from_two), None)
    if suma is None or suma.cards[-1].suit != first.suit or not state.rules.suma_continue:
        two = Role("missing", (card_at(first.suit, TWO),))
        return Ruling(move, False, r.SUMA, (two, *_to_beat(state)))
    if suma is not top:
        return Ruling(move, False, r.CONTINUE, (Role("covering", (top.cards[-1],)),))
    last = top.cards[-1]
    missing = tuple(card_at(first.suit, k) for k in range(last.rank + 1, first.rank))
    gap = (Role("missing", missing),) if missing else ()
    return Ruling(move, False, r.CONTINUE, (*gap, *_to_beat(state)))


def _to_beat(state: Shedding) -> tuple[Role, ...]:
    return (Role("to_beat", (state.table[-1].cards[-1],)),)


def single_ruling(state: Shedding, move: Move) -> Ruling:
    """The ruling on a play of one card."""
    card = move.cards[0]
    if not state.table:
        return Ruling(move, True, r.LEAD)
    legal = answers(state) & card.bit != 0
    return Ruling(move, legal, rule_of_single(state, card), _to_beat(state))


def rule_of_single(state: Shedding, card: Card) -> str:
    """The rule that decides whether one card may be played."""
    if not state.table:
        return r.LEAD
    if state.table[-1].cards[-1].suit == state.trump:
        return r.TRUMP_HIGHER if state.rules.trump_on_trump == "higher_only" else r.TRUMP_ANY
    return r.TRUMP_BEATS if card.suit == state.trump else r.HIGHER


def completes_suit(state: Shedding, table: tuple[Lot, ...], last: Card) -> bool:
    """Whether with `last` all thirteen cards of its suit lie on the table (KOIRA-C-2.9).

    A suit rises on the table, so only its ace completes it, unless any trump goes on a trump.
    """
    if last.rank != ACE and state.rules.trump_on_trump == "higher_only":
        return False
    return sum([len(lot.cards) for lot in table if lot.cards[0].suit == last.suit]) == 13


def unit_to_take(state: Shedding) -> slice:
    """Which lots of the table a player who picks up takes."""
    table, rules = state.table, state.rules
    if rules.pickup == "bottom":
        at = 0
    elif rules.pickup == "last":
        at = len(table) - 1
    else:
        at = min(range(len(table)), key=lambda i: (table[i].cards[0].rank, i))
    first = last = at
    if rules.sequences != "off" and rules.run_pickup_unit == "merged":
        suma = rules.sequences == "from_two"
        while first > 0 and _joined(table[first - 1], table[first], suma=suma):
            first -= 1
        while last + 1 < len(table) and _joined(table[last], table[last + 1], suma=suma):
            last += 1
    return slice(first, last + 1)


def _joined(lower: Lot, upper: Lot, *, suma: bool) -> bool:
    """Whether two neighbouring lots make one run: a suma, or any run where runs are free."""
    if not _follows(lower, upper.cards[0]):
        return False
    return upper.from_two if suma else len(lower.cards) + len(upper.cards) > 2
