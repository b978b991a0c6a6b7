"""The form of a state of Valepaska: what lies face down is hidden, what was said is not."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..cards import Rank
from ..contract import NOBODY, Seat
from ..form import EMPTY, NO, NOTHING, Check, Form, Part
from ..kinds import BITS, CARDS, FLAG, MEMORY, PILE, RANKS_SAID, SEAT, Number
from ..paskahousu.fitting import SINGLE
from ..paskahousu.state import FIRST, Table, pile_checks, player_checks
from ..pile import FOUR
from ..seats import AFTER


def may_doubt(rules: Any, active: int, seat: Seat) -> int:
    """A bit for each seat that may doubt what that seat plays."""
    if rules.challenge == "next":
        return 1 << AFTER[active][seat]
    return active & ~(1 << seat)


def _said(values: Mapping[str, Any]) -> tuple[Rank, ...]:
    """What the cards are, where they are seen and nothing else has been told."""
    return tuple(card.rank for card in values["pile"] if card is not None)


def _doubters(values: Mapping[str, Any]) -> int:
    if not values["lay"] or values["turn"] == NOBODY:
        return 0
    return may_doubt(values["rules"], values["active"], values["turn"])


def _checks(state: Table, names: Sequence[str]) -> Iterable[Check]:
    yield from player_checks(state, names)
    pile, said, lay, turn = state.pile, state.said, state.lay, state.turn
    if len(pile) != len(said):
        yield "said", "sanottu", f"{len(said)} ranks have been told of {len(pile)} cards"
        return
    yield from pile_checks(state, said, "sanottu")
    if state.joining and pile and (lay or pile[-1] is None or pile[-1].rank != said[-1]):
        yield "joining", "käännetty", "a card turned from the stock is seen by everybody"
    if lay > len(pile) or len(set(said[len(said) - lay :])) > 1:
        yield "lay", "lyöty", "what has just been played is of one rank and lies on the pile"
    elif lay > 1 and said[-1] in SINGLE:
        yield "lay", "lyöty", "tens and aces are played one at a time"
    if bool(lay) != bool(state.doubters):
        yield "doubters", "epäilijät", "a play is open to doubt as long as somebody may doubt it"
    elif turn != NOBODY and state.doubters & ~may_doubt(state.rules, state.active, turn):
        yield "doubters", "epäilijät", "somebody listed may not doubt this play"


PARTS: Final = (
    Part("stock", PILE, "pakka", EMPTY, open=False),
    Part("pile", PILE, "pöytä", EMPTY, open=False),
    Part("said", RANKS_SAID, "sanottu", _said),
    Part("gone", CARDS, "kaatuneet", NOTHING, open=False),
    Part("first", FIRST, "aloitus", NOTHING),
    Part("joining", FLAG, "käännetty", NO),
    Part("turn", SEAT, "vuorossa"),
    Part("lay", Number(0, FOUR), "lyöty", NOTHING),
    Part("doubters", BITS, "epäilijät", _doubters),
    Part("seen", MEMORY, "", EMPTY, open=False),
)
FORM: Final = Form(Table, PARTS, _checks)
