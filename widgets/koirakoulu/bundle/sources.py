"""What goes into the bundle: our Python modules, the files of the page, other people's packages."""

import importlib.util
from pathlib import Path
from typing import Final

from koirakoulu.bundle.packing import BundleError

PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
)
"""Of the npm package the browser needs these. The rest are a console, source maps and types."""

# The engine goes to the browser whole. Of this package only the modules and
# subpackages with these names do, and those that begin "views_" or "finnish_";
# the rest (Markdown extension, plugin, this builder) is work of the build.
BROWSER_MODULES = ("__init__", "protocol", "views", "finnish")


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
    """Whether a source file is for the browser, too."""
    package, module, *_ = path.removesuffix(".py").split("/")
    return package == "korttipelit" or any(
        module == name or module.startswith(f"{name}_") for name in BROWSER_MODULES
    )


def browser_assets() -> dict[str, bytes]:
    """JavaScript, styles and pictures, by their path in the folder browser/."""
    folder = package_folder("koirakoulu") / "browser"
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"} and not path.name.startswith(".")
    }


def package_folder(name: str) -> Path:
    """Where a Python package lies; raises `BundleError` when it is not installed."""
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
