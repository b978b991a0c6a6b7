"""The numbered rules: each has its facts, and each that decides is heard deciding."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from facts import FACTS, truths_of
from playing import KOIRA
from random_play import Player, random_rules, random_setup

from korttipelit import GAMES, Move, read_record, replay

HERE = Path(__file__).parent


def heard(game, state, player: Player, longest: int = 600) -> set[str]:
    """The ids of all rulings and events of a deal."""
    found: set[str] = set()
    for _ in range(longest):
        found |= {ruling.rule for ruling in game.rulings(state)}
        for verb in ("play", *game.verbs):
            cards = tuple(player.rng.sample(game.pack(state.rules), player.rng.randrange(3)))
            for seat in range(2):
                found.add(game.ruling(state, Move(seat, verb, cards)).rule)
        if state.result is not None:
            return found | {state.result.rule}
        played = game.play(state, player.move(game, state))
        found |= {event.rule for event in played.events}
        state = played.after
    return found


@cache
def decided(game_id: str) -> frozenset[str]:
    """What random deals, the goldens and a few rare positions of a game are decided by."""
    game = GAMES[game_id]
    found: set[str] = set()
    for seed in range(150):
        rng = Random(seed)
        setup = random_setup(game, random_rules(game, rng.choice), rng.choice)
        found |= heard(game, game.deal(setup), Player(rng))
    for table, line in truths_of(game_id).rare():
        ruling = table.ruling(line)
        found.add(ruling.rule)
        found |= {e.rule for e in (table.play(line).events if ruling.legal else ())}
    for path in (HERE / "goldens").glob("*.txt"):
        if not path.stem.startswith("kesken"):
            record = replay(read_record(path.read_text("utf-8")))
            if record.record.game is game:
                found |= {event.rule for step in record.steps for event in step.events}
    return frozenset(found)


OF_EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@OF_EVERY_GAME
def test_every_rule_that_decides_is_heard_deciding(game) -> None:
    only_describe = set(truths_of(game.id).ONLY_DESCRIBE)
    assert only_describe <= set(game.rulebook)
    silent = set(game.rulebook) - decided(game.id) - only_describe
    assert not silent, f"no ruling or event names {sorted(silent)}"


@OF_EVERY_GAME
def test_rules_that_only_describe_are_named_by_nothing(game) -> None:
    assert not set(truths_of(game.id).ONLY_DESCRIBE) & decided(game.id)


@OF_EVERY_GAME
def test_every_rule_that_decides_is_asserted_by_a_test_of_its_own(game) -> None:
    folder = HERE / game.id.replace("-", "_")
    text = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    asserted = {rule for rule in game.rulebook if f'"{rule}"' in text or f'"{rule} ' in text}
    missing = set(game.rulebook) - set(truths_of(game.id).ONLY_DESCRIBE) - asserted
    assert not missing, f"no test asserts {sorted(missing)}"


@OF_EVERY_GAME
def test_every_rule_has_sources_a_name_and_holds_somewhere(game) -> None:
    names = set()
    for number, rule in game.rulebook.items():
        assert number == rule.id
        names.add(rule.name)
        assert set(rule.sources) <= FACTS, f"{number}: {set(rule.sources) - FACTS}"
        assert rule.sources
        for option, values in rule.holds.items():
            known = [value.id for value in game.options.option(option).values]
            assert set(values) <= set(known)
    assert len(names) == len(game.rulebook)


def test_every_fact_is_the_source_of_a_rule_or_seen_elsewhere() -> None:
    used = {source for rule in KOIRA.rulebook.values() for source in rule.sources}
    assert {fact for fact in FACTS if fact.startswith("AMB-S")} <= used


def test_a_rule_holds_where_its_options_have_its_values() -> None:
    book = KOIRA.options.books
    rule = KOIRA.rulebook["K3.3"]
    assert rule.holds_under(book["pari"].rules)
    assert not rule.holds_under(book["opas"].rules)
    assert KOIRA.rulebook["K1.1"].holds_under(book["opas"].rules)
