"""The state of a deal of podkidnoi durak, and what in it cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..attack import Bout, open_cards, ranks_on
from ..beating import HIGHER_TRUMP
from ..bout import low_trump, next_to_add
from ..cards import Card, CardSet, Suit
from ..contract import NOBODY, Result, Seat
from ..form import EMPTY, NO, NO_SEAT, NOTHING, Check, Form, Part
from ..guard import Here
from ..kinds import BITS, BOUT, CARDS, FLAG, MEMORY, SEAT, SEATS, STOCK, SUIT
from ..seats import seats_in
from ..stock import Stock
from . import seating
from .options import DurakRules

SIX: Final = 6
"""The lowest rank, the cards of a hand, and the attack cards of one attack."""


class DurakState(NamedTuple):
    """A deal between two moves. Cards of the attack lie in `table` until the attack is over."""

    rules: DurakRules
    hands: tuple[CardSet, ...]
    active: int
    stock: Stock
    """Top card first; the last is the turned-up trump card."""
    trump: Suit
    table: Bout
    gone: CardSet
    order: tuple[Seat, ...]
    """Who sits where; where a side plays on for one who is out, the players move up in it."""
    attacker: Seat
    """The main attacker, who opened or will open the attack."""
    defender: Seat
    taking: bool
    """The defender has said that he takes the cards."""
    allowed: bool
    """The main attacker lets the others add the next card."""
    passed: int
    """A bit for each attacker who adds no more as things stand."""
    first: bool
    """It is the first attack of the deal."""
    six_from: Seat
    """Who played the trump six out of his hand first, while there is a stock."""
    turn: Seat
    """Who is to play, attack or answer."""
    seen: tuple[Here, ...] = ()
    result: Result | None = None


def limit(state: DurakState) -> int:
    """How many attack cards this attack may have (DURAK-4.2, 8.1)."""
    most, table = SIX, state.table
    if state.first and len(state.hands) > 3:
        most = state.rules.first_attack_max
    held = state.hands[state.defender].bit_count()
    if held < most:
        held += sum([answer is not None for _, answer in table])
    return held if held < most else most


def trump_six(state: DurakState) -> Card:
    """The card that may be exchanged for the turned-up one."""
    return low_trump(state.trump, SIX)


def attackers(state: DurakState) -> tuple[Seat, ...]:
    """Who may add cards to this attack, in the order of their priority."""
    return seating.attackers(
        state.rules.teams, state.order, state.active, state.attacker, state.defender
    )


def turn_of(state: DurakState) -> Seat:
    """Who is to play now, or `NOBODY` when the attack is over."""
    table, hands, passed = state.table, state.hands, state.passed
    if not table:
        return state.attacker
    if table[-1].answer is None and not state.taking:
        return state.defender
    if not state.taking and open_cards(table):
        return state.defender
    if len(table) >= limit(state):
        return NOBODY
    joining, asks = attackers(state), state.rules.permission_required
    main, other = joining[0], next_to_add(joining[1:], passed, hands)
    if state.allowed and other != NOBODY:
        return other
    if not passed >> main & 1 and (hands[main] or (asks and other != NOBODY)):
        return main
    return NOBODY if asks else other


# Positions


def _defender(values: Mapping[str, Any]) -> Seat:
    """The player to the attacker's left, where nothing else is said."""
    order, active = values["order"], values["active"]
    attacker = values.get("attacker", NOBODY)
    if attacker not in order:
        return NOBODY
    place = order.index(attacker)
    after = (*order[place + 1 :], *order[:place])
    return next((seat for seat in after if active >> seat & 1), NOBODY)


def _turn(values: Mapping[str, Any]) -> Seat:
    state = DurakState(**{"attacker": NOBODY, **values}, turn=NOBODY)
    return NOBODY if any(_seat_checks(state)) else turn_of(state)


def _trump(values: Mapping[str, Any]) -> Suit:
    shown = next(reversed(values["stock"]), None)
    return NOBODY if shown is None else shown.suit


def checks(state: DurakState, names: Sequence[str]) -> Iterable[Check]:
    """What cannot be in a state, beyond what its form finds."""
    found = list(_seat_checks(state)) or [
        *_table_checks(state),
        *_card_checks(state, names),
        *_turn_checks(state),
    ]
    yield from found


def _seat_checks(state: DurakState) -> Iterable[Check]:
    """Whether everybody sits where he can sit."""
    players, order, active = len(state.hands), state.order, state.active
    if sorted(order) != list(range(players)):
        yield "order", "paikat", "every player has one place"
    elif state.rules.teams == "none" and order != tuple(range(players)):
        yield "order", "paikat", "players move up in their places only where sides play"
    elif state.rules.teams != "none" and any((s - p) % 2 for p, s in enumerate(order)):
        yield "order", "paikat", "the two sides sit alternately"
    elif (problem := seating.over(state.rules.teams, active, players)) is not None:
        yield "sides-over", "", problem
    elif state.attacker == NOBODY or not active >> state.attacker & 1:
        yield "attacks", "hyökkääjä", "the attacker is not in the game"
    elif state.defender != seating.defender(state.rules.teams, order, active, state.attacker):
        yield "attacks", "puolustaja", "the defender is the player to the attacker's left"
    elif state.trump == NOBODY:
        yield "no-trump", "valtti", "the position does not say which suit is trump"


def _table_checks(state: DurakState) -> Iterable[Check]:
    """Whether the cards of the attack can have been played."""
    table = state.table
    for number, (card, answer) in enumerate(table):
        if answer is not None and not HIGHER_TRUMP[state.trump][card] & answer.bit:
            yield "table", "pöytä", f"{answer} does not topple {card}"
        if number and not ranks_on(table[:number]) & card.bit:
            yield "table", "pöytä", f"no card before {card} has its rank"
    if len(table) > limit(state):
        yield "table", "pöytä", f"there are {len(table)} attack cards, {limit(state)} at most"
    if state.taking and not open_cards(table):
        yield "table", "nostaa", "there is no open card the defender could not topple"
    if not table and state.passed:
        yield "passed", "riittää", "nobody can have passed before the first card"


def _card_checks(state: DurakState, names: Sequence[str]) -> Iterable[Check]:
    """Whether the cards can lie where they lie."""
    stock, hands = state.stock, state.hands
    everybody = (1 << len(hands)) - 1
    shown = stock[-1] if stock else None
    if shown is not None and shown.suit != state.trump:
        yield "trump", "valtti", f"the turned-up card is {shown}"
    if stock and state.active != everybody:
        yield "out-early", "pakka", "nobody is out while there is a stock"
    if state.first and (state.gone or state.active != everybody):
        yield "first-attack", "ensimmäinen", "this is not the first attack"
    if not state.table:
        for seat in seats_in(state.active):
            if not hands[seat]:
                yield "handless", names[seat], f"{names[seat]} has no cards and is not out"
    if state.six_from != NOBODY and not (stock and state.rules.trump_six_swap):
        yield "trump-six", "kutosen pelasi", "there is no exchange it could matter to"


def _turn_checks(state: DurakState) -> Iterable[Check]:
    """Whether somebody is to play, and the state says who."""
    adding = bool(state.table) and (state.taking or not open_cards(state.table))
    joining = attackers(state)
    if state.passed & ~sum(1 << seat for seat in joining):
        yield "passed", "riittää", "only attackers can pass"
    if not adding and (state.passed or state.allowed):
        yield "passed", "riittää" if state.passed else "lupa", "first the defender must topple"
    if state.allowed and not state.rules.permission_required:
        yield "permission", "lupa", "nobody needs permission"
    turn = turn_of(state)
    if turn == NOBODY:
        yield "table", "pöytä", "the attack is over"
    elif turn != state.turn:
        yield "turn", "", "somebody else is to play"
    elif state.allowed and turn == state.attacker:
        yield "permission", "lupa", "nobody is left who could use the permission"


FORM: Final = Form(
    DurakState,
    (
        Part("stock", STOCK, "pakka", EMPTY, open=False),
        Part("trump", SUIT, "valtti", _trump),
        Part("gone", CARDS, "kaatuneet", NOTHING),
        Part("order", SEATS, "paikat", lambda values: tuple(range(len(values["hands"])))),
        Part("attacker", SEAT, "hyökkääjä"),
        Part("defender", SEAT, "puolustaja", _defender),
        Part("table", BOUT, "pöytä", EMPTY),
        Part("taking", FLAG, "nostaa", NO),
        Part("allowed", FLAG, "lupa", NO),
        Part("passed", BITS, "riittää", NOTHING),
        Part("first", FLAG, "ensimmäinen", NO),
        Part("six_from", SEAT, "kutosen pelasi", NO_SEAT),
        Part("turn", SEAT, usual=_turn),
        Part("seen", MEMORY, usual=EMPTY, open=False),
    ),
    checks,
)
