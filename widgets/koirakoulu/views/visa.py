"""`visa`: what can be played here? The fence holds one position or several, or asks for fresh ones.

Every card, run and action the engine rules on is a choice, and the engine's rulings are the key:
no answer is written by hand. A wrong answer is met in three steps: which of one's choices are
right, then the hint, then all. How a fence is read stands in `visa_source`.

The state holds one answer for each question of a series. Of questions without end it holds the
present one, in the notation, so that it comes back as it was whatever a later version would draw.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.verdicts import Verdict
from koirakoulu.views import quiz_maker
from koirakoulu.views.asking import Choice
from koirakoulu.views.base import Action, State, WidgetError, whole_number
from koirakoulu.views.quiz_maker import Drawn, Wish
from koirakoulu.views.visa_source import Question, Quiz, drawn_question, read
from korttipelit.problems import quoted

UNANSWERED: dict[str, Any] = {
    "marked": [],
    "checked": None,
    "tries": 0,
    "hint": False,
    "shown": False,
}
MOST_SEED = 2**32


def init(source: str, links: str = "", cards: str = "", id: str = "visa") -> State:  # noqa: A002
    """The state before anything is ticked."""
    quiz = read(source)
    state: State = {
        "source": source,
        "number": 0,
        "answers": [dict(UNANSWERED) for _ in quiz.questions] or [dict(UNANSWERED)],
        "id": id,
        "links": links,
        "cards": cards,
    }
    if quiz.maker is None:
        return state
    # The page's own first question follows from its fence: every build gives the same.
    first = quiz_maker.draw(quiz.maker.game, quiz.maker.wish, sum(map(ord, id + source)))
    return {**state, "wish": list(quiz.maker.wish), "drawn": list(first), "solved": 0}


def questions(state: State) -> Sequence[Question]:
    """The questions of the state: those of the fence, or the one that was drawn."""
    quiz = read(state["source"])
    if quiz.maker is None:
        return quiz.questions
    return (drawn_question(*state["drawn"]),)


def place(quiz: Quiz, state: State) -> int:
    """Which of the questions and answers is the present one."""
    return 0 if quiz.maker is not None else int(state["number"])


def update(state: State, action: Action) -> tuple[State, str]:
    """Ticks, checks, hints, shows, goes to another question, wishes, draws or begins anew."""
    quiz = read(state["source"])
    match action.get("do"):
        case "go":
            number = whole_number(action, "question", len(quiz.questions) or 1)
            after = {**state, "number": number}
            return after, _opening(after)
        case "restart":
            return init(state["source"], state["links"], state["cards"], state["id"]), _opening(
                {**state, "number": 0}
            )
        case "wish":
            return {**state, "wish": _wish(quiz, state, action)}, ""
        case "new":
            return _new(quiz, state, action)
    if action.get("question") != state["number"]:
        raise WidgetError(0, "the action is about another question")
    at = place(quiz, state)
    answer, said = _answer(questions(state)[at], state["answers"][at], action)
    answers = [*state["answers"][:at], answer, *state["answers"][at + 1 :]]
    after = {**state, "answers": answers}
    if "solved" in state and answer["tries"] > state["answers"][at]["tries"]:
        after["solved"] += solved(questions(state)[at], answer)
    return after, said


def _opening(state: State) -> str:
    """What is said when a question is come to."""
    quiz = read(state["source"])
    asked = questions(state)
    text = asked[place(quiz, state)].text
    if len(asked) > 1:
        return f"{labels.question_of(state['number'], len(asked))}. {text}"
    return text


def _wish(quiz: Quiz, state: State, action: Action) -> list[str]:
    """What is wished for after one of the lists has been changed."""
    if quiz.maker is None:
        raise WidgetError(0, "these questions are the page's own")
    wish = Wish(*state["wish"])
    for key, known in quiz.maker.choices(wish).items():
        if key in action:
            if action[key] not in known:
                raise WidgetError(0, f"there is no {key} {quoted(str(action[key]))}")
            wish = wish._replace(**{key: action[key]})
    if wish.theme not in quiz.maker.choices(wish)["theme"]:
        wish = wish._replace(theme=quiz_maker.ANY_THEME)
    return list(wish)


def _new(quiz: Quiz, state: State, action: Action) -> tuple[State, str]:
    """A fresh question, by the seed the page has drawn."""
    if quiz.maker is None:
        raise WidgetError(0, "these questions are the page's own")
    seed = whole_number(action, "seed", MOST_SEED)
    wish = Wish(*state["wish"])
    drawn = quiz_maker.draw(quiz.maker.game, wish, seed, Drawn(*state["drawn"]))
    after = {
        **state,
        "drawn": list(drawn),
        "number": state["number"] + 1,
        "answers": [dict(UNANSWERED)],
    }
    return after, _opening(after)


# --- one answer ---


def _answer(question: Question, answer: State, action: Action) -> tuple[State, str]:
    match action.get("do"):
        case "mark":
            return _mark(answer, question, action), ""
        case "check":
            after = _check(answer)
            return after, spoken(question, after)
        case "hint":
            return {**answer, "hint": True}, hint_text(question)
        case "show":
            after = {**answer, "checked": list(answer["marked"]), "shown": True}
            return after, spoken(question, after)
        case "reset":
            return dict(UNANSWERED), question.text
        case other:
            raise WidgetError(0, f"visa does not know the action {quoted(str(other))}")


def _mark(answer: State, question: Question, action: Action) -> State:
    choice = whole_number(action, "choice", len(question.choices))
    marked = set(answer["marked"]) - {choice}
    if action.get("on") is True:
        marked.add(choice)
    return {**answer, "marked": sorted(marked)}


def _check(answer: State) -> State:
    """A check of nothing at all is no try, and what is over stays as it is."""
    if answer["shown"]:
        return answer
    if not answer["marked"]:
        return {**answer, "checked": []}
    return {**answer, "checked": list(answer["marked"]), "tries": answer["tries"] + 1}


def solved(question: Question, answer: State) -> bool:
    """Whether the last check was the right answer, found without being shown."""
    return bool(answer["checked"] == question.key) and not answer["shown"]


def over(question: Question, answer: State) -> bool:
    """Whether there is nothing left to find."""
    return bool(answer["shown"]) or solved(question, answer)


class Mark(NamedTuple):
    """What is said of one choice: its kind (for the look), a sign, a word and the verdict."""

    kind: str
    sign: str
    word: str
    verdict: Verdict


def mark(question: Question, answer: State, number: int) -> Mark | None:
    """What the last check says of a choice; nothing of those not ticked while one may still try."""
    checked = answer["checked"]
    found = question.choices[number].verdict
    if checked is None:
        return None
    if number in checked:
        return marked(found)
    if not over(question, answer):
        return None
    return unmarked(found)


def marked(found: Verdict) -> Mark:
    """What is said of a choice that was ticked."""
    if found.legal:
        return Mark("right", "✓", labels.RIGHT, found)
    return Mark("wrong", "✗", labels.WRONG, found)


def unmarked(found: Verdict) -> Mark:
    """What is said, at the end, of a choice that was left alone."""
    if found.legal:
        return Mark("missed", "!", labels.MISSED, found)
    return Mark("left", "–", "", found)


def outcome(question: Question, answer: State) -> str:
    """One sentence on the last check as a whole."""
    checked: Sequence[int] | None = answer["checked"]
    if checked is None:
        return ""
    if answer["shown"]:
        return labels.SHOWN
    if solved(question, answer):
        return labels.PRAISE_AT_ONCE if answer["tries"] == 1 else labels.PRAISE
    if not checked:
        return labels.CHOOSE_FIRST
    right = len(set(checked) & set(question.key))
    return labels.right_so_far(
        right, some_wrong=len(checked) > right, some_missing=right < len(question.key)
    )


def hint_text(question: Question) -> str:
    """The hint: how many right answers there are, and what the author adds."""
    return f"{labels.how_many(len(question.key))} {question.hint}".strip()


def mark_spoken(choice: Choice, found: Mark) -> str:
    """What is said of one choice, for ears."""
    word = f"{found.word}. " if found.word else ""
    return f"{sentence(choice.name)}: {word}{found.verdict.text}"


def spoken(question: Question, answer: State) -> str:
    """The outcome and what is said of each choice that was ticked or missed, for ears."""
    said = [outcome(question, answer)]
    for number, choice in enumerate(question.choices):
        found = mark(question, answer, number)
        if found is not None and found.kind != "left":
            said.append(mark_spoken(choice, found))
    return " ".join(said)
