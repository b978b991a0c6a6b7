"""Pyodide asks of every function whether it must be waited for; none must here."""


def iscoroutinefunction(function):
    return False
