"""A text as `key: value` lines, each value with its place, and a list of what is wrong."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..cards import SUITS
from ..problems import MOST, NotationError, Problem, nearest, quoted

MAX_TEXT: Final = 100_000
"""No position or record is longer; anything longer is refused unread."""

PICTURE: Final = "\ufe0f"
"""Unicode's variation selector: the sign before it is shown as an emoji."""


class Field(NamedTuple):
    """A value and where it stands."""

    key: str
    value: str
    line: int
    column: int

    def problem(
        self, code: str, message: str, near: str = "", read: str = "", at: int = 0
    ) -> Problem:
        """A problem with this value, `at` characters into it."""
        return Problem(code, message, self.line, self.column + at, read or self.value[:40], near)


class Word(NamedTuple):
    """A word of a value and its offset in it."""

    text: str
    at: int


def words(value: str) -> list[Word]:
    """The words of a value, split at white space."""
    found = []
    at = 0
    for text in value.split():
        at = value.index(text, at)
        found.append(Word(text, at))
        at += len(text)
    return found


def readable(text: str) -> str:
    """The text with each suit as one character: a phone's keyboard adds that it is a picture.

    Refuses what is no text of ours: too long, or with characters no text has.
    """
    if len(text) > MAX_TEXT:
        message = f"the text is {len(text):,} characters long; at most {MAX_TEXT:,} are read"
        raise NotationError([Problem("too-long", message)])
    if (
        at := next(
            (i for i, c in enumerate(text) if c != "\n" and ord(c) < 32 and c not in "\t\r"), -1
        )
    ) >= 0:
        line = text.count("\n", 0, at) + 1
        column = at - (text.rfind("\n", 0, at) + 1) + 1
        raise NotationError([Problem("not-text", "this is not text", line, column, repr(text[at]))])
    for suit in SUITS:
        text = text.replace(f"{suit}{PICTURE}", suit)
    return text


def text_lines(text: str) -> list[tuple[int, str]]:
    """The numbered lines of a text of ours, a byte order mark at its beginning left out."""
    return list(enumerate(readable(text).removeprefix("\ufeff").splitlines(), 1))


def fields(lines: Iterable[tuple[int, str]], problems: list[Problem]) -> dict[str, Field]:
    """The `key: value` lines by key; blank lines are passed over."""
    found: dict[str, Field] = {}
    folded: set[str] = set()
    for number, line in lines:
        if len(problems) >= MOST:
            break
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        name = " ".join(key.split())
        if not colon or not name:
            message = f"this line is no “key: value”: {quoted(line.strip())}"
            problems.append(Problem("no-key", message, number, 1, line.strip()[:40], "avain: arvo"))
            continue
        start = len(key) + 1 + len(value) - len(value.lstrip())
        field = Field(name, value.strip(), number, start + 1)
        if name.casefold() in folded:
            problems.append(field._replace(column=1).problem("key-twice", f"{name} is given twice"))
            continue
        folded.add(name.casefold())
        found[name] = field
    return found


def choose(field: Field, choices: Iterable[str], what: str, problems: list[Problem]) -> str | None:
    """The field's value if it is one of the choices, else a problem with the nearest of them."""
    choices = tuple(choices)
    if field.value in choices:
        return field.value
    near = nearest(field.value, choices) or (choices[0] if choices else "")
    problems.append(field.problem("unknown", f"{quoted(field.value)} is not {what}", near))
    return None


def number(field: Field, low: int, high: int, problems: list[Problem]) -> int | None:
    """The field's value as a whole number within limits."""
    if field.value.isascii() and field.value.isdigit() and len(field.value) < 4:
        value = int(field.value)
        if low <= value <= high:
            return value
    message = f"{field.key} takes a number from {low} to {high}, not {quoted(field.value)}"
    problems.append(field.problem("bad-number", message, str(low)))
    return None


def names_in(field: Field, names: Sequence[str], problems: list[Problem]) -> list[int]:
    """The seats of the comma-separated names of a field."""
    seats = []
    at = 0
    parts = field.value.split(",")
    if len(parts) > MOST:
        problems.append(field.problem("many-players", f"{field.key} lists {len(parts)} players"))
        return []
    for part in parts:
        name = part.strip()
        if name in names:
            seats.append(list(names).index(name))
        else:
            near = nearest(name, names)
            offset = at + len(part) - len(part.lstrip())
            message = f"there is no player {quoted(name)}"
            problems.append(
                field.problem("unknown-player", message, near, name[:40] or "?", offset)
            )
        at += len(part) + 1
    return seats
