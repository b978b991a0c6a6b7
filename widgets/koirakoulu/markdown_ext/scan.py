"""Reading a page's lines for fences and rule paragraphs, the way superfences and blocks will."""

import re
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from koirakoulu.markdown_ext.names import FENCES

_FENCE = re.compile(r"^(?P<indent>[> ]*)(?P<fence>`{3,}|~{3,})(?P<header>.*)$")
_LANGUAGE = re.compile(r"^[ ]*\.?(?P<name>[\w#.+-]+)(?P<rest>.*)$")
_BLOCK = re.compile(
    r"^(?P<indent>[> ]*)(?P<slashes>/{3,})[ ]*(?P<name>[\w-]+)[ ]*(\|(?P<text>.*))?$"
)
_HEADING = re.compile(r"^##[ ]+(?P<text>.*?)[ ]*#*$")
_BLOCK_END = re.compile(r"^[> ]*(/{3,})[ ]*$")
_RULE_HEAD = re.compile(r"^(?P<id>\S+)(\s+(?P<heading>.*))?$")

BLOCK_NAME: Final = "saanto"
OPTION_INDENT: Final = 4

_PLAIN: Final = str.maketrans("åäö", "aao")

ALIKE: Final = 0.8
"""How alike a word must be to one of ours to be a slip of it: `vissa` is, `vim` is not."""


class FoundFence(NamedTuple):
    """A fence of ours: where it opens and ends, what follows its name, its text.

    `end` is the line of its closing fence, 0 when there is none.
    """

    line: int
    name: str
    rest: str
    source: str
    closed: bool
    indent: int = 0
    end: int = 0


class FoundRule(NamedTuple):
    """A rule paragraph: where it opens, what it says there, its options, how it closes.

    `body` is its text; a line that should have been an option is `next_line` as well.
    """

    line: int
    head: str
    options: tuple[tuple[int, str], ...]
    next_line: str
    closed: bool
    body: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """The rule's id, or whatever stands for it."""
        match = _RULE_HEAD.match(self.head)
        return match["id"] if match else ""

    @property
    def heading(self) -> str:
        """The heading, without the id."""
        match = _RULE_HEAD.match(self.head)
        return (match["heading"] or "").strip() if match else ""


class FoundHeading(NamedTuple):
    """The heading of a section of a page."""

    line: int
    text: str


class Found(NamedTuple):
    """What a page holds."""

    fences: list[FoundFence]
    rules: list[FoundRule]
    headings: list[FoundHeading]


def scan(lines: Sequence[str]) -> Found:
    """All fences, rule paragraphs and sections. What stands inside a fence is only text."""
    found = Found([], [], [])
    number = 0
    while number < len(lines):
        if match := _FENCE.match(lines[number]):
            number = _scan_fence(lines, number, match, found.fences)
        else:
            if (match := _BLOCK.match(lines[number])) and _is_rule(match["name"]):
                found.rules.append(_scan_rule(lines, number, match))
            elif match := _HEADING.match(lines[number]):
                found.headings.append(FoundHeading(number + 1, match["text"]))
            number += 1
    return found


def _scan_fence(
    lines: Sequence[str], start: int, match: re.Match[str], found: list[FoundFence]
) -> int:
    """Adds the fence if it is ours; gives the line after it."""
    indent, fence = len(match["indent"]), match["fence"]
    language = _LANGUAGE.match(match["header"])
    name = language["name"] if language else ""
    end = _fence_end(lines, start, indent, fence)
    ours = name in FENCES or slip_of(name, FENCES) != ""
    if ours and language is not None:
        source = "\n".join(line[indent:] for line in lines[start + 1 : end])
        rest, last = language["rest"].strip(), 0 if end is None else end + 1
        closed = end is not None
        found.append(FoundFence(start + 1, name, rest, source, closed, indent, last))
    return start + 1 if end is None else end + 1


def _fence_end(lines: Sequence[str], start: int, indent: int, fence: str) -> int | None:
    """Where a fence closes: at the same indentation, with the same signs, before a dedent."""
    for number in range(start + 1, len(lines)):
        line = lines[number]
        if line[:indent].strip(" >") and line.strip():
            return None
        if line[indent:].rstrip() == fence:
            return number
    return None


def slip_of(word: str, choices: Collection[str]) -> str:
    """The word of ours that this one is a slip of, or nothing."""
    found = get_close_matches(word.casefold().translate(_PLAIN), choices, n=1, cutoff=ALIKE)
    return found[0] if found and word not in choices else ""


def _is_rule(name: str) -> bool:
    return name == BLOCK_NAME or slip_of(name, (BLOCK_NAME,)) != ""


def _scan_rule(lines: Sequence[str], start: int, match: re.Match[str]) -> FoundRule:
    indent = len(match["indent"])
    number = start + 1
    options = []
    while number < len(lines) and (option := lines[number][indent:]).startswith(
        " " * OPTION_INDENT
    ):
        options.append((number + 1, option.strip()))
        number += 1
    head = (match["text"] or "").strip()
    if match["name"] != BLOCK_NAME:
        head = f"{match['name']}|{head}"
    next_line = lines[number][indent:] if number < len(lines) else ""
    end = _block_end(lines, number, match["slashes"])
    body = tuple(lines[number:end]) if end is not None else ()
    return FoundRule(start + 1, head, tuple(options), next_line, end is not None, body)


def _block_end(lines: Sequence[str], start: int, slashes: str) -> int | None:
    for number in range(start, len(lines)):
        if (end := _BLOCK_END.match(lines[number])) and end[1] == slashes:
            return number
        if (begin := _BLOCK.match(lines[number])) and begin["slashes"] == slashes:
            return None
    return None
