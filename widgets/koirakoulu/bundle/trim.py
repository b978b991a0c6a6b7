"""Pyodide without the exports that only packages written in C would look for.

Its WebAssembly exports nearly ten thousand names, its script names a third of them, and coming up
it makes a table entry for each: a fifth of the time to come up, and 150 KB. No such package is ever
loaded here. What the script itself says, and what WebAssembly wants to find by name, stays.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from koirakoulu.bundle.packing import BundleError

SCRIPT: Final = "pyodide.asm.js"
WASM: Final = "pyodide.asm.wasm"

STUB: Final = re.compile(r'var (\w+)=Module\["\1"\]=wasmExports\["(\w+)"\];')
"""How the script makes an export of the WebAssembly one of its own."""

WORD: Final = re.compile(r"[\w$]+")
MAGIC: Final = b"\0asm\1\0\0\0"
IMPORTS: Final = 2
EXPORTS: Final = 7
"""Ids of sections."""


def trimmed(pyodide: Mapping[str, bytes], users: str) -> dict[str, bytes]:
    """Pyodide's files, with fewer exports; `users` is the text of other scripts that use them.

    Raises `BundleError` when the files are not of the form known here.
    """
    script = pyodide[SCRIPT].decode()
    bare, stubs = STUB.subn("", script)
    if not stubs or not pyodide[WASM].startswith(MAGIC):
        raise BundleError("this Pyodide is of another form: its exports cannot be trimmed")
    words = set(WORD.findall(bare)) | set(WORD.findall(users))
    sections = list(sections_of(pyodide[WASM]))
    imports = next(content for kind, content in sections if kind == IMPORTS)

    def wanted(name: str) -> bool:
        # WebAssembly's own imports are searched for the name as such: a word or two too many.
        return name in words or f"_{name}" in words or name.encode() in imports

    wasm = MAGIC + b"".join(
        bytes([kind]) + sized(only(content, wanted) if kind == EXPORTS else content)
        for kind, content in sections
    )
    script = STUB.sub(lambda stub: stub[0] if wanted(stub[2]) else "", script)
    return {**pyodide, SCRIPT: script.encode(), WASM: wasm}


# --- WebAssembly's binary format, as far as it is needed ---


def sections_of(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """Each section: its id and its content."""
    at = len(MAGIC)
    while at < len(wasm):
        length, begin = number(wasm, at + 1)
        yield wasm[at], wasm[begin : begin + length]
        at = begin + length


def only(exports: bytes, wanted: Callable[[str], bool]) -> bytes:
    """The content of a section of exports with those whose names are wanted."""
    count, at = number(exports, 0)
    kept = []
    for _ in range(count):
        begin = at
        length, at = number(exports, at)
        name = exports[at : at + length].decode()
        _, at = number(exports, at + length + 1)
        if wanted(name):
            kept.append(exports[begin:at])
    return encoded(len(kept)) + b"".join(kept)


def sized(content: bytes) -> bytes:
    """A content with its length before it."""
    return encoded(len(content)) + content


def number(data: bytes, at: int) -> tuple[int, int]:
    """The number (LEB128) that begins there, and where it ends."""
    value = shift = 0
    while data[at] & 0x80:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
    return value | data[at] << shift, at + 1


def encoded(value: int) -> bytes:
    """A number as LEB128."""
    digits = bytearray()
    while value > 0x7F:
        digits.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*digits, value])
