"""The browser bundle: Python for the reader's browser, our modules for it, and the page's assets.

    python -m koirakoulu.bundle OUT

Every file lies under a name or a folder name that carries a hash of its content.
What is once published under a name never changes, so browsers may keep it for
good, and a new version of the site never mixes with an old one. Files that refer
to each other by name (Pyodide's, and our JavaScript modules) share one folder.

The same sources give the same bytes, on any machine and at any time.
"""

import argparse
import hashlib
import importlib.util
import io
import json
import marshal
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

MANIFEST = "manifest.json"

# The package also holds a console, source maps and types, which no reader needs.
PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

# Other people's JavaScript, put beside our own modules, which import it as "./idiomorph.js".
# The package minifies only its classic script, which a line makes a module: a third of the size.
VENDORED = {"idiomorph.js": ("idiomorph/dist/idiomorph.min.js", b"\nexport { Idiomorph };\n")}

# The engine goes to the browser whole. Of this package only the modules and
# subpackages with these names do, and those that begin "views_" or "finnish_";
# the rest (Markdown extension, plugin, this builder) is work of the build.
BROWSER_MODULES = ("__init__", "protocol", "views", "finnish")

PYC_HEADER = 16  # bytes before the code in a .pyc file


class BundleError(Exception):
    """Something the bundle is made of is missing."""


@dataclass(frozen=True)
class Manifest:
    """Where things are, relative to the folder of the bundle."""

    pyodide: str  # folder with PYODIDE_FILES, for loadPyodide's indexURL
    python: str  # zip with the engine and the views, for sys.path
    browser: str  # folder with the JavaScript, CSS and pictures of koirakoulu/browser/
    assets: tuple[str, ...]  # the files in it, e.g. "browser-…/koirakoulu.js"
    compiled: bool  # False: plain sources, as this Python is not the browser's version

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"

    @property
    def file(self) -> str:
        """The manifest's own lasting name: a page that stays open over a deploy keeps its build."""
        return f"manifest-{digest({'': self.to_json().encode()})}.json"


def build_bundle(out_dir: Path, *, node_modules: Path | None = None) -> Manifest:
    """Write the bundle and its manifest into `out_dir`; older bundles there stay.

    The manifest lies there twice: as manifest.json, and under a name that is never reused.
    """
    packages = node_modules or find_node_modules()
    pyodide = {name: read(packages / "pyodide" / name) for name in PYODIDE_FILES}
    compiled = python_of(pyodide["pyodide-lock.json"]) == sys.version_info[:2]
    python = zipped(compile_all(browser_sources()) if compiled else browser_sources())
    browser = browser_assets() | {
        name: read(packages / path) + ending for name, (path, ending) in VENDORED.items()
    }

    pyodide_folder = f"pyodide-{digest(pyodide)}"
    python_file = f"python-{digest({'': python})}.zip"
    browser_folder = f"browser-{digest(browser)}"
    write(out_dir / pyodide_folder, pyodide)
    write(out_dir, {python_file: python})
    write(out_dir / browser_folder, browser)

    assets = tuple(f"{browser_folder}/{name}" for name in sorted(browser))
    manifest = Manifest(pyodide_folder, python_file, browser_folder, assets, compiled)
    text = manifest.to_json().encode()
    write(out_dir, {MANIFEST: text, manifest.file: text})
    return manifest


# --- what goes in ---


def browser_sources() -> dict[str, bytes]:
    """The sources the browser needs, by their path in the zip."""
    engine, widgets = package_folder("korttipelit"), package_folder("koirakoulu")
    sources = {
        path.relative_to(folder.parent).as_posix(): path.read_bytes()
        for folder in (engine, widgets)
        for path in folder.rglob("*.py")
    }
    return {path: sources[path] for path in sorted(sources) if belongs_in_browser(path)}


def belongs_in_browser(path: str) -> bool:
    package, module, *_ = path.removesuffix(".py").split("/")
    return package == "korttipelit" or any(
        module == name or module.startswith(f"{name}_") for name in BROWSER_MODULES
    )


def browser_assets() -> dict[str, bytes]:
    folder = package_folder("koirakoulu") / "browser"
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and not path.name.startswith(".")
    }


def package_folder(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise BundleError(f"the Python package {name} is not installed")
    return Path(spec.submodule_search_locations[0])


def find_node_modules() -> Path:
    """npm's folder, in the working directory, beside the sources or above either."""
    for start in (Path.cwd(), Path(__file__).resolve().parent):
        for folder in (start, *start.parents):
            if (folder / "node_modules" / "pyodide").is_dir():
                return folder / "node_modules"
    raise BundleError("node_modules/pyodide was not found: run `npm ci` first")


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise BundleError(f"{path} is missing: run `npm ci` again") from None


def python_of(pyodide_lock: bytes) -> tuple[int, int]:
    """The (major, minor) version of Pyodide's Python."""
    major, minor, *_ = json.loads(pyodide_lock)["info"]["python"].split(".")
    return int(major), int(minor)


# --- how it is packed ---


def compile_all(sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Bytecode instead of sources: compiling in the browser would cost the reader seconds.

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
    command = [sys.executable, "-m", "pyodide_cli", "py-compile", "--silent", "--no-keep"]
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


def zipped(files: Mapping[str, bytes]) -> bytes:
    """A zip file in which nothing depends on when, where and in which order it was made."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, whatever this machine is
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
    return buffer.getvalue()


def digest(files: Mapping[str, bytes]) -> str:
    """Ten hexadecimal digits that change whenever a name or a byte does."""
    whole = hashlib.sha256()
    for name in sorted(files):
        whole.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return whole.hexdigest()[:10]


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def main(arguments: Iterable[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="koirakoulu.bundle", description="Build the bundle.")
    parser.add_argument("out", type=Path, help="folder to write it into")
    options = parser.parse_args(None if arguments is None else list(arguments))
    try:
        manifest = build_bundle(options.out)
    except BundleError as problem:
        print(f"koirakoulu.bundle: {problem}", file=sys.stderr)
        return 1
    print(manifest.to_json(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
