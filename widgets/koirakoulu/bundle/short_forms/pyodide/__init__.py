"""Pyodide's package without its event loop: nobody waits for anything here."""

from pyodide_js._api import scheduleCallback

from . import _state
