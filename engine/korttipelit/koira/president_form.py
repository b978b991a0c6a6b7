"""The form of the President part: its JSON and its positions."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from ..contract import NOBODY
from ..form import Check, Form, Part, always
from ..kinds import BITS, CARDS, SEAT, SEATS, SETS, Number
from .president import beats, is_set
from .state import Presidency


def _checks(state: Presidency, names: Sequence[str]) -> Iterable[Check]:
    """What keeps this from being a position of the President part."""
    if state.rules.trump_mode != "none":
        yield "other-phase", "vaihe", "the President part is played by presidentin-koira only"
        return
    if state.active.bit_count() < 2:
        yield "over", "vuorossa", "fewer than two are in the game: the deal is over"
    if state.starters < state.active.bit_count():
        yield "players", "pelaajia alussa", "more are in the game than began"
    for seat, name in enumerate(names):
        if state.active >> seat & 1 and not state.hands[seat]:
            yield "free", name, "a player without cards is out of the game (vapaa)"
    if state.turn == NOBODY:
        yield "turn", "vuorossa", "somebody is in turn"
    elif not (state.active & ~state.passed) >> state.turn & 1:
        yield "turn-out", "vuorossa", f"{names[state.turn]} is out of the game or has passed"
    yield from _pile_checks(state, names)


def _pile_checks(state: Presidency, names: Sequence[str]) -> Iterable[Check]:
    """What keeps this from being a pile, and who played and passed from being so."""
    rules = state.rules
    for lot in state.table:
        if not is_set(rules, lot):
            yield "table", "pöytä", f"{' '.join(map(str, lot))} are not cards of one rank"
            return
    for below, lot in pairwise(state.table):
        if not beats(rules, below, lot):
            yield "table", "pöytä", f"{lot[0]} does not beat {below[0]}: it cannot lie on it"
    if len(state.played_by) != len(state.table) or NOBODY in state.played_by[-1:]:
        yield "table", "löi", "the position must say who played each set, the last one above all"
    elif state.table and state.played_by[-1] == state.turn:
        yield "turn-out", "vuorossa", f"{names[state.turn]} has played last"
    if state.passed and not state.table:
        yield "passed", "passanneet", "nobody has passed on an empty table"


FORM: Final = Form(
    Presidency,
    (
        Part("table", SETS, "pöytä", always(()), told=True),
        Part("played_by", SEATS, "löi", always(())),
        Part("passed", BITS, "passanneet", always(0)),
        Part("gone", CARDS, "kaatuneet", always(0)),
        Part("stripped", CARDS, "poistettu", always(0), open=False),
        Part(
            "starters",
            Number(2, 8),
            "pelaajia alussa",
            lambda values: len(values["hands"]),
        ),
        Part("turn", SEAT, "vuorossa"),
    ),
    _checks,
    any_cards=True,
)
