"""How the score calculator looks: the players, the deal being written down, and the scores."""

from collections.abc import Mapping
from typing import Any, Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import sentence
from koirakoulu.finnish.rami import labels, points
from koirakoulu.views import laskuri
from koirakoulu.views.base import State, Widget
from koirakoulu.views.controls import button, chooser, link_to_rule
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from korttipelit import NOBODY
from korttipelit.rami.options import PLAYERS, TABLE
from korttipelit.rami.scoring import Score, Standing

DEAD_END: Final = "dead_end"


def view(state: State) -> Element:
    """The calculator as it stands."""
    found = laskuri.standing(state)
    return el(
        "div",
        {
            **NOT_SEARCHED,
            "class": "k-laskuri",
            "role": "group",
            "aria-label": labels.CALCULATOR,
        },
        _table(state),
        el("p", {"class": "k-prompt"}, points.standing(found, laskuri.names_of(state))),
        None if found.over else _deal(state, found),
        _scores(state, found) if found.scores else None,
        _buttons(state) if found.scores else None,
    )


# --- players and rules ---


def _table(state: State) -> Element:
    return el(
        "details",
        {"class": "k-table", "open": not state["deals"]},
        el("summary", {}, labels.RULES),
        el("div", {"class": "k-wishes"}, _choices(state)),
    )


def _choices(state: State) -> list[Element | None]:
    prefix, rules = state["id"], laskuri.rules_of(state)
    return [
        None
        if state["deals"]
        else chooser(
            f"{prefix}-players",
            labels.PLAYERS,
            [(str(number), str(number)) for number in PLAYERS],
            str(len(state["names"])),
            {"do": "players"},
            "number",
        ),
        *(
            _field(
                f"{prefix}-name{seat}",
                labels.name_field(seat + 1),
                name,
                {"do": "name", "seat": seat},
            )
            for seat, name in enumerate(state["names"])
        ),
        *(
            chooser(
                f"{prefix}-{option.id}",
                option.label,
                [(value.key, value.label) for value in option.values],
                option.value(getattr(rules, option.id)).key,
                {"do": "rule", "option": option.id},
                "value",
            )
            for option in TABLE.options
        ),
    ]


def _field(
    id: str,  # noqa: A002 - the attribute's name
    label: str,
    text: str,
    action: Mapping[str, object],
    *,
    hint: str = "",
) -> Element:
    """A line of text; it counts when it is left."""
    return el(
        "label",
        {"class": "k-chooser", "for": id},
        el("span", {}, label),
        el(
            "input",
            {
                "type": "text",
                "id": id,
                "value": text,
                "placeholder": hint or None,
                "data-action": compact(action),
                "data-value": "text",
                "data-quiet": True,
                "autocomplete": "off",
                "autocapitalize": "off" if hint else None,
                "spellcheck": "false",
            },
        ),
    )


# --- the deal being written down ---


def _deal(state: State, found: Standing) -> Element:
    prefix, draft, names = state["id"], state["draft"], laskuri.names_of(state)
    return el(
        "fieldset",
        {"class": "k-deal", "id": f"{prefix}-deal"},
        el("legend", {}, f"{labels.NEW_DEAL} {len(found.scores) + 1}"),
        chooser(
            f"{prefix}-ending",
            labels.ENDED,
            list(labels.ENDINGS.items()),
            draft["ending"],
            {"do": "ending"},
            "value",
        ),
        None
        if draft["ending"] == DEAD_END
        else chooser(
            f"{prefix}-winner",
            labels.WINNER,
            [(str(NOBODY), "–"), *((str(s), names[s]) for s in found.playing)],
            str(draft["winner"]),
            {"do": "winner"},
            "value",
        ),
        [_hand(state, seat, names[seat]) for seat in found.playing if seat != draft["winner"]],
        el(
            "ul",
            {"class": "k-errors", "role": "list"},
            [el("li", {}, text) for text in state["problems"]],
        )
        if state["problems"]
        else None,
        button(
            f"{prefix}-score", labels.SCORE, {"do": "score"}, main=True, then=f"{prefix}-scores"
        ),
    )


def _hand(state: State, seat: int, name: str) -> Element:
    prefix, hand = state["id"], state["draft"]["hands"][seat]
    ticked = f"{prefix}-opened{seat}"
    return el(
        "div",
        {"class": "k-left"},
        _field(
            f"{prefix}-hand{seat}",
            labels.left_of(name),
            hand["text"],
            {"do": "hand", "seat": seat},
            hint=labels.EXAMPLE,
        ),
        el(
            "label",
            {"class": "k-tick", "for": ticked},
            el(
                "input",
                {
                    "type": "checkbox",
                    "id": ticked,
                    "checked": hand["opened"],
                    "data-action": compact({"do": "opened", "seat": seat}),
                    "data-value": "on",
                    "data-quiet": True,
                    "autocomplete": "off",
                },
            ),
            f" {labels.opened_of(name)}",
        ),
    )


# --- the scores ---


def _scores(state: State, found: Standing) -> Element:
    names = laskuri.names_of(state)
    return el(
        "div",
        {"class": "k-scores", "id": f"{state['id']}-scores", "tabindex": -1},
        el(
            "table",
            {},
            el("caption", {}, f"{labels.SCORES} – {labels.LIMIT.lower()} {found.limit}"),
            el(
                "thead",
                {},
                el(
                    "tr",
                    {},
                    el("th", {"scope": "col"}, labels.DEAL),
                    [el("th", {"scope": "col"}, name) for name in names],
                ),
            ),
            el("tbody", {}, [_row(number, deal) for number, deal in enumerate(found.scores, 1)]),
            el(
                "tfoot",
                {},
                el(
                    "tr",
                    {},
                    el("th", {"scope": "row"}, labels.TOTAL),
                    [
                        _total(total, won=found.winner == seat)
                        for seat, total in enumerate(found.totals)
                    ],
                ),
            ),
        ),
        el(
            "details",
            {"class": "k-explained"},
            el("summary", {}, labels.EXPLAINED),
            [_explained(state, number, deal) for number, deal in enumerate(found.scores, 1)],
        ),
    )


def _row(number: int, deal: tuple[Score, ...]) -> Element:
    return el(
        "tr",
        {},
        el("th", {"scope": "row"}, str(number)),
        [el("td", {}, str(score.points) if score.items else "–") for score in deal],
    )


def _total(total: int, *, won: bool) -> Element:
    return el("td", {"class": "k-winner" if won else None}, el("strong", {}, str(total)))


def _explained(state: State, number: int, deal: tuple[Score, ...]) -> list[Element]:
    names = laskuri.names_of(state)
    return [
        el("p", {"class": "k-deal-name"}, el("strong", {}, labels.deal(number))),
        el(
            "ul",
            {"role": "list"},
            [
                el("li", {}, f"{sentence(points.score(name, score))} ", _links(state, score))
                for name, score in zip(names, deal, strict=True)
            ],
        ),
    ]


def _links(state: State, score: Score) -> list[Any]:
    rules = dict.fromkeys(item.rule for item in score.items)
    return [part for rule in rules for part in (link_to_rule(rule, state["links"]), " ")]


def _buttons(state: State) -> Element:
    prefix = state["id"]
    return el(
        "div",
        {"class": "k-buttons"},
        button(f"{prefix}-undo", labels.UNDO, {"do": "undo"}, then=f"{prefix}-deal"),
        button(f"{prefix}-new", labels.NEW, {"do": "new"}, then=f"{prefix}-deal"),
    )


# --- the widget ---


def previews(state: State) -> list[Element]:  # noqa: ARG001 - a widget's function
    """Everything is Python's to calculate."""
    return []


def static(state: State) -> list[Element]:  # noqa: ARG001 - a widget's function
    """Without JavaScript there is no calculator, and the page says so."""
    return [el("noscript", {}, el("p", {}, labels.NO_SCRIPT))]


def complete(state: State) -> bool:  # noqa: ARG001 - a widget's question
    """Nothing is answered by the page itself."""
    return False


LASKURI: Final = Widget(
    laskuri.init, laskuri.update, view, previews, static, complete, lasting=True
)
