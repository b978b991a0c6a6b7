"""What a quiz may ask about attacks that everybody may join: moves, and who attacks next."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from koirakoulu.finnish.shared.joint import Terms
from koirakoulu.finnish.shared.joint_outcomes import attacks_next
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme
from korttipelit import Event, Move, Position
from korttipelit.attack import open_cards
from korttipelit.joint.state import OPENING, Attack, acting
from korttipelit.joint.ways import Ways
from korttipelit.seats import seats_in
from korttipelit.verbs import ENOUGH, PICK_UP

NEXT: Final = "seuraava"


def _end(ways: Ways, position: Position) -> tuple[Attack, tuple[Event, ...]]:
    """The state once nobody has played another card, and what happened last."""
    game, _, state = position
    events: tuple[Event, ...] = ()
    while state.table and state.result is None:
        seat = acting(ways, state)[0]
        gives_up = seat == state.defender and open_cards(state.table)
        played = game.play(state, Move(seat, PICK_UP if gives_up else ENOUGH))
        state, events = played.after, played.events
    return state, events


def kinds(ways: Ways, terms: Terms, question: str) -> dict[str, Kind]:
    """By the word a fence asks with (`kysy`); `question` asks who attacks next."""

    def choices(position: Position) -> Iterator[Choice]:
        _, names, state = position
        _, events = _end(ways, position)
        for seat in seats_in(state.active):
            yield Choice(names[seat], (), attacks_next(ways, terms, seat, state.defender, events))

    def goes_on(position: Position) -> bool:
        state = position.state
        under_way = bool(state.table) and state.stage != OPENING and not state.turned
        return under_way and _end(ways, position)[0].result is None

    return {"siirrot": MOVES, NEXT: Kind(question, choices, goes_on)}


def themes(ways: Ways, beating: str, turn: str) -> Sequence[Theme]:
    """What questions can be drawn for; the words are the keys of the themes."""

    def opening(state: Any) -> bool:
        return bool(state.stage == OPENING)

    def begun(state: Any) -> bool:
        # On an empty table anything goes.
        return opening(state) and bool(state.table)

    def defending(state: Any) -> bool:
        return bool(acting(ways, state)[0] == state.defender)

    def joining(state: Any) -> bool:
        return not opening(state) and not defending(state)

    def several(state: Any) -> bool:
        under_way = state.table and not opening(state) and not state.turned
        return bool(under_way) and state.active.bit_count() > 2

    return (
        Theme("avaaminen", "siirrot", begun),
        Theme(beating, "siirrot", defending),
        Theme("lisääminen", "siirrot", joining),
        Theme(turn, NEXT, several),
    )
