"""One page while it is converted: its name, its addresses, and where in its file things stand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import NamedTuple, NoReturn
from xml.etree.ElementTree import Element

from koirakoulu.markdown_ext.problems import Fault, PageError
from koirakoulu.markdown_ext.scan import FoundFence, FoundRule


class Rules(NamedTuple):
    """Where the rules of a game stand: the page's address from here, its name, its file."""

    links: str = ""
    page: str = ""
    """The page with all rules, in messages and in its own links."""
    file: str = ""


@dataclass
class Page:
    """What the parts of the extension know about the page, together."""

    page: str
    first_line: int
    assets: str
    game: str
    """The game of the page: what its fences are about that name none."""
    rules_of_games: Mapping[str, Rules]
    """By the game's id."""
    source: list[str] = field(default_factory=list)
    """The lines of the text as it was given to Python-Markdown."""
    lines: list[str] = field(default_factory=list)
    """The lines after other preprocessors; what was found counts in these."""
    fences: list[FoundFence] = field(default_factory=list)
    rules: list[FoundRule] = field(default_factory=list)
    shown: set[int] = field(default_factory=set)
    """The lines of the fences that have become widgets."""
    rendered: set[str] = field(default_factory=set)
    """The ids of the rule paragraphs that came out."""
    numbers: list[tuple[Element, str]] = field(default_factory=list)
    """Rule numbers that are to become links, and where these lead."""

    def rules_of(self, game: str) -> Rules:
        """Where the rules of a game stand; a site need not have those of every game."""
        return self.rules_of_games.get(game, Rules())

    def clear(self) -> None:
        """Forgets the text; the next one may follow with the same Markdown object."""
        self.shown.clear()
        self.numbers.clear()
        for known in (self.source, self.lines, self.fences, self.rules, self.rendered):
            known.clear()

    def fail(self, *faults: Fault) -> NoReturn:
        """Stops the conversion. The faults count lines in `lines`."""
        raise PageError(
            self.page, [Fault(self.line_in_file(line), message) for line, message in faults]
        )

    def line_in_file(self, line: int) -> int:
        """The line of the page's file on which a line of `lines` stands.

        Preprocessors of other extensions may have added or taken away lines above it.
        """
        if not line:
            return 0
        matcher = SequenceMatcher(None, self.lines, self.source, autojunk=False)
        found = 0
        for block in matcher.get_matching_blocks():
            if block.a < line:
                found = block.b + min(line - block.a, block.size)
        return found + self.first_line - 1
