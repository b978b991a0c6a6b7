"""The trump two is exchanged for the turned-up card."""

from facts import proves
from playing import at

TABLE = """
    peli: moska
    säännöt: {rules}
    pakka: {stock}
    {more}
    hyökkääjä: Aino
    pöytä: {table}
    Aino: {aino}
    Eero: ♣4 ♣5 ♣6 ♣7 ♣8 ♣9
    Liisa: {liisa}
"""


def table(
    stock="♦3 ♦4 ♠K", aino="♥3 ♥4 ♥5 ♥6 ♥7 ♥8", liisa="♠2 ♣2 ♣10 ♦10 ♥10 ♠10", table="",
    rules="moska", more="",
):  # fmt: skip
    return at(
        TABLE.format(stock=stock, aino=aino, liisa=liisa, table=table, rules=rules, more=more)
    )


@proves("MOSKA-2.2", "AMB-MO06")
def test_who_holds_the_trump_two_takes_the_turn_up_for_it_even_out_of_turn() -> None:
    here = table()
    assert here.turn == "Aino Liisa"
    assert here.yes("Liisa vaihda") == "MO2.5"
    here.play("Liisa vaihda")
    assert here.event("swapped") == "MO2.5 Liisa ♠2 ♠K"
    assert here.hand("Liisa") == "♣2 ♣10 ♦10 ♥10 ♠10 ♠K"
    assert str(here.state.stock[-1]) == "♠2"
    assert here.turn == "Aino"
    assert here.no("Liisa vaihda") == "MO2.5"


@proves("AMB-MO06")
def test_the_killer_may_exchange_and_so_may_the_attacker_in_his_turn() -> None:
    assert table(aino="♠2 ♥4", liisa="♥9 ♥10").legal == "♥4 ♠2 vaihda"
    here = table(table="♥9", more="vaihe: avattu").play("Liisa vaihda")
    assert here.state.stage == "opened"


@proves("AMB-MO06")
def test_there_is_nothing_to_exchange_when_the_two_lies_there_or_the_stock_is_out() -> None:
    assert table(stock="♦3 ♠2", liisa="♥9 ♠3").turn == "Aino"
    out = table(stock="", more="valtti: ♠")
    assert out.turn == "Aino"
    assert out.no("Liisa vaihda") == "MO2.5"
    last = table(stock="♠K").play("Liisa vaihda")
    assert str(last.state.stock[-1]) == "♠2"


def test_who_is_laying_a_set_exchanges_when_it_is_whole() -> None:
    here = table(stock="♦3 ♠K", aino="♥3 ♦5 ♥5 ♠2 ♣2 ♥2", liisa="♥9 ♠3")
    here.play("Aino ♦5", "Aino ♥5", "Aino ♣2")
    assert here.no("Aino vaihda") == "MO2.5", "the two might be needed to pair the other"
    here.play("Aino ♥2")
    assert here.yes("Aino vaihda") == "MO2.5"


def test_a_table_may_play_without_the_exchange() -> None:
    here = table(rules="moska, vaihto=ei")
    assert here.turn == "Aino"
    assert here.no("Liisa vaihda") == "MO1.1"
    assert table(aino="♠2 ♥4", liisa="♥9", rules="moska, vaihto=ei").no("Aino vaihda") == "MO1.3"
