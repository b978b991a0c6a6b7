"""The check at the end of a build: every rule has one paragraph, and every link to one finds it."""

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Final, NamedTuple
from urllib.parse import urljoin, urlsplit

from koirakoulu.finnish.ruled import RULED
from korttipelit.problems import nearest

RULE_ANCHOR: Final = re.compile(r"[A-ZÅÄÖ]+\d+\.\d+")
"""What an anchor looks like when it is meant to be a rule's."""

PARAGRAPH: Final = re.compile(r'<section\b[^>]*\bdata-saanto="([^"]+)"')
LINK: Final = re.compile(r'<a\b[^>]*\bhref="([^"]*#[^"]*)"')
"""Tags as the build writes them; a parser would take as long over them as the rest of a page."""

SITE: Final = "http://site.invalid/"
"""Stands for wherever the site will be, so that addresses in it can be joined."""


class Link(NamedTuple):
    """A link to a rule: on which page it stands, what it leads to."""

    page: str
    url: str
    rule: str


class RuleLinks:
    """Collects rule paragraphs and links to rules, page by page."""

    def __init__(self) -> None:
        self.paragraphs: dict[str, list[tuple[str, str]]] = {}
        """For each rule the pages (file, address) with a paragraph on it."""
        self.links: set[Link] = set()

    def read(self, html: str, page: str, url: str) -> None:
        """Takes in a finished page."""
        here = urljoin(SITE, url)
        for rule in PARAGRAPH.findall(html):
            self.paragraphs.setdefault(rule, []).append((page, here))
        for href in set(LINK.findall(html)):
            target, _, anchor = urljoin(here, unescape(href)).partition("#")
            if target.startswith(SITE) and RULE_ANCHOR.fullmatch(anchor):
                self.links.add(Link(page, target, anchor))

    def problems(self, rules_pages: Mapping[str, str]) -> list[str]:
        """Everything that does not agree, for the games whose rules stand on this site.

        A site without any rules has widgets all the same; their links are then not its fault.
        """
        if not self.paragraphs and not rules_pages:
            return []
        return [*self._without_paragraph(rules_pages), *self._twice(), *self._dead_links()]

    def _without_paragraph(self, rules_pages: Mapping[str, str]) -> Iterator[str]:
        """Widgets link to a game's own rules page, so its paragraphs stand there."""
        for game, home in rules_pages.items():
            for rule in RULED[game].rulebook.values():
                pages = [page for page, _ in self.paragraphs.get(rule.id, [])]
                what = f"the rule {rule.id} ({rule.name}) of {game}"
                if not pages:
                    yield f"{what} has no paragraph on the site"
                elif home not in pages:
                    yield f"{what} has its paragraph in {pages[0]}, not in {home}"

    def _twice(self) -> Iterator[str]:
        for rule, places in self.paragraphs.items():
            if len(places) > 1:
                pages = " and ".join(sorted({page for page, _ in places}))
                yield f"the rule {rule} has {len(places)} paragraphs: {pages}"

    def _dead_links(self) -> Iterator[str]:
        for link in sorted(self.links):
            places = self.paragraphs.get(link.rule, [])
            if link.url in {_plain(url) for _, url in places} | {url for _, url in places}:
                continue
            if places:
                where = f"its paragraph stands in {places[0][0]}"
            else:
                near = nearest(link.rule, self.paragraphs)
                where = f"there is no such paragraph{f' – did you mean {near}?' if near else ''}"
            path = urlsplit(link.url).path.lstrip("/")
            yield f"{link.page}: the link to {path}#{link.rule} leads nowhere: {where}"


def _plain(url: str) -> str:
    """A page's address as a link may also have it: with `index.html`."""
    return f"{url}index.html" if url.endswith("/") else url
