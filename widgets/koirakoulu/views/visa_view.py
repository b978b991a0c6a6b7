"""How a quiz looks, and the pieces a page carries so that its first answer needs no Python."""

from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels, sentence
from koirakoulu.views import visa
from koirakoulu.views.base import State, Widget
from koirakoulu.views.controls import button, link_to_rule
from koirakoulu.views.elements import NOT_SEARCHED, Child, compact, el
from koirakoulu.views.scenes import scene_for
from koirakoulu.views.table import faces, table
from koirakoulu.views.visa import Choice, Mark, Quiz

FIRST_CHECK = {"do": "check", "try": 1}
RIGHT_TALLY, WRONG_TALLY = "a", "b"


def view(state: State) -> Element:
    """The quiz as it stands."""
    quiz = visa.read(state["source"])
    prefix = state["id"]
    scene = scene_for(quiz.position, quiz.seat)
    return el(
        "div",
        {"class": "k-visa"},
        table(scene, prefix, faces(state["cards"]), near_hand=False),
        el(
            "fieldset",
            {**NOT_SEARCHED, "class": "k-choices", "id": f"{prefix}-choices"},
            el("legend", {}, quiz.question),
            el(
                "div",
                {"class": "k-grid"},
                [_choice(state, quiz, number) for number in range(len(quiz.choices))],
            ),
        ),
        _outcome(prefix, visa.outcome(quiz, state), _mood(quiz, state)),
        el(
            "p",
            {"class": "k-hint", "id": f"{prefix}-hint", "hidden": not state["hint"]},
            visa.hint_text(quiz) if state["hint"] else None,
        ),
        _buttons(quiz, state),
        el(
            "ul",
            {"class": "k-verdicts", "aria-label": labels.VERDICTS, "id": f"{prefix}-verdicts"},
            [
                _verdict(state, number, choice, visa.mark(quiz, state, number))
                for number, choice in enumerate(quiz.choices)
            ],
        ),
    )


def _choice(state: State, quiz: Quiz, number: int) -> Element:
    choice = quiz.choices[number]
    prefix = f"{state['id']}-c{number}"
    face = faces(state["cards"], named=False)
    pictures: Child = [face(card) for card in choice.cards]
    return el(
        "label",
        {"class": "k-choice" + ("" if choice.cards else " k-deed"), "for": prefix},
        el(
            "input",
            {
                "type": "checkbox",
                "id": prefix,
                "checked": number in state["marked"],
                "data-action": compact({"do": "mark", "choice": number}),
                "data-value": "on",
                "data-tally": RIGHT_TALLY if choice.verdict.legal else WRONG_TALLY,
                "aria-describedby": f"{state['id']}-v{number}",
                "autocomplete": "off",
            },
        ),
        el("span", {"class": "k-faces"}, pictures) if choice.cards else None,
        el("span", {"class": "k-label"}, sentence(choice.name)),
        _badge(prefix, visa.mark(quiz, state, number)),
    )


def _badge(prefix: str, found: Mark | None) -> Element:
    kind = f" k-{found.kind}" if found else ""
    return el(
        "span",
        {"class": f"k-badge{kind}", "id": f"{prefix}-m", "aria-hidden": "true"},
        found.sign if found else None,
    )


def _verdict(state: State, number: int, choice: Choice, found: Mark | None) -> Element:
    prefix = f"{state['id']}-v{number}"
    if found is None:
        return el("li", {"id": prefix, "hidden": True})
    return el(
        "li", {"id": prefix, "class": f"k-verdict k-{found.kind}"}, _said(state, choice, found)
    )


def _said(state: State, choice: Choice, found: Mark) -> Child:
    return [
        el("span", {"class": "k-badge", "aria-hidden": "true"}, found.sign),
        el(
            "span",
            {"class": "k-why"},
            el("strong", {}, f"{sentence(choice.name)}."),
            (" ", el("em", {}, f"{found.word}."), " ") if found.word else " ",
            f"{found.verdict.text} ",
            link_to_rule(found.verdict.rule, state["links"]),
        ),
    ]


def _mood(quiz: Quiz, state: State) -> str:
    if visa.solved(quiz, state):
        return "right"
    return "left" if state["shown"] or not state["checked"] else "wrong"


def _outcome(prefix: str, text: str, mood: str) -> Element:
    return el(
        "p",
        {"class": f"k-outcome k-{mood}", "id": f"{prefix}-outcome", "hidden": not text},
        text or None,
    )


def _buttons(quiz: Quiz, state: State) -> Element:
    """Check; then help, a step at a time. A button's successor has its id, and so its focus."""
    prefix, tries = state["id"], state["tries"]
    main, helper = f"{prefix}-main", f"{prefix}-help"
    if visa.over(quiz, state):
        buttons = [button(main, labels.AGAIN, {"do": "reset"})]
    else:
        buttons = [button(main, labels.CHECK, {"do": "check", "try": tries + 1}, main=True)]
        if state["hint"]:
            buttons.append(button(helper, labels.SHOW, {"do": "show"}))
        elif tries:
            buttons.append(button(helper, labels.HINT, {"do": "hint"}))
    return el("div", {**NOT_SEARCHED, "class": "k-buttons", "id": f"{prefix}-buttons"}, buttons)


def previews(state: State) -> list[Element]:
    """Pieces of the view after a first check.

    Each template says when it holds: for which ticks, or for how many right ones (`count`) and
    whether there are wrong ones (`any`). Its elements take the place of those with the same ids.
    """
    quiz = visa.read(state["source"])
    return [*_outcomes(state, quiz), *_marks(state, quiz)]


def _outcomes(state: State, quiz: Quiz) -> Iterator[Element]:
    key, wrong = quiz.key, [i for i in range(len(quiz.choices)) if i not in quiz.key]
    for some_wrong in (False, True) if wrong else (False,):
        for right in range(len(key) + 1):
            # Which of the right ones are ticked makes no difference to what is built here.
            ticked = sorted(key[:right] + (wrong[:1] if some_wrong else []))
            after, _ = visa.update({**state, "marked": ticked}, FIRST_CHECK)
            pieces = [
                _outcome(state["id"], visa.outcome(quiz, after), _mood(quiz, after)),
                _buttons(quiz, after),
            ]
            if visa.solved(quiz, after):
                pieces += [piece for i in wrong for piece in _pieces(after, quiz, i)]
            yield el(
                "template",
                {
                    "data-action": compact(FIRST_CHECK),
                    "data-when": compact(
                        {"count": {RIGHT_TALLY: right}, "any": {WRONG_TALLY: some_wrong}}
                    ),
                    "data-say": visa.outcome(quiz, after),
                },
                pieces,
            )


def _marks(state: State, quiz: Quiz) -> Iterator[Element]:
    for number, choice in enumerate(quiz.choices):
        after = {**state, "checked": [number]}
        yield el(
            "template",
            {
                "data-action": compact(FIRST_CHECK),
                "data-when": compact({"checked": f"{state['id']}-c{number}"}),
                "data-say": visa.mark_spoken(choice, visa.marked(choice.verdict)),
            },
            _pieces(after, quiz, number),
        )


def _pieces(state: State, quiz: Quiz, number: int) -> list[Element]:
    """A choice's badge and verdict."""
    found = visa.mark(quiz, state, number)
    return [
        _badge(f"{state['id']}-c{number}", found),
        _verdict(state, number, quiz.choices[number], found),
    ]


def static(state: State) -> list[Element]:
    """The whole answer for readers without JavaScript."""
    quiz = visa.read(state["source"])
    return [
        el(
            "details",
            {"class": "k-answer"},
            el("summary", {}, labels.ANSWER),
            el(
                "ul",
                {},
                [
                    el(
                        "li",
                        {},
                        el("strong", {}, f"{sentence(choice.name)}."),
                        f" {choice.verdict.text} ",
                        link_to_rule(choice.verdict.rule, state["links"]),
                    )
                    for choice in quiz.choices
                ],
            ),
        )
    ]


def complete(state: State) -> bool:  # noqa: ARG001 - a widget's question
    """The page answers a first check only."""
    return False


VISA: Final = Widget(visa.init, visa.update, view, previews, static, complete)
