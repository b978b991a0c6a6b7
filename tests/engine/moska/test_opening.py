"""How an attack is opened: one card, or sets of equal cards."""

import pytest
from facts import proves
from playing import at

OPENING = """
    peli: moska
    valtti: ♠
    hyökkääjä: Aino
    pöytä: {table}
    Aino: {aino}
    Eero: {eero}
    Liisa: ♥2 ♥3
"""


def opening(aino: str, table: str = "", eero: str = "6"):
    return at(OPENING.format(aino=aino, table=table, eero=eero))


@proves("MOSKA-3.2", "MOSKA-3.1")
@pytest.mark.parametrize(
    "cards",
    ["♣6 ♦6", "♣4 ♦4 ♣8 ♦8", "♣5 ♦5 ♥5 ♣K ♦K", "♥Q", "♣9 ♦9 ♥9 ♠9", "♣4 ♦4 ♥4 ♣8 ♦8 ♥8"],
)
def test_one_card_or_sets_of_equal_cards_may_open(cards: str) -> None:
    table = opening(f"{cards} ♣2 ♦7")
    for card in cards.split():
        table.play(f"Aino {card}")
    assert table.yes("Aino riittää") == "MO3.3"
    table.play("Aino riittää")
    assert table.table == cards
    assert table.state.stage == "opened"


@proves("MOSKA-3.2")
@pytest.mark.parametrize(
    ("hand", "laid", "then"),
    [
        ("♣2 ♦7 ♥7", ["♣2"], "♦7"),
        ("♣2 ♦7 ♥7", ["♦7", "♥7"], "♣2"),
        ("♣3 ♦3 ♥8", ["♣3", "♦3"], "♥8"),
        ("♣3 ♦3 ♥8", ["♥8"], "♣3"),
        ("♣3 ♦4", ["♣3"], "♦4"),
    ],
)
def test_a_single_card_stands_alone(hand: str, laid: list[str], then: str) -> None:
    table = opening(hand)
    for card in laid:
        table.play(f"Aino {card}")
    assert table.no(f"Aino {then}") == "MO3.2"
    assert then not in table.legal.split()


@proves("MOSKA-3.2")
def test_a_ruling_on_a_card_without_its_pair_names_it_and_what_is_laid() -> None:
    table = opening("♣3 ♦3 ♥8").play("Aino ♣3", "Aino ♦3")
    assert table.because("Aino ♥8") == {"single": "♥8", "laid": "♣3 ♦3"}


@proves("MOSKA-3.2")
def test_a_set_that_has_been_begun_gets_its_pair_before_anything_else() -> None:
    table = opening("♣4 ♦4 ♥4 ♣8 ♦8").play("Aino ♣4", "Aino ♦4")
    assert table.legal == "♣8 ♦8 ♥4 riittää"
    table.play("Aino ♣8")
    assert table.legal == "♦8"
    assert table.no("Aino ♥4") == "MO3.2"
    assert table.no("Aino riittää") == "MO3.3"
    assert table.play("Aino ♦8").yes("Aino riittää") == "MO3.3"


def test_an_attack_must_be_opened() -> None:
    table = opening("♣4 ♣5 ♦4")
    assert table.no("Aino riittää") == "MO3.3"
    assert table.yes("Aino ♣4") == "MO3.1"
    assert table.no("Aino nosta") == "MO1.3"
    assert table.no("Aino käännä") == "MO1.3"
    assert table.no("Aino ♣4-5") == "MO1.3"


@proves("AMB-MO03", "AMB-MO05", "MOSKA-3.6")
def test_no_more_cards_open_an_attack_than_the_killer_has_in_hand() -> None:
    table = opening("♣4 ♦4 ♥4 ♣8 ♦8", eero="♥9 ♥10 ♥J").play("Aino ♣4", "Aino ♦4")
    assert table.no("Aino ♣8") == "MO3.7", "a new set needs room for two"
    assert table.yes("Aino ♥4") == "MO3.2"
    table.play("Aino ♥4")
    assert table.legal == "riittää"
    assert table.because("Aino ♣8") == {"open": "♣4 ♦4 ♥4"}


@proves("AMB-MO03", "MOSKA-3.6")
def test_no_more_than_six_cards_open_an_attack_however_many_the_killer_has() -> None:
    table = opening("♣4 ♦4 ♥4 ♣8 ♦8 ♥8 ♠8 ♠4", eero="9")
    for card in ["♣4", "♦4", "♥4", "♣8", "♦8", "♥8"]:
        table.play(f"Aino {card}")
    assert table.no("Aino ♠8") == "MO3.6"
    assert table.legal == "riittää"


@proves("MOSKA-3.5", "AMB-MO07")
def test_the_attacker_draws_to_six_when_he_has_opened() -> None:
    table = at("""
        peli: moska
        pakka: ♥9 ♥10 ♥J ♠7
        hyökkääjä: Aino
        Aino: ♣4 ♦4 ♣6 ♣7 ♣8 ♣9
        Eero: 6
    """).play("Aino ♣4", "Aino ♦4")
    assert table.hand("Aino") == "♣6 ♣7 ♣8 ♣9"
    table.play("Aino riittää")
    assert table.event("drew") == "MO3.8 Aino ♥9 ♥10"
    assert table.hand("Aino") == "♣6 ♣7 ♣8 ♣9 ♥9 ♥10"


@proves("MOSKA-3.4")
def test_nobody_plays_a_card_he_does_not_hold() -> None:
    table = opening("♣4 ♦4")
    assert table.no("Aino ♥A") == "MO1.2"
    assert table.because("Aino ♥A") == {"missing": "♥A"}
    assert table.no("Liisa ♥2") == "MO1.1"
    assert table.no("Eero ♣9") == "MO1.1"


def test_of_an_unknown_hand_a_card_may_have_its_pair() -> None:
    table = opening("♣4 ♦4 ♣8 +2").play("Aino ♣4", "Aino ♦4")
    assert table.yes("Aino ♣8") == "MO3.2"
    assert table.yes("Aino ♥9") == "MO3.2", "the second unknown card may be a nine"
    laid = table.game.play(table.state, table.move("Aino ♥9")).after
    assert table.game.ruling(laid, table.move("Aino ♦9")).legal
