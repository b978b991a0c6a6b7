"""Joining with the main attacker's permission, as the source has it."""

from facts import proves
from playing import at

FOUR = """
    peli: durak
    säännöt: lupa
    pakka: 4 ♠K
    hyökkääjä: Aino
    pöytä: {}
    Aino: ♣6 ♦8 ♥K ♥A
    Eero: ♣J ♦9 ♦J ♠J ♠Q
    Liisa: ♣10 ♦10 ♥8 ♥9 ♠10 ♠A
    Ville: ♣7 ♦7 ♥7 ♥6 ♦6 ♠8
"""


@proves("DURAK-4.4", "AMB-DU03")
def test_nobody_joins_without_the_main_attackers_permission() -> None:
    table = at(FOUR.format("♣8/♣9"))
    assert table.turn == "Aino"
    assert table.legal == "♦8 salli riittää"
    assert table.no("Liisa ♥8") == "DU3.10"
    assert table.yes("Aino salli") == "DU3.10"
    table.play("Aino riittää")
    assert table.event("toppled") == "DU4.7 Eero ♣8 ♣9", "when he has enough, it is enough"


@proves("DURAK-4.4")
def test_with_permission_the_defenders_left_comes_first_then_the_next() -> None:
    table = at(FOUR.format("♣8/♣9")).play("Aino salli")
    assert table.event("allowed") == "DU3.10 Aino Liisa Ville"
    assert table.turn == "Liisa"
    assert table.no("Ville ♠8") == "DU3.9"
    assert table.no("Aino ♦8") == "DU3.9"
    assert table.legal == "♥8 ♥9 riittää"
    assert table.no("Liisa salli") == "DU1.3"
    table.play("Liisa riittää")
    assert table.turn == "Ville"
    table.play("Ville ♠8")
    assert table.turn == "Eero"


@proves("DURAK-4.4", "AMB-DU14")
def test_the_permission_is_for_one_card_then_the_main_attacker_leads_again() -> None:
    table = at(FOUR.format("♣8/♣9")).play("Aino salli", "Liisa ♥8", "Eero kaada ♥8 ♠J")
    assert table.turn == "Aino"
    assert table.no("Liisa ♥9") == "DU3.10"
    assert table.yes("Aino salli") == "DU3.10"


@proves("AMB-DU14")
def test_when_nobody_would_add_the_main_attacker_decides_and_need_not_ask_again() -> None:
    table = at(FOUR.format("♣8/♣9")).play("Aino salli", "Liisa riittää", "Ville riittää")
    assert table.turn == "Aino"
    assert table.no("Aino salli") == "DU3.11"
    assert table.legal == "♦8 riittää"
    assert table.no("Liisa ♥8") == "DU3.8"
    table.play("Aino ♦8", "Eero kaada ♦8 ♦9")
    assert table.yes("Aino salli") == "DU3.10"


@proves("AMB-DU14")
def test_cards_are_given_with_permission_too() -> None:
    table = at(FOUR.format("♣8/♣9 ♠9")).play("Eero nosta")
    assert table.turn == "Aino"
    assert table.no("Liisa ♥8") == "DU3.10"
    table.play("Aino salli", "Liisa ♥8")
    assert table.event("played") == "DU4.6 Liisa ♥8"
    assert table.turn == "Aino"


@proves("AMB-DU14")
def test_a_main_attacker_without_cards_can_still_let_the_others_join() -> None:
    text = """
        peli: durak
        säännöt: lupa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino:
        Eero: ♦9 ♦J
        Liisa: {}
        Ville: ♥7
    """
    table = at(text.format("♥8 ♥9"))
    assert table.turn == "Aino"
    assert table.legal == "salli riittää"
    table.play("Aino salli", "Liisa riittää", "Ville riittää")
    assert table.happened("toppled"), "nobody is left who could add"


def test_where_nobody_else_has_cards_there_is_nobody_to_let_join() -> None:
    table = at("""
        peli: durak
        säännöt: lupa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino: ♥A
        Eero: ♦9 ♦J
    """)
    assert table.legal == "riittää"
    assert table.no("Aino salli") == "DU3.11"


def test_before_the_first_card_there_is_nothing_to_join() -> None:
    table = at(FOUR.format(""))
    assert table.no("Aino salli") == "DU3.1"
    assert table.legal == "♣6 ♦8 ♥K ♥A"
