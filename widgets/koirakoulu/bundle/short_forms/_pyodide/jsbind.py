"""How JavaScript's functions are called; nobody declares a way of his own."""

from _pyodide_core import JsFuncSignature, js2py_default_call_result, py2js_default

no_default = object()


def anything(*args, **kwargs):
    pass


default_signature = JsFuncSignature(
    anything,
    False,  # whether it constructs
    0,  # how many arguments it must have
    (),  # those by position,
    (),  # and what they are if left out
    py2js_default,  # all further ones
    (),  # those by name,
    (),  # how they are passed,
    (),  # and what they are if left out
    py2js_default,  # all further ones
    js2py_default_call_result,
)
