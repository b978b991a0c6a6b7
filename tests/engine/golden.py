"""Replays a record and prints what happened: the goldens' expected output is made of this.

`run` needs nothing but the engine, so the same goldens can be run in the browser's Python.
"""

import json
from typing import Any

from korttipelit import NotationError, Played, replay_text
from korttipelit.notation.record import write_move


def run(text: str) -> str:
    """The replay of a record as JSON, a step a line; each step tells what changed in the state."""
    try:
        done = replay_text(text)
    except NotationError as error:
        return _line({"problems": [problem._asdict() for problem in error.problems]}) + "\n"
    game, names = done.record.game, done.record.names
    before = _state(game, done.first)
    lines = [f'{{"first": {_line(before)},', '"steps": [']
    for number, (step, written) in enumerate(zip(done.steps, done.record.steps, strict=False)):
        after = _state(game, step.after)
        told: dict[str, Any] = {"move": write_move(game, names, step.move)}
        if written.caption:
            told["caption"] = written.caption
        told["events"] = _events(step)
        told["changed"] = {k: v for k, v in after.items() if before.get(k, ...) != v}
        last = number == len(done.steps) - 1
        lines.append(_line(told) + ("" if last else ","))
        before = after
    lines.append("],")
    lines.append(f'"result": {_line(done.result and done.result._asdict())},')
    error = done.error and {
        "line": done.error.line,
        "message": done.error.message,
        "rule": done.error.ruling and done.error.ruling.rule,
        "problems": [problem._asdict() for problem in done.error.problems],
    }
    lines.append(f'"error": {_line(error)}}}')
    return "\n".join(lines) + "\n"


def _state(game: Any, state: Any) -> dict[str, object]:
    data = dict(game.to_json(state))
    if "seen" in data:  # the positions passed are the states above
        data["seen"] = len(data["seen"])
    return data


def _events(step: Played[Any]) -> list[dict[str, object]]:
    """Each event with the fields that say something."""
    return [
        {
            key: [str(card) for card in value] if key == "cards" else value
            for key, value in event._asdict().items()
            if value != event._field_defaults.get(key, ...)
        }
        for event in step.events
    ]


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
