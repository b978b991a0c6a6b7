"""What may be played on what, and what on an empty table."""

import pytest
from facts import proves
from playing import at

FULL = "♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣10 ♣J ♣Q ♣K ♣A"


def legal_on(top: str, rules: str = "paskahousu") -> str:
    table = at(f"""
        peli: paskahousu
        säännöt: {rules}
        pöytä: {top}
        Aino: {FULL}
        Eero: ♠3
        vuorossa: Aino
    """)
    return table.legal.replace("♣", "").removesuffix(" nosta")


@proves("PASKA-3.2", "PASKA-3.4", "PASKA-3.6", "AMB-PA03", "AMB-PA05", "AMB-PA12")
@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("♦3", "2 3 4 5 6 7 8 9 10"),
        ("♦6", "2 6 7 8 9 10"),
        ("♦7", "2 7 8 9 10"),
        ("♦8", "2 8 9 10 J Q K"),
        ("♦9", "2 9 10 J Q K"),
        ("♦J", "2 J Q K A"),
        ("♦Q", "2 Q K A"),
        ("♦K", "2 K A"),
        ("♦2", "2"),
        ("♦10", ""),
        ("♦A", ""),
    ],
)
def test_each_card_takes_what_is_as_high_court_cards_from_eight_and_what_topples(
    top: str, fits: str
) -> None:
    assert legal_on(top) == fits or (fits == "" and legal_on(top) == "nosta")


@proves("AMB-PA03")
def test_some_tables_play_court_cards_on_a_seven() -> None:
    assert legal_on("♦7", "paskahousu, kuvat=7") == "2 7 8 9 10 J Q K"
    assert legal_on("♦6", "paskahousu, kuvat=7") == "2 6 7 8 9 10"


TABLE = """
    peli: paskahousu
    säännöt: {}
    pöytä: {}
    Aino: {}
    Eero: ♠3 ♠4
    Liisa: ♠5
    vuorossa: Aino
"""


def table(top: str, hand: str, rules: str = "paskahousu"):
    return at(TABLE.format(rules, top, hand))


@proves("PASKA-3.2")
def test_the_next_player_must_play_at_least_as_high() -> None:
    at = table("♦5 ♦7", "♣6 ♣7 ♣9")
    assert at.no("Aino ♣6") == "PA3.1"
    assert at.because("Aino ♣6") == {"to_beat": "♦7"}
    assert at.yes("Aino ♣7") == "PA3.1"
    assert at.yes("Aino ♣9") == "PA3.1"


@proves("AMB-PA02", "PASKA-3.2")
def test_several_cards_of_one_rank_may_be_played_at_once() -> None:
    at = table("♦5", "♣6 ♦6 ♥6 ♣7")
    assert at.legal == "♣6 ♦6 ♥6 ♣6 ♦6 ♣6 ♥6 ♦6 ♥6 ♣6 ♦6 ♥6 ♣7 nosta"
    assert at.no("Aino ♣6 ♣7") == "PA3.2"
    at.play("Aino ♣6 ♥6")
    assert at.table == "♦5 ♣6 ♥6"
    assert at.event("played") == "PA3.1 Aino ♣6 ♥6"


@proves("AMB-PA02")
def test_equal_cards_may_be_named_in_any_order() -> None:
    at = table("♦5", "♣6 ♦6 ♥6 ♣7")
    assert at.yes("Aino ♦6 ♣6") == "PA3.1"
    assert at.no("Aino ♦6 ♦6") == "PA1.2"
    at.play("Aino ♥6 ♣6")
    assert at.table == "♦5 ♥6 ♣6"


@proves("PASKA-3.2", "AMB-PA03")
def test_court_cards_go_on_eights_and_higher_only() -> None:
    at = table("♦7", "♣J ♣K")
    assert at.no("Aino ♣J") == "PA3.3"
    assert at.because("Aino ♣J") == {"to_beat": "♦7"}
    assert table("♦8", "♣J ♣K").yes("Aino ♣J") == "PA3.3"
    assert table("♦9", "♣J ♣K").yes("Aino ♣K") == "PA3.3"


@proves("AMB-PA03")
def test_where_seven_is_enough_the_rule_is_another() -> None:
    assert table("♦7", "♣J", "paskahousu, kuvat=7").yes("Aino ♣J") == "PA3.4"
    assert table("♦6", "♣J", "paskahousu, kuvat=7").no("Aino ♣J") == "PA3.4"


@proves("PASKA-3.2")
def test_a_court_card_on_a_court_card_must_be_as_high() -> None:
    at = table("♦9 ♦Q", "♣J ♣Q ♣K")
    assert at.no("Aino ♣J") == "PA3.1"
    assert at.yes("Aino ♣Q") == "PA3.1"


@proves("PASKA-3.6", "AMB-PA12")
def test_a_two_goes_on_any_card_but_a_ten_or_an_ace() -> None:
    for top in ("♦3", "♦9", "♦K"):
        assert table(top, "♣2").yes("Aino ♣2") == "PA4.1"
    for top in ("♦10", "♦A"):
        assert table(top, "♣2").no("Aino ♣2") == "PA4.6"


@proves("PASKA-3.6", "AMB-PA12")
def test_on_a_two_only_a_two_goes() -> None:
    at = table("♦5 ♦2", "♣2 ♥2 ♣10 ♣A ♣K")
    for card in ("♣10", "♣A", "♣K"):
        assert at.no(f"Aino {card}") == "PA4.2"
    assert at.yes("Aino ♣2 ♥2") == "PA4.2"


@proves("AMB-PA12", "AMB-PA02")
def test_twos_may_be_led_and_be_several() -> None:
    at = table("", "♣2 ♦2 ♣5")
    assert at.yes("Aino ♣2 ♦2") == "PA3.5"
    assert at.yes("Aino ♣5") == "PA3.5"


@proves("PASKA-3.5", "AMB-PA02")
def test_tens_and_aces_are_played_one_at_a_time() -> None:
    at = table("♦5", "♣10 ♦10 ♣A")
    assert at.no("Aino ♣10 ♦10") == "PA4.5"
    assert at.yes("Aino ♣10") == "PA4.3"
    at = table("♦K", "♣A ♦A")
    assert at.no("Aino ♣A ♦A") == "PA4.5"
    assert at.yes("Aino ♣A") == "PA4.4"
    assert table("", "♣A ♦A").no("Aino ♣A ♦A") == "PA4.5"


@proves("AMB-PA05")
def test_an_ace_does_not_go_on_numbers_nor_a_ten_on_court_cards() -> None:
    assert table("♦9", "♣A").no("Aino ♣A") == "PA4.4"
    assert table("♦J", "♣10").no("Aino ♣10") == "PA4.3"


COURTS_LED = {
    "kuva-aloitus=ei": ("PA3.6", False, False),
    "kuva-aloitus=pakosta": ("PA3.7", False, True),
    "kuva-aloitus=aina": ("PA3.8", True, True),
}


@proves("AMB-PA04", "PASKA-3.2")
@pytest.mark.parametrize("option", COURTS_LED)
def test_a_court_card_is_led_as_the_table_has_agreed(option: str) -> None:
    rule, with_others, alone = COURTS_LED[option]
    for hand, legal in (("♣J ♣7", with_others), ("♣J ♣K", alone)):
        ruling = table("", hand, f"paskahousu, {option}").ruling("Aino ♣J")
        assert (ruling.rule, ruling.legal) == (rule, legal)


@proves("AMB-PA04")
def test_a_court_card_is_led_only_if_nothing_else_may_be() -> None:
    at = table("", "♣J ♣2 ♣A")
    assert at.no("Aino ♣J") == "PA3.7"
    assert at.because("Aino ♣J") == {"playable": "♣2 ♣A"}
    assert table("", "♣J ♦J ♣K").yes("Aino ♣J ♦J") == "PA3.7"


def test_a_hand_nobody_sees_may_hold_anything() -> None:
    at = table("", "3")
    assert at.yes("Aino ♣J") == "PA3.7"
    assert at.yes("Aino ♣7") == "PA3.5"
    assert table("", "♣9 +2").no("Aino ♣J") == "PA3.7"


def test_only_the_player_in_turn_plays_and_only_what_he_holds() -> None:
    at = table("♦5", "♣6 ♣7")
    assert at.no("Eero ♠3") == "PA1.1"
    assert at.no("Aino ♠9") == "PA1.2"
    assert at.because("Aino ♠9") == {"missing": "♠9"}
    assert at.no("Aino riittää") == "PA1.3"
    assert at.no("Aino passaa") == "PA1.3"
    assert at.no("Aino nosta ♦5") == "PA1.3"
