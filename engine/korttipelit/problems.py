"""What is wrong with a text, where, and what would have been right."""

import difflib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

SHOWN: Final = 40
"""How much of a wrong text is quoted and compared: a megabyte of it answers as fast as a word."""

MOST: Final = 50
"""How many problems of one text are listed."""


class Problem(NamedTuple):
    """One thing wrong with a text. Lines and columns count from 1; 0 means the whole text.

    `code` is stable and says the kind; `message` is a short English sentence; `nearest` is the
    nearest right thing, or empty where nothing is near.
    """

    code: str
    message: str
    line: int = 0
    column: int = 0
    read: str = ""
    nearest: str = ""

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}: " if self.line else ""
        hint = f" – did you mean {self.nearest}?" if self.nearest else ""
        return f"{place}{self.message}{hint}"


class NotationError(ValueError):
    """A text that cannot be read. `problems` holds all that is wrong with it, in reading order."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems[:MOST])
        left = len(problems) - len(self.problems)
        more = (f"… and {left} more",) if left > 0 else ()
        super().__init__("\n".join((*map(str, self.problems), *more)))


class AmbiguousError(NotationError):
    """A text that can be read in more than one way: `choices` are the readings."""

    def __init__(self, problem: Problem, choices: Sequence[str]) -> None:
        super().__init__([problem])
        self.choices = tuple(choices)


def nearest(text: str, choices: Iterable[str], cutoff: float = 0.5) -> str:
    """The choice most like the text, or an empty string where none is like enough."""
    by_fold = {choice.casefold(): choice for choice in choices}
    found = difflib.get_close_matches(text[:SHOWN].casefold(), by_fold, n=1, cutoff=cutoff)
    return by_fold[found[0]] if found else ""


def quoted(text: str) -> str:
    """The text as a message shows it, cut to a readable length."""
    flat = " ".join(text[: SHOWN + 1].split())
    return f"“{flat[:SHOWN]}…”" if len(text) > SHOWN else f"“{flat}”"
