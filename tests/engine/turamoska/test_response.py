"""How the responder topples, tries the stock, gives up, and what follows."""

import pytest
from facts import proves
from playing import At, at

TABLE = """
    peli: turamoska
    säännöt: {rules}
    pakka: {stock}
    {more}
    hyökkääjä: Aino
    pöytä: {table}
    {stage}
    Aino: ♥2 ♥3 ♥5 ♥6 ♣2 ♣3
    Eero: {eero}
    Liisa: ♦2 ♦3 ♦5 ♦6 ♥4 ♥8
"""
PASSED = "riittää: Aino, Liisa"


def table(
    table="♦9", eero="♦J ♣A ♠3 ♠9 ♥10", stock="♣4 ♣5 ♠K", stage=PASSED, rules="turamoska"
) -> At:  # fmt: skip
    more = "" if stock else "valtti: ♠"
    return at(
        TABLE.format(table=table, eero=eero, stock=stock, stage=stage, rules=rules, more=more)
    )


@proves("TURA-3.3", "AMB-TU01")
@pytest.mark.parametrize(
    ("card", "mine", "rule"),
    [("♦9", "♦J", "TU4.1"), ("♦A", "♠3", "TU4.2"), ("♠8", "♠9", "TU4.3")],
)
def test_a_higher_card_or_a_trump_topples(card: str, mine: str, rule: str) -> None:
    here = table(card)
    assert here.yes(f"Eero kaada {card} {mine}") == rule
    assert here.play(f"Eero kaada {card} {mine}").event("answered")[:5] == rule


@proves("TURA-3.3", "AMB-TU01")
@pytest.mark.parametrize(
    ("card", "mine", "rule"),
    [("♦Q", "♦J", "TU4.1"), ("♦9", "♣A", "TU4.1"), ("♠8", "♠3", "TU4.3"), ("♠8", "♣A", "TU4.3")],
)
def test_nothing_else_topples(card: str, mine: str, rule: str) -> None:
    assert table(card).no(f"Eero kaada {card} {mine}") == rule


@proves("TURA-3.3")
def test_a_card_topples_one_open_card() -> None:
    assert table("♦9/♦10 ♣9").no("Eero kaada ♦9 ♦J") == "TU4.4"


@proves("TURA-3.7", "TURA-4.1")
def test_who_gives_up_takes_what_is_open_and_loses_his_turn() -> None:
    here = table("♦9/♦10 ♣9")
    assert here.because("Eero nosta") == {"taken": "♣9"}
    here.play("Eero nosta")
    assert here.event("picked_up") == "TU5.1 Eero ♣9"
    assert here.event("toppled") == "TU5.2 Eero ♦9 ♦10"
    assert here.event("leads") == "TU5.5 Liisa Aino"
    assert table("♦9/♦10").no("Eero nosta") == "TU4.5"


@proves("TURA-4.1", "AMB-TU08", "TURA-3.6")
def test_who_has_toppled_everything_draws_and_challenges_the_next() -> None:
    here = table(eero="♦J", stock="♣4 ♣5 ♠K").play("Eero kaada ♦9 ♦J")
    assert here.event("drew") == "TU5.3 Eero ♣4 ♣5 ♠K"
    assert here.event("leads") == "TU5.4 Eero Liisa"
    assert here.hand("Eero") == "♣4 ♣5 ♠K"
    assert here.turn == "Eero"


@proves("TURA-3.7", "AMB-TU04")
def test_at_the_end_he_may_try_a_card_of_the_stock_and_again_when_it_topples() -> None:
    here = table("♦9 ♥9", stock="♦10 ♥Q ♣5 ♠K")
    assert here.yes("Eero käännä") == "TU4.6"
    here.play("Eero käännä")
    assert here.event("turned") == "TU4.6 Eero ♦10"
    assert here.event("answered") == "TU4.1 Eero ♦9 ♦10"
    assert here.table == "♦9/♦10 ♥9"
    assert here.turn == "Eero"
    assert here.legal == "käännä nosta"
    assert here.no("Eero kaada ♥9 ♥10") == "TU4.9"
    assert here.no("Eero ♠9") == "TU4.9"
    assert here.no("Liisa ♥4") == "TU1.1"
    here.play("Eero käännä")
    assert here.event("toppled") == "TU5.2 Eero ♦9 ♦10 ♥9 ♥Q"
    assert here.event("leads") == "TU5.4 Eero Liisa"


@proves("TURA-3.7")
def test_a_card_that_topples_nothing_is_taken_with_what_is_open() -> None:
    here = table("♦9/♦J ♥9", eero="♣A ♠3 ♠9 ♥10", stock="♣10 ♣5 ♠K").play("Eero käännä")
    assert here.event("missed") == "TU4.8 Eero ♣10"
    assert here.event("picked_up") == "TU5.1 Eero ♥9 ♣10"
    assert here.hand("Eero") == "♣10 ♣A ♥9 ♥10 ♠3 ♠9"
    assert here.turn == "Liisa"


@proves("AMB-TU04")
def test_of_several_challenges_he_chooses_which_it_topples_and_it_must() -> None:
    here = table("♦9 ♥9", stock="♠4 ♣5 ♠K").play("Eero käännä")
    assert here.legal == "kaada ♦9 ♠4 kaada ♥9 ♠4"
    assert here.no("Eero nosta") == "TU4.7"
    here.play("Eero kaada ♥9 ♠4")
    assert here.table == "♦9 ♥9/♠4"
    assert here.legal == "käännä nosta"


@proves("AMB-TU02")
def test_the_trump_card_is_not_tried() -> None:
    here = table(stock="♠K")
    assert here.no("Eero käännä") == "TU3.5"
    assert here.legal.endswith("nosta")


def test_he_gives_up_in_the_middle_of_his_tries() -> None:
    here = table("♦9 ♥9", stock="♦10 ♥Q ♣5 ♠K").play("Eero käännä", "Eero nosta")
    assert here.event("picked_up") == "TU5.1 Eero ♥9"
    assert here.turn == "Liisa"


def test_a_table_may_play_without_tries() -> None:
    assert table(rules="turamoska, pakkakaato=ei").no("Eero käännä") == "TU1.3"


@proves("TURA-1.1", "AMB-TU05")
def test_nobody_gets_out_while_there_is_a_stock() -> None:
    here = table(eero="♦J", stock="♠K").play("Eero kaada ♦9 ♦J")
    assert not here.happened("left")
    assert here.hand("Eero") == "♠K"


@proves("TURA-1.1", "TURA-4.2", "AMB-TU05")
def test_when_the_stock_is_out_the_first_without_cards_wins() -> None:
    here = table(eero="♦J", stock="").play("Eero kaada ♦9 ♦J")
    assert here.event("left") == "TU6.2 Eero"
    assert here.state.first == 1
    assert here.event("leads") == "TU5.4 Liisa Aino"
