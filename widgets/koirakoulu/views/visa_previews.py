"""The pieces a page carries so that going through a quiz and its first answers need no Python."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels
from koirakoulu.views import visa
from koirakoulu.views.base import State, Widget
from koirakoulu.views.elements import compact, el
from koirakoulu.views.visa_frame import dot, score, turn_button, where
from koirakoulu.views.visa_part import Part, parts
from koirakoulu.views.visa_view import badge, buttons, outcome, static, tally, verdict, view


def previews(state: State) -> list[Element]:
    """Pieces of the view after a first check of each question, and after going to each.

    A template of a check says when it holds: for which ticks, or for how many right ones (`count`)
    and whether there are wrong ones (`any`). Its elements take the place of those with their ids.
    """
    asked = parts(state)
    found: list[Element] = []
    for part in asked:
        found += _outcomes(part)
        found += _marks(part)
    return found + (_turns(state, asked) if len(asked) > 1 else [])


def _checked(part: Part, ticked: Sequence[int]) -> Part:
    """The question after a first check of these ticks."""
    answer = {**part.answer, "marked": list(ticked)}
    before = {**part.state, "number": part.number, "answers": _with(part, answer)}
    after, _ = visa.update(before, _check(part))
    return Part(after, part.question, part.at, part.count)


def _with(part: Part, answer: State) -> list[State]:
    answers: list[State] = part.state["answers"]
    return [*answers[: part.at], answer, *answers[part.at + 1 :]]


def _check(part: Part) -> dict[str, object]:
    return part.action("check", **{"try": 1})


def _outcomes(part: Part) -> Iterator[Element]:
    question = part.question
    key = question.key
    wrong = [i for i in range(len(question.choices)) if i not in key]
    for some_wrong in (False, True) if wrong else (False,):
        for right in range(len(key) + 1):
            # Which of the right ones are ticked makes no difference to what is built here.
            after = _checked(part, sorted(key[:right] + (wrong[:1] if some_wrong else [])))
            pieces = [outcome(after), buttons(after)]
            if part.count > 1:
                pieces.append(dot(after, part.at))
            if visa.solved(question, after.answer):
                pieces += [piece for i in wrong for piece in _pieces(after, i)]
                if part.endless:
                    pieces.append(score(after.state))
            counted = {
                "count": {tally(part, right=True): right},
                "any": {tally(part, right=False): some_wrong},
            }
            yield _template(_check(part), pieces, visa.outcome(question, after.answer), counted)


def _marks(part: Part) -> Iterator[Element]:
    for number, choice in enumerate(part.question.choices):
        answer = {**part.answer, "checked": [number]}
        after = Part(
            {**part.state, "answers": _with(part, answer)}, part.question, part.at, part.count
        )
        said = visa.mark_spoken(choice, visa.marked(choice.verdict))
        when = {"checked": f"{part.prefix}-c{number}"}
        yield _template(_check(part), _pieces(after, number), said, when)


def _pieces(part: Part, number: int) -> list[Element]:
    """A choice's badge and verdict."""
    return [badge(part, number), verdict(part, number)]


def _template(
    action: Mapping[str, object], pieces: list[Element], say: str, when: Mapping[str, object]
) -> Element:
    return el(
        "template",
        {"data-action": compact(action), "data-when": compact(when), "data-say": say},
        pieces,
    )


def _turns(state: State, asked: Sequence[Part]) -> list[Element]:
    """Going to a question changes attributes only: how far each is answered does not matter."""
    prefix, count = state["id"], len(asked)
    return [
        el(
            "template",
            {
                "data-action": compact({"do": "go", "question": number}),
                "data-set": compact({"number": number}),
                "data-attributes": compact(
                    {
                        f"{part.prefix}-{what}": {name: value if holds else None}
                        for part in asked
                        for what, name, value, holds in (
                            ("question", "hidden", "", part.at != number),
                            ("dot", "aria-current", "true", part.at == number),
                        )
                    }
                ),
                "data-say": f"{labels.question_of(number, count)}. {asked[number].question.text}",
            },
            turn_button(prefix, "back", number - 1, count),
            turn_button(prefix, "next", number + 1, count),
            el("p", {"class": "k-where", "id": f"{prefix}-where"}, where(number, count)),
        )
        for number in range(count)
    ]


def complete(state: State) -> bool:  # noqa: ARG001 - a widget's question
    """The page answers first checks only."""
    return False


VISA: Final = Widget(visa.init, visa.update, view, previews, static, complete)
