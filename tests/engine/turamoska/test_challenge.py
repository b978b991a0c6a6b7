"""The challenge: what may be laid, by whom, and how much of it."""

import pytest
from facts import proves
from playing import At, at

from korttipelit import UnknownCard

TABLE = """
    peli: turamoska
    säännöt: {rules}
    pakka: {stock}
    hyökkääjä: Aino
    pöytä: {table}
    {more}
    Aino: {aino}
    Eero: {eero}
    Liisa: ♥4 ♥7 ♥J ♠7
"""


def table(
    table="", more="", aino="♣4 ♦4 ♥2 ♣8 ♦8", eero="♣J ♦K ♦Q", stock="", rules="turamoska"
) -> At:  # fmt: skip
    trump = "" if stock else "valtti: ♠"
    return at(
        TABLE.format(
            table=table, more=f"{trump}\n    {more}", aino=aino, eero=eero, stock=stock, rules=rules
        )
    )


@proves("TURA-3.1")
def test_a_challenge_is_one_card_or_a_set_of_at_least_two_of_each_rank() -> None:
    one = table(eero="4").play("Aino ♥2")
    assert one.no("Aino ♣4") == "TU3.2"
    assert one.yes("Aino riittää") == "TU3.3"
    sets = table(eero="4").play("Aino ♣4", "Aino ♦4")
    assert sets.no("Aino ♥2") == "TU3.2"
    sets.play("Aino ♣8")
    assert sets.no("Aino riittää") == "TU3.3"
    sets.play("Aino ♦8", "Aino riittää")
    assert sets.table == "♣4 ♦4 ♣8 ♦8"
    assert table().yes("Aino ♣4") == "TU3.1"


@proves("TURA-3.2", "AMB-TU02")
def test_a_challenge_may_be_turned_from_the_stock_and_is_one_card() -> None:
    here = table(stock="♥9 ♥3 ♠K")
    assert here.yes("Aino käännä") == "TU3.4"
    here.play("Aino käännä")
    assert here.event("turned") == "TU3.4 Aino ♥9"
    assert (here.table, here.state.stage) == ("♥9", "joining")
    assert here.hand("Aino") == "♣4 ♣8 ♦4 ♦8 ♥2 ♥3"
    assert table(stock="♥9 ♥3 ♠K").play("Aino ♣4").no("Aino käännä") == "TU1.3"


@proves("AMB-TU02")
def test_the_trump_card_under_the_stock_is_not_turned() -> None:
    here = table(stock="♠K")
    assert here.no("Aino käännä") == "TU3.5"
    assert "käännä" not in here.legal


def test_an_unnamed_card_cannot_be_turned_and_some_never_turn_one() -> None:
    here = table(stock="2 ♠K")
    with pytest.raises(UnknownCard):
        here.game.play(here.state, here.move("Aino käännä"))
    assert table(stock="♥9 ♠K", rules="turamoska, pakkahaaste=ei").no("Aino käännä") == "TU1.3"


@proves("TURA-3.4", "AMB-MO01")
def test_when_the_challenge_has_been_made_the_others_add_before_he_does_anything() -> None:
    here = table().play("Aino ♣4", "Aino riittää")
    assert here.turn == "Aino Liisa"
    assert here.no("Eero nosta") == "TU1.1"
    assert here.yes("Liisa ♥4") == "TU3.6"
    assert here.no("Liisa ♥7") == "TU3.6"
    assert here.because("Liisa ♥7") == {"ranks": "♣4"}
    here.play("Aino riittää", "Liisa riittää")
    assert here.yes("Eero nosta") == "TU4.5"


@proves("TURA-3.4")
def test_only_ranks_already_played_as_challenges_or_to_topple_may_be_added() -> None:
    here = table("♦7/♦J", aino="♣2", eero="♦K ♦Q")
    assert here.yes("Liisa ♥J") == "TU3.6"
    assert here.yes("Liisa ♥7") == "TU3.6"
    assert here.no("Liisa ♥4") == "TU3.6"


@proves("TURA-3.5", "AMB-MO05")
def test_no_more_challenges_lie_open_than_the_responder_has_cards() -> None:
    here = table("♦7/♦J ♣J", aino="♣2", eero="♦K")
    assert here.turn == "Eero"
    assert here.no("Liisa ♥7") == "TU3.10"
    opening = table(eero="♣J").play("Aino ♣4")
    assert opening.no("Aino ♦4") == "TU3.10"


@proves("TURA-3.5")
def test_there_is_no_other_limit_than_his_hand() -> None:
    here = table("♦7/♦J ♣7/♣J ♣9/♣10 ♦9/♦10 ♥9/♥10 ♠9/♠10", aino="♣2", eero="♦K ♦Q")
    assert here.yes("Liisa ♥7") == "TU3.6"


@proves("TURA-3.4", "AMB-TU03")
def test_the_responder_may_add_to_himself_and_draws_nothing() -> None:
    here = table("♦7/♦J", aino="♣2", eero="♦K ♠J", stock="♣5 ♥3 ♠3", more="riittää: Aino, Liisa")
    assert here.legal == "♠J riittää"
    assert here.yes("Eero ♠J") == "TU3.8"
    assert here.no("Eero ♦K") == "TU3.6"
    here.play("Eero ♠J")
    assert here.table == "♦7/♦J ♠J"
    assert not here.happened("drew")
    assert here.turn == "Eero", "no more may be added: he holds one card"
    ends = table("♦7/♦J", aino="♣2", eero="♦K ♠J", more="riittää: Aino, Liisa")
    assert ends.yes("Eero riittää") == "TU3.7"
    assert ends.play("Eero riittää").happened("toppled")


@proves("AMB-TU07", "AMB-TU03")
def test_what_he_adds_has_left_his_hand_when_the_limit_is_counted() -> None:
    here = table("♦7/♦J ♣J", aino="♣2", eero="♦K ♠J", more="riittää: Aino, Liisa")
    assert here.no("Eero ♠J") == "TU3.10"
    three = table("♦7/♦J ♣J", aino="♣2", eero="♦K ♦Q ♠J", more="riittää: Aino, Liisa")
    assert three.yes("Eero ♠J") == "TU3.8"


def test_a_table_may_forbid_it() -> None:
    here = table(
        "♦7/♦J ♣J",
        aino="♣2",
        eero="♦K ♦Q ♠J",
        more="riittää: Aino, Liisa",
        rules="turamoska, itselle=ei",
    )
    assert here.no("Eero ♠J") == "TU3.9"


@proves("TURA-3.6", "AMB-TU03")
def test_everybody_but_the_responder_draws_to_six_at_once() -> None:
    here = table("♦7/♦J", aino="♣2 ♣7", stock="♣5 ♥3 ♥5 ♥6 ♣6 ♣9 ♣10 ♠3").play("Aino ♣7")
    assert here.event("drew") == "TU3.11 Aino ♣5 ♥3 ♥5 ♥6 ♣6"
    here.play("Liisa ♥7")
    assert here.event("drew") == "TU3.11 Liisa ♣9 ♣10 ♠3"
    assert here.sizes == [6, 3, 6]


def test_nobody_plays_what_he_does_not_hold_or_does_what_is_not_his() -> None:
    here = table("♦7/♦J", aino="♣2")
    assert here.no("Liisa ♣A") == "TU1.2"
    assert here.no("Liisa nosta") == "TU1.3"
    assert here.no("Eero ♦K") == "TU1.1"
    here.play("Liisa riittää")
    assert here.no("Liisa ♥7") == "TU3.7"
