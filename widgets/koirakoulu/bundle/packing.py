"""How files are packed: nothing depends on when, where and in which order it was done."""

import gzip
import hashlib
import io
import zipfile
from collections.abc import Mapping
from pathlib import Path


class BundleError(Exception):
    """Something the bundle is made of is missing."""


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip file of these files, always of the same bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = method
            entry.create_system = 3  # Unix, whatever this machine is
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def gzipped(content: bytes) -> bytes:
    """The content as browsers unpack it by themselves, always of the same bytes."""
    return gzip.compress(content, mtime=0)


def digest(files: Mapping[str, bytes]) -> str:
    """Ten hexadecimal digits that change whenever a name or a byte does."""
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return whole.hexdigest()[:10]


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Writes files by their path in the folder, which is made if need be."""
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def read(path: Path) -> bytes:
    """A file of an npm package; raises `BundleError` when it is missing."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BundleError(f"{path} is missing: run `npm ci` again") from None
