"""`kierros`: a round one steps through. The fence holds a record, perhaps after option lines.

Options: `otsikko` (what the round is called), `kädet` (`avoimet`, or the player whose eyes the
reader has) and `lähin` (the player drawn nearest to the reader).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.events import caption, move_text
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.base import (
    Action,
    State,
    Widget,
    WidgetError,
    split_options,
    whole_number,
)
from koirakoulu.views.controls import button, rule_links
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.scenes import open_scene, scene_for
from koirakoulu.views.table import Face, faces, pack, slots, table
from korttipelit import Position, Ruling
from korttipelit.contract import Played
from korttipelit.notation import read_record
from korttipelit.problems import NotationError, nearest, quoted
from korttipelit.replay import Replay, replay

OPTIONS: Final = {"otsikko": "", "kädet": "avoimet", "lähin": ""}
OPEN: Final = "avoimet"
LONG: Final = 12
"""A round with more steps than this keeps its list of steps folded."""

MANY: Final = 3
"""More sentences than this about one step are listed."""

CARRIED: Final = 250
"""Steps a page carries as templates; later ones of a still longer round are Python's."""


class Round(NamedTuple):
    """A fence read and played through."""

    title: str
    open_hands: bool
    seat: int
    played: Replay

    @property
    def steps(self) -> tuple[Played[Any], ...]:
        """The moves, with what came of them."""
        return self.played.steps

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self.played.record.names


@lru_cache(maxsize=8)
def read(source: str) -> Round:
    """The round of a fence. Raises `WidgetError` where it cannot be read or breaks the rules."""
    options, text = split_options(source, OPTIONS)
    try:
        record = read_record(text)
    except NotationError as error:
        raise WidgetError.of(error) from error
    done = replay(record)
    if done.error is not None:
        raise WidgetError(done.error.line, _stopped(done))
    hands = options["kädet"]
    near = options["lähin"] or (hands if hands != OPEN else record.names[0])
    return Round(
        options["otsikko"],
        hands == OPEN,
        _player(near, record.names, source, OPEN if near == hands else ""),
        done,
    )


def _player(name: str, names: Sequence[str], source: str, other: str) -> int:
    if name in names:
        return list(names).index(name)
    line = next(i for i, text in enumerate(source.split("\n"), 1) if text.endswith(name))
    near = nearest(name, (*names, other) if other else names)
    hint = f" – did you mean {near}?" if near else ""
    raise WidgetError(line, f"there is no player {quoted(name)}{hint}")


def _stopped(done: Replay) -> str:
    """Why a record stops, with the verdict in Finnish where a rule stopped it."""
    error = done.error
    assert error is not None
    if error.ruling is None:
        return error.message
    position = Position(done.record.game, done.record.names, done.last)
    move = move_text(error.ruling.move, done.record.names)
    return f"{move}. {verdict(position, error.ruling).text} ({error.ruling.rule})"


def init(source: str, links: str = "", cards: str = "", id: str = "kierros") -> State:  # noqa: A002
    """The state at the beginning of the round."""
    read(source)
    return {"source": source, "step": 0, "id": id, "links": links, "cards": cards}


def update(state: State, action: Action) -> tuple[State, str]:
    """Goes to a step. The live region says the step's caption."""
    found = read(state["source"])
    if action.get("do") != "go":
        raise WidgetError(0, f"kierros does not know the action {quoted(str(action.get('do')))}")
    step = whole_number(action, "step", len(found.steps) + 1)
    return {**state, "step": step}, spoken(found, step)


def spoken(found: Round, step: int) -> str:
    """A step in words, for ears."""
    return " ".join((f"{labels.step_of(step, len(found.steps))}.", *sentences(found, step)))


def sentences(found: Round, step: int) -> list[str]:
    """What happened in a step; before the first the opening words."""
    if step == 0:
        return [sentence(f"{labels.START}.")]
    played = found.steps[step - 1]
    return caption(played, found.names, open_cards=found.open_hands) or [
        f"{move_text(played.move, found.names)}."
    ]


def author(found: Round, step: int) -> str:
    """The caption the record itself gives a step."""
    record = found.played.record
    return record.caption if step == 0 else record.steps[step - 1].caption


def rules(found: Round, step: int) -> list[str]:
    """The rules a step shows: the one that allows the move, then those of what followed."""
    if step == 0:
        return []
    played = found.steps[step - 1]
    game = found.played.record.game
    ruling: Ruling = game.ruling(played.before, played.move)
    later = (event.rule for event in played.events if event.kind not in ("played", "drew"))
    return list(dict.fromkeys((ruling.rule, *later)))


def position(found: Round, step: int) -> Position:
    """The position after a step."""
    state = found.steps[step - 1].after if step else found.played.first
    return Position(found.played.record.game, found.names, state)


def view(state: State) -> Element:
    """The round at its present step."""
    return _view(state, faces(state["cards"]))


def _view(state: State, face: Face) -> Element:
    found = read(state["source"])
    step, prefix = state["step"], state["id"]
    here = position(found, step)
    scene = open_scene(here, found.seat) if found.open_hands else scene_for(here, found.seat)
    phase = labels.OVER if here.state.result is not None else scene.phase
    own = author(found, step)
    return el(
        "div",
        {"class": "k-kierros", "role": "group", "aria-label": found.title or labels.ROUND},
        el("p", {"class": "k-title"}, found.title) if found.title else None,
        _controls(prefix, step, len(found.steps), sentences(found, step)[0]),
        el(
            "div",
            {"class": "k-step", "id": f"{prefix}-step"},
            el(
                "p",
                {"class": "k-where"},
                el("span", {}, labels.step_of(step, len(found.steps))),
                el("span", {}, phase),
            ),
            [el("p", {"class": "k-said"}, line) for line in own.split("\n") if line],
            _told(sentences(found, step), "k-told" if own else "k-said"),
            rule_links(rules(found, step), state["links"]),
        ),
        table(scene, prefix, face),
    )


def _told(said: list[str], look: str) -> Element:
    """What happened in a step; where much did, a line each."""
    if len(said) <= MANY:
        return el("p", {"class": look}, " ".join(said))
    return el("ul", {"class": "k-told", "role": "list"}, [el("li", {}, line) for line in said])


def _controls(prefix: str, step: int, steps: int, said: str) -> Element:
    def go(name: str, text: str, sign: str, to: int, key: str = "") -> Element:
        off = not 0 <= to <= steps or to == step
        return button(
            f"{prefix}-{name}",
            text,
            {"do": "go", "step": max(0, min(to, steps))},
            sign=sign,
            off=off,
            key=key,
        )

    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-controls", "role": "group", "aria-label": labels.CONTROLS},
        go("first", labels.FIRST, "«", 0),
        go("back", labels.BACK, "‹", step - 1, "ArrowLeft"),
        el(
            "input",
            {
                "type": "range",
                "id": f"{prefix}-slider",
                "class": "k-slider",
                "min": 0,
                "max": steps,
                "value": step,
                "aria-label": labels.STEP_SLIDER,
                "aria-valuetext": f"{labels.step_of(step, steps)}: {said}",
                "data-action": compact({"do": "go", "step": step}),
                "data-value": "step",
                "autocomplete": "off",
            },
        ),
        go("next", labels.NEXT, "›", step + 1, "ArrowRight"),
        go("last", labels.LAST, "»", steps),
    )


def previews(state: State) -> list[Element]:
    """A template for each step. Cards in them are places that one shared pack fills."""
    found = read(state["source"])
    templates = [
        el(
            "template",
            {
                "data-action": compact({"do": "go", "step": step}),
                "data-set": compact({"step": step}),
                "data-say": spoken(found, step),
            },
            _view({**state, "step": step}, slots),
        )
        for step in range(min(len(found.steps), CARRIED) + 1)
    ]
    shown = map(str, found.played.record.game.pack(found.played.first.rules))
    return [pack(state["cards"], tuple(shown)), *templates]


def static(state: State) -> list[Element]:
    """The whole round as text: it reads without JavaScript, and with it each line is a jump."""
    found = read(state["source"])
    steps = len(found.steps)
    return [
        el(
            "details",
            {"class": "k-script", "open": steps <= LONG},
            el("summary", {}, f"{labels.ALL_STEPS} ({labels.how_many_actions(steps)})"),
            el("ol", {}, [_line(state, found, step) for step in range(1, steps + 1)]),
        )
    ]


def _line(state: State, found: Round, step: int) -> Element:
    own = author(found, step)
    anchor = f"{state['id']}-{step}"
    first, *rest = sentences(found, step)
    return el(
        "li",
        {"id": anchor},
        el(
            "a",
            {"href": f"#{anchor}", "data-action": compact({"do": "go", "step": step})},
            first,
        ),
        " ".join(("", *rest)),
        [el("p", {}, line) for line in own.split("\n") if line],
    )


def complete(state: State) -> bool:
    """Whether the page carries every step."""
    return len(read(state["source"]).steps) <= CARRIED


KIERROS: Final = Widget(init, update, view, previews, static, complete)
