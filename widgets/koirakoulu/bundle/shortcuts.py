"""Shorter ways for Pyodide's script to come up.

It asks Python for four things by source text. That is slow in a browser: parser, compiler and all
the code between them have to be compiled from WebAssembly first, and nothing else here needs them.
Python has the same things ready, by name.
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
