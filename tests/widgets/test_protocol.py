"""The one call between page and Python: every request has an answer, and nothing is remembered."""

import json
from typing import Any
from xml.etree.ElementTree import Element, SubElement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koirakoulu.protocol import SAY, handle
from koirakoulu.views import WIDGETS, WidgetError

POSITION = "peli: koira\nsäännöt: opas\nvaihe: luopuminen\nvaltti: ♠\npöytä: ♦Q\n"
POSITION += "Aino: ♣A\nEero: 6\nLiisa: ♠4 ♦10\nvuorossa: Liisa\n"


def init(source: str, links: str = "", cards: str = "", id: str = "") -> dict[str, Any]:  # noqa: A002
    if source == "virhe":
        raise WidgetError(1, "this is wrong")
    return {"source": source, "links": links, "cards": cards, "id": id, "count": 0}


def update(state: dict[str, Any], action: Any) -> tuple[dict[str, Any], str]:
    if action.get("do") != "add":
        raise WidgetError(0, "no such action")
    return {**state, "count": state["count"] + 1}, "Lisätty."


def view(state: dict[str, Any]) -> Element:
    root = Element("div")
    SubElement(root, "br")
    root.text = f"<{state['count']}>"
    return root


@pytest.fixture(autouse=True)
def _counter(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = WIDGETS["visa"]._replace(init=init, update=update, view=view)
    monkeypatch.setitem(WIDGETS, "laskuri", counter)


def ask(**request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def test_a_fence_becomes_a_state_and_html() -> None:
    assert ask(widget="laskuri", source="a", links="../saannot/", cards="c.svg", id="x") == {
        "state": {"source": "a", "links": "../saannot/", "cards": "c.svg", "id": "x", "count": 0},
        "html": "<div>&lt;0&gt;<br></div>",
        "say": "",
    }
    assert ask(widget="laskuri", source="a")["state"]["links"] == ""


def test_an_action_changes_the_state_it_is_given() -> None:
    start = ask(widget="laskuri", source="a")["state"]
    once = ask(widget="laskuri", state=start, action={"do": "add"})
    assert (once["state"]["count"], once["say"]) == (1, "Lisätty.")
    assert "&lt;1&gt;" in once["html"]
    again = ask(widget="laskuri", state=start, action={"do": "add"})
    assert again == once


def test_no_action_shows_a_state_as_it_is() -> None:
    start = ask(widget="laskuri", source="a")["state"]
    state = {**start, "count": 7, "cards": "other.svg"}
    assert ask(widget="laskuri", state=state, action=None) == {
        "state": state,
        "html": "<div>&lt;7&gt;<br></div>",
        "say": "",
    }


@pytest.mark.parametrize(
    ("request_json", "code", "message"),
    [
        ("", "bad-request", "this is no JSON"),
        ("[" * 100_000, "bad-request", "this is no JSON"),
        ("[]", "bad-request", "a request is an object"),
        ('{"widget": "visaa"}', "unknown-widget", "did you mean visa?"),
        ('{"widget": ["visa"]}', "unknown-widget", "there is no widget"),
        ("{}", "unknown-widget", "there is no widget"),
        ('{"widget": "laskuri"}', "bad-request", "a state and an action"),
        ('{"widget": "laskuri", "state": {}}', "bad-request", "a state and an action"),
        ('{"widget": "laskuri", "state": {}, "action": 1}', "bad-request", "a state and an action"),
        ('{"widget": "laskuri", "source": 1, "links": 2}', "bad-request", "source and links must"),
        ('{"widget": "laskuri", "source": "virhe"}', "bad-source", "this is wrong"),
        ('{"widget": "laskuri", "state": {}, "action": {}}', "bad-action", "no such action"),
        (
            '{"widget": "laskuri", "state": {"count": NaN}, "action": {"do": "add"}}',
            "bad-state",
            "not JSON compliant",
        ),
        (
            '{"widget": "laskuri", "state": {}, "action": {"do": "add"}}',
            "bad-state",
            "KeyError: 'count'",
        ),
    ],
)
def test_what_is_wrong_is_an_answer(request_json: str, code: str, message: str) -> None:
    error = json.loads(handle(request_json))["error"]
    assert error["code"] == code
    assert message in error["message"]
    assert error["say"] == SAY[code]


def test_the_real_widgets_answer() -> None:
    begun = ask(widget="visa", source=POSITION, links="../saannot/")
    assert begun["html"].startswith("<")
    assert begun["state"]["links"] == "../saannot/"
    bad = ask(widget="visa", source="peli: koria")
    assert bad["error"]["code"] == "bad-source"
    assert ask(widget="visa", state={"source": POSITION}, action={"do": "fly"})["error"]
    assert ask(widget="visa", state={}, action={"do": "check"})["error"]["code"] == "bad-state"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda children: (
        st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=8), children, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.fixed_dictionaries(
        {"widget": st.sampled_from(["visa", "kierros", ""]) | JSON},
        optional={"source": JSON, "state": JSON, "action": JSON, "links": JSON},
    )
)
def test_it_never_raises(request_data: dict[str, Any]) -> None:
    assert isinstance(json.loads(handle(json.dumps(request_data))), dict)
