"""What is wrong with a page, where, and what would have been right."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pymdownx.superfences import SuperFencesException

from koirakoulu.views import WidgetError
from korttipelit import NotationError
from korttipelit.problems import nearest

_PLACE = re.compile(r"^line \d+, column \d+: ")


class Fault(NamedTuple):
    """One thing wrong. Lines count from 1 in the text it is found in; 0 is the whole text."""

    line: int
    message: str


class PageError(SuperFencesException):  # type: ignore[misc]
    """A page that must not be published: `page.md, line N: what is wrong – did you mean …?`

    Any other exception raised in a fence would be swallowed, and the fence printed as code.
    """

    def __init__(self, page: str, faults: Sequence[Fault]) -> None:
        self.page, self.faults = page, tuple(faults)
        super().__init__("\n".join(self._lines()))

    def _lines(self) -> Iterable[str]:
        for line, message in self.faults:
            place = ", ".join(part for part in (self.page, f"line {line}" if line else "") if part)
            yield f"{place}: {message}" if place else message


def hint(near: str) -> str:
    """The nearest right thing, if there is one."""
    return f" – did you mean {near}?" if near else ""


def nearest_hint(text: str, choices: Iterable[str]) -> str:
    """The nearest of the right things, or all of them where they are few."""
    choices = tuple(choices)
    if near := nearest(text, choices):
        return hint(near)
    return f" – there is {', '.join(choices)}" if 0 < len(choices) < 8 else ""


def faults_of(error: WidgetError | NotationError) -> list[Fault]:
    """What a widget found wrong with its fence, line by line."""
    cause = error if isinstance(error, NotationError) else error.__cause__
    if isinstance(cause, NotationError):
        return [
            Fault(problem.line, f"{problem.message}{hint(problem.nearest)}")
            for problem in cause.problems
        ]
    assert isinstance(error, WidgetError)
    # A place in the fence would contradict the place in the page that the message begins with.
    return [Fault(error.line, _PLACE.sub("", error.message))]
