"""How a position says a state of joint attacks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..cards import Suit
from ..contract import NOBODY, Seat
from ..form import EMPTY, NOTHING, Check, Form, Part, always
from ..kinds import BITS, BOUT, CARDS, MARK, MEMORY, PILE, SEAT, STOCK, SUIT, Choice, Number
from ..seats import AFTER
from .checks import problems
from .state import JOINING, OPENED, OPENING, TAKING, TRYING, Attack
from .ways import Ways

STAGES: Final = {
    "avaus": OPENING,
    "avattu": OPENED,
    "hyökkäys": JOINING,
    "lisäys": TAKING,
    "kokeilu": TRYING,
}
"""The stages in the words of the notation."""


def form(ways: Ways) -> Form[Attack]:
    """The form of a game's states; what a game does not need, no position of it says."""
    unused = {OPENED: ways.joiners_first, TAKING: not ways.late_adds, TRYING: ways.stray_attacks}
    stages = {word: stage for word, stage in STAGES.items() if not unused.get(stage)}

    def answers(values: Mapping[str, Any]) -> int:
        return ways.counts_used * sum(pair.answer is not None for pair in values["table"])

    def first_out(values: Mapping[str, Any]) -> Seat:
        out = [seat for seat in range(len(values["hands"])) if not values["active"] >> seat & 1]
        return out[0] if ways.crowned and len(out) == 1 else NOBODY

    def checks(state: Attack, names: Sequence[str]) -> Iterable[Check]:
        return problems(ways, state, names)

    return Form(
        Attack,
        (
            Part("stock", STOCK, "pakka", EMPTY, open=False),
            Part("trump", SUIT, "valtti", _suit_of_turn_up),
            Part("attacker", SEAT, "hyökkääjä"),
            Part("defender", SEAT, "puolustaja", _next_player),
            Part("table", BOUT, "pöytä", EMPTY),
            Part("stage", Choice(stages), "vaihe", _stage),
            Part("passed", BITS, "riittää", NOTHING),
            Part("used", Number(0, 52), "käytetty" if ways.counts_used else "", answers),
            Part("turned", PILE, "käännetty", EMPTY),
            Part("stray", MARK, "pakasta" if ways.stray_attacks else "", always(None)),
            Part("gone", CARDS, "kaatuneet", NOTHING),
            Part("first", SEAT, "voittaja" if ways.crowned else "", first_out),
            Part("seen", MEMORY, "", EMPTY, open=False),
        ),
        checks,
    )


def _suit_of_turn_up(values: Mapping[str, Any]) -> Suit:
    card = values["stock"][-1] if values["stock"] else None
    return NOBODY if card is None else card.suit


def _next_player(values: Mapping[str, Any]) -> Seat:
    active, attacker = values["active"], values["attacker"]
    seat: Seat = AFTER[active][attacker]
    return seat


def _stage(values: Mapping[str, Any]) -> str:
    return JOINING if values["table"] else OPENING
