"""Python's memory after the engine has come up, from which it comes up in the browser.

Pyodide makes the snapshot under Node; `snapshot.mjs` runs it and `warm_up.py` uses the engine in
it. A snapshot begins with Pyodide's own head and holds the whole memory. A good part of that is
data of the WebAssembly file, which the browser has anyway: it is taken away (XOR) before packing.

The file is gzip of numbers of 32 bits and of what is not zero. The numbers: the size of the whole
snapshot; where memory begins in it, how many words of it something was taken from, and the checksum
of what was taken; how many numbers follow, and these: where each run of bytes begins and ends. The
runs of bytes stand after them.
"""

import json
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from koirakoulu.bundle.cache import Files, kept
from koirakoulu.bundle.node import run_node
from koirakoulu.bundle.packing import digest, gzipped, write

TAKE: Final = "snapshot.mjs"
WARM_UP: Final = "warm_up.py"
MEMORY: Final = "memory.gz"
IMPORTED: Final = "imported.json"


class Snapshot(NamedTuple):
    """A packed snapshot and what the library needs to hold for the same without it."""

    memory: bytes
    imported: frozenset[str]
    """Paths in the library."""


def take_snapshot(pyodide: Files, library: bytes, cache: Path) -> Snapshot:
    """The snapshot of Pyodide with this library: a zip of everything that may be imported.

    It is taken once for the same files, and kept in `cache`. Raises `BundleError`.
    """
    made_from = {**pyodide, **scripts(), "library.zip": library}
    taken = kept(cache, "snapshot", digest(made_from), lambda: _run(made_from))
    return Snapshot(taken[MEMORY], frozenset(json.loads(taken[IMPORTED])))


def scripts() -> Files:
    """What is run to take a snapshot."""
    here = files("koirakoulu.bundle")
    return {name: here.joinpath(name).read_bytes() for name in (TAKE, WARM_UP)}


def _run(made_from: Files) -> Files:
    """Takes a snapshot; the packed memory, and a list of what was imported, in JSON."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write(folder, made_from)
        imported = run_node("the snapshot", TAKE, WARM_UP, MEMORY, folder=folder)
        memory = (folder / MEMORY).read_bytes()
    return {MEMORY: gzipped(memory), IMPORTED: imported.encode()}
