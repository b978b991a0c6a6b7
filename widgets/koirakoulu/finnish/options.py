"""House rules in Finnish: rule books by name, and options with their values as people read them."""

from collections.abc import Mapping
from typing import Any

from koirakoulu.finnish.ruled import Ruled
from koirakoulu.finnish.text import join
from korttipelit import Game, Rule

_NAMES = ("Napoleonin", "Musta", "Maija")
"""What keeps its capital inside a sentence."""


def book_name(game: Ruled | Game[Any], rules: Any) -> str:
    """The rule book these rules started from, by its Finnish name."""
    return game.options.books[rules.book].name


def rules_name(game: Ruled | Game[Any], rules: Any) -> str:
    """The rule book, and where the table differs from it: "Koira (nostetaan: pienin)"."""
    changed = [f"{_uncapitalized(name)}: {value}" for name, value in changes(game, rules)]
    return f"{book_name(game, rules)} ({', '.join(changed)})" if changed else book_name(game, rules)


def changes(game: Ruled | Game[Any], rules: Any) -> list[tuple[str, str]]:
    """Where the table differs from its book: labels of options and of their values."""
    table = game.options
    return [
        (table.option(option).label, value.label) for option, value in table.changes(rules).items()
    ]


def condition(game: Ruled | Game[Any], rule: Rule) -> str:
    """At which tables a rule holds: "Pöydän säännöt: nostetaan – pohjimmainen tai pienin".

    Nothing where it holds at all of them.
    """
    choices = [_choice(game, option, values) for option, values in rule.holds.items()]
    return f"Pöydän säännöt: {'; '.join(choices)}" if choices else ""


def _choice(game: Ruled | Game[Any], option: str, values: tuple[object, ...]) -> str:
    found = game.options.option(option)
    labels = join([found.value(value).label for value in values], "tai")
    return f"{_uncapitalized(found.label)} – {labels}"


def _uncapitalized(label: str) -> str:
    """A label inside a sentence; a name in it keeps its capital."""
    return label if label.startswith(_NAMES) else label[:1].lower() + label[1:]


def condition_keys(game: Ruled | Game[Any], holds: Mapping[str, tuple[object, ...]]) -> str:
    """The same in the notation's keys, as a page writes it: "nosto=pohjimmainen|pienin"."""
    parts = []
    for option, values in holds.items():
        found = game.options.option(option)
        parts.append(f"{found.key}={'|'.join(found.value(value).key for value in values)}")
    return ", ".join(parts)
