"""Changing a position by its text: a card put into a place or taken out, a line given a value."""

from collections.abc import Iterator
from typing import Final

from korttipelit.text.cardtext import read_lots
from korttipelit.text.lines import Field

TABLE: Final = "pöytä"
TURN: Final = "vuorossa"
TRUMP: Final = "valtti"
ON: Final = "/"
"""Stands between a card and the card that lies on it."""

FOLLOWS_TABLE: Final = ("löi", "läjän alussa", "läjän aloitti", "kinassa", "kinan alku")
"""Lines that tell of the table's cards and would be wrong about others."""


def with_line(text: str, key: str, value: str) -> str:
    """The text with a value for a key: in its place, or after the line `peli`."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.partition(":")[0].strip().casefold() == key.casefold():
            lines[number] = f"{key}: {value}".rstrip()
            return "\n".join(lines)
    first = next((i for i, line in enumerate(lines) if line.strip()), 0)
    return "\n".join([*lines[: first + 1], f"{key}: {value}", *lines[first + 1 :]])


def line_of(text: str, key: str) -> int:
    """The number of a key's line, 0 where there is none."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.partition(":")[0].strip().casefold() == key.casefold():
            return number
    return 0


def without_line(text: str, *keys: str) -> str:
    """The text without these lines."""
    return "\n".join(
        line for line in text.split("\n") if line.partition(":")[0].strip().casefold() not in keys
    )


def value_of(text: str, key: str) -> str:
    """The value of a key's line, empty where there is none."""
    number = line_of(text, key)
    return text.split("\n")[number - 1].partition(":")[2].strip() if number else ""


def names_in_text(text: str) -> list[str]:
    """The players of a text, good or bad: what begins with a capital letter is no key."""
    keys = (line.partition(":")[0].strip() for line in text.split("\n") if ":" in line)
    return [key for key in dict.fromkeys(keys) if key[:1].isupper()]


def toggled(text: str, card: str, place: str) -> str:
    """The text with a card put into a place, or taken out if it is there.

    A card lies in one place only, so it leaves wherever it was; a run or pair goes whole.
    The text need not be a position: so whatever is tapped can be tapped away.
    """
    lies = places(text).get(card)
    lines = []
    for line in text.rstrip("\n").split("\n"):
        key, colon, value = line.partition(":")
        words = value.split()
        left = [word for word in words if card not in _cards(word)]
        taken = len(left) < len(words)
        lines.append(f"{key}{colon} {' '.join(left)}".rstrip() if taken else line)
    if lies != place:
        lines = [
            _with_card(line, card) if line.partition(":")[0].strip() == place else line
            for line in lines
        ]
    changed = "\n".join(lines) + "\n"
    return without_line(changed, *FOLLOWS_TABLE) if TABLE in (place, lies) else changed


def places(text: str) -> dict[str, str]:
    """For each named card the key of the line it stands on."""
    found: dict[str, str] = {}
    for line in text.split("\n"):
        key, _, value = line.partition(":")
        for word in value.split():
            for card in _cards(word):
                found.setdefault(card, key.strip())
    return found


def _cards(word: str) -> Iterator[str]:
    """The cards of a word of the text; most words are none."""
    for part in word.split(ON):
        if part.lstrip("~!")[:1] in ("♠", "♥", "♦", "♣", "★"):
            for lot in read_lots(Field("", part, 1, 1), []):
                yield from map(str, lot.cards)


def _with_card(line: str, card: str) -> str:
    """The line with one more card, before the number of unseen ones."""
    key, _, value = line.partition(":")
    words = value.split()
    count = words.pop() if words and words[-1].removeprefix("+").isdigit() else ""
    unseen = [f"+{count.removeprefix('+')}"] if count else []
    return f"{key}: {' '.join([*words, card, *unseen])}"
