"""How a reader's own line looks: the table, what can be done, and what came of it."""

from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels
from koirakoulu.views import kierros, own_line
from koirakoulu.views.base import State
from koirakoulu.views.choices import Group, grid, groups, picture_a_hand
from koirakoulu.views.controls import button, chooser, link_to_rule
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.kierros import Round
from koirakoulu.views.own_line import Line, Tried
from koirakoulu.views.scene import Scene
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from koirakoulu.views.table import Face, faces, table

MANY: Final = 3
"""More sentences than this about one step are listed."""


def view(state: State, found: Round, face: Face) -> Element:
    """The line as it stands."""
    own, prefix = state["own"], state["id"]
    line = own_line.follow(kierros.position(found, own["at"]), own["moves"])
    tried = own_line.tried(line, own)
    choosing = line.in_turn >= 0
    hand = not choosing or not picture_a_hand(own_line.choices(line.here))
    return el(
        "div",
        {
            "class": "k-kierros k-own",
            "role": "group",
            "aria-label": f"{found.title or labels.ROUND}: {labels.OWN_LINE.lower()}",
        },
        el("p", {"class": "k-title"}, found.title) if found.title else None,
        el(
            "div",
            {"class": "k-step", "id": f"{prefix}-step", "tabindex": -1},
            el(
                "p",
                {"class": "k-where"},
                el("span", {}, labels.OWN_LINE),
                el("span", {}, labels.step_of(own["at"], len(found.steps))),
            ),
            _happened(found, own, line),
            _seat(prefix, found, own) if found.open_hands else None,
        ),
        table(_scene(found, own, line), prefix, face, near_hand=hand),
        el(
            "p",
            {"class": "k-prompt", "id": f"{prefix}-prompt", "tabindex": -1},
            kierros.prompt(found, own, line) or labels.OVER,
        ),
        _choices(prefix, own, line, tried, faces(state["cards"], named=False))
        if choosing
        else None,
        _verdict(state, found, tried),
        _buttons(prefix, state, tried),
    )


def told(said: list[str], look: str) -> Element:
    """What happened in a step; where much did, a line each."""
    if len(said) <= MANY:
        return el("p", {"class": look}, " ".join(said))
    return el("ul", {"class": "k-told", "role": "list"}, [el("li", {}, line) for line in said])


def _scene(found: Round, own: State, line: Line) -> Scene:
    """What is only tried is seen as the round is; who plays on sees his own cards."""
    if own["going"] or not found.open_hands:
        scene = scene_for(line.here, own["seat"])
    else:
        scene = open_scene(line.here, own["seat"])
    if own["moves"]:
        scene = with_leaving(scene, line.steps[-1], line.here)
    return scene


def _happened(found: Round, own: State, line: Line) -> Element | None:
    said = [text for played in line.steps[own["new"] :] for text in kierros.told(found, played)]
    return told(said, "k-said") if said else None


def _seat(prefix: str, found: Round, own: State) -> Element:
    return chooser(
        f"{prefix}-seat",
        labels.SEAT,
        [(name, name) for name in found.names],
        found.names[own["seat"]],
        {"do": "seat"},
        "seat",
        random="seed",
    )


def _choices(prefix: str, own: State, line: Line, tried: Tried | None, face: Face) -> Element:
    choices = own_line.choices(line.here)
    return el(
        "div",
        {
            **NOT_SEARCHED,
            "class": "k-choices",
            "role": "group",
            "aria-label": labels.CHOICES,
            "id": f"{prefix}-choices",
        },
        [
            grid(
                group,
                f"{prefix}-on",
                [
                    _choice(f"{prefix}-c{i}", i, choices[i], group, own["asked"], tried, face)
                    for i in group.numbers
                ],
            )
            for group in groups(choices)
        ],
    )


def _choice(
    id: str,  # noqa: A002 - the attribute's name
    number: int,
    choice: Tried,
    group: Group,
    asked: int | None,
    tried: Tried | None,
    face: Face,
) -> Element:
    """A card or an action as a button; the one tried last carries its sign."""
    is_tried = number == asked and tried is not None
    badge = None
    if is_tried:
        legal = choice.ruling.legal
        badge = el(
            "span",
            {"class": f"k-badge k-{'right' if legal else 'wrong'}", "aria-hidden": "true"},
            "✓" if legal else "✗",
        )
    return el(
        "button",
        {
            "type": "button",
            "id": id,
            "class": "k-choice" + ("" if choice.cards and not group.laid else " k-deed"),
            "data-action": compact({"do": "choose", "choice": number}),
            "data-random": "seed",
            "aria-pressed": "true" if is_tried else "false",
        },
        group.pictures(choice, face),
        el("span", {"class": "k-label"}, group.label(choice)),
        badge,
    )


def _verdict(state: State, found: Round, tried: Tried | None) -> Element | None:
    if tried is None:
        return None
    kind, sign = ("right", "✓") if tried.ruling.legal else ("wrong", "✗")
    return el(
        "ul",
        {"class": "k-verdicts", "aria-label": labels.VERDICTS},
        el(
            "li",
            {"class": f"k-verdict k-{kind}", "id": f"{state['id']}-verdict"},
            el("span", {"class": "k-badge", "aria-hidden": "true"}, sign),
            el(
                "span",
                {"class": "k-why"},
                f"{kierros.tried_text(found, state['own'], tried)} ",
                link_to_rule(tried.verdict.rule, state["links"]),
            ),
        ),
    )


def _buttons(prefix: str, state: State, tried: Tried | None) -> Element:
    own = state["own"]
    on = tried is not None and tried.ruling.legal and not own["going"]
    prompt = f"{prefix}-prompt"
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-buttons"},
        button(f"{prefix}-on", labels.GO_ON, {"do": "on"}, main=True, random="seed", then=prompt)
        if on
        else None,
        button(f"{prefix}-again", labels.FROM_START, {"do": "again"}, random="seed", then=prompt)
        if own["going"]
        else None,
        button(
            f"{prefix}-home",
            labels.BACK_TO_ROUND,
            {"do": "go", "step": state["step"]},
            then=f"{prefix}-step",
        ),
    )
