"""The numbered rules: each has its facts, and each that decides is heard deciding."""

from pathlib import Path
from random import Random

import pytest
from facts import FACTS
from playing import KOIRA, at
from random_play import Player, random_rules, random_setup

from korttipelit import GAMES, Move, read_record, replay

ONLY_DESCRIBE = {
    "K1.4": "the order of the cards is in every comparison",
    "K1.5": "the result has one loser and no points",
    "K2.1": "the deal itself: what is dealt stands in the first state",
    "K2.2": "cards put aside stand in the first state",
    "K2.3": "who leads is chosen before the deal",
    "K2.4": "what nobody sees is in the views",
    "K2.6": "what everybody sees is in the views",
    "K3.2": "who plays to a trick stands in the state",
    "K3.3": "who plays to a trick stands in the state",
    "K3.11": "the order of a kina stands in the state",
    "K3.25": "who may look at won cards is in the views",
    "K4.15": "how the players are counted: the topple itself is K4.13",
    "K4.16": "how the players are counted: the topple itself is K4.13",
    "K4.17": "how the players are counted: the topple itself is K4.13",
    "K4.18": "who leads after a topple stands in the state",
    "K5.6": "how lots are counted: the topple itself is K4.13",
    "K5.7": "what is taken: the pick-up itself is K4.10–K4.12",
    "K5.8": "what is taken: the pick-up itself is K4.10–K4.12",
    "K6.8": "who need not give: the gift itself is K6.6 or K6.7",
    "K7.7": "what the koira does after the deal",
    "K7.8": "what the koira does after the deal",
    "K7.9": "who deals next is chosen between deals",
}
"""Rules that are seen in states, views or between deals, and so are named by no ruling or event."""


FULL_SUIT = """
    säännöt: suma, täysi-maa={}
    valtti: ♠
    pöytä: ♥2-9
    Aino: ♥10 ♥J ♥Q ♥K ♥A
    Eero:
    Liisa:
    vuorossa: Aino
"""


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


@pytest.fixture(scope="module")
def decided() -> set[str]:
    """What random deals, the goldens and a few rare positions are decided by."""
    found: set[str] = set()
    for seed in range(150):
        rng = Random(seed)
        setup = random_setup(KOIRA, random_rules(KOIRA, rng.choice), rng.choice)
        found |= heard(KOIRA, KOIRA.deal(setup), Player(rng))
    for extent in ("pöytä", "maa"):
        rare = at(FULL_SUIT.format(extent)).play("Aino ♥10-A")
        found |= {event.rule for event in rare.events}
    for path in (Path(__file__).parent / "goldens").glob("*.txt"):
        if not path.stem.startswith("kesken"):
            record = replay(read_record(path.read_text("utf-8")))
            found |= {event.rule for step in record.steps for event in step.events}
    return found


def test_every_rule_that_decides_is_heard_deciding(decided: set[str]) -> None:
    rules = set(KOIRA.rulebook)
    assert set(ONLY_DESCRIBE) <= rules
    silent = rules - decided - set(ONLY_DESCRIBE)
    assert not silent, f"no ruling or event names {sorted(silent)}"


def test_rules_that_only_describe_are_named_by_nothing(decided: set[str]) -> None:
    assert not set(ONLY_DESCRIBE) & decided


def in_tests() -> set[str]:
    """The ids that tests of single rules compare rulings and events with."""
    folder = Path(__file__).parent / "koira"
    text = "".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    return {rule for rule in KOIRA.rulebook if f'"{rule}"' in text or f'"{rule} ' in text}


def test_every_rule_that_decides_is_asserted_by_a_test_of_its_own() -> None:
    missing = set(KOIRA.rulebook) - set(ONLY_DESCRIBE) - in_tests()
    assert not missing, f"no test asserts {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
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
