"""House rules as data: options, rule books, and their short Finnish text form.

A game's rules are one immutable record with a field for each option. A rule book is a full set of
values under a name; a table that plays by the book but for one thing is written `opas,
nosto=pienin`. The same keys stand in the notation and in addresses.
"""

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, cast

from .problems import NotationError, Problem, nearest, quoted

TEXT_LIMIT: Final = 40
"""The longest value of an option that takes free text."""


class Rules(Protocol):
    """A record of rules: the book it started from and a field for each option."""

    @property
    def book(self) -> str: ...


class Value(NamedTuple):
    """One value of an option: the engine's id, the notation's key, and a Finnish label."""

    id: str | int | bool
    key: str
    label: str


def _is_text(word: str) -> bool:
    """Whether a word can stand as the value of an option in a list of options."""
    return (
        0 < len(word) <= TEXT_LIMIT
        and word.isprintable()
        and "," not in word
        and word == word.strip()
    )


ON_OFF: Final = (Value(True, "kyllä", "kyllä"), Value(False, "ei", "ei"))


class Option(NamedTuple):
    """A house rule. Without `values` it takes free text.

    `matters` names the options, and the values of them, under which this one has any effect: to
    choose it otherwise is an error, never silently ignored.
    """

    id: str
    key: str
    label: str
    values: tuple[Value, ...] = ON_OFF
    matters: Mapping[str, tuple[str | int | bool, ...]] = {}

    def takes(self, value_id: object) -> bool:
        """Whether this is the id of one of the values, or a text that can be written."""
        if self.values:
            return any(type(v.id) is type(value_id) and v.id == value_id for v in self.values)
        return isinstance(value_id, str) and _is_text(value_id)

    def value(self, value_id: object) -> Value:
        """The value with that id, free text included."""
        if not self.values:
            return Value(str(value_id), str(value_id), str(value_id))
        return next(v for v in self.values if v.id is value_id or v.id == value_id)


class Book[R: Rules](NamedTuple):
    """A rule book: full rules under a name, and how many may play by it."""

    id: str
    name: str
    rules: R
    players: range
    best: range
    sources: tuple[str, ...]


class Contradiction(NamedTuple):
    """Options that cannot stand together, and why."""

    code: str
    options: tuple[str, ...]
    message: str


class OptionTable[R: Rules](NamedTuple):
    """All options of a game, its books, and what may not be combined."""

    options: tuple[Option, ...]
    books: Mapping[str, Book[R]]
    contradictions: Callable[[R], Sequence[Contradiction]]

    def option(self, option_id: str) -> Option:
        """The option with that id."""
        return next(option for option in self.options if option.id == option_id)

    def idle(self, rules: R) -> list[Option]:
        """The options without effect under the other values of these rules."""
        return [
            option
            for option in self.options
            if any(getattr(rules, name) not in values for name, values in option.matters.items())
        ]

    def changes(self, rules: R) -> dict[str, Value]:
        """Where the rules differ from their book, by option id, in the order of the table."""
        book = self.books[rules.book].rules
        return {
            option.id: option.value(getattr(rules, option.id))
            for option in self.options
            if getattr(rules, option.id) != getattr(book, option.id)
        }

    def check(self, rules: R) -> list[Contradiction]:
        """Everything that is no value, contradictory, or chosen without effect in these rules."""
        if wrong := self._no_values(rules):
            return wrong
        changed = self.changes(rules)
        found = list(self.contradictions(rules))
        for option in self.idle(rules):
            if option.id in changed:
                unmet = (n for n in option.matters.items() if getattr(rules, n[0]) not in n[1])
                needs = " and ".join(self._written(*need) for need in unmet)
                message = f"{option.key}={changed[option.id].key} has no effect without {needs}"
                found.append(Contradiction("no-effect", (option.id, *option.matters), message))
        return found

    def _written(self, option_id: str, values: Sequence[object]) -> str:
        option = self.option(option_id)
        return f"{option.key}={'|'.join(option.value(value).key for value in values)}"

    def _no_values(self, rules: R) -> list[Contradiction]:
        """Fields that hold what their option does not offer: rules may be made by hand."""
        if rules.book not in self.books:
            return [Contradiction("bad-value", ("book",), f"there is no rule book {rules.book!r}")]
        return [
            Contradiction("bad-value", (o.id,), f"{o.key} cannot be {getattr(rules, o.id)!r}")
            for o in self.options
            if not o.takes(getattr(rules, o.id))
        ]

    def write(self, rules: R) -> str:
        """The rules as text: the book, then what differs from it."""
        changed = (f"{self.option(i).key}={value.key}" for i, value in self.changes(rules).items())
        return ", ".join((rules.book, *changed))

    def read(self, text: str, line: int = 0, column: int = 1) -> R:
        """The rules of a text such as `opas, nosto=pienin`.

        Raises `NotationError` with every unknown book, option and value, and everything that
        contradicts; `line` and `column` say where the text stands.
        """
        problems: list[Problem] = []
        chosen: dict[str, object] = {}
        book = self._read_items(text, line, column, chosen, problems)
        if book is None or problems:
            raise NotationError(problems)
        rules: R = copy.replace(cast(Any, book.rules), **chosen)
        problems += (
            Problem(c.code, c.message, line, column, text.strip()) for c in self.check(rules)
        )
        if problems:
            raise NotationError(problems)
        return rules

    def _read_items(
        self, text: str, line: int, column: int, chosen: dict[str, object], problems: list[Problem]
    ) -> Book[R] | None:
        book = None
        parts = text.split(",")
        if len(parts) > len(self.options) + 1:
            message = f"{len(parts) - 1} options are chosen; there are {len(self.options)}"
            problems.append(Problem("many-options", message, line, column, text[:TEXT_LIMIT]))
            return None
        for number, part in enumerate(parts):
            item = part.strip()
            at = column + len(part) - len(part.lstrip())
            column += len(part) + 1
            if number == 0:
                book = self.books.get(item)
                if book is None:
                    message = f"there is no rule book {quoted(item)}"
                    near = nearest(item, self.books) or next(iter(self.books))
                    problems.append(
                        Problem("unknown-book", message, line, at, item[:TEXT_LIMIT], near)
                    )
            else:
                self._read_choice(item, line, at, chosen, problems)
        return book

    def _read_choice(
        self, item: str, line: int, at: int, chosen: dict[str, object], problems: list[Problem]
    ) -> None:
        key, _, word = (part.strip() for part in item.partition("="))
        option = next((o for o in self.options if o.key == key), None)

        def wrong(code: str, message: str, near: str) -> None:
            problems.append(Problem(code, message, line, at, item[:TEXT_LIMIT], near))

        if option is None:
            keys = [o.key for o in self.options]
            wrong("unknown-option", f"there is no option {quoted(key)}", nearest(key, keys))
        elif option.id in chosen:
            wrong("option-twice", f"the option {key} is chosen twice", "")
        elif not option.values:
            if not _is_text(word):
                wrong("bad-value", f"{key} takes 1–{TEXT_LIMIT} characters of text", f"{key}=koira")
            chosen[option.id] = word
        else:
            value = next((v for v in option.values if v.key == word), None)
            if value is None:
                keys = [v.key for v in option.values]
                near = nearest(word, keys) or keys[0]
                wrong("bad-value", f"{key} cannot be {quoted(word)}", f"{key}={near}")
            else:
                chosen[option.id] = value.id
