"""A card tried from the stock, taking the pile, and passing."""

import pytest
from facts import proves
from playing import at

from korttipelit import UnknownCard


def table(pile: str, hand: str, stock: str = "", rules: str = "paskahousu"):
    return at(f"""
        peli: paskahousu
        säännöt: {rules}
        pakka: {stock}
        pöytä: {pile}
        Aino: {hand}
        Eero: ♠3 ♠4 ♠5 ♠6 ♠7
        Liisa: ♥3 ♥4 ♥5 ♥6 ♥7
        vuorossa: Aino
    """)


STUCK = "♣3 ♣4 ♣5 ♦6 ♣J"


@proves("PASKA-3.3", "AMB-PA09")
def test_who_cannot_play_may_turn_the_top_card_of_the_stock() -> None:
    at = table("♦7", STUCK, "♣8 ♣9")
    assert at.legal == "nosta käännä"
    assert at.yes("Aino käännä") == "PA5.1"
    at.play("Aino käännä")
    assert at.event("turned") == "PA5.1 Aino ♣8"
    assert at.event("played") == "PA5.3 Aino ♣8"
    assert (at.table, at.turn) == ("♦7 ♣8", "Eero")
    assert at.sizes == [5, 5, 5]


@proves("AMB-PA09", "PASKA-3.3")
def test_who_can_play_may_not_try_except_where_the_table_allows_it() -> None:
    at = table("♦7", "♣3 ♣4 ♣5 ♦6 ♣9", "♣8 ♦9")
    assert at.no("Aino käännä") == "PA5.1"
    assert at.because("Aino käännä") == {"playable": "♣9"}
    at = at.with_rules(flip_when="always")
    assert at.legal == "♣9 nosta käännä"
    assert at.yes("Aino käännä") == "PA5.2"
    at.play("Aino käännä")
    assert at.event("turned") == "PA5.2 Aino ♣8"


@proves("PASKA-3.3", "AMB-PA09")
def test_a_turned_card_that_does_not_fit_is_taken_with_the_whole_pile() -> None:
    at = table("♦7 ♥8", STUCK.replace("♣J", "♦4"), "♣6 ♣9").play("Aino käännä")
    assert at.event("turned") == "PA5.1 Aino ♣6"
    assert at.event("picked_up") == "PA5.5 Aino ♦7 ♥8 ♣6"
    assert at.event("leads") == "PA5.9 Eero"
    assert at.hand("Aino") == "♣3 ♣4 ♣5 ♣6 ♦4 ♦6 ♦7 ♥8"
    assert (at.table, at.turn) == ("", "Eero")


@proves("AMB-PA09")
def test_equal_cards_of_the_hand_may_join_a_turned_card() -> None:
    at = table("♦9", "♣3 ♣4 ♣J ♦J ♠J", "♥J ♣9", "paskahousu, kokeilu=aina").play("Aino käännä")
    assert at.turn == "Aino"
    assert at.table == "♦9 ♥J"
    assert at.legal == "♣J ♦J ♠J ♣J ♦J ♣J ♠J ♦J ♠J ♣J ♦J ♠J riittää"
    assert at.yes("Aino ♣J ♠J") == "PA5.4"
    assert at.no("Aino ♣3") == "PA5.4"
    assert at.no("Aino nosta") == "PA1.3"
    assert at.no("Aino käännä") == "PA1.3"
    assert at.yes("Aino riittää") == "PA5.4"
    at.play("Aino ♣J ♠J")
    assert at.event("played") == "PA5.4 Aino ♣J ♠J"
    assert (at.table, at.turn) == ("♦9 ♥J ♣J ♠J", "Eero")
    assert at.event("drew") == "PA6.1 Aino ♣9"


@proves("AMB-PA09", "AMB-PA07")
def test_joined_cards_may_make_four() -> None:
    at = table("♦9", "♣3 ♣4 ♣J ♦J ♠J", "♥J ♣9", "paskahousu, kokeilu=aina").play("Aino käännä")
    at.play("Aino ♣J ♦J ♠J")
    assert at.event("toppled") == "PA4.7 Aino ♦9 ♥J ♣J ♦J ♠J"
    assert at.turn == "Aino"


@proves("AMB-PA09")
def test_who_joins_nothing_says_enough() -> None:
    at = table("♦9", "♣3 ♣4 ♣5 ♦6 ♣J", "♥J ♣9", "paskahousu, kokeilu=aina").play("Aino käännä")
    at.play("Aino riittää")
    assert (at.table, at.turn) == ("♦9 ♥J", "Eero")


@proves("PASKA-3.4", "PASKA-3.3")
def test_a_turned_ten_topples() -> None:
    at = table("♦7", STUCK, "♥10 ♣9").play("Aino käännä")
    assert at.event("toppled") == "PA4.3 Aino ♦7 ♥10"
    assert at.turn == "Aino"


def test_a_turned_two_goes_on_almost_anything() -> None:
    at = table("♦7", STUCK, "♥2 ♣9").play("Aino käännä")
    assert (at.table, at.turn) == ("♦7 ♥2", "Eero")


def test_a_card_of_the_stock_that_nobody_has_named_cannot_be_turned() -> None:
    with pytest.raises(UnknownCard):
        table("♦7", STUCK, "7").play("Aino käännä")


def test_a_hand_nobody_sees_may_join() -> None:
    at = table("♦7", "5", "♣8 ♣9").play("Aino käännä")
    assert at.legal == "riittää"
    assert at.yes("Aino ♥8") == "PA5.4"


@proves("PASKA-3.3")
def test_who_cannot_play_takes_the_whole_pile_and_the_turn_passes() -> None:
    at = table("♦7 ♥8 ♥9", "♣3 ♣4")
    assert at.yes("Aino nosta") == "PA5.6"
    assert at.because("Aino nosta") == {"taken": "♦7 ♥8 ♥9"}
    at.play("Aino nosta")
    assert at.event("picked_up") == "PA5.6 Aino ♦7 ♥8 ♥9"
    assert at.event("leads") == "PA5.9 Eero"
    assert at.hand("Aino") == "♣3 ♣4 ♦7 ♥8 ♥9"
    assert (at.table, at.turn) == ("", "Eero")


@proves("AMB-PA08", "PASKA-3.3")
def test_the_pile_may_be_taken_although_one_could_play() -> None:
    at = table("♦7", "♣3 ♣9")
    assert at.legal == "♣9 nosta"
    assert at.yes("Aino nosta") == "PA5.7"


@proves("AMB-PA08")
def test_some_tables_make_one_play_if_one_can() -> None:
    at = table("♦7", "♣3 ♣9", rules="paskahousu, vapaanosto=ei")
    assert at.legal == "♣9"
    assert at.no("Aino nosta") == "PA5.8"
    assert at.because("Aino nosta") == {"taken": "♦7", "playable": "♣9"}
    at = table("♦7", "♣3 ♣4", rules="paskahousu, vapaanosto=ei")
    assert at.yes("Aino nosta") == "PA5.6"


def test_there_is_nothing_to_take_from_an_empty_table() -> None:
    assert table("", "♣3 ♣4").no("Aino nosta") == "PA1.3"


def test_there_is_nothing_to_try_when_the_stock_is_out() -> None:
    assert table("♦7", "♣3 ♣4").no("Aino käännä") == "PA1.3"


@proves("AMB-PA04")
def test_where_court_cards_are_never_led_a_hand_of_them_tries_or_passes() -> None:
    rules = "paskahousu, kuva-aloitus=ei"
    at = table("", "♣J ♣Q ♦J ♦Q ♥K", "♣9 ♥8", rules)
    assert at.legal == "käännä passaa"
    assert at.yes("Aino passaa") == "PA5.10"
    at.play("Aino käännä")
    assert at.table == "♣9"
    at = table("", "♣J ♣Q ♦J ♦Q ♥K", "♣K ♥8", rules).play("Aino käännä")
    assert at.event("picked_up") == "PA5.5 Aino ♣K"
    assert at.turn == "Eero"
    at = table("", "♣J ♣Q", rules=rules).play("Aino passaa")
    assert at.event("passed") == "PA5.10 Aino"
    assert (at.turn, at.sizes) == ("Eero", [2, 5, 5])


def test_who_may_lead_something_or_has_a_pile_before_him_does_not_pass() -> None:
    at = table("", "♣J ♣4", rules="paskahousu, kuva-aloitus=ei")
    assert at.no("Aino passaa") == "PA5.10"
    assert at.because("Aino passaa") == {"playable": "♣4"}
    assert table("♦7", "♣J", rules="paskahousu, kuva-aloitus=ei").no("Aino passaa") == "PA1.3"


def test_a_card_may_be_tried_on_an_empty_table_where_trying_is_free() -> None:
    at = table("", "♣3 ♣4 ♣5 ♦6 ♣J", "♥J ♣9", "paskahousu, kokeilu=aina").play("Aino käännä")
    assert at.event("picked_up") == "PA5.5 Aino ♥J"


def test_an_unseen_hand_may_not_pass_where_a_court_card_may_be_led() -> None:
    at = table("", "5")
    assert "passaa" not in at.legal
    assert at.no("Aino passaa") == "PA1.3"
