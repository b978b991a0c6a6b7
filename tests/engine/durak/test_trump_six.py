"""The exchange of the trump six."""

from facts import proves
from playing import at

TABLE = """
    peli: durak
    säännöt: {}
    pakka: {}
    hyökkääjä: Aino
    pöytä: ♣8
    Aino: ♣6 ♥K ♥A ♦J ♥8
    Eero: ♣J ♥9 ♠7 ♠Q ♣9 ♥10
    Liisa: ♣10 ♥7 ♠6 ♠A ♦10 ♦6
"""


@proves("DURAK-5.6", "AMB-DU06")
def test_who_holds_the_trump_six_may_exchange_it_at_any_time() -> None:
    table = at(TABLE.format("vapaa", "3 ♠K"))
    assert table.turn == "Eero Liisa", "also out of turn"
    assert table.yes("Liisa vaihda") == "DU2.7"
    assert table.because("Liisa vaihda") == {"trump": "♠K"}
    table.play("Liisa vaihda")
    assert table.event("swapped") == "DU2.7 Liisa ♠6 ♠K"
    assert table.hand("Liisa") == "♣10 ♦6 ♦10 ♥7 ♠K ♠A"
    assert str(table.state.stock[-1]) == "♠6"
    assert table.turn == "Eero"


@proves("DURAK-5.6")
def test_the_player_in_turn_may_exchange_too_and_goes_on_with_his_turn() -> None:
    table = at(TABLE.format("vapaa", "3 ♠K").replace("♠6", "♣7").replace("♠7", "♠6"))
    assert table.turn == "Eero"
    assert table.legal.endswith("nosta vaihda")
    table.play("Eero vaihda", "Eero kaada ♣8 ♠K")


@proves("AMB-DU06")
def test_the_last_card_of_the_stock_can_be_exchanged_but_nothing_after_it() -> None:
    assert at(TABLE.format("vapaa", "♠K")).yes("Liisa vaihda") == "DU2.7"
    table = at(TABLE.format("vapaa", "").replace("pakka: ", "valtti: ♠"))
    assert table.turn == "Eero"
    assert table.no("Liisa vaihda") == "DU2.9"


def test_nobody_exchanges_what_he_does_not_hold() -> None:
    table = at(TABLE.format("vapaa", "3 ♠K"))
    assert table.no("Eero vaihda") == "DU2.7"
    assert table.no("Aino vaihda") == "DU2.7"
    assert table.because("Eero vaihda") == {"missing": "♠6"}
    assert table.no("Liisa vaihda ♠6") == "DU1.3"


def test_where_the_turned_up_card_is_the_six_there_is_nothing_to_exchange() -> None:
    table = at(TABLE.format("vapaa", "3 ♠6").replace("♥7 ♠6", "♥7 ♠8"))
    assert table.turn == "Eero"
    assert table.no("Liisa vaihda") == "DU2.7"


def test_an_unknown_card_under_the_stock_cannot_be_exchanged() -> None:
    table = at(TABLE.format("vapaa", "3\n    valtti: ♠"))
    assert table.no("Liisa vaihda") == "DU2.9"


def test_a_table_can_do_without_the_exchange() -> None:
    table = at(TABLE.format("vapaa, kutosvaihto=ei", "3 ♠K"))
    assert table.turn == "Eero"
    assert table.no("Liisa vaihda") == "DU1.3"
    assert table.no("Eero vaihda") == "DU1.3"


@proves("DURAK-5.6", "AMB-DU06")
def test_who_picked_the_six_up_from_the_table_may_not_exchange_it() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        pakka: 6 ♠K
        hyökkääjä: Aino
        Aino: ♣6 ♥K ♥A ♦J ♥8 ♠6
        Eero: ♣J ♥9 ♦9 ♦Q ♣9 ♥10
        Liisa: ♣10 ♥7 ♠A ♦10 ♦6 ♠10
    """)
    assert table.yes("Aino vaihda") == "DU2.7"
    table.play("Aino ♠6")
    assert table.state.six_from == 0
    table.play("Eero nosta", "Aino riittää", "Liisa riittää")
    assert "♠6" in table.hand("Eero")
    assert table.no("Eero vaihda") == "DU2.8"
    assert table.because("Eero vaihda") == {"trump": "♠6"}
    assert "kutosen pelasi: Aino" in repr(table)
    table.play("Liisa ♠10", "Aino nosta", "Liisa riittää")
    assert [r.rule for r in table.game.rulings(table.state) if r.move.verb == "swap"] == ["DU2.8"]


@proves("AMB-DU13")
def test_to_whom_the_six_came_first_may_exchange_it_when_it_comes_back_to_him() -> None:
    table = at(
        """
        peli: durak
        säännöt: vapaa
        pakka: 12 ♠K
        hyökkääjä: Aino
        pöytä: ♣8
        kutosen pelasi: {}
        Aino: ♥K ♥A ♦J ♥8
        Eero: ♣9 ♠6
    """.format("Eero")
    )
    assert table.turn == "Eero"
    assert table.yes("Eero vaihda") == "DU2.7"
    table.play("Eero kaada ♣8 ♠6")
    assert table.state.six_from == 1
    table.play("Aino ♥8", "Eero nosta")
    assert "♠6" in table.hand("Eero")
    assert table.yes("Eero vaihda") == "DU2.7"


def test_when_the_six_is_out_of_play_nothing_is_remembered_of_it() -> None:
    table = at(TABLE.format("vapaa", "3 ♠K").replace("♠6", "♣7").replace("♠7", "♠6"))
    table.play("Eero kaada ♣8 ♠6")
    assert table.state.six_from == 1
    table.play("Aino riittää", "Liisa riittää")
    assert table.state.six_from == -1
    without = at(
        TABLE.format("vapaa, kutosvaihto=ei", "3 ♠K").replace("♠6", "♣7").replace("♠7", "♠6")
    )
    assert without.play("Eero kaada ♣8 ♠6").state.six_from == -1
