"""How a quiz looks. Every question of a series stands in the view, and all but one are hidden."""

from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels, sentence
from koirakoulu.views import visa
from koirakoulu.views.asking import Choice
from koirakoulu.views.base import State
from koirakoulu.views.choices import Group, grid, groups, picture_a_hand
from koirakoulu.views.controls import button, link_to_rule
from koirakoulu.views.elements import NOT_SEARCHED, Child, compact, el
from koirakoulu.views.scenes import scene_for
from koirakoulu.views.table import faces, table
from koirakoulu.views.visa import Mark
from koirakoulu.views.visa_frame import series, wishes
from koirakoulu.views.visa_part import Part, parts
from koirakoulu.views.visa_source import read

RIGHT_TALLY, WRONG_TALLY = "a", "b"


def view(state: State) -> Element:
    """The quiz as it stands."""
    asked = parts(state)
    maker = read(state["source"]).maker
    return el(
        "div",
        {"class": "k-visa"},
        wishes(state, maker) if maker is not None else None,
        series(state, asked) if len(asked) > 1 else None,
        [_question(part) for part in asked],
    )


def _question(part: Part) -> Element:
    question, answer, prefix = part.question, part.answer, part.prefix
    # The reader's hand is choices where it is asked about; else it is seen as it lies.
    lies_there = any(choice.lot for choice in question.choices)
    hand = lies_there or not picture_a_hand(question.choices)
    return el(
        "div",
        {
            "class": "k-question",
            "id": f"{prefix}-question",
            "hidden": part.count > 1 and part.at != part.state["number"],
        },
        table(
            scene_for(question.position, question.seat),
            prefix,
            faces(part.state["cards"]),
            near_hand=hand,
        ),
        el(
            "fieldset",
            {**NOT_SEARCHED, "class": "k-choices", "id": f"{prefix}-choices"},
            el("legend", {"id": f"{prefix}-ask", "tabindex": -1}, question.text),
            [
                grid(group, f"{prefix}-on", [_choice(part, i, group) for i in group.numbers])
                for group in groups(question.choices)
            ],
        ),
        outcome(part),
        el(
            "p",
            {"class": "k-hint", "id": f"{prefix}-hint", "hidden": not answer["hint"]},
            visa.hint_text(question) if answer["hint"] else None,
        ),
        buttons(part),
        el(
            "ul",
            {"class": "k-verdicts", "aria-label": labels.VERDICTS, "id": f"{prefix}-verdicts"},
            [verdict(part, i) for i in range(len(question.choices))],
        ),
    )


def _choice(part: Part, number: int, group: Group) -> Element:
    choice = part.question.choices[number]
    prefix = f"{part.prefix}-c{number}"
    face = faces(part.state["cards"], named=False)
    bare = group.laid or not choice.cards
    return el(
        "label",
        {"class": "k-choice" + (" k-deed" if bare else ""), "for": prefix},
        el(
            "input",
            {
                "type": "checkbox",
                "id": prefix,
                "checked": number in part.answer["marked"],
                "data-action": compact(part.action("mark", choice=number)),
                "data-value": "on",
                "data-quiet": True,
                "data-tally": tally(part, right=choice.verdict.legal),
                "aria-describedby": f"{part.prefix}-v{number}",
                "autocomplete": "off",
            },
        ),
        group.pictures(choice, face),
        el("span", {"class": "k-label"}, group.label(choice)),
        badge(part, number),
    )


def tally(part: Part, *, right: bool) -> str:
    """What the page counts ticks by: the question, and whether they are right."""
    return f"{part.at}{RIGHT_TALLY if right else WRONG_TALLY}"


def badge(part: Part, number: int) -> Element:
    """A choice's sign."""
    found = part.mark(number)
    kind = f" k-{found.kind}" if found else ""
    return el(
        "span",
        {"class": f"k-badge{kind}", "id": f"{part.prefix}-c{number}-m", "aria-hidden": "true"},
        found.sign if found else None,
    )


def verdict(part: Part, number: int) -> Element:
    """What is said of a choice, once it is said."""
    prefix, found = f"{part.prefix}-v{number}", part.mark(number)
    if found is None:
        return el("li", {"id": prefix, "hidden": True})
    said = _said(part.state, part.question.choices[number], found)
    return el("li", {"id": prefix, "class": f"k-verdict k-{found.kind}"}, said)


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


def outcome(part: Part) -> Element:
    """One sentence on the whole."""
    text, answer = visa.outcome(part.question, part.answer), part.answer
    mood = "left" if answer["shown"] or not answer["checked"] else "wrong"
    if visa.solved(part.question, answer):
        mood = "right"
    return el(
        "p",
        {"class": f"k-outcome k-{mood}", "id": f"{part.prefix}-outcome", "hidden": not text},
        text or None,
    )


def buttons(part: Part) -> Element:
    """Check; then help, a step at a time. A button's successor has its id, and so its focus."""
    answer, prefix = part.answer, part.prefix
    main, helper = f"{prefix}-main", f"{prefix}-help"
    if visa.over(part.question, answer):
        found = [button(main, labels.AGAIN, part.action("reset"))]
    else:
        check = part.action("check", **{"try": answer["tries"] + 1})
        found = [button(main, labels.CHECK, check, main=True)]
        if answer["hint"]:
            found.append(button(helper, labels.SHOW, part.action("show")))
        elif answer["tries"]:
            found.append(button(helper, labels.HINT, part.action("hint")))
    return el(
        "div",
        {**NOT_SEARCHED, "class": "k-buttons", "id": f"{prefix}-buttons"},
        found,
        _onwards(part),
    )


def _onwards(part: Part) -> Element | None:
    """What comes after this question."""
    done = visa.over(part.question, part.answer)
    ask = f"{part.prefix}-ask"
    if part.endless:
        return button(
            f"{part.prefix}-new",
            labels.NEW_QUESTION,
            {"do": "new"},
            main=done,
            random="seed",
            then=ask,
        )
    if part.count > 1 and done:
        if part.at + 1 < part.count:
            following = f"{part.state['id']}-q{part.at + 1}-ask"
            action = {"do": "go", "question": part.at + 1}
            return button(
                f"{part.prefix}-on", labels.NEXT_QUESTION, action, main=True, then=following
            )
        first = f"{part.state['id']}-q0-ask"
        return button(f"{part.prefix}-on", labels.WHOLE_SERIES, {"do": "restart"}, then=first)
    return None


def static(state: State) -> list[Element]:
    """The whole answer for readers without JavaScript."""
    asked = parts(state)
    return [
        el(
            "details",
            {"class": "k-answer"},
            el(
                "summary",
                {},
                labels.ANSWER if part.count == 1 else f"{labels.ANSWER} {part.at + 1}",
            ),
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
                    for choice in part.question.choices
                ],
            ),
        )
        for part in asked
    ]
