"""The victim: what topples what, taking the rest, and who attacks next."""

import pytest
from facts import proves
from playing import at

UNDER_ATTACK = """
    peli: musta-maija
    valtti: ♦
    pakka: ♥3 ♥4 ♥5 ♥6 ♦7
    pöytä: {}
    hyökkääjä: Aino
    Aino: ♣2 ♣3 ♣4 ♣5 ♣6
    Eero: ♥9 ♥A ♦2 ♦9 ♠Q
    Liisa: ♣7 ♣8 ♣9 ♣10 ♣J
"""


@proves("MAIJA-3.4")
@pytest.mark.parametrize(
    ("led", "card", "rule"),
    [
        ("♥8", "♥9", "MM4.1"),
        ("♥K", "♥A", "MM4.1"),
        ("♥K", "♦2", "MM4.2"),
        ("♣A", "♦2", "MM4.2"),
        ("♦8", "♦9", "MM4.3"),
        ("♠A", "♦9", "MM4.2"),
    ],
)
def test_a_higher_card_of_the_suit_or_a_trump_topples(led: str, card: str, rule: str) -> None:
    here = at(UNDER_ATTACK.format(led))
    assert here.yes(f"Eero kaada {led} {card}") == rule
    assert here.because(f"Eero kaada {led} {card}") == {"to_beat": led}


@proves("MAIJA-3.4")
@pytest.mark.parametrize(
    ("led", "card", "rule"),
    [
        ("♥10", "♥9", "MM4.1"),
        ("♣A", "♥A", "MM4.1"),
        ("♦8", "♦2", "MM4.3"),
        ("♦8", "♥A", "MM4.3"),
        ("♠J", "♠Q", "MM4.5"),
        ("♦8", "♠Q", "MM4.5"),
    ],
)
def test_what_is_lower_or_of_another_suit_does_not_topple(led: str, card: str, rule: str) -> None:
    here = at(UNDER_ATTACK.format(led))
    assert here.no(f"Eero kaada {led} {card}") == rule
    assert here.because(f"Eero kaada {led} {card}") == {"to_beat": led}


@proves("MAIJA-3.4", "AMB-MM06")
@pytest.mark.parametrize("card", ["♠K", "♠A", "♦2", "♦A"])
def test_nothing_topples_musta_maija_so_the_victim_takes_her(card: str) -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pöytä: ♠Q ♠3
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♠K ♠A ♦2 ♦A
        Liisa: ♣7
    """)
    assert here.no(f"Eero kaada ♠Q {card}") == "MM4.4"
    assert here.yes(f"Eero kaada ♠3 {card}") in ("MM4.1", "MM4.2")
    here.play(f"Eero kaada ♠3 {card}", "Eero nosta")
    assert "♠Q" in here.hand("Eero").split()


def test_only_a_card_that_lies_open_is_toppled() -> None:
    here = at(UNDER_ATTACK.format("♥8 ♥2"))
    assert here.no("Eero kaada ♣2 ♦2") == "MM4.6"
    assert here.no("Eero kaada ♥8") == "MM4.6"
    assert here.no("Eero kaada") == "MM4.6"
    assert here.no("Eero kaada ♥8 ♥9 ♦2") == "MM4.6"
    here.play("Eero kaada ♥8 ♥9")
    assert here.no("Eero kaada ♥8 ♥A") == "MM4.6"


def test_the_victim_topples_from_his_own_hand_in_his_turn() -> None:
    here = at(UNDER_ATTACK.format("♥8"))
    assert here.turn == "Eero"
    assert here.no("Liisa kaada ♥8 ♥9") == "MM1.1"
    assert here.no("Aino nosta") == "MM1.1"
    assert here.no("Eero kaada ♥8 ♥10") == "MM1.2"
    assert here.no("Eero ♥9") == "MM1.3"
    assert here.no("Eero riittää") == "MM1.3"
    assert here.no("Eero nosta ♥8") == "MM1.3"


@proves("MAIJA-3.5", "AMB-MM04", "AMB-MM09")
def test_who_topples_everything_refills_and_attacks_the_next() -> None:
    here = at(UNDER_ATTACK.format("♥8 ♥2"))
    here.play("Eero kaada ♥8 ♥9")
    assert not here.happened("toppled")
    here.play("Eero kaada ♥2 ♦2")
    assert here.event("toppled") == "MM4.7 Eero ♥8 ♥9 ♥2 ♦2"
    assert here.event("drew") == "MM4.9 Eero ♥3 ♥4"
    assert here.event("leads") == "MM4.10 Eero Liisa"
    assert here.gone == "♦2 ♥2 ♥8 ♥9"
    assert here.turn == "Eero"
    assert here.sizes == [5, 5, 5]


@proves("MAIJA-3.5")
def test_who_leaves_one_card_takes_it_refills_and_is_passed_over() -> None:
    here = at(UNDER_ATTACK.format("♥8 ♥2 ♥K"))
    here.play("Eero kaada ♥8 ♥9", "Eero kaada ♥2 ♦2", "Eero nosta")
    assert here.event("picked_up") == "MM4.8 Eero ♥K"
    assert here.event("toppled") == "MM4.7 Eero ♥8 ♥9 ♥2 ♦2"
    assert here.hand("Eero") == "♦9 ♥3 ♥K ♥A ♠Q"
    assert here.event("leads") == "MM4.11 Liisa Aino"
    assert here.turn == "Liisa"


@proves("AMB-MM05")
def test_the_victim_may_topple_some_and_take_the_rest_although_he_could_topple_it() -> None:
    here = at(UNDER_ATTACK.format("♥8 ♥2"))
    assert here.legal == (
        "kaada ♥8 ♦2 kaada ♥8 ♦9 kaada ♥8 ♥9 kaada ♥8 ♥A "
        "kaada ♥2 ♦2 kaada ♥2 ♦9 kaada ♥2 ♥9 kaada ♥2 ♥A nosta"
    )
    assert here.yes("Eero nosta") == "MM4.8"
    assert here.because("Eero nosta") == {"taken": "♥8 ♥2"}
    here.play("Eero kaada ♥2 ♦9", "Eero nosta")
    assert here.hand("Eero") == "♦2 ♥8 ♥9 ♥A ♠Q"
    assert here.gone == "♦9 ♥2"


def test_who_takes_so_many_that_he_has_five_draws_nothing() -> None:
    here = at(UNDER_ATTACK.format("♥8 ♥2")).play("Eero nosta")
    assert here.sizes == [5, 7, 5]
    assert not here.happened("drew")
    assert not here.happened("toppled")


@proves("AMB-MM09")
def test_the_attack_passes_over_players_without_cards() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pöytä: ♥8
        hyökkääjä: Aino
        voittaja: Kalle
        Aino: ♣2 ♣3
        Eero: ♥9
        Liisa: vapaa
        Ville: ♠Q ♣4
        Kalle: vapaa
    """)
    here.play("Eero kaada ♥8 ♥9")
    assert here.event("left") == "MM5.1 Eero"
    assert here.event("leads") == "MM4.10 Ville Aino"
    assert here.turn == "Ville"


@proves("AMB-MM09")
def test_after_taking_the_next_player_with_cards_attacks() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pöytä: ♥10
        hyökkääjä: Aino
        Aino: ♣2 ♣3
        Eero: ♥9
        Liisa: vapaa
        Ville: ♠Q ♣4
    """).play("Eero nosta")
    assert here.event("leads") == "MM4.11 Ville Aino"
