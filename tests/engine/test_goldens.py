"""Records replayed, with what the engine says about every step beside them.

`--update` writes the expected output anew; read the difference before you keep it.
"""

import json
from pathlib import Path

import pytest
from golden import run

from korttipelit import GAMES, read_record, write_record

FOLDER = Path(__file__).parent / "goldens"
RECORDS = sorted(FOLDER.glob("*.txt"))
BROKEN = ("kesken-",)
"""Names of records that stop at an error on purpose begin so."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_as_it_always_has(path: Path, request: pytest.FixtureRequest) -> None:
    told = run(path.read_text("utf-8"))
    expected = path.with_suffix(".json")
    if request.config.getoption("--update", default=False):
        expected.write_text(told, "utf-8")
    assert told == expected.read_text("utf-8")
    assert (json.loads(told)["error"] is not None) == path.stem.startswith(BROKEN)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    if not path.stem.startswith(BROKEN):
        text = path.read_text("utf-8")
        assert write_record(read_record(text)) == text


def test_every_rule_book_of_every_game_has_a_golden() -> None:
    firsts = [json.loads(path.with_suffix(".json").read_text("utf-8")) for path in RECORDS]
    played = {first["first"]["rules"].split(",")[0] for first in firsts}
    assert played == {book for game in GAMES.values() for book in game.options.books}


def test_the_goldens_hold_a_lot_a_gift_and_an_endless_deal() -> None:
    kinds, reasons = set(), set()
    for path in RECORDS:
        told = json.loads(path.with_suffix(".json").read_text("utf-8"))
        kinds |= {event["kind"] for step in told["steps"] for event in step["events"]}
        reasons.add((told["result"] or {}).get("reason"))
    assert {"shared", "gave", "kina", "turned", "toppled", "repeated", "returned"} <= kinds
    assert {"last_in_game", "repetition"} <= reasons
