"""What a widget is, and the option lines a fence may begin with."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

from korttipelit.problems import NotationError, nearest, quoted

type State = dict[str, Any]
"""A widget's whole state, in JSON's own types."""

type Action = Mapping[str, Any]


class Widget(NamedTuple):
    """Three pure functions; they run when the site is built and in the reader's browser.

    `init` reads a fence and raises `WidgetError`. `update` gives the new state and what the live
    region says; it raises `WidgetError` for an action the widget does not know. `previews` are
    the templates a page carries so that its widget works before Python does; `static` is what
    stands beside the view for readers without JavaScript.
    """

    init: Callable[..., State]
    update: Callable[[State, Action], tuple[State, str]]
    view: Callable[[State], Element]
    previews: Callable[[State], list[Element]]
    static: Callable[[State], list[Element]]
    complete: Callable[[State], bool]
    """Whether the page's templates answer every action: then Python is not needed at all."""
    lasting: bool = False
    """Whether what a reader has done is kept on his device, not only while the tab is open."""


class WidgetError(ValueError):
    """A fence or an action that is wrong. `line` counts from the fence's first line; 0 is none."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message

    @classmethod
    def of(cls, error: NotationError) -> "WidgetError":
        """The first of the problems of a text, and how many more there are."""
        first, *more = error.problems
        rest = f" (and {len(more)} more)" if more else ""
        return cls(first.line, f"{first}{rest}")


type OptionTable = Mapping[str, str]
"""The options of a widget: each key and what it is without."""


def split_options(source: str, table: OptionTable) -> tuple[dict[str, str], str]:
    """The option lines at the head of a fence, and the rest with its line numbers unchanged.

    Options end at the first line whose key is the notation's own (`peli`).
    """
    options = dict(table)
    lines = source.split("\n")
    given: set[str] = set()
    for number, line in enumerate(lines):
        key, colon, value = line.partition(":")
        key = key.strip()
        if not line.strip():
            continue
        if key == "peli" or not colon:
            break
        if key not in table:
            near = nearest(key, (*table, "peli"))
            hint = f" – did you mean {near}?" if near else ""
            known = ", ".join(table)
            message = f"there is no option {quoted(key)} ({known}) before the line “peli:”{hint}"
            raise WidgetError(number + 1, message)
        if key in given:
            raise WidgetError(number + 1, f"the option {key} is given twice")
        given.add(key)
        options[key] = value.strip()
        lines[number] = ""
    return options, "\n".join(lines)


def whole_number(action: Action, key: str, limit: int) -> int:
    """A number of an action, below a limit. Actions come from outside and may be anything."""
    value = action.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < limit:
        raise WidgetError(0, f"the action's {key} is no number from 0 to {limit - 1}")
    return value


def game_named(source: str) -> str:
    """The id of the game a fence or a position says it is about, right or wrong; else nothing."""
    lines = (line.partition(":") for line in source.split("\n"))
    return next((value.strip() for key, _, value in lines if key.strip() == "peli"), "")
