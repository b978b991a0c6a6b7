"""The files of a built site, by what readers do with them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from koirakoulu.plugin.assets import ASSETS

WORKER: Final = "sw.js"
HEADERS: Final = "_headers"

_HASHED = re.compile(r"[-.][0-9a-f]{8,}(?=[./]|$)")
_NEVER_KEPT = (
    *(HEADERS, WORKER, "**/*.map", "**/*.md", "sitemap.xml.gz", "**/.*"),
    f"{ASSETS}/manifest*.json",  # for tools: pages say themselves what they need of it
)
_PICTURES = {".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".svg"}
_NAMING = ("**/*.html", "**/*.css", "**/*.webmanifest")
# Material brings what searching in any language takes: here is which languages each file is for.
_LUNR = "assets/javascripts/lunr/"
_SEGMENTERS = {"tinyseg.js": {"ja"}, "wordcut.js": {"hi", "th"}}


@dataclass(frozen=True)
class SiteFiles:
    """Addresses below the site's root."""

    at_once: tuple[str, ...]
    """What every reader is given to keep: pages, widgets, pictures, the search."""
    engine: tuple[str, ...]
    """What is kept where it costs nothing: the browser's Python, and decks no page shows."""


def site_files(site: Path) -> SiteFiles:
    """Sorts the files of a built site; what no page asks for is in neither part."""
    text = "".join(path.read_text("utf-8") for glob in _NAMING for path in sorted(site.glob(glob)))
    never = {path for pattern in _NEVER_KEPT for path in site.glob(pattern)}
    languages = _languages(site)
    at_once, engine = [], []
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if not path.is_file() or path in never or not _searched_with(name, languages):
            continue
        if _is_engine(name):
            engine.append(name)
        elif path.suffix not in _PICTURES or path.name in text:
            at_once.append(name)
        elif _is_bundled(name):
            engine.append(name)
    return SiteFiles(tuple(at_once), tuple(engine))


def never_changes(name: str) -> bool:
    """Whether the name of a file holds a hash of its content, or that of a folder it is in."""
    return _HASHED.search(name) is not None


def lasting(site: Path) -> Iterator[str]:
    """The files and folders that never change under their names; folders end with a slash."""
    for path in sorted((site / "assets").rglob("*")):
        name = path.relative_to(site).as_posix()
        if never_changes(name) and not never_changes(name.rpartition("/")[0]):
            yield f"{name}/" if path.is_dir() else name


def _is_bundled(name: str) -> bool:
    return name.startswith(f"{ASSETS}/")


def _is_engine(name: str) -> bool:
    return _is_bundled(name) and not name.startswith(f"{ASSETS}/browser-")


def _languages(site: Path) -> set[str]:
    """The languages of the site's search."""
    index = site / "search" / "search_index.json"
    if not index.is_file():
        return set()
    return set(json.loads(index.read_text("utf-8"))["config"]["lang"])


def _searched_with(name: str, languages: set[str]) -> bool:
    if not name.startswith(_LUNR):
        return True
    file = name.removeprefix(_LUNR).removeprefix("min/lunr.").removesuffix(".min.js")
    wanted = {*languages, "stemmer.support", "multi"}
    return file in wanted or bool(_SEGMENTERS.get(file, set()) & languages)
