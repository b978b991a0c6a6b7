"""Nobody waits for anything here; Pyodide wants to know whom it would ask."""


def get_event_loop():
    raise RuntimeError("there is no event loop")
