"""The Finnish a reader of a built page meets, with where it stands."""

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

SKIPPED: Final = {"script", "style", "code", "pre", "kbd", "svg"}
"""What is no prose."""

SPOKEN: Final = ("alt", "title", "aria-label", "aria-valuetext", "placeholder", "data-title")
"""Attributes people read or hear."""

DESCRIPTIONS: Final = {"description", "og:title", "og:description"}

VOID: Final = {
    *("area", "base", "br", "col", "embed", "hr", "img", "input"),
    *("link", "meta", "source", "track", "wbr"),
}

INLINE: Final = {"a", "abbr", "b", "em", "i", "mark", "q", "s", "small", "span", "strong", "u"}
"""What does not part words from each other, unless it is set apart by its class."""


def texts(html: str) -> Iterator[str]:
    """The texts of a page, templates of its widgets included; another language's are left out."""
    parser = _Parser()
    parser.feed(html)
    parser.close()
    yield from parser.texts
    yield "".join(parser.running)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.running: list[str] = []
        self.skipped: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if self.skipped:
            if tag not in VOID:
                self.skipped.append(tag)
            return
        foreign = (found.get("lang") or "fi") != "fi"
        if foreign or tag in SKIPPED:
            if tag not in VOID:
                self.skipped.append(tag)
            return
        self.texts += (text for name in SPOKEN if (text := found.get(name)))
        if (found.get("name") or found.get("property")) in DESCRIPTIONS:
            self.texts.append(found.get("content") or "")
        if tag not in INLINE or "class" in found:
            self.running.append("\n")

    def handle_endtag(self, tag: str) -> None:
        if self.skipped:
            if tag in self.skipped:
                while self.skipped.pop() != tag:
                    pass
        elif tag not in INLINE:
            self.running.append("\n")

    def handle_data(self, data: str) -> None:
        if not self.skipped:
            self.running.append(data)
