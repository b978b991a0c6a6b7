"""Addresses from one page to another, and lines from a page to its file."""

import posixpath
from collections.abc import Iterator, Mapping

from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url


def page_address(page: File, target: str) -> str:
    """The address of a file or folder of the site, from a page; nothing of nothing."""
    return get_relative_url(target, page.url) if target else ""


def rules_file(rules_pages: Mapping[str, str], page: File, files: Files) -> File | None:
    """The rules a page is about: those in its folder or one above it, else the first game's."""
    for folder in _folders(page.src_uri):
        for uri in rules_pages.values():
            if posixpath.dirname(uri) == folder:
                return files.get_file_from_path(uri)
    return next((files.get_file_from_path(uri) for uri in rules_pages.values()), None)


def _folders(uri: str) -> Iterator[str]:
    while uri := posixpath.dirname(uri):
        yield uri


def rules_address(found: File | None, page: File) -> str:
    """The address of the rules page from another page; nothing from itself."""
    if found is None or found.src_uri == page.src_uri:
        return ""
    return get_relative_url(found.url, page.url)


def first_line(source: str, text: str) -> int:
    """The line of a page's file on which its text begins, below the front matter."""
    head = source.removesuffix(text)
    return head.count("\n") + 1 if head != source else 1
