"""One question of a quiz with its answer, as what draws it needs it."""

from koirakoulu.views import visa
from koirakoulu.views.base import State
from koirakoulu.views.visa import Mark
from koirakoulu.views.visa_source import Question


class Part:
    """One question of a quiz with its answer, and what its elements are called."""

    def __init__(self, state: State, question: Question, at: int, count: int) -> None:
        self.state, self.question, self.at, self.count = state, question, at, count
        self.answer: State = state["answers"][at]
        self.prefix = state["id"] if count == 1 else f"{state['id']}-q{at}"
        self.endless = "drawn" in state
        self.number: int = state["number"] if self.endless else at

    def action(self, do: str, **more: object) -> dict[str, object]:
        """An action on this question."""
        return {"do": do, "question": self.number, **more}

    def mark(self, number: int) -> Mark | None:
        """What is said of a choice."""
        return visa.mark(self.question, self.answer, number)


def parts(state: State) -> list[Part]:
    """The questions in order."""
    asked = visa.questions(state)
    return [Part(state, question, at, len(asked)) for at, question in enumerate(asked)]
