"""Shorter ways for Pyodide to come up.

Its script asks Python for four things by source text. That is slow in a browser: parser, compiler
and all the code between them have to be compiled from WebAssembly first, and nothing else here
needs them. Python has the same things ready, by name.

Its modules start an event loop, get ready for packages and can show a console's user what he may
call and where he went wrong; with all that they import, that is a good part of what has to be read
and kept in memory. Here nobody waits in Python, nothing is installed, and there is no console.
"""

from typing import Final

from koirakoulu.bundle.cache import Files
from koirakoulu.bundle.packing import BundleError
from koirakoulu.bundle.sources import package_folder
from koirakoulu.bundle.trim import SCRIPT

SHORTCUTS: Final = (
    # In a snapshot it is imported already; t says whether there is one.
    (
        'let[r,n]=API.rawRun("import _pyodide_core")',
        'let[r,n]=t?[0,""]:API.rawRun("import _pyodide_core")',
    ),
    (
        'API.runPythonInternal_dict=API._pyodide._base.eval_code("{}")',
        "API.runPythonInternal_dict=API._pyodide._base.builtins.dict()",
    ),
    (
        'API.importlib=API.runPythonInternal("import importlib; importlib")',
        'API.importlib=API._pyodide._base.builtins.__import__("importlib")',
    ),
    ('API.runPythonInternal("import __main__; __main__.__dict__")', 'o("__main__").__dict__'),
    ('API.runPythonInternal("import builtins; builtins.__dict__")', 'o("builtins").__dict__'),
)
"""What the script says, and what it is to say: `o` is `importlib.import_module` there."""

SHORT_FORMS: Final = "short_forms"
"""The folder here with short forms of modules, as far as Pyodide's script and ours want them.

What they import from the script must be there in a snapshot.
"""


def short_forms() -> Files:
    """The short forms, by their path in the library."""
    folder = package_folder("koirakoulu") / "bundle" / SHORT_FORMS
    paths = sorted(folder.rglob("*.py"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def lean(library: Files) -> Files:
    """The standard library's sources with short forms of some modules.

    Raises `BundleError` when such a module is not there.
    """
    short = short_forms()
    if missing := short.keys() - library.keys():
        raise BundleError(f"this Pyodide is of another form: it has no {min(missing)}")
    return {**library, **short}


def shortened(pyodide: Files) -> Files:
    """Pyodide's files with a quicker script.

    Raises `BundleError` when the script is not of the form known here.
    """
    script = pyodide[SCRIPT].decode()
    for long, short in SHORTCUTS:
        if script.count(long) != 1:
            raise BundleError(f"this Pyodide is of another form: it does not say {long} once")
        script = script.replace(long, short)
    return {**pyodide, SCRIPT: script.encode()}
