"""`visa`: what can be played here? The fence holds a position, perhaps after option lines.

Every card, run and action the engine rules on is a choice, and the engine's rulings are the key:
no answer is written by hand. Options: `kysymys` (the question) and `vihje` (a hint in the
author's words, beside how many right answers there are).

A wrong answer is met in three steps: which of one's choices are right, then the hint, then all.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from koirakoulu.finnish import labels, lot_name, sentence
from koirakoulu.finnish.events import move_text
from koirakoulu.finnish.verdicts import Verdict, verdict
from koirakoulu.views.base import Action, State, WidgetError, split_options, whole_number
from korttipelit import Move, Position
from korttipelit.contract import PLAY
from korttipelit.notation import read_position, write_lot
from korttipelit.problems import NotationError, quoted

OPTIONS: Final = {"kysymys": labels.QUESTION, "vihje": ""}


class Choice(NamedTuple):
    """One thing to tick: its name, the cards that picture it, and the verdict on it."""

    name: str
    cards: tuple[str, ...]
    verdict: Verdict


class Quiz(NamedTuple):
    """A fence read and ruled on."""

    question: str
    hint: str
    position: Position
    seat: int
    choices: tuple[Choice, ...]

    @property
    def key(self) -> list[int]:
        """The right answers."""
        return [i for i, choice in enumerate(self.choices) if choice.verdict.legal]


@lru_cache(maxsize=8)
def read(source: str) -> Quiz:
    """The quiz of a fence. Raises `WidgetError` where it cannot be read or asks nothing."""
    options, text = split_options(source, OPTIONS)
    try:
        position = read_position(text)
    except NotationError as error:
        raise WidgetError.of(error) from error
    game, _, state = position
    rulings = game.rulings(state)
    if not any(ruling.legal for ruling in rulings):
        raise WidgetError(0, "nothing can be played here, so there is nothing to ask")
    seat = game.to_play(state)[0]
    choices = tuple(
        Choice(
            _name(position, ruling.move),
            tuple(map(str, ruling.move.cards)),
            verdict(position, ruling),
        )
        for ruling in rulings
    )
    return Quiz(options["kysymys"], options["vihje"], position, seat, choices)


def _name(position: Position, move: Move) -> str:
    """A choice by name: cards alone, or what one does without who does it."""
    if move.verb == PLAY:
        return lot_name(write_lot(move.cards))
    name = position.names[move.seat] if move.seat >= 0 else ""
    return move_text(move, position.names).removeprefix(name).strip()


def init(source: str, links: str = "", cards: str = "", id: str = "visa") -> State:  # noqa: A002
    """The state before anything is ticked."""
    read(source)
    return {
        "source": source,
        "marked": [],
        "checked": None,
        "tries": 0,
        "hint": False,
        "shown": False,
        "id": id,
        "links": links,
        "cards": cards,
    }


def update(state: State, action: Action) -> tuple[State, str]:
    """Ticks, checks, hints, shows or begins anew."""
    quiz = read(state["source"])
    match action.get("do"):
        case "mark":
            return _mark(state, quiz, action), ""
        case "check":
            after = _check(state)
            return after, spoken(quiz, after)
        case "hint":
            return {**state, "hint": True}, hint_text(quiz)
        case "show":
            after = {**state, "checked": list(state["marked"]), "shown": True}
            return after, spoken(quiz, after)
        case "reset":
            anew = init(state["source"], state["links"], state["cards"], state["id"])
            return anew, quiz.question
        case other:
            raise WidgetError(0, f"visa does not know the action {quoted(str(other))}")


def _mark(state: State, quiz: Quiz, action: Action) -> State:
    choice = whole_number(action, "choice", len(quiz.choices))
    marked = set(state["marked"]) - {choice}
    if action.get("on") is True:
        marked.add(choice)
    return {**state, "marked": sorted(marked)}


def _check(state: State) -> State:
    """A check of nothing at all is no try."""
    if not state["marked"]:
        return {**state, "checked": []}
    return {**state, "checked": list(state["marked"]), "tries": state["tries"] + 1}


def solved(quiz: Quiz, state: State) -> bool:
    """Whether the last check was the right answer."""
    return bool(state["checked"] == quiz.key)


def over(quiz: Quiz, state: State) -> bool:
    """Whether there is nothing left to find."""
    return bool(state["shown"]) or solved(quiz, state)


class Mark(NamedTuple):
    """What is said of one choice: its kind (for the look), a sign, a word and the verdict."""

    kind: str
    sign: str
    word: str
    verdict: Verdict


def mark(quiz: Quiz, state: State, number: int) -> Mark | None:
    """What the last check says of a choice; nothing of those not ticked while one may still try."""
    checked = state["checked"]
    found = quiz.choices[number].verdict
    if checked is None:
        return None
    if number in checked:
        return marked(found)
    if not over(quiz, state):
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


def outcome(quiz: Quiz, state: State) -> str:
    """One sentence on the last check as a whole."""
    checked: Sequence[int] | None = state["checked"]
    if checked is None:
        return ""
    if solved(quiz, state):
        return labels.PRAISE_AT_ONCE if state["tries"] == 1 else labels.PRAISE
    if state["shown"]:
        return labels.SHOWN
    if not checked:
        return labels.CHOOSE_FIRST
    right = len(set(checked) & set(quiz.key))
    return labels.right_so_far(
        right, some_wrong=len(checked) > right, some_missing=right < len(quiz.key)
    )


def hint_text(quiz: Quiz) -> str:
    """The hint: how many right answers there are, and what the author adds."""
    return f"{labels.how_many(len(quiz.key))} {quiz.hint}".strip()


def mark_spoken(choice: Choice, found: Mark) -> str:
    """What is said of one choice, for ears."""
    word = f"{found.word}. " if found.word else ""
    return f"{sentence(choice.name)}: {word}{found.verdict.text}"


def spoken(quiz: Quiz, state: State) -> str:
    """The outcome and what is said of each choice that was ticked or missed, for ears."""
    said = [outcome(quiz, state)]
    for number, choice in enumerate(quiz.choices):
        found = mark(quiz, state, number)
        if found is not None and found.kind != "left":
            said.append(mark_spoken(choice, found))
    return " ".join(said)
