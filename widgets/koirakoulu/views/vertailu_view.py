"""How rule books look side by side: a list of moves, and under each who says what."""

from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.problems import placed
from koirakoulu.views import vertailu
from koirakoulu.views.base import State, Widget
from koirakoulu.views.choices import faces_of
from koirakoulu.views.controls import link_to_rule
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.scenes import scene_for
from koirakoulu.views.table import Face, faces, table
from koirakoulu.views.vertailu import Column, Comparison, Row, known_books
from koirakoulu.views.vertailu_editing import editing
from korttipelit import Position


def view(state: State) -> Element:
    """The comparison as it stands."""
    found = vertailu.of(state)
    face = faces(state["cards"])
    prefix = state["id"]
    position, game = found.first, vertailu.game_of(state).id
    return el(
        "div",
        {
            "class": "k-vertailu" + (" k-only-different" if state["only"] else ""),
            "role": "group",
            "aria-label": labels.COMPARISON,
        },
        _books(state),
        _scene(position, prefix, face) if position is not None else None,
        editing(state),
        el("p", {"class": "k-prompt", "id": f"{prefix}-summary"}, vertailu.spoken(state)),
        _unreadable(found, game),
        _only(state) if position is not None else None,
        el(
            "ul",
            {"class": "k-rows", "role": "list", "id": f"{prefix}-rows"},
            [_row(row, len(found.columns), state) for row in found.rows],
        ),
        [
            _impossible(c, game)
            for c in found.columns
            if c.position is None and position is not None
        ],
    )


def _scene(position: Position, prefix: str, face: Face) -> Element:
    seat = next(iter(position.game.to_play(position.state)))
    return table(scene_for(position, seat), prefix, face)


def _books(state: State) -> Element:
    return el(
        "fieldset",
        {**NOT_SEARCHED, "class": "k-books"},
        el("legend", {}, labels.BOOKS),
        [
            _tick(
                f"{state['id']}-b{number}",
                name,
                {"do": "book", "book": rules},
                on=rules in state["books"],
            )
            for number, (rules, name) in enumerate(known_books(state["source"]).items())
        ],
    )


def _tick(id: str, text: str, action: Mapping[str, object], *, on: bool) -> Element:  # noqa: A002
    return el(
        "label",
        {"class": "k-tick", "for": id},
        el(
            "input",
            {
                "type": "checkbox",
                "id": id,
                "checked": on,
                "data-action": compact(action),
                "data-value": "on",
                "data-quiet": True,
                "autocomplete": "off",
            },
        ),
        f" {text}",
    )


def _only(state: State) -> Element:
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-filter"},
        _tick(f"{state['id']}-only", labels.ONLY_DIFFERENT, {"do": "only"}, on=state["only"]),
    )


# --- what the books say ---


def _row(row: Row, columns: int, state: State) -> Element:
    kind, sign, word = "same", "=", labels.SAME
    if row.differs:
        kind, sign, word = "differs", "≠", labels.DIFFERS
    elif row.differs_why:
        kind, sign, word = "why", "≈", labels.DIFFERS_WHY
    return el(
        "li",
        {"class": f"k-row k-{kind}"},
        faces_of(row, faces(state["cards"], named=False)),
        el(
            "div",
            {"class": "k-answers"},
            el(
                "p",
                {"class": "k-move"},
                el("strong", {}, sentence(row.name)),
                " ",
                el("span", {"class": "k-mark"}, f"{sign} {word}") if columns > 1 else None,
            ),
            el(
                "ul",
                {"role": "list"},
                [_group(row, number, state) for number in range(len(row.groups))],
            ),
        ),
    )


def _group(row: Row, number: int, state: State) -> Element:
    found, names = row.groups[number]
    kind, sign = ("right", "✓") if found.legal else ("wrong", "✗")
    who = labels.IN_ALL if len(row.groups) == 1 and len(names) > 1 else ", ".join(names)
    return el(
        "li",
        {"class": f"k-said-by k-{kind}"},
        el("span", {"class": "k-badge", "aria-hidden": "true"}, sign),
        el(
            "span",
            {"class": "k-why"},
            el("em", {}, f"{who}:"),
            f" {found.text if not found.alone else f'{found.word}. {found.text}'} ",
            link_to_rule(found.rule, state["links"]),
        ),
    )


def _impossible(column: Column, game: str) -> Element:
    return el(
        "div",
        {"class": "k-impossible"},
        el("p", {}, el("em", {}, f"{column.name}:"), f" {labels.NOT_POSSIBLE}"),
        el("ul", {"role": "list"}, [el("li", {}, placed(p, game)) for p in column.problems]),
    )


def _unreadable(found: Comparison, game: str) -> Element | None:
    if not found.unreadable:
        return None
    return el(
        "ul",
        {"class": "k-errors", "role": "list"},
        [el("li", {}, placed(problem, game)) for problem in found.unreadable],
    )


def previews(state: State) -> list[Element]:
    """Opening the panel, and showing only what differs, need no Python."""
    prefix = state["id"]

    def template(action: Mapping[str, object], patch: object, attributes: object) -> Element:
        return el(
            "template",
            {
                "data-action": compact(action),
                "data-set": compact(patch),
                "data-attributes": compact(attributes),
            },
        )

    return [
        template(
            {"do": "edit", "on": on},
            {"editing": on},
            {
                f"{prefix}-panel": {"hidden": None if on else ""},
                f"{prefix}-edit": {
                    "aria-expanded": "true" if on else "false",
                    "data-action": compact({"do": "edit", "on": not on}),
                },
            },
        )
        for on in (True, False)
    ]


def static(state: State) -> list[Element]:  # noqa: ARG001 - a widget's function
    """The view says everything without JavaScript, too."""
    return []


def complete(state: State) -> bool:  # noqa: ARG001 - a widget's question
    """Whatever is changed is Python's to judge."""
    return False


VERTAILU: Final = Widget(vertailu.init, vertailu.update, view, previews, static, complete)
