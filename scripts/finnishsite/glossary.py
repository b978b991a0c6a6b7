"""Words of the game lead to the glossary, whatever form they stand in.

Only the first one of a section (up to the next heading of the second level) is a link, and none in
headings, links, code, tables and widgets. The words are those of `glossary_words.txt`.
"""

import os
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple

from finnishsite.text import VOID
from finnishsite.words import WORD, Words

HEADWORDS: Final = Path(__file__).resolve().parents[1] / "glossary_words.txt"

PROSE: Final = {"p", "li", "dd"}
"""Where links are made."""

CLOSED: Final = {
    *("a", "button", "code", "h1", "h2", "h3", "h4", "koira-widget", "pre", "script", "style"),
    *("summary", "svg", "table", "template"),
}
"""Where none are made, prose or not."""


class Place(NamedTuple):
    """A word in a page's source, and the anchor of the glossary it is to lead to."""

    start: int
    end: int
    anchor: str


def link_site(site: Path, glossary: str, words: Words) -> int:
    """Links the words on all pages to the page of the glossary; gives how many there are."""
    anchors = headwords(site / glossary / "index.html")
    count = 0
    for path in sorted(site.rglob("index.html")):
        folder = path.parent.relative_to(site).as_posix()
        if folder == glossary.strip("/"):
            continue
        address = f"{os.path.relpath(glossary, folder)}/".replace(os.sep, "/")
        html = path.read_text("utf-8")
        places = list(find(html, anchors, words))
        if places:
            path.write_text(linked(html, places, address), "utf-8")
        count += len(places)
    return count


def headwords(glossary: Path) -> dict[str, str]:
    """For each word that is to be linked its anchor. Raises `ValueError` when it has none."""
    parser = _Headwords()
    parser.feed(glossary.read_text("utf-8"))
    lines = (line.partition("#")[0].strip() for line in HEADWORDS.read_text("utf-8").splitlines())
    wanted = [line for line in lines if line]
    if missing := [word for word in wanted if word not in parser.anchors]:
        raise ValueError(f"{HEADWORDS.name}: no headword of the glossary: {', '.join(missing)}")
    return {word: parser.anchors[word] for word in wanted}


def linked(html: str, places: list[Place], address: str) -> str:
    """The page with its links; `address` is the glossary's, from the page."""
    for start, end, anchor in sorted(places, reverse=True):
        link = f'<a class="sana" href="{address}#{anchor}">{html[start:end]}</a>'
        html = html[:start] + link + html[end:]
    return html


def find(html: str, anchors: Mapping[str, str], words: Words) -> Iterator[Place]:
    """The words of a page that become links."""
    parser = _Prose(html)
    parser.feed(html)
    seen: set[tuple[int, str]] = set()
    for section, start, text in parser.prose:
        for match in WORD.finditer(text):
            lemmas = {reading.lemma for reading in words.readings(match[0])}
            anchor = anchors.get(next(iter(lemmas)), "") if len(lemmas) == 1 else ""
            if anchor and (section, anchor) not in seen:
                seen.add((section, anchor))
                yield Place(start + match.start(), start + match.end(), anchor)


class _Prose(HTMLParser):
    """Finds a page's prose: in which section, where in the source, and what it says."""

    def __init__(self, html: str) -> None:
        # Entities stay as they are, so that a text is as long as its source.
        super().__init__(convert_charrefs=False)
        self.lines = [0, *accumulate(len(line) for line in html.splitlines(keepends=True))]
        self.prose: list[tuple[int, int, str]] = []
        self.open: list[str] = []
        self.section = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.section += tag == "h2"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if "article" in self.open and PROSE & set(self.open) and not CLOSED & set(self.open):
            line, column = self.getpos()
            self.prose.append((self.section, self.lines[line - 1] + column, data))


class _Headwords(HTMLParser):
    """Reads the anchors of the words a glossary defines."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: dict[str, str] = {}
        self.anchor = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.anchor = (dict(attrs).get("id") or "") if tag == "dt" else ""

    def handle_data(self, data: str) -> None:
        if self.anchor:
            for word in data.split(","):
                self.anchors.setdefault(word.strip().casefold(), self.anchor)
