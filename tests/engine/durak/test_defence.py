"""The defender topples, or takes all."""

import pytest
from facts import proves
from playing import at

THREE = """
    peli: durak
    säännöt: vapaa
    pakka: 8 ♠9
    hyökkääjä: Aino
    pöytä: {}
    Aino: ♣6 ♦8 ♥K ♥A ♦J ♦10
    Eero: ♣9 ♣J ♦9 ♥9 ♠7 ♠Q
    Liisa: ♣10 ♥8 ♠8 ♠A
"""


@proves("DURAK-4.1")
@pytest.mark.parametrize(
    ("open_card", "answer", "rule", "legal"),
    [
        ("♣8", "♣9", "DU4.1", True),
        ("♣8", "♣J", "DU4.1", True),
        ("♣8", "♦9", "DU4.1", False),
        ("♣K", "♣J", "DU4.1", False),
        ("♣K", "♠7", "DU4.2", True),
        ("♠J", "♠Q", "DU4.3", True),
        ("♠J", "♠7", "DU4.3", False),
        ("♠J", "♦9", "DU4.3", False),
    ],
)
def test_a_higher_card_of_the_suit_or_a_trump_topples(open_card, answer, rule, legal) -> None:
    table = at(THREE.format(open_card))
    ruling = table.ruling(f"Eero kaada {open_card} {answer}")
    assert (ruling.legal, ruling.rule) == (legal, rule)
    assert table.because(f"Eero kaada {open_card} {answer}") == {"to_beat": open_card}
    if legal:
        table.play(f"Eero kaada {open_card} {answer}")
        assert table.event("answered") == f"{rule} Eero {open_card} {answer}"
        assert table.table == f"{open_card}/{answer}"


@proves("DURAK-4.3")
def test_of_several_open_cards_the_defender_chooses_which_to_topple_first() -> None:
    table = at(THREE.format("♣8/♣A ♦8 ♥8").replace("♥8 ♠8 ♠A", "♠8 ♠A").replace("♦8 ♥K", "♥K"))
    assert table.turn == "Eero"
    assert table.legal == (
        "kaada ♦8 ♦9 kaada ♦8 ♠7 kaada ♦8 ♠Q kaada ♥8 ♥9 kaada ♥8 ♠7 kaada ♥8 ♠Q nosta"
    )
    table.play("Eero kaada ♥8 ♥9")
    assert table.table == "♣8/♣A ♦8 ♥8/♥9"
    assert table.turn == "Eero"
    assert table.no("Eero kaada ♥8 ♠7") == "DU4.4"


@proves("DURAK-4.3")
def test_what_lies_on_the_table_stays_to_be_seen() -> None:
    table = at(THREE.format("♣8")).play("Eero kaada ♣8 ♠7")
    for name in ("Aino", "Liisa", ""):
        assert table.seen_by(name).table == "♣8/♠7"


@proves("DURAK-5.2", "DURAK-5.3")
def test_when_all_is_toppled_and_nobody_adds_the_cards_go_and_the_defender_attacks() -> None:
    table = at(THREE.format("♣8")).play("Eero kaada ♣8 ♣9", "Aino riittää", "Liisa riittää")
    assert table.event("toppled") == "DU4.7 Eero ♣8 ♣9"
    assert table.gone == "♣8 ♣9"
    assert table.event("leads") == "DU4.10 Eero Liisa"
    assert table.turn == "Eero"
    assert table.state.defender == 2


@proves("DURAK-5.2", "DURAK-6.2", "AMB-DU08")
def test_a_defender_who_topples_with_his_last_card_has_repelled_the_attack() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8
        Aino: ♦8 ♥A
        Eero: ♣9
        Liisa: ♥8 ♥9
        Ville: ♥7
    """).play("Eero kaada ♣8 ♣9")
    assert table.event("toppled") == "DU4.9 Eero ♣8 ♣9"
    assert table.event("left") == "DU6.1 Eero"
    assert table.event("skipped") == "DU6.2 Eero"
    assert table.event("leads") == "DU4.10 Liisa Ville"


@proves("DURAK-5.4", "AMB-DU01")
def test_who_cannot_or_will_not_topple_takes_all_cards_of_the_attack() -> None:
    table = at(THREE.format("♣8/♣A ♥8").replace("♥8 ♠8 ♠A", "♠A"))
    assert table.yes("Eero nosta") == "DU4.5", "he could topple and need not"
    table.play("Eero nosta")
    assert table.event("takes") == "DU4.5 Eero"
    assert not table.happened("picked_up")
    table.play("Aino riittää", "Liisa riittää")
    assert table.event("picked_up") == "DU4.5 Eero ♣8 ♣A ♥8"
    assert table.hand("Eero") == "♣8 ♣9 ♣J ♣A ♦9 ♥8 ♥9 ♠7 ♠Q"
    assert table.gone == ""
    assert table.event("leads") == "DU4.11 Liisa Aino", "the player left of the defender attacks"


@proves("DURAK-5.4", "AMB-DU05")
def test_the_attackers_may_give_the_taker_cards_they_could_still_have_played() -> None:
    table = at(THREE.format("♣8/♣A")).play("Aino ♦8", "Eero nosta")
    assert table.turn == "Aino"
    assert table.legal == "♥A riittää"
    assert table.yes("Aino ♥A") == "DU4.6"
    assert table.no("Aino ♦J") == "DU3.3"
    table.play("Aino ♥A")
    assert table.event("played") == "DU4.6 Aino ♥A"
    assert table.turn == "Aino"
    table.play("Aino riittää", "Liisa ♥8", "Aino riittää", "Liisa ♠8", "Aino riittää")
    assert table.turn == "Liisa"
    assert table.no("Eero kaada ♦8 ♦9") == "DU1.1", "he has said that he takes"
    table.play("Liisa ♠A")
    assert table.event("picked_up") == "DU4.5 Eero ♣8 ♣A ♦8 ♥A ♥8 ♠8 ♠A"


@proves("DURAK-5.4", "AMB-DU05")
def test_given_cards_count_among_the_six_and_are_no_more_than_the_defender_held() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣A ♦8
        Aino: ♥A ♥8 ♥K
        Eero: ♥6 ♥7
        Liisa: ♦A
    """).play("Eero nosta", "Aino ♥8")
    assert table.event("picked_up") == "DU4.5 Eero ♣8 ♣A ♦8 ♥8", "he held three: that is all"


@proves("DURAK-5.1")
def test_the_defender_defends_alone_and_does_not_add_cards() -> None:
    table = at(THREE.format("♣9/♣J").replace("♣9 ♣J ♦9", "♦9"))
    assert table.no("Eero ♦9") == "DU1.1"
    table.play("Aino ♦J")
    assert table.no("Liisa kaada ♦J ♠8") == "DU3.7"
    assert table.no("Eero ♦9") == "DU1.3"
    assert table.no("Eero riittää") == "DU1.3"
    assert table.no("Eero nosta ♦9") == "DU1.3"


def test_only_an_open_card_of_the_table_can_be_toppled() -> None:
    table = at(THREE.format("♣8"))
    assert table.no("Eero kaada ♦8 ♦9") == "DU4.4"
    assert table.no("Eero kaada ♣8") == "DU4.4"
    assert table.no("Eero kaada ♣8 ♣10") == "DU1.2"
