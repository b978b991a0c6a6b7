"""What Pyodide's script asks Python for by name."""

import builtins
from importlib import import_module as pyimport_impl
