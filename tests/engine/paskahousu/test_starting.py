"""Who starts, and with what."""

import pytest
from facts import proves
from playing import GAMES, dealt

PASKAHOUSU = GAMES["paskahousu"]


def table(pack: str, rules: str = "paskahousu", players: int = 2, leader: int = 0):
    return dealt(rules, players, pack, game=PASKAHOUSU, leader=leader)


@proves("PASKA-2.1", "AMB-PA01")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_gets_five_cards_and_the_rest_is_the_stock(players: int) -> None:
    at = table("", players=players)
    assert at.sizes == [5] * players
    assert len(at.state.stock) == 52 - 5 * players


@proves("AMB-PA01")
def test_two_to_six_play() -> None:
    assert PASKAHOUSU.options.books["paskahousu"].players == range(2, 7)


@proves("PASKA-3.1", "PASKA-3.2")
def test_who_has_most_threes_starts() -> None:
    at = table("♣3 ♦3 ♣4 ♥3 ♦4 ♣5 ♦5 ♥5 ♣6 ♦6")
    assert at.turn == "Eero"
    assert at.legal == "♦3 ♥3 ♦3 ♥3"


@proves("PASKA-3.1")
def test_of_equally_many_threes_the_first_counted_from_forehand_starts() -> None:
    pack = "♣3 ♦3 ♣4 ♥4 ♦4 ♣5 ♦5 ♥5 ♣6 ♦6"
    assert table(pack).turn == "Aino"
    assert table(pack, leader=1).turn == "Eero"


@proves("PASKA-3.1")
def test_without_threes_fours_decide_and_so_on() -> None:
    at = table("♣7 ♣4 ♣8 ♦5 ♦8 ♣9 ♦9 ♥9 ♣J ♦J")
    assert at.turn == "Eero"
    assert at.legal == "♣4"
    at = table("♣7 ♣8 ♦7 ♦8 ♥8 ♣9 ♦9 ♥9 ♣J ♦J")
    assert at.turn == "Aino"
    assert at.yes("Aino ♦7") == "PA2.3"


@proves("AMB-PA10", "PASKA-3.2")
def test_the_starter_plays_as_many_of_them_as_he_likes_and_nothing_else() -> None:
    at = table("♣3 ♣7 ♦3 ♦7 ♥3 ♥7 ♠8 ♠7 ♠9 ♠6")
    assert at.legal == "♣3 ♦3 ♥3 ♣3 ♦3 ♣3 ♥3 ♦3 ♥3 ♣3 ♦3 ♥3"
    assert at.no("Aino ♠8") == "PA2.3"
    assert at.no("Aino käännä") == "PA2.3"
    assert at.no("Aino nosta") == "PA1.3"
    assert at.yes("Aino ♣3 ♥3") == "PA2.3"


@proves("AMB-PA10", "PASKA-3.5")
def test_a_ten_that_decides_is_led_alone() -> None:
    at = table("♣10 ♣A ♦10 ♦A ♣J ♦J ♣Q ♦Q ♣K ♦K")
    assert at.turn == "Aino"
    assert at.legal == "♣10 ♦10"
    assert at.no("Aino ♣10 ♦10") == "PA4.5"


@proves("AMB-PA04", "PASKA-3.1")
def test_court_cards_decide_only_where_they_may_always_be_led() -> None:
    pack = "♣J ♣K ♦Q ♦J ♥Q ♣A ♠Q ♦A ♥K ♠K"
    assert table(pack).state.first == 14
    assert table(pack).turn == "Eero"
    at = table(pack, "paskahousu, kuva-aloitus=aina")
    assert (at.turn, at.legal) == ("Aino", "♣J")


@proves("AMB-PA04", "PASKA-3.1")
def test_twos_decide_last() -> None:
    at = table("♣J ♣2 ♦J ♦K ♥J ♣K ♠Q ♥K ♥Q ♠K")
    assert (at.turn, at.legal) == ("Eero", "♣2")


@proves("AMB-PA04", "PASKA-3.1")
def test_where_nobody_holds_a_card_that_decides_forehand_starts_as_he_may() -> None:
    pack = "♣J ♦Q ♦J ♦K ♥J ♣K ♠Q ♥K ♥Q ♠K"
    at = table(pack, leader=1)
    assert (at.turn, at.state.first) == ("Eero", 0)
    assert at.yes("Eero ♦Q") == "PA3.7"
    at = table(pack, "paskahousu, kuva-aloitus=ei")
    assert at.legal == "käännä passaa"


@proves("PASKA-3.2")
def test_the_deal_is_open_once_the_starter_has_played() -> None:
    at = table("♣3 ♣7 ♦3 ♦7 ♥4 ♥7 ♠8 ♠7 ♠9 ♠6").play("Aino ♣3")
    assert at.state.first == 0
    assert at.turn == "Eero"
    assert at.yes("Eero ♣7 ♦7") == "PA3.1"
