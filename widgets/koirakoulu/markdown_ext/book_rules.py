"""The fence `saannot`: the rules of one book, taken from the page with all rules.

The fence is replaced by Markdown before anything else reads the page, so that its headings are in
the table of contents like any others. It repeats no anchor: `suma-K4.4` is the paragraph here,
and its number leads to `K4.4` on the page with all rules.
"""

import posixpath
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from pymdownx.blocks.block import Block

from koirakoulu.finnish.anchors import book_anchor, rule_link, rule_number
from koirakoulu.finnish.comparison import IN_ALL_RULES
from koirakoulu.finnish.ruled import Ruled
from koirakoulu.markdown_ext.checks import find_rule
from koirakoulu.markdown_ext.names import BOOK
from koirakoulu.markdown_ext.page import Page
from koirakoulu.markdown_ext.problems import Fault
from koirakoulu.markdown_ext.scan import FoundFence, FoundHeading, FoundRule, scan
from koirakoulu.markdown_ext.settings import LEFT_OUT, game_of, known, read_settings
from koirakoulu.views import WidgetError
from korttipelit import Rule

SETTINGS: Final = ("peli", "kirja")

PARAGRAPH: Final = "saanto-kirjassa"
SECTION: Final = "saannot-osa"

_LINK = re.compile(r"(?<=\]\()(?![a-z]+:|/)(?P<path>[^)#\s]*)(?P<rest>[^)]*)(?=\))")
_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.S)


class BookRules(Preprocessor):
    """Puts paragraphs in the place of the fences."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, lines: list[str]) -> list[str]:
        """The lines, with the rules of a book for each well-made fence."""
        self.page.lines[:] = lines
        result, done = [], 0
        for fence in scan(lines).fences:
            if fence.name == BOOK and fence.closed and not fence.rest:
                result += [*lines[done : fence.line - 1], *self._rules(fence)]
                done = fence.end
        return [*result, *lines[done:]]

    def _rules(self, fence: FoundFence) -> Sequence[str]:
        if fence.indent:
            self.page.fail(Fault(fence.line, f"the fence {BOOK} stands at the left margin"))
        try:
            settings = read_settings(fence.source, SETTINGS)
            game = game_of(settings, self.page.game)
            book = settings.get("kirja", LEFT_OUT)
            known(book, [book.value], game.options.books, "rule book")
            return [*self._paragraphs(game, book.value, self._master(game))]
        except WidgetError as error:
            self.page.fail(Fault(fence.line + error.line, error.message))

    def _master(self, game: Ruled) -> list[str]:
        file = self.page.rules_of(game.id).file
        if not file:
            raise WidgetError(0, f"it is not known which page holds the rules of {game.id}")
        text = Path(file).read_text("utf-8")
        return _FRONT_MATTER.sub("", text).expandtabs(self.md.tab_length).splitlines()

    def _paragraphs(self, game: Ruled, book: str, master: list[str]) -> Iterator[str]:
        """The rules of the book in the order of the page, under the headings they have there."""
        rules, heading = game.options.books[book].rules, ""
        found = scan(master)
        parts: list[FoundHeading | FoundRule] = [*found.headings, *found.rules]
        for part in sorted(parts, key=lambda part: part.line):
            if not isinstance(part, FoundRule):
                heading = part.text
            elif (rule := game.rulebook.get(part.id)) and rule.holds_under(rules):
                if heading:
                    yield from ("", f"/// {SECTION} | {heading}", "///")
                heading = ""
                yield from self._paragraph(game, book, part)
        yield ""

    def _paragraph(self, game: Ruled, book: str, found: FoundRule) -> Iterator[str]:
        # Deeper blocks inside a rule have more slashes than it, whatever they are.
        yield from ("", f"/// {PARAGRAPH} | {book} {found.head}")
        there = self.page.rules_of(game.id).page
        yield from (_LINK.sub(partial(self._from_here, there), line) for line in found.body)
        yield "///"

    def _from_here(self, rules: str, link: re.Match[str]) -> str:
        """A link of the page with the rules, as it is from this page."""
        here = posixpath.dirname(self.page.page)
        there = posixpath.join(posixpath.dirname(rules), link["path"])
        target = there if link["path"] else rules
        return f"{posixpath.relpath(target, here)}{link['rest']}"


class BookSection(Block):  # type: ignore[misc]
    """The heading of a section. Its rules are found on the page with all rules, so not here."""

    NAME = SECTION
    ARGUMENT = True

    def on_create(self, parent: Element) -> Element:
        """The heading; the block has no text."""
        heading = SubElement(parent, "h2", {"data-search-exclude": ""})
        heading.text = self.argument
        return heading


class BookParagraph(Block):  # type: ignore[misc]
    """One rule on the page of a book."""

    NAME = PARAGRAPH
    ARGUMENT = True

    def on_validate(self, parent: Element) -> bool:  # noqa: ARG002
        """Only what `BookRules` wrote."""
        book, _, head = self.argument.partition(" ")
        return bool(book and head and _rule(head)[1])

    def on_create(self, parent: Element) -> Element:
        """The section with all but the text."""
        page: Page = self.config["page"]
        book, _, head = self.argument.partition(" ")
        found = FoundRule(0, head, (), "", closed=True)
        game, rule = _rule(head)
        assert game is not None  # looked at before
        assert rule is not None
        section = SubElement(parent, "section", {"class": "saanto", "data-kirja": book})
        heading = SubElement(section, "h3", {"id": book_anchor(book, rule.id)})
        heading.set("data-search-exclude", "")
        number = SubElement(heading, "span", {"class": "saanto-numero"})
        number.text = rule_number(rule.id)
        number.tail = f" {found.heading}"
        if links := page.rules_of(game.id).links:
            page.numbers.append((number, rule_link(rule.id, links)))
        return section

    def on_markdown(self) -> str:
        """The text is Markdown."""
        return "block"


class NumberLinks(Treeprocessor):
    """Makes links of the numbers, after MkDocs has looked at the links an author wrote."""

    def __init__(self, md: Markdown, page: Page) -> None:
        super().__init__(md)
        self.page = page

    def run(self, root: Element) -> None:  # noqa: ARG002
        """Turns the marked numbers into links."""
        for number, address in self.page.numbers:
            number.tag = "a"
            number.set("href", address)
            number.set("title", IN_ALL_RULES)
        self.page.numbers.clear()


def _rule(head: str) -> tuple[Ruled | None, Rule | None]:
    return find_rule(FoundRule(0, head, (), "", closed=True).id)
