"""Pyodide's script without what nobody asks it for.

It holds a library ready for programs in C – windows, sound, graphics – and hands it to the
WebAssembly and to whatever may be loaded later. The trimmed WebAssembly imports a fifth of it, and
nothing is loaded later: once it is not handed to anybody any more, Rollup leaves out the half of
the script that nothing leads to.
"""

import re
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from koirakoulu.bundle.cache import Files, kept
from koirakoulu.bundle.node import run_node
from koirakoulu.bundle.packing import digest, read, write
from koirakoulu.bundle.trim import SCRIPT, WORD

SHAKE: Final = "shake.mjs"

HANDED: Final = re.compile(r'Module\["([\w$]+)"\]=\1;')
"""How the script hands something to whoever may ask for it by name."""

NAMED: Final = re.compile(r'\.([\w$]+)|\["([\w$]+)"\]')
"""How it is asked for."""

EVAL: Final = re.compile(r"(?<![\w$.])eval\(")
"""Text that is run where it stands could ask for anything; run for itself it cannot."""


def shaken(pyodide: Files, users: str, packages: Path, cache: Path) -> Files:
    """Pyodide's files with a smaller script; `users` is the text of other scripts that use it.

    Raises `BundleError` when Rollup cannot read it.
    """
    script = pyodide[SCRIPT].decode()
    named = NAMED.findall(HANDED.sub("", script))
    asked_for = {*WORD.findall(users), *(dot or bracket for dot, bracket in named)}
    script = HANDED.sub(lambda handed: handed[0] if handed[1] in asked_for else "", script)
    made_from = {
        SCRIPT: EVAL.sub("(0,eval)(", script).encode(),
        SHAKE: files("koirakoulu.bundle").joinpath(SHAKE).read_bytes(),
        "rollup": read(packages / "rollup" / "package.json"),
    }
    return pyodide | kept(cache, "shaken", digest(made_from), lambda: _run(made_from, packages))


def _run(made_from: Files, packages: Path) -> Files:
    """The smaller script."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write(folder, made_from)
        arguments = (SHAKE, packages.resolve(), SCRIPT)
        return {SCRIPT: run_node("shaking Pyodide's script", *arguments, folder=folder).encode()}
