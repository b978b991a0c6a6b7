"""Whether the Finnish of a built site is spelled as it should be."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from finnishsite.text import texts
from finnishsite.words import WORD, Words

ADDRESS: Final = re.compile(r"\S+://\S+|\S+@\S+|\b[\w-]+(?:[./_][\w-]+)+(?:\(\))?")
"""Addresses, paths and names of files or modules."""

SEPARATORS: Final = str.maketrans({"\u00ad": "", "\u2060": "", "\u00a0": " "})

MANY: Final = 3
"""So many pages are named for a word, and the others counted."""


def check_site(site: Path, words: Words) -> list[str]:
    """Every unknown word with the pages it stands on."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(site.rglob("*.html")):
        page = path.relative_to(site).as_posix()
        for word in sorted(set(unknown(path.read_text("utf-8"), words))):
            found[word].append(page)
    return [f"{_places(pages)}: {word}" for word, pages in sorted(found.items())]


def unknown(html: str, words: Words) -> Iterator[str]:
    """The words of a page that are none."""
    seen: dict[str, bool] = {}
    for text in texts(html):
        plain = ADDRESS.sub(" ", text.translate(SEPARATORS))
        for match in WORD.finditer(plain):
            word = match[0]
            if word not in seen:
                seen[word] = words.known(word)
            if not seen[word]:
                yield word


def _places(pages: list[str]) -> str:
    more = f" and {len(pages) - MANY} more" if len(pages) > MANY else ""
    return ", ".join(pages[:MANY]) + more
