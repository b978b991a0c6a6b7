"""The one call between the page and Python: JSON in, JSON out, and nothing kept in between.

A request is one of

    {"widget": …, "source": …, "links": …, "cards": …, "id": …}     a widget from its fence
    {"widget": …, "state": …, "action": …}                          what an action makes of it
    {"widget": …, "state": …, "action": null}                       how a state looks

and the answer {"state": …, "html": …, "say": …} or {"error": {"code", "message", "say"}}: a code
for the page's script, a message for whoever looks for the fault, a sentence for the reader.
"""

import json
from typing import Any, Final, NamedTuple

from koirakoulu.views import WIDGETS, Widget, WidgetError
from koirakoulu.views.elements import to_html
from korttipelit import NotationError
from korttipelit.problems import nearest, quoted

FROM_FENCE: Final = ("links", "cards", "id")
"""What a fence's place in a page adds to its source; all of it may be left out."""

SAY: Final = {
    "bad-request": "Pyyntöä ei ymmärretty.",
    "unknown-widget": "Pyyntöä ei ymmärretty.",
    "bad-source": "Tekstiä ei voitu lukea.",
    "bad-action": "Tämä ei onnistunut.",
    "bad-state": "Tallennettu tilanne ei kelpaa. Aloita alusta.",
}


class Problem(NamedTuple):
    """Why a request has no other answer."""

    code: str
    message: str


def handle(request_json: str) -> str:
    """Answers a request. Never raises: what is wrong is an answer too."""
    answer = _answer(request_json)
    if not isinstance(answer, Problem):
        try:
            return json.dumps(answer, ensure_ascii=False, allow_nan=False)
        except (ValueError, TypeError, RecursionError) as error:
            answer = Problem("bad-state", _fault(error))
    told = {"code": answer.code, "message": answer.message, "say": SAY[answer.code]}
    return json.dumps({"error": told}, ensure_ascii=False)


def _answer(request_json: str) -> dict[str, Any] | Problem:
    try:
        request = json.loads(request_json)
    except (ValueError, TypeError, RecursionError) as error:
        return Problem("bad-request", f"this is no JSON: {error}")
    if not isinstance(request, dict):
        return Problem("bad-request", "a request is an object")
    name = request.get("widget")
    widget = WIDGETS.get(name) if isinstance(name, str) else None
    if widget is None:
        near = nearest(str(name), WIDGETS)
        hint = f" – did you mean {near}?" if near else ""
        return Problem("unknown-widget", f"there is no widget {quoted(str(name))}{hint}")
    if "source" in request:
        return _begin(widget, request)
    return _go_on(widget, request)


def _begin(widget: Widget, request: dict[str, Any]) -> dict[str, Any] | Problem:
    given = {key: request[key] for key in ("source", *FROM_FENCE) if key in request}
    if wrong := [key for key, value in given.items() if not isinstance(value, str)]:
        return Problem("bad-request", f"{' and '.join(wrong)} must be text")
    try:
        return _shown(widget, widget.init(**given), "")
    except (WidgetError, NotationError) as error:
        return Problem("bad-source", str(error))
    except Exception as error:  # noqa: BLE001 - the page must get an answer, whatever went wrong
        return Problem("bad-source", _fault(error))


def _go_on(widget: Widget, request: dict[str, Any]) -> dict[str, Any] | Problem:
    state, action = request.get("state"), request.get("action", "")
    if not isinstance(state, dict) or not isinstance(action, dict | None):
        return Problem("bad-request", "a request holds a source, or a state and an action")
    try:
        after, say = (state, "") if action is None else widget.update(state, action)
        return _shown(widget, after, say)
    except WidgetError as error:
        return Problem("bad-action", str(error))
    except Exception as error:  # noqa: BLE001 - a state may be of an older version, or anything
        return Problem("bad-state", _fault(error))


def _shown(widget: Widget, state: dict[str, Any], say: str) -> dict[str, Any]:
    return {"state": state, "html": to_html(widget.view(state)), "say": say}


def _fault(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
