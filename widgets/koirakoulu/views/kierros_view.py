"""How a round looks: its present step, and the templates of all the others."""

from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels
from koirakoulu.views import kierros, own_view
from koirakoulu.views.base import State, Widget
from koirakoulu.views.controls import button, rule_links
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.kierros import Round, author, position, read, rules, sentences, spoken
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from koirakoulu.views.table import Face, faces, pack, slots, table

LONG: Final = 12
"""A round with more steps than this keeps its list of steps folded."""

CARRIED: Final = 250
"""Steps a page carries as templates; later ones of a still longer round are Python's."""


def view(state: State) -> Element:
    """The round at its present step."""
    return _view(state, faces(state["cards"]))


def _view(state: State, face: Face) -> Element:
    found = read(state["source"])
    if state["own"] is not None:
        return own_view.view(state, found, face)
    step, prefix = state["step"], state["id"]
    here = position(found, step)
    scene = open_scene(here, found.seat) if found.open_hands else scene_for(here, found.seat)
    if step:
        scene = with_leaving(scene, found.steps[step - 1], here)
    phase = labels.OVER if here.state.result is not None else scene.phase
    own = author(found, step)
    return el(
        "div",
        {
            "class": "k-kierros",
            "role": "group",
            "aria-label": found.title or labels.ROUND,
            "tabindex": -1,
        },
        el("p", {"class": "k-title"}, found.title) if found.title else None,
        _controls(prefix, step, len(found.steps), sentences(found, step)[0]),
        el(
            "div",
            {"class": "k-step", "id": f"{prefix}-step", "tabindex": -1},
            el(
                "p",
                {"class": "k-where"},
                el("span", {}, labels.step_of(step, len(found.steps))),
                el("span", {}, phase),
            ),
            [el("p", {"class": "k-said"}, line) for line in own.split("\n") if line],
            own_view.told(sentences(found, step), "k-told" if own else "k-said"),
            rule_links(rules(found, step), state["links"]),
        ),
        table(scene, prefix, face),
        _try(prefix, found, step),
    )


def _try(prefix: str, found: Round, step: int) -> Element | None:
    """The way off the beaten track. It needs Python, so the page makes that ready in time."""
    if kierros.leaves_from(found, step) is None:
        return None
    text = labels.TRY if step else labels.TRY_FIRST
    then = f"{prefix}-prompt"
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-buttons"},
        button(f"{prefix}-try", text, {"do": "try", "step": step}, then=then, wake=True),
    )


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
        go("first", labels.FIRST, "«", 0, "Home"),
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
        go("last", labels.LAST, "»", steps, "End"),
    )


def previews(state: State) -> list[Element]:
    """A template for each step. Cards in them are places that one shared pack fills."""
    found = read(state["source"])
    templates = [
        el(
            "template",
            {
                "data-action": compact({"do": "go", "step": step}),
                "data-set": compact({"step": step, "own": None}),
                "data-say": spoken(found, step),
            },
            _view({**state, "step": step, "own": None}, slots),
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


KIERROS: Final = Widget(kierros.init, kierros.update, view, previews, static, complete)
