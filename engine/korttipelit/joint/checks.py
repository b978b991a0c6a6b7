"""What is wrong with a position of joint attacks as a whole."""

from collections.abc import Iterator, Sequence

from ..attack import cards_on, open_cards
from ..beating import HIGHER_TRUMP
from ..contract import NOBODY
from ..form import Check
from .laying import can_complete
from .state import (
    JOINING,
    OPENED,
    OPENING,
    TAKING,
    TRYING,
    Attack,
    is_complete,
    joiners,
    room,
    room_for_himself,
)
from .ways import Ways


def problems(ways: Ways, state: Attack, names: Sequence[str]) -> Iterator[Check]:
    """Everything that keeps the state from occurring in a deal, as far as one state shows it."""
    yield from _stock(state)
    if NOBODY in (state.attacker, state.defender):
        if state.attacker == NOBODY:
            yield "attacker", "hyökkääjä", "the position does not say who attacks"
        else:
            yield "defender", "puolustaja", "there is nobody to attack"
        return
    yield from _players(ways, state, names)
    if len(state.turned) > 1 or None in state.turned:
        yield "turned", "käännetty", "one card at a time is turned from the stock, for all to see"
    elif state.stage == OPENING:
        yield from _opening(ways, state, names)
    elif not state.table:
        yield "stage", "vaihe", "the table is empty, so the attack is to be opened"
    else:
        yield from _attack(ways, state, names)


def _stock(state: Attack) -> Iterator[Check]:
    if state.trump == NOBODY:
        yield "no-trump", "valtti", "the position does not say which suit is trump"
    if state.stock:
        card = state.stock[-1]
        if card is None:
            yield "trump-card", "pakka", "the last card of the stock lies open, so it has a name"
        elif card.suit != state.trump:
            yield "trump", "valtti", f"the trump card is {card}, so its suit is trump"


def _players(ways: Ways, state: Attack, names: Sequence[str]) -> Iterator[Check]:
    attacker, defender, active = state.attacker, state.defender, state.active
    opens = state.stage == OPENING
    if attacker == defender:
        yield "defender", "puolustaja", "nobody attacks himself"
    if not active >> defender & 1:
        yield "defender", "puolustaja", f"{names[defender]} is out and cannot be attacked"
    if opens and not active >> attacker & 1:
        yield "attacker", "hyökkääjä", f"{names[attacker]} is out and cannot attack"
    for seat, hand in enumerate(state.hands):
        if not active >> seat & 1:
            if state.stock:
                yield "out", names[seat], "nobody gets out while there is a stock"
        elif not hand and (seat != (attacker if opens else defender) or not state.table):
            yield "no-hand", names[seat], f"{names[seat]} is in the game and has no card"
    if state.passed >> defender & 1 or state.passed & ~active:
        yield "passed", "riittää", "only those say that it is enough who may add cards"
    out = [seat for seat in range(len(names)) if not active >> seat & 1]
    if ways.crowned and (state.first not in out if out else state.first != NOBODY):
        yield "first", "voittaja", "the winner is the one who got out first"


def _opening(ways: Ways, state: Attack, names: Sequence[str]) -> Iterator[Check]:
    table = state.table
    if any(pair.answer is not None for pair in table):
        yield "table", "pöytä", "nothing is beaten while the attack is being opened"
    elif room(ways, state) < 0 or not state.hands[state.defender]:
        yield "table", "pöytä", f"{names[state.defender]} cannot be attacked with so many cards"
    elif table and not is_complete(table) and not can_complete(ways, state):
        yield "table", "pöytä", "an attack is one card, or sets of equal cards"
    if state.passed or state.used or state.turned or state.stray is not None:
        yield "stage", "vaihe", "while the attack is being opened, nobody has done anything yet"


def _attack(ways: Ways, state: Attack, names: Sequence[str]) -> Iterator[Check]:
    rules, table, stage = state.rules, state.table, state.stage
    count, beaten = len(open_cards(table)), len(table) - len(open_cards(table))
    from_stock = rules.beats_from_stock
    may_stray = from_stock and ways.stray_attacks
    yield from _table(state, may_stray)
    if not may_stray and room(ways, state) < 0:
        yield "table", "pöytä", f"{names[state.defender]} cannot have so many cards to beat"
    if ways.counts_used and (
        (state.used < beaten and not from_stock)
        or (state.used > beaten and not rules.adds_to_himself)
        or state.used > len(table) + beaten
    ):
        yield "used", "käytetty", "the cards on the table do not agree with it"
    if stage == OPENED and beaten:
        yield "stage", "vaihe", "the defender has acted, so the attack has gone on"
    if (stage == TRYING and not from_stock) or (stage in (TAKING, TRYING) and not count):
        yield "stage", "vaihe", "the defender cannot be doing this now"
    elif stage == TAKING and not joiners(ways, state):
        yield "stage", "vaihe", "nobody may add a card, so the attack is over"
    elif not count and not joiners(ways, state) and room_for_himself(ways, state) <= 0:
        yield "table", "pöytä", "everything is beaten and nobody may add a card: the attack is over"
    if state.turned and not _may_choose(ways, state):
        yield "turned", "käännetty", "a turned card lies there only while it beats several cards"
    if state.stray is not None and (not may_stray or state.stray not in open_cards(table)):
        yield "stray", "pakasta", f"{state.stray} does not lie open on the table"


def _table(state: Attack, may_stray: bool) -> Iterator[Check]:
    for card, answer in state.table:
        if answer is not None and not HIGHER_TRUMP[state.trump][card] & answer.bit:
            yield "table", "pöytä", f"{answer} does not beat {card}"
    ranks = [card.rank for card in cards_on(state.table)]
    for card, _ in state.table[1:]:
        if ranks.count(card.rank) == 1 and not may_stray:
            yield "table", "pöytä", f"{card} has come to no card of its rank"


def _may_choose(ways: Ways, state: Attack) -> bool:
    stages = (OPENED, JOINING) if ways.stray_attacks else (TRYING,)
    beats = [
        card
        for card in open_cards(state.table)
        if HIGHER_TRUMP[state.trump][card] & state.turned[0].bit
    ]
    return state.rules.beats_from_stock and state.stage in stages and len(beats) > 1
