"""What stands above the questions of a quiz: a series' places, or what is wished for."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels
from koirakoulu.finnish.games import SPEECH
from koirakoulu.views import visa
from koirakoulu.views.base import State
from koirakoulu.views.controls import button, chooser
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.quiz_maker import ANY_THEME, Wish
from koirakoulu.views.visa_part import Part
from koirakoulu.views.visa_source import Maker


def wishes(state: State, maker: Maker) -> Element:
    """What the reader wants to be asked, and how it has gone so far."""
    prefix, wish = state["id"], Wish(*state["wish"])
    themes = {ANY_THEME: labels.ANY_THEME, **SPEECH[maker.game.id].themes}
    names = {"book": maker.books(), "theme": themes, "level": labels.LEVELS}
    titles = {"book": labels.BOOK, "theme": labels.THEME, "level": labels.LEVEL}
    chosen = wish._asdict()
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-wishes", "role": "group", "aria-label": labels.WISH},
        [
            chooser(
                f"{prefix}-{key}",
                titles[key],
                [(value, names[key][value]) for value in known],
                chosen[key],
                {"do": "wish"},
                key,
            )
            for key, known in maker.choices(wish).items()
        ],
        score(state),
    )


def score(state: State) -> Element:
    """How far one is in questions without end."""
    return el(
        "p",
        {"class": "k-score", "id": f"{state['id']}-score"},
        labels.score(state["number"], state["solved"]),
    )


def series(state: State, asked: Sequence[Part]) -> Element:
    prefix, number = state["id"], state["number"]
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-series", "role": "group", "aria-label": labels.QUESTIONS},
        turn_button(prefix, "back", number - 1, len(asked)),
        el("ol", {"class": "k-dots"}, [el("li", {}, dot(part, number)) for part in asked]),
        turn_button(prefix, "next", number + 1, len(asked)),
        el("p", {"class": "k-where", "id": f"{prefix}-where"}, where(number, len(asked))),
    )


def where(number: int, count: int) -> str:
    """Which question is shown."""
    return labels.question_of(number, count)


def turn_button(prefix: str, which: str, number: int, count: int) -> Element:
    """The button to the question before or after; at an end it is off."""
    text, sign = {
        "back": (labels.PREVIOUS_QUESTION, "‹"),
        "next": (labels.NEXT_QUESTION, "›"),
    }[which]
    at = min(max(number, 0), count - 1)
    return button(
        f"{prefix}-{which}", text, {"do": "go", "question": at}, sign=sign, off=at != number
    )


def dot(part: Part, number: int) -> Element:
    """A question's place in the series, and how it stands."""
    sign, how = _standing(part)
    return el(
        "button",
        {
            "type": "button",
            "id": f"{part.prefix}-dot",
            "class": "k-dot",
            "data-action": compact({"do": "go", "question": part.at}),
            "aria-label": labels.question_mark(part.at, how),
            "aria-current": "true" if part.at == number else None,
        },
        sign or str(part.at + 1),
    )


def _standing(part: Part) -> tuple[str, str]:
    if part.answer["shown"]:
        return "!", labels.SHOWN_MARK
    if visa.solved(part.question, part.answer):
        return "✓", labels.SOLVED_MARK
    if part.answer["tries"]:
        return "…", labels.TRIED_MARK
    return "", ""
