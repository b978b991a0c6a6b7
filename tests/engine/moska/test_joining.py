"""Everybody may join an attack: which cards, how many, in which order."""

import pytest
from facts import proves
from playing import at

ATTACK = """
    peli: moska
    säännöt: {rules}
    {stock}
    hyökkääjä: Aino
    pöytä: {table}
    vaihe: {stage}
    {more}
    Aino: ♣9 ♣4
    Eero: {eero}
    Liisa: ♥4 ♥7 ♥J
    Ville: ♥8 ♣7
"""


def attack(table="♦4/♦7", stage="hyökkäys", eero="4", rules="moska", more="", stock="valtti: ♠"):
    return at(
        ATTACK.format(table=table, stage=stage, eero=eero, rules=rules, more=more, stock=stock)
    )


@proves("MOSKA-3.4")
def test_a_four_killed_by_a_seven_lets_the_others_play_fours_and_sevens() -> None:
    table = attack()
    assert table.yes("Liisa ♥4") == "MO3.4"
    assert table.yes("Liisa ♥7") == "MO3.4"
    assert table.no("Liisa ♥J") == "MO3.4"
    assert table.because("Liisa ♥J") == {"ranks": "♦4 ♦7"}
    assert table.yes("Ville ♣7") == "MO3.4"
    assert table.no("Ville ♥8") == "MO3.4"


@proves("AMB-MO02", "MOSKA-3.1")
def test_the_first_attacker_may_add_too() -> None:
    assert attack().yes("Aino ♣4") == "MO3.4"
    assert attack().no("Aino ♣9") == "MO3.4"


@proves("AMB-MO01", "MOSKA-3.4")
def test_all_may_add_at_the_same_time_and_are_asked_clockwise_from_the_first_attacker() -> None:
    table = attack()
    assert table.turn == "Aino Liisa Ville"
    table.play("Ville ♣7", "Liisa ♥4", "Ville riittää", "Aino ♣4")
    assert table.table == "♦4/♦7 ♣7 ♥4 ♣4"
    assert table.turn == "Aino Liisa"


@proves("AMB-MO01", "MOSKA-3.7")
def test_the_killer_acts_when_all_others_have_said_enough_and_they_may_add_again_after() -> None:
    table = attack(eero="♣8 ♥5 ♠2 ♠3").play("Liisa ♥4")
    assert table.no("Eero kaada ♥4 ♥5") == "MO1.1"
    table.play("Aino riittää", "Liisa riittää")
    assert table.no("Liisa ♥7") == "MO3.5", "he has said that it is enough"
    assert table.turn == "Ville"
    table.play("Ville riittää")
    assert table.turn == "Eero"
    table.play("Eero kaada ♥4 ♥5")
    assert table.turn == "Aino Liisa Ville"
    assert table.yes("Liisa ♥7") == "MO3.4"


@proves("AMB-MO01", "MOSKA-3.1")
def test_when_an_attack_has_been_opened_the_killer_is_first_and_the_others_may_cut_in() -> None:
    table = attack("♦4", "avattu", eero="♦5 ♦6 ♦8 ♦9")
    assert table.turn == "Eero Aino Liisa Ville"
    table.play("Liisa ♥4")
    assert table.turn == "Eero Aino Liisa Ville"
    assert table.yes("Ville riittää") == "MO3.5"
    assert table.no("Ville ♣7") == "MO3.4"
    table.play("Eero kaada ♦4 ♦5")
    assert table.turn == "Aino Liisa Ville"


@proves("MOSKA-3.7")
def test_the_attack_ends_when_all_is_killed_and_nobody_goes_on() -> None:
    table = attack().play("Aino riittää", "Liisa riittää", "Ville riittää")
    assert table.event("toppled") == "MO5.5 Eero ♦4 ♦7"
    assert table.turn == "Eero"


@proves("MOSKA-3.6", "AMB-MO03")
def test_the_killer_uses_six_hand_cards_at_most() -> None:
    table = attack("♦4/♦7 ♦2/♦5 ♣2/♣5 ♥2/♥5 ♠2/♠5", eero="♦8 ♦9 ♦10", more="käytetty: 5").play(
        "Liisa ♥4"
    )
    assert table.no("Aino ♣4") == "MO3.6"
    assert table.turn == "Eero"
    assert table.yes("Eero nosta") == "MO4.5"


@proves("MOSKA-3.6", "AMB-MO03")
def test_the_attack_is_over_when_the_sixth_hand_card_has_killed() -> None:
    table = attack(
        "♦4/♦7 ♦2/♦5 ♣2/♣5 ♥2/♥5 ♠2/♠5 ♠4", eero="♠9 ♦9 ♦10", more="riittää: Aino, Liisa, Ville"
    )
    table.play("Eero kaada ♠4 ♠9")
    assert table.happened("toppled")
    assert table.turn == "Eero"


@proves("MOSKA-3.6", "AMB-MO03", "AMB-MO05")
def test_no_more_cards_lie_open_than_the_killer_has_in_hand() -> None:
    table = attack(eero="♣J").play("Liisa ♥4")
    assert table.no("Ville ♣7") == "MO3.7"
    assert table.no("Liisa ♥7") == "MO3.7"
    assert table.turn == "Eero"


@proves("MOSKA-3.6")
def test_the_attack_is_over_when_the_killers_hand_has_run_out() -> None:
    table = attack("♦4/♦7 ♠4", eero="♠9", more="riittää: Aino, Liisa, Ville")
    table.play("Eero kaada ♠4 ♠9")
    assert table.happened("toppled")


@proves("MOSKA-3.5", "AMB-MO07")
def test_who_adds_draws_to_six_at_once_in_the_order_of_play_and_the_killer_does_not() -> None:
    table = attack(stock="pakka: ♦A ♦K ♦Q ♦J ♦10 ♣A ♣K ♠Q")
    table.play("Ville ♣7")
    assert table.event("drew") == "MO3.8 Ville ♦A ♦K ♦Q ♦J ♦10"
    table.play("Liisa ♥4")
    assert table.event("drew") == "MO3.8 Liisa ♣A ♣K ♠Q"
    table.play("Aino ♣4")
    assert not table.happened("drew")
    assert table.sizes == [1, 4, 5, 6]


@proves("MOSKA-3.4")
def test_the_killer_does_not_attack_himself() -> None:
    table = attack(eero="♣J ♠4", more="riittää: Aino, Liisa, Ville", table="♦4/♦7 ♠7")
    assert table.no("Eero ♠4") == "MO3.10"
    assert "♠4" not in table.legal.split()
    assert table.no("Eero riittää") == "MO1.3"


@proves("P-MOSKA")
def test_some_let_the_killer_add_to_himself_while_there_is_a_stock() -> None:
    done = "riittää: Aino, Liisa, Ville"
    himself = {"rules": "moska, itselle=kyllä", "stock": "pakka: ♣2 ♣3 ♠9", "more": done}
    table = attack(eero="♣J ♠4 ♠K", **himself)
    assert table.turn == "Eero", "all is killed, but he may go on"
    assert table.legal == "♠4 riittää"
    assert table.yes("Eero ♠4") == "MO3.9"
    assert table.no("Eero ♣J") == "MO3.4"
    table.play("Eero ♠4")
    assert (table.table, table.state.used) == ("♦4/♦7 ♠4", 2)
    assert not table.happened("drew")
    assert table.turn == "Aino Liisa Ville"
    assert attack(eero="♣J ♠4", **himself).play("Eero riittää").turn == "Eero"
    ends = attack(eero="♠4", rules="moska, itselle=kyllä", stock=himself["stock"])
    ends.play("Aino riittää", "Liisa riittää", "Ville riittää")
    assert ends.happened("toppled"), "with one card he could not kill what he adds"


@proves("P-MOSKA")
def test_he_adds_no_more_than_he_could_kill_and_nothing_when_the_stock_is_out() -> None:
    done = "riittää: Aino, Liisa, Ville"
    himself = {"rules": "moska, itselle=kyllä", "more": done}
    full = attack("♦4/♦7 ♠7", eero="♣J ♠4", stock="pakka: ♣2 ♠9", **himself)
    assert full.no("Eero ♠4") == "MO3.7"
    out = attack("♦4/♦7 ♠7", eero="♣J ♠4 ♠K ♠A", **himself)
    assert out.no("Eero ♠4") == "MO3.9"
    assert "♠4" not in out.legal.split()[0:1]


@pytest.mark.parametrize("line", ["Aino nosta", "Aino käännä", "Aino kaada ♦4 ♣9"])
def test_only_the_killer_does_what_the_killer_does(line: str) -> None:
    assert attack().no(line) == "MO1.3"
