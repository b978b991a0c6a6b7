"""The lead: cards of one suit, the trump card turned, drawing, and how much one may lead."""

import pytest
from facts import proves
from playing import At, at, dealt
from truths_of_musta_maija import GAME, coming_round

TOP = "♣2 ♥4 ♣9 ♥3 ♠Q ♦2 ♣A ♥6 ♠5 ♠8"
"""The top of the pack for two: Aino gets ♣2 ♣9 ♣A ♠5 ♠Q, Eero ♥3 ♥4 ♥6 ♠8 ♦2."""


def table(rules: str = "musta-maija", then: str = "♦7 ♦8 ♦9") -> At:
    return dealt(rules, 2, f"{TOP} {then}", game=GAME)


@proves("MAIJA-2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_is_dealt_five_cards_and_the_rest_is_the_stock(players: int) -> None:
    dealt_out = dealt("musta-maija", players, game=GAME)
    assert dealt_out.sizes == [5] * players
    assert len(dealt_out.state.stock) == 52 - 5 * players
    assert dealt_out.turn == "Aino"


@proves("MAIJA-2.1", "AMB-MM14")
def test_where_six_are_dealt_hands_are_refilled_to_six() -> None:
    at_six = dealt("musta-maija, jako=6", 6, game=GAME)
    assert at_six.sizes == [6] * 6
    lead = at_six.legal.split()[0]
    assert at_six.play(f"Aino {lead}", "Aino riittää").sizes == [6] * 6


@proves("AMB-MM01")
def test_two_to_six_play() -> None:
    book = GAME.options.books["musta-maija"]
    assert list(book.players) == [2, 3, 4, 5, 6]


@proves("MAIJA-3.1")
def test_forehand_leads_any_card_and_more_of_its_suit() -> None:
    here = table()
    assert here.legal == "♣2 ♣9 ♣A ♠5 ♠Q"
    assert here.yes("Aino ♣9") == "MM3.1"
    here.play("Aino ♣9")
    assert here.turn == "Aino"
    assert here.legal == "♣2 ♣A riittää"
    assert here.yes("Aino ♣2") == "MM3.2"
    assert here.no("Aino ♠5") == "MM3.2"
    assert here.because("Aino ♠5") == {"led": "♣9"}


@proves("AMB-MM06")
def test_musta_maija_is_led_as_a_spade_among_spades() -> None:
    here = table().play("Aino ♠5")
    assert here.yes("Aino ♠Q") == "MM3.2"
    assert here.play("Aino ♠Q").legal == "riittää"


@proves("AMB-MM14")
def test_every_lead_is_of_one_suit_and_not_only_the_first() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pakka: 9 ♦7
        pöytä: ♥9
        vaihe: lyönti
        hyökkääjä: Eero
        Aino: ♣2 ♣3 ♣4 ♣5 ♣6
        Eero: ♥2 ♣7 ♣8 ♣9
    """)
    assert here.no("Eero ♣7") == "MM3.2"
    assert here.legal == "♥2 riittää"


def test_a_lead_has_at_least_one_card_and_is_played_card_by_card() -> None:
    here = table()
    assert here.no("Aino riittää") == "MM3.1"
    assert here.no("Aino ♣2-3") == "MM1.2"
    assert here.play("Aino ♣2").no("Aino riittää ♣9") == "MM1.3"
    assert here.yes("Aino riittää") == "MM3.3"


def test_a_player_leads_from_his_own_hand_in_his_turn() -> None:
    here = table()
    assert here.no("Eero ♥4") == "MM1.1"
    assert here.no("Aino ♥4") == "MM1.2"
    assert here.because("Aino ♥4") == {"missing": "♥4"}
    assert here.no("Aino nosta") == "MM1.3"
    assert here.no("Aino kaada ♥4 ♣2") == "MM1.3"


@proves("MAIJA-3.2", "AMB-MM07")
def test_trump_is_turned_after_the_first_lead_and_lies_under_the_stock() -> None:
    here = table().play("Aino ♣2", "Aino ♣9")
    assert "valtti:\n" in repr(here)
    here.play("Aino riittää")
    assert here.event("trump_shown") == "MM2.3 ♦7"
    assert str(here.state.stock[-1]) == "♦7"
    assert here.turn == "Eero"
    assert not here.play("Eero nosta", "Aino ♣A", "Aino riittää").happened("trump_shown")


@proves("MAIJA-3.2", "AMB-MM08")
def test_a_spade_goes_back_into_the_middle_and_another_card_is_turned() -> None:
    here = table(then="♠9 ♠10 ♥7").play("Aino ♣2", "Aino riittää")
    assert [here.text(e) for e in here.events if e.kind == "buried"] == ["MM2.5 ♠9", "MM2.5 ♠10"]
    assert here.event("trump_shown") == "MM2.3 ♥7"
    places = [str(card) for card in here.state.stock]
    assert abs(places.index("♠9") - len(places) // 2) <= 3


@proves("AMB-MM08")
def test_spades_that_would_come_round_for_ever_are_passed_over() -> None:
    here = coming_round().play("Aino ♣2", "Aino riittää")
    assert here.event("trump_shown") == "MM2.6 ♥6"
    assert here.told("buried")
    assert str(here.state.stock[-1]) == "♥6"


@proves("AMB-MM07", "AMB-MM08")
def test_trump_may_be_turned_at_the_deal() -> None:
    here = table("musta-maija, kääntö=jaossa", then="♠9 ♦7")
    assert "valtti: ♦" in repr(here)
    assert str(here.state.stock[-1]) == "♦7"
    assert not here.play("Aino ♣2", "Aino riittää").happened("trump_shown")


def test_what_nobody_has_named_cannot_be_turned_up() -> None:
    from korttipelit import UnknownCard

    here = at("""
        peli: musta-maija
        valtti:
        pakka: 12
        hyökkääjä: Aino
        Aino: ♣2 ♣3
        Eero: 5
    """).play("Aino ♣2")
    with pytest.raises(UnknownCard):
        here.play("Aino riittää")


@proves("MAIJA-3.3", "AMB-MM03")
def test_the_attacker_refills_before_the_victim_topples() -> None:
    here = table().play("Aino ♣2", "Aino ♣9", "Aino riittää")
    assert here.sizes == [5, 5]
    assert here.event("drew") == "MM3.6 Aino ♦8 ♦9"
    assert here.turn == "Eero"
    here.play("Eero nosta")
    assert here.turn == "Aino"
    here.play("Aino ♣A", "Aino riittää")
    assert here.event("drew").startswith("MM3.6 Aino")


def test_with_his_last_card_the_attackers_lead_is_closed_at_once() -> None:
    here = at("""
        peli: musta-maija
        valtti: ♦
        pakka: ♥2 ♥3 ♥4 ♦7
        hyökkääjä: Aino
        Aino: ♣2 ♣3
        Eero: ♣4 ♣5 ♣6 ♣7 ♣8
    """).play("Aino ♣2", "Aino ♣3")
    assert here.turn == "Eero"
    assert here.hand("Aino") == "♦7 ♥2 ♥3 ♥4"


LIMITED = """
    peli: musta-maija
    säännöt: {}
    valtti: ♦
    pakka: {}
    hyökkääjä: Aino
    Aino: ♣2 ♣3 ♣4 ♥2
    Eero: ♥9 ♥10
"""


@proves("MAIJA-4.1", "AMB-MM02")
def test_after_the_stock_no_more_is_led_than_the_victim_holds() -> None:
    here = at(LIMITED.format("musta-maija", "")).play("Aino ♣2", "Aino ♣3")
    assert here.no("Aino ♣4") == "MM3.4"
    assert here.because("Aino ♣4") == {"led": "♣2 ♣3"}
    assert here.legal == "riittää"


@proves("AMB-MM02")
def test_while_the_stock_lasts_more_may_be_led_than_the_victim_holds() -> None:
    here = at(LIMITED.format("musta-maija", "♥3 ♦7")).play("Aino ♣2", "Aino ♣3")
    assert here.yes("Aino ♣4") == "MM3.2"
    here.play("Aino ♣4", "Aino riittää", "Eero nosta")
    assert here.hand("Eero") == "♣2 ♣3 ♣4 ♥9 ♥10"


@proves("AMB-MM02")
def test_where_the_limit_always_holds_it_holds_with_the_stock_too() -> None:
    here = at(LIMITED.format("musta-maija, lyöntiraja=aina", "♥3 ♦7"))
    here.play("Aino ♣2", "Aino ♣3")
    assert here.no("Aino ♣4") == "MM3.5"


ADDING = """
    peli: musta-maija
    säännöt: musta-maija, lisäys={}
    valtti: ♦
    pakka: ♣5 ♥3 ♣7 ♦8 ♦7
    hyökkääjä: Aino
    Aino: ♣2 ♣3 ♥2 ♥5 ♥6
    Eero: ♣4 ♣6 ♥9 ♥10 ♥J
"""


@proves("MAIJA-6.1")
def test_without_the_variant_nothing_is_added_after_drawing() -> None:
    here = at(ADDING.format("ei")).play("Aino ♣2", "Aino ♣3", "Aino riittää")
    assert here.hand("Aino") == "♣5 ♥2 ♥3 ♥5 ♥6"
    assert here.turn == "Eero"


@proves("MAIJA-6.1", "AMB-MM12")
def test_the_attacker_may_add_what_he_draws_until_the_victim_begins() -> None:
    here = at(ADDING.format("kyllä")).play("Aino ♣2", "Aino ♣3", "Aino riittää")
    assert here.turn == "Aino Eero"
    assert here.legal == "♣5 riittää kaada ♣2 ♣4 kaada ♣2 ♣6 kaada ♣3 ♣4 kaada ♣3 ♣6 nosta"
    assert here.no("Aino ♥2") == "MM3.2"
    assert here.yes("Aino ♣5") == "MM3.7"
    assert here.no("Eero ♣4") == "MM1.3"
    assert here.no("Eero riittää") == "MM1.3"
    here.play("Aino ♣5")
    assert here.event("drew") == "MM3.6 Aino ♣7"
    assert here.turn == "Aino Eero"
    here.play("Eero kaada ♣3 ♣4")
    assert here.event("stopped") == "MM3.8 Eero Aino"
    assert here.turn == "Eero"
    assert here.no("Aino ♣7") == "MM1.1"


@proves("MAIJA-6.1", "AMB-MM12")
def test_taking_the_cards_stops_the_adding_too() -> None:
    here = at(ADDING.format("kyllä")).play("Aino ♣2", "Aino riittää", "Eero nosta")
    assert here.event("stopped") == "MM3.8 Eero Aino"
    assert here.turn == "Aino"


def test_the_attacker_may_say_that_he_adds_no_more() -> None:
    here = at(ADDING.format("kyllä")).play("Aino ♣2", "Aino riittää", "Aino riittää")
    assert [here.text(event) for event in here.events] == ["MM3.3 Aino"]
    assert here.turn == "Eero"


def test_the_limit_counts_added_cards_too() -> None:
    here = at("""
        peli: musta-maija
        säännöt: musta-maija, lisäys=kyllä
        valtti: ♣
        pakka: ♣5
        hyökkääjä: Aino
        Aino: ♣2 ♥2 ♥5 ♥6 ♥7
        Eero: ♥9 ♥10
    """).play("Aino ♣2", "Aino riittää")
    assert here.turn == "Aino Eero"
    here.play("Aino ♣5")
    assert here.turn == "Aino Eero"
    assert here.legal == "riittää nosta"


def test_nobody_adds_who_drew_nothing_or_may_lead_no_more() -> None:
    at_limit = """
        peli: musta-maija
        säännöt: musta-maija, lisäys=kyllä
        valtti: ♣
        pakka: {}
        hyökkääjä: Aino
        Aino: ♣2 ♥2 ♥5 ♥6 {}
        Eero: ♥9
    """
    assert at(at_limit.format("♣5", "♥7")).play("Aino ♣2", "Aino riittää").turn == "Eero"
    drew_nothing = at(at_limit.format("♥3 ♣5", "♥7 ♥8")).play("Aino ♣2", "Aino riittää")
    assert drew_nothing.turn == "Eero"


def test_who_adds_his_last_card_is_out() -> None:
    here = at("""
        peli: musta-maija
        säännöt: musta-maija, lisäys=kyllä
        valtti: ♣
        pakka: ♣5
        hyökkääjä: Aino
        Aino: ♣2
        Eero: ♥9 ♥10 ♣4
        Liisa: ♠Q ♠A
    """).play("Aino ♣2")
    assert here.turn == "Aino Eero"
    assert here.play("Aino ♣5").event("left") == "MM5.1 Aino"
    assert here.turn == "Eero"
