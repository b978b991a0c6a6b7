"""Readers press anything in any order: no widget breaks, and every state goes through JSON."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koirakoulu.protocol import handle
from koirakoulu.views import WIDGETS

from .views_help import BOOKS, MAKER, QUIZ, ROUND, RUNS, SERIES, everything

SOURCES = [
    ("visa", QUIZ),
    ("visa", RUNS),
    ("visa", SERIES),
    ("visa", MAKER),
    ("kierros", ROUND),
    ("kierros", f"kädet: Liisa\n{ROUND}"),
    ("vertailu", BOOKS),
]

STRAY = st.fixed_dictionaries(
    {"do": st.sampled_from(["mark", "check", "go", "new", "try", "choose", "seat", "card", "x"])},
    optional={
        "question": st.integers(-1, 4) | st.none(),
        "choice": st.integers(-1, 9) | st.text(max_size=2),
        "step": st.integers(-1, 9),
        "seed": st.integers(-1, 2**33),
        "on": st.booleans(),
        "text": st.text(max_size=30),
    },
)


def offered(widget: str, state: dict[str, Any], pick: int, number: int) -> dict[str, Any]:
    """One of the actions the view offers, as the page would send it."""
    view = WIDGETS[widget].view(state)
    hidden = {id(e) for part in everything(view, hidden="") for e in part.iter()}
    controls = [e for e in everything(view) if e.get("data-action") and id(e) not in hidden]
    control = controls[pick % len(controls)]
    action: dict[str, Any] = json.loads(control.get("data-action", "{}"))
    if name := control.get("data-value"):
        options = [option.get("value") for option in control.iter("option")]
        slider = int(control.get("max", 0)) + 1
        value: object = options[number % len(options)] if options else bool(number % 2)
        if control.tag == "textarea":
            value = control.text
        elif control.get("type") == "range":
            value = number % slider
        action[name] = value
    if name := control.get("data-random"):
        action[name] = number
    return action


@pytest.mark.parametrize(("widget", "source"), SOURCES)
@settings(max_examples=12)
@given(
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 10**6)) | STRAY, min_size=1, max_size=10)
)
def test_any_presses_in_any_order(widget: str, source: str, presses: list[Any]) -> None:
    state = WIDGETS[widget].init(source, "../saannot/", "cards.svg", "w")
    for press in presses:
        is_stray = isinstance(press, dict)
        action = press if is_stray else offered(widget, state, *press)
        request = {"widget": widget, "state": state, "action": action}
        answer = json.loads(handle(json.dumps(request)))
        if "error" in answer:
            # What the view offers is never refused; a state is never blamed for a bad action.
            assert is_stray, (action, answer)
            assert answer["error"]["code"] == "bad-action", (action, answer)
            continue
        assert answer["html"]
        state = answer["state"]
        assert json.loads(json.dumps(state)) == state
