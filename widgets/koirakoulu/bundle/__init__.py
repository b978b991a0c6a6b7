"""The browser bundle: Python for the reader's browser, our modules for it, and the page's assets.

    python -m koirakoulu.bundle OUT

Every file lies under a name or a folder name that carries a hash of its content.
What is once published under a name never changes, so browsers may keep it for
good, and a new version of the site never mixes with an old one. Files that refer
to each other by name (Pyodide's, and our JavaScript modules) share one folder.

The same sources give the same bytes, on any machine and at any time.
"""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED

from koirakoulu.bundle.library import needed, python_of, whole_library
from koirakoulu.bundle.packing import BundleError, digest, gzipped, read, write, zipped
from koirakoulu.bundle.shake import shaken
from koirakoulu.bundle.shortcuts import shortened
from koirakoulu.bundle.snapshot import TAKE, scripts, take_snapshot
from koirakoulu.bundle.sources import (
    PYODIDE_FILES,
    browser_assets,
    browser_sources,
    find_node_modules,
)
from koirakoulu.bundle.trim import trimmed

__all__ = ["MANIFEST", "BundleError", "Manifest", "build_bundle"]

MANIFEST: Final = "manifest.json"
LOCK: Final = "pyodide-lock.json"

VENDORED: Final = {
    "idiomorph.js": ("idiomorph/dist/idiomorph.min.js", b"\nexport { Idiomorph };\n")
}
"""Other people's JavaScript, put beside our own modules, which import it as "./idiomorph.js".

The package minifies only its classic script, which a line makes a module: a third of the size.
"""


@dataclass(frozen=True)
class Manifest:
    """Where things are, relative to the folder of the bundle."""

    pyodide: str  # folder with PYODIDE_FILES, for loadPyodide's indexURL
    snapshot: str  # Python's memory with the engine imported, for everyday use
    python: str  # the engine, the views and what they need, where the snapshot is no use: zip, gzip
    browser: str  # folder with the JavaScript, CSS and pictures of koirakoulu/browser/
    assets: tuple[str, ...]  # the files in it, e.g. "browser-…/koirakoulu.js"
    compiled: bool  # False: plain sources, as this Python is not the browser's version

    def to_json(self) -> str:
        """The manifest as it is written."""
        return json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"

    @property
    def file(self) -> str:
        """The manifest's own lasting name: a page that stays open over a deploy keeps its build."""
        return f"manifest-{digest({'': self.to_json().encode()})}.json"


def build_bundle(
    out_dir: Path, *, node_modules: Path | None = None, cache: Path | None = None
) -> Manifest:
    """Write the bundle and its manifest into `out_dir`; older bundles there stay.

    The manifest lies there twice: as manifest.json, and under a name that is never reused.
    `cache` keeps what takes seconds; it is .cache/koirakoulu beside `node_modules` by default.
    Raises `BundleError`.
    """
    packages = node_modules or find_node_modules()
    cache = cache or packages.parent / ".cache" / "koirakoulu"
    pyodide = {name: read(packages / "pyodide" / name) for name in PYODIDE_FILES}
    standard = read(packages / "pyodide" / "python_stdlib.zip")
    compiled = python_of(pyodide[LOCK]) == sys.version_info[:2]
    library = whole_library(standard, browser_sources(), cache, compiled=compiled)
    pyodide[LOCK] = without_packages(pyodide[LOCK])
    users = (pyodide["pyodide.mjs"] + scripts()[TAKE]).decode()
    pyodide = trimmed(shortened(pyodide), users, packages, cache)
    pyodide = shaken(pyodide, users, packages, cache)
    snapshot = take_snapshot(pyodide, zipped(library), cache)
    # Python would unpack each module itself, in a good part of the time it takes to come up.
    python = gzipped(zipped(needed(library, snapshot.imported), ZIP_STORED))
    browser = browser_assets() | {
        name: read(packages / path) + ending for name, (path, ending) in VENDORED.items()
    }

    browser_folder = f"browser-{digest(browser)}"
    manifest = Manifest(
        pyodide=f"pyodide-{digest(pyodide)}",
        snapshot=f"snapshot-{digest({'': snapshot.memory})}.bin",
        python=f"python-{digest({'': python})}.bin",
        browser=browser_folder,
        assets=tuple(f"{browser_folder}/{name}" for name in sorted(browser)),
        compiled=compiled,
    )
    text = manifest.to_json().encode()
    write(out_dir / manifest.pyodide, pyodide)
    write(out_dir / manifest.browser, browser)
    write(out_dir, {manifest.snapshot: snapshot.memory, manifest.python: python})
    write(out_dir, {MANIFEST: text, manifest.file: text})
    return manifest


def without_packages(lock: bytes) -> bytes:
    """Pyodide's lock file for a reader, who never asks for a package."""
    return json.dumps({"info": json.loads(lock)["info"], "packages": {}}).encode()
