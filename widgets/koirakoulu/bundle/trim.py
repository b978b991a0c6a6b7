"""Pyodide without what only packages written in C would look for.

Its WebAssembly exports nearly ten thousand names, its script names a third of them, and coming up
it makes a table entry for each. No such package is ever loaded here. What the script itself says,
and what WebAssembly wants to find by name, stays; functions that nothing leads to go with the rest.
Binaryen, which made this WebAssembly, takes it apart and puts it together again. A fifth of what
the script holds ready for programs in C is asked for then.
"""

import json
import re
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from koirakoulu.bundle.cache import Files, kept
from koirakoulu.bundle.node import run_node
from koirakoulu.bundle.packing import BundleError, digest, read, write

SCRIPT: Final = "pyodide.asm.js"
WASM: Final = "pyodide.asm.wasm"
TRIM: Final = "trim.mjs"
NAMES: Final = "names.json"

STUB: Final = re.compile(r'var (\w+)=Module\["\1"\]=wasmExports\["(\w+)"\];')
"""How the script makes an export of the WebAssembly one of its own."""

IMPORTS: Final = re.compile(r"(?<=wasmImports=\{)[^{}]+")
"""What the script holds ready for the WebAssembly: names, some with a value."""

WORD: Final = re.compile(r"[\w$]+")


def trimmed(pyodide: Files, users: str, packages: Path, cache: Path) -> Files:
    """Pyodide's files, with fewer exports and imports; `users` is the text of other scripts that
    use what is exported.

    Raises `BundleError` when the files are not of the form known here.
    """
    script = pyodide[SCRIPT].decode()
    bare, stubs = STUB.subn("", script)
    if not stubs or len(IMPORTS.findall(script)) != 1:
        raise BundleError("this Pyodide is of another form: its exports cannot be trimmed")
    words = json.dumps(sorted({*WORD.findall(bare), *WORD.findall(users)})).encode()
    made_from = {
        WASM: pyodide[WASM],
        NAMES: words,
        TRIM: files("koirakoulu.bundle").joinpath(TRIM).read_bytes(),
        "binaryen": read(packages / "binaryen" / "package.json"),
    }
    made = kept(cache, "trimmed", digest(made_from), lambda: _run(made_from, packages))
    names = json.loads(made[NAMES])
    exported, imported = set(names["exports"]), set(names["imports"])

    def asked_for(ready: re.Match[str]) -> str:
        return ",".join(one for one in ready[0].split(",") if one.partition(":")[0] in imported)

    script = STUB.sub(lambda stub: stub[0] if stub[2] in exported else "", script)
    script = IMPORTS.sub(asked_for, script)
    return {**pyodide, SCRIPT: script.encode(), WASM: made[WASM]}


def _run(made_from: Files, packages: Path) -> Files:
    """The smaller WebAssembly, and the names it exports and imports, in JSON."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write(folder, made_from)
        order = {
            "packages": str(packages.resolve()),
            "wasm": WASM,
            "smaller": f"smaller-{WASM}",
            "words": json.loads(made_from[NAMES]),
        }
        names = run_node("trimming Pyodide", TRIM, folder=folder, text=json.dumps(order))
        return {WASM: (folder / order["smaller"]).read_bytes(), NAMES: names.encode()}
