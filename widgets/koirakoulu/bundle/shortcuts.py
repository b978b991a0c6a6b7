"""Shorter ways for Pyodide to come up.

Its script asks Python for four things by source text. That is slow in a browser: parser, compiler
and all the code between them have to be compiled from WebAssembly first, and nothing else here
needs them. Python has the same things ready, by name.

Its modules start an event loop and get ready for packages, which takes a fifth of the memory that a
snapshot holds. Here nobody waits in Python, and nothing is installed.
"""

from typing import Final

from koirakoulu.bundle.cache import Files
from koirakoulu.bundle.packing import BundleError
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

SHORT_FORMS: Final = {
    "asyncio/__init__.py": """\
\"\"\"Nobody waits for anything here; Pyodide wants to know whom it would ask.\"\"\"


def get_event_loop():
    raise RuntimeError("there is no event loop")
""",
    "importlib/resources/__init__.py": "",
    "importlib/resources/abc.py": """\
\"\"\"Packages here have no files of their own to look for.\"\"\"

__all__ = []
""",
    "pyodide/__init__.py": """\
\"\"\"Pyodide's package without its event loop: nobody waits for anything here.\"\"\"

from pyodide_js._api import scheduleCallback

from . import _state
""",
    "pyodide/_package_loader.py": """\
\"\"\"Where packages would lie; none is ever loaded.\"\"\"

from site import getsitepackages

from pyodide_js import loadedPackages


class Folder:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = Folder(getsitepackages()[0])
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages():
    pass
""",
}
"""Modules of Pyodide's that its script wants, as far as it wants them.

What they import from the script must be there in a snapshot.
"""


def lean(library: Files) -> Files:
    """The standard library's sources with short forms of some of Pyodide's modules.

    Raises `BundleError` when such a module is not there.
    """
    if missing := SHORT_FORMS.keys() - library.keys():
        raise BundleError(f"this Pyodide is of another form: it has no {min(missing)}")
    return library | {name: text.encode() for name, text in SHORT_FORMS.items()}


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
