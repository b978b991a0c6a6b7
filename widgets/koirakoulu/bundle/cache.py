"""Keeps what takes seconds to make, by a name that says what it was made from."""

import io
import time
import zipfile
from collections.abc import Callable
from math import inf
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from koirakoulu.bundle.packing import zipped

Files = dict[str, bytes]

MOST: Final = 4
"""Of a kind so many are kept; the oldest give way."""


def kept(folder: Path, kind: str, name: str, make: Callable[[], Files]) -> Files:
    """The files that were made under this name before, or that `make` makes now.

    Several builds may run at once: a file appears whole or not at all.
    """
    path = folder / f"{kind}-{name}.zip"
    try:
        return unzipped(path.read_bytes())
    except FileNotFoundError:
        files = make()
    folder.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=folder, delete=False) as half:
        half.write(zipped(files))
    Path(half.name).replace(path)
    for old in sorted(folder.glob(f"{kind}-*.zip"), key=age)[MOST:]:
        old.unlink(missing_ok=True)
    return files


def age(path: Path) -> float:
    """Seconds since the file was made; another build may have taken it away, as a very old one."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return inf


def unzipped(archive: bytes) -> Files:
    """The files in a zip."""
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return {name: found.read(name) for name in found.namelist()}
