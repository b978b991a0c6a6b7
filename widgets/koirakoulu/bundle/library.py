"""Python's standard library and our modules as bytecode: compiling costs a reader seconds."""

import importlib.util
import json
import marshal
import subprocess
import sys
import zipfile
from collections.abc import Collection, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from koirakoulu.bundle.cache import Files, kept, unzipped
from koirakoulu.bundle.packing import BundleError, digest, zipped
from koirakoulu.bundle.shortcuts import lean

PYC_HEADER: Final = 16
"""Bytes before the code in a .pyc file."""

LEAN: Final = ("-X", "no_debug_ranges", "-OO")
"""No docstrings and assertions; lines, but no columns, in tracebacks that no reader sees."""


def python_of(pyodide_lock: bytes) -> tuple[int, int]:
    """The (major, minor) version of Pyodide's Python."""
    major, minor, *_ = json.loads(pyodide_lock)["info"]["python"].split(".")
    return int(major), int(minor)


def whole_library(
    archive: bytes, ours: Mapping[str, bytes], cache: Path, *, compiled: bool
) -> Files:
    """All that may be imported, by path: the standard library, from Pyodide's zip, and ours.

    Each is compiled once and kept in `cache`.
    """
    theirs = {name: text for name, text in unzipped(archive).items() if name.endswith(".py")}
    theirs = lean(theirs)
    if not compiled:
        return {**theirs, **ours}

    def bytecode(kind: str, sources: Mapping[str, bytes]) -> Files:
        name = digest({**sources, "made by": f"{sys.version} {LEAN}".encode()})
        return kept(cache, kind, name, lambda: compile_all(sources))

    return bytecode("standard", theirs) | bytecode("ours", ours)


def needed(library: Mapping[str, bytes], imported: Collection[str]) -> dict[str, bytes]:
    """The files of a library that were imported."""
    return {name: content for name, content in library.items() if name in imported}


def compile_all(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Bytecode of these sources, by path.

    The work is done by `pyodide py-compile`. What it writes depends on the time and, through
    marshal's back references, on what else its process had in memory; so each file is put into
    a form that depends on the source alone.
    """
    with TemporaryDirectory() as folder:
        archive = Path(folder) / "python.zip"
        archive.write_bytes(zipped(sources))
        py_compile(archive)
        with zipfile.ZipFile(archive) as compiled:
            return {
                f"{path}c": settled(compiled.read(f"{path}c"), source)
                for path, source in sources.items()
            }


def py_compile(archive: Path) -> None:
    """Compiles the .py files of a zip file in place."""
    if importlib.util.find_spec("pyodide_build") is None:
        raise BundleError("the Python package pyodide-build is not installed")
    command = [sys.executable, *LEAN, "-m", "pyodide_cli", "py-compile", "--silent", "--no-keep"]
    done = subprocess.run(
        [*command, str(archive)], capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise BundleError(f"pyodide py-compile failed: {said[-1] if said else 'without a word'}")


def settled(compiled: bytes, source: bytes) -> bytes:
    """A .pyc file (PEP 552) that is loaded without a look at its source, always of the same bytes.

    Format 2 of marshal has no back references.
    """
    code = marshal.loads(compiled[PYC_HEADER:])
    flags = (0b01).to_bytes(4, "little")  # hash-based, unchecked
    header = importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(source)
    return header + marshal.dumps(code, 2)
