"""Addresses from one page to another, and lines from a page to its file."""

import posixpath
from collections.abc import Iterator, Mapping

from mkdocs.structure.files import File
from mkdocs.utils import get_relative_url

from korttipelit import GAMES


def page_address(page: File, target: str) -> str:
    """The address of a file or folder of the site, from a page; nothing of nothing."""
    return get_relative_url(target, page.url) if target else ""


def game_of(rules_pages: Mapping[str, str], page: File) -> str:
    """The game a page is about: the one with rules in its folder or above it, else the first."""
    for folder in _folders(page.src_uri):
        for game, uri in rules_pages.items():
            if posixpath.dirname(uri) == folder:
                return game
    return next(iter(rules_pages), next(iter(GAMES)))


def _folders(uri: str) -> Iterator[str]:
    while uri := posixpath.dirname(uri):
        yield uri


def rules_address(found: File, page: File) -> str:
    """The address of a rules page from another page; nothing from itself."""
    return "" if found.src_uri == page.src_uri else get_relative_url(found.url, page.url)


def first_line(source: str, text: str) -> int:
    """The line of a page's file on which its text begins, below the front matter."""
    head = source.removesuffix(text)
    return head.count("\n") + 1 if head != source else 1
