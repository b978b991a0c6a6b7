"""The rule ids, both ways: every fact has a test, every rule of the rule book has an effect."""

from pathlib import Path

from facts import FACTS, NO_EFFECT, proved

HERE = Path(__file__).parent


def test_every_fact_has_a_test() -> None:
    missing = FACTS - set(proved(HERE)) - set(NO_EFFECT)
    assert not missing, f"no test proves {', '.join(sorted(missing))}"


def test_a_fact_without_effect_is_proved_by_no_test() -> None:
    assert set(NO_EFFECT) <= FACTS
    assert not set(NO_EFFECT) & set(proved(HERE))
