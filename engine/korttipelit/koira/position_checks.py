"""Positions that cannot be: every problem of a state read from text, with the key it belongs to."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ..beating import ANY_TRUMP, HIGHER_TRUMP
from ..cards import Card, CardSet, add, card_set, cards_in, unseen
from ..contract import NOBODY
from .state import Collecting, Shedding, pack_of
from .turns import giver_due

type Found = Iterator[tuple[str, str, str]]
"""Code, key of the field, message."""


def _places(names: Sequence[str], hands: Sequence[CardSet]) -> list[tuple[str, CardSet]]:
    return list(zip(names, hands, strict=True))


def _conservation(places: Sequence[tuple[str, CardSet]], size: int = 52) -> Found:
    """Each card in one place, and no more of them than the pack has."""
    seen: dict[Card, str] = {}
    for key, cards in places:
        for card in cards_in(cards):
            if card in seen:
                yield "card-twice", key, f"{card} stands in {seen[card]} and in {key}"
            elif card >= size:
                yield "no-card", key, f"{card} is not in the pack"
            seen.setdefault(card, key)
    total = sum(cards.bit_count() for _, cards in places)
    if total > size:
        yield "too-many-cards", places[0][0], f"{total} cards are in play; the pack has {size}"


def _twice_on_table(cards: Sequence[Card]) -> Found:
    for card in sorted({card for card in cards if cards.count(card) > 1}):
        yield "card-twice", "pöytä", f"{card} stands twice on the table"


def shedding_problems(state: Shedding, names: Sequence[str]) -> Found:
    """What keeps this from being a position of the shedding phase."""
    table_cards = [card for lot in state.table for card in lot.cards]
    yield from _twice_on_table(table_cards)
    places = [
        *_places(names, state.hands),
        ("pöytä", card_set(table_cards)),
        ("kaatuneet", state.gone),
        ("poistettu", state.stripped),
    ]
    yield from _conservation(places)
    yield from _table_problems(state)
    if not state.active >> state.turn & 1:
        yield "turn-out", "vuorossa", f"{names[state.turn]} is out of the game"
    elif not state.table and not state.hands[state.turn] and state.giver == NOBODY:
        yield "turn-empty", "vuorossa", f"{names[state.turn]} has no card to lead"
    left = state.active.bit_count()
    if left < 2 and not (left == 1 and state.table and state.rules.end_check == "finish_pile"):
        yield "over", "vuorossa", "fewer than two are in the game: the deal is over"
    if state.starters < left:
        yield "players", "pelaajia alussa", f"{left} are in the game, more than began"
    for seat, name in enumerate(names):
        if (
            state.rules.empty_handed == "free"
            and state.active >> seat & 1
            and not state.hands[seat]
        ):
            yield "free", name, "a player without cards is free at once in these rules (vapaa)"
    yield from _napoleon_problems(state, names)


def _table_problems(state: Shedding) -> Found:
    table, rules = state.table, state.rules
    if not table:
        return
    yield from _lot_problems(state)
    if len(state.played_by) != len(table):
        yield "table", "löi", f"löi names {len(state.played_by)} players for {len(table)} lots"
    if rules.topple_when == "lap":
        if NOBODY in state.played_by:
            yield "table", "pöytä", "with kaatuu=kierros the position must say who played (löi)"
        if state.pile_leader == NOBODY:
            yield "table", "pöytä", "with kaatuu=kierros it must say who led (läjän aloitti)"
        return
    if state.pile_start < state.active.bit_count():
        yield "table", "läjän alussa", "players do not come back into the game"
    counts_now = rules.topple_count == "current_only"
    target = state.active.bit_count() if counts_now else state.pile_start
    if len(table) >= target:
        yield (
            "table",
            "pöytä",
            f"{len(table)} lots would have toppled: the pile topples at {target}",
        )


def _lot_problems(state: Shedding) -> Found:
    table, rules = state.table, state.rules
    answers = (HIGHER_TRUMP if rules.trump_on_trump == "higher_only" else ANY_TRUMP)[state.trump]
    for below, lot in pairwise(table):
        top, card = below.cards[-1], lot.cards[0]
        if max(top, card) < 52 and not answers[top] & card.bit:
            yield "table", "pöytä", f"{card} does not beat {top}: it cannot lie on it"
    for lot in table:
        if len(lot.cards) > 1 and rules.sequences == "off":
            yield "table", "pöytä", f"{lot.cards[0]}–{lot.cards[-1]} is a run; runs are not played"
        if len(lot.cards) > 1 and rules.sequences == "from_two" and not lot.from_two:
            yield "table", "pöytä", f"the run {lot.cards[0]}–{lot.cards[-1]} starts from no two"
        if lot.from_two and rules.sequences != "from_two":
            yield "table", "pöytä", "“~” marks a suma, and sumas are not played"


def _napoleon_problems(state: Shedding, names: Sequence[str]) -> Found:
    if state.dogs and state.rules.empty_handed != "napoleon":
        yield "napoleon", "napoleonin koira", "there is no Napoleonin koira in these rules"
    if state.gifted & ~state.dogs:
        yield "napoleon", "lahjan saanut", "only a Napoleonin koira gets gifts"
    due = giver_due(state, state.turn)
    if state.giver != due:
        who = "nobody" if due == NOBODY else names[due]
        yield "napoleon", "antaa", f"{who} must give {names[state.turn]} a card now"


def collecting_problems(state: Collecting, names: Sequence[str]) -> Found:
    """What keeps this from being a position of the collecting phase."""
    rules = state.rules
    yield from _twice_on_table(state.table)
    stock = [card for card in state.stock if card is not None]
    for card in sorted({card for card in stock if stock.count(card) > 1}):
        yield "card-twice", "pakka", f"{card} stands twice in the stock"
    trump_card = () if state.trump_card is None else (state.trump_card,)
    places = [
        *_places(names, state.hands),
        *((f"pino {name}", won) for name, won in zip(names, state.won, strict=True)),
        ("pakka", add(card_set(stock), unseen(state.stock.count(None)))),
        ("pöytä", card_set(state.table)),
        ("valttikortti", card_set(trump_card)),
        ("poistettu", state.stripped),
    ]
    yield from _conservation(places, len(pack_of(rules)))
    for name, hand in zip(names, state.hands, strict=True):
        if hand.bit_count() > rules.deal:
            yield "hand", name, f"a hand has at most {rules.deal} cards while tricks are played"
    if len(state.played_by) != len(state.table):
        yield (
            "table",
            "löi",
            f"löi names {len(state.played_by)} players for {len(state.table)} cards",
        )
    if not state.stock and state.owner == NOBODY:
        yield "trump", "valttikortti", "the stock is out: say who drew the last card"
    if state.stock and state.owner != NOBODY:
        yield "trump", "valttikortti", "nobody has drawn the last card while the stock has cards"
    yield from _turn_problems(state, names)


def _turn_problems(state: Collecting, names: Sequence[str]) -> Found:
    if state.sharing:
        if len(set(state.sharing)) < 2 or not state.table:
            yield "kina", "jaetaan", "two or more share the cards of a kina on the table"
        return
    if not state.queue:
        yield "table", "pöytä", "everybody has played to this trick already"
    for seat in state.queue:
        if not state.hands[seat] and (
            state.rules.phase1_end != "turn_empty_keep" or seat == state.queue[0]
        ):
            yield "turn-empty", names[seat], f"{names[seat]} has no card to play"
