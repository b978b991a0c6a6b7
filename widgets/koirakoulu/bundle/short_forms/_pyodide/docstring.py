"""Descriptions of functions for people at a console, of whom there are none."""


def get_cmeth_docstring(function):
    return f"{function.__name__}()\n--\n\n"
