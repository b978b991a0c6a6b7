"""Some tables let the killer try the top card of the stock."""

import pytest
from facts import proves
from playing import At, at

from korttipelit import UnknownCard

TABLE = """
    peli: moska
    säännöt: moska, pakasta=kyllä
    pakka: {stock}
    hyökkääjä: Aino
    pöytä: {table}
    {more}
    Aino: ♥2 ♥3 ♥4 ♥5 ♥6 ♥7
    Eero: ♣4 ♣5
    Liisa: ♣8 ♣9 ♣10 ♣J ♣Q ♣K
"""


def table(stock: str, table: str = "♦9", more: str = "vaihe: avattu") -> At:
    return at(TABLE.format(stock=stock, table=table, more=more))


@proves("P-MOSKA")
def test_a_turned_card_kills_the_one_card_it_can() -> None:
    here = table("♦J ♦3 ♠K")
    assert here.yes("Eero käännä") == "MO4.6"
    here.play("Eero käännä")
    assert here.event("turned") == "MO4.6 Eero ♦J"
    assert here.event("answered") == "MO4.1 Eero ♦9 ♦J"
    assert here.table == "♦9/♦J"
    assert here.state.used == 0, "it is no card of his hand"
    assert here.turn == "Aino Liisa"


@proves("P-MOSKA")
def test_of_several_cards_it_can_kill_he_chooses_one_and_must_do_so() -> None:
    here = table("♠3 ♦3 ♠K", "♦9 ♥9").play("Eero käännä")
    assert here.turn == "Eero"
    assert here.legal == "kaada ♦9 ♠3 kaada ♥9 ♠3"
    assert here.no("Eero nosta") == "MO4.7"
    assert here.no("Eero kaada ♦9 ♣5") == "MO4.7"
    assert here.because("Eero nosta") == {"turned": "♠3"}
    assert here.yes("Eero kaada ♥9 ♠3") == "MO4.2"
    assert here.no("Aino kaada ♥9 ♠3") == "MO1.1"
    here.play("Eero kaada ♥9 ♠3")
    assert here.table == "♦9 ♥9/♠3"
    assert here.turn == "Aino Liisa"


@proves("P-MOSKA")
def test_among_several_open_cards_only_those_it_kills_may_be_chosen() -> None:
    here = table("♠8 ♦3 ♠K", "♦9 ♠9 ♥9").play("Eero käännä")
    assert here.legal == "kaada ♦9 ♠8 kaada ♥9 ♠8"
    assert here.no("Eero kaada ♠9 ♠8") == "MO4.3"


@proves("P-MOSKA")
def test_a_card_turned_in_vain_becomes_an_attack_card_and_has_to_be_killed_first() -> None:
    here = table("♥Q ♦3 ♦4 ♠K").play("Eero käännä")
    assert here.event("missed") == "MO4.8 Eero ♥Q"
    assert here.table == "♦9 ♥Q"
    assert here.turn == "Eero", "there are no more cards to be added than he holds"
    assert here.no("Eero käännä") == "MO4.8"
    assert here.because("Eero käännä") == {"to_beat": "♥Q"}
    assert here.legal == "nosta"


@proves("P-MOSKA")
def test_when_the_stray_card_is_killed_he_may_try_again() -> None:
    here = at("""
        peli: moska
        säännöt: moska, pakasta=kyllä
        pakka: ♥Q ♦3 ♦4 ♠K
        hyökkääjä: Aino
        pöytä: ♦9
        vaihe: avattu
        Aino: ♥2 ♥3 ♥4 ♥5 ♥6 ♥7
        Eero: ♠2 ♥K ♣3
    """).play("Eero käännä", "Aino riittää", "Eero kaada ♥Q ♥K", "Aino riittää")
    assert here.state.stray is None
    assert here.yes("Eero käännä") == "MO4.6"


@proves("P-MOSKA", "AMB-TU02")
def test_the_turn_up_itself_is_not_tried() -> None:
    here = table("♠K")
    assert here.no("Eero käännä") == "MO4.9"
    assert "käännä" not in here.legal


def test_a_card_that_has_not_been_named_cannot_be_turned() -> None:
    here = table("3 ♠K")
    with pytest.raises(UnknownCard):
        here.game.play(here.state, here.move("Eero käännä"))


def test_without_the_option_nothing_is_turned() -> None:
    here = at(TABLE.replace(", pakasta=kyllä", "").format(
        stock="♦J ♦3 ♠K", table="♦9", more="vaihe: avattu"
    ))  # fmt: skip
    assert here.no("Eero käännä") == "MO1.3"


@proves("MOSKA-3.6", "P-MOSKA")
def test_who_has_used_six_cards_kills_no_card_turned_in_vain() -> None:
    here = at("""
        peli: moska
        säännöt: moska, pakasta=kyllä
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♦2/♦3 ♥2/♥3 ♣2/♣3 ♦4/♦5 ♥4/♥5 ♣4 ♣8
        käytetty: 5
        pakasta: ♣8
        riittää: Aino
        Aino: ♥6 ♥7
        Eero: ♣9 ♣10 ♦7
    """)
    assert here.yes("Eero kaada ♣8 ♣10") == "MO4.1"
    here.play("Eero kaada ♣4 ♣9")
    assert here.no("Eero kaada ♣8 ♣10") == "MO3.6"
    assert here.legal == "nosta"
