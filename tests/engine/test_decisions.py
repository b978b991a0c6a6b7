"""RULES.md says what the engine does: every rule, option and decision stands in it."""

import re
from pathlib import Path

import pytest
from facts import FACTS

from korttipelit import GAMES
from korttipelit.rami.options import TABLE as RAMI_TABLE
from korttipelit.rami.rulebook import RULEBOOK as RAMI_RULES

TEXT = (Path(__file__).parents[2] / "engine" / "RULES.md").read_text("utf-8")
RULES = re.findall(r"^\*\*([A-Z]+\d+\.\d+) (\S+?)\.\*\* .+\\\nSources: (.+?)\.(?: |$)", TEXT, re.M)
RULEBOOKS = {game.id: game.rulebook for game in GAMES.values()} | {"rami": RAMI_RULES}
TABLES = {game.id: game.options for game in GAMES.values()} | {"rami": RAMI_TABLE}


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_every_rule_stands_once_with_its_name_and_sources(rulebook) -> None:
    for rule in rulebook.values():
        found = [(name, set(s.split(", "))) for number, name, s in RULES if number == rule.id]
        assert found == [(rule.name, set(rule.sources))], rule.id


def test_no_rule_stands_there_that_the_engine_does_not_know() -> None:
    known = {rule for rulebook in RULEBOOKS.values() for rule in rulebook}
    assert {number for number, _, _ in RULES} == known


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_option_stands_with_its_key_and_the_keys_of_its_values(table) -> None:
    for option in table.options:
        head = f"| `{option.id}` | `{option.key}` |"
        rows = [line for line in TEXT.splitlines() if line.startswith(head)]
        for value in option.values:
            shown = str(value.id).lower() if isinstance(value.id, bool) else value.id
            assert any(f"`{shown}` = `{value.key}`" in row for row in rows), (head, value.key)


def test_every_open_point_has_a_decision() -> None:
    decided = set(re.findall(r"^\*\*(AMB-[A-Z]+\d+)\. .+\n- Decided: \S", TEXT, re.M))
    assert not {fact for fact in FACTS if fact.startswith("AMB-")} - decided
