"""Addresses from one page to another, and lines from a page to its file."""

import posixpath
from collections.abc import Mapping

from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url


def page_address(page: File, target: str) -> str:
    """The address of a file or folder of the site, from a page; nothing of nothing."""
    return get_relative_url(target, page.url) if target else ""


def rules_address(rules_pages: Mapping[str, str], page: File, files: Files) -> str:
    """The address of the rules a page is about: those of its own folder, else the first game's."""
    if not rules_pages:
        return ""
    folder = posixpath.dirname(page.src_uri)
    rules = next(
        (uri for uri in rules_pages.values() if posixpath.dirname(uri) == folder),
        next(iter(rules_pages.values())),
    )
    found = files.get_file_from_path(rules)
    if found is None or found.src_uri == page.src_uri:
        return ""
    return get_relative_url(found.url, page.url)


def first_line(source: str, text: str) -> int:
    """The line of a page's file on which its text begins, below the front matter."""
    head = source.removesuffix(text)
    return head.count("\n") + 1 if head != source else 1
