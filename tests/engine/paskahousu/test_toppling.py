"""When the pile topples, and who goes on."""

from facts import proves
from playing import at


def table(pile: str, hand: str, rules: str = "paskahousu", stock: str = "", eero: str = "♠3 ♠4"):
    return at(f"""
        peli: paskahousu
        säännöt: {rules}
        pakka: {stock}
        pöytä: {pile}
        Aino: {hand}
        Eero: {eero}
        Liisa: ♠5 ♠6 ♠8 ♠9 ♠J
        vuorossa: Aino
    """)


@proves("PASKA-3.4", "AMB-PA05")
def test_a_ten_topples_a_pile_whose_top_is_three_to_nine_and_its_player_goes_on() -> None:
    at = table("♦5 ♦9", "♣10 ♣J ♣4").play("Aino ♣10")
    assert at.event("played") == "PA4.3 Aino ♣10"
    assert at.event("toppled") == "PA4.3 Aino ♦5 ♦9 ♣10"
    assert at.event("leads") == "PA4.9 Aino"
    assert (at.table, at.gone, at.turn) == ("", "♣10 ♦5 ♦9", "Aino")
    assert at.yes("Aino ♣4") == "PA3.5"


@proves("PASKA-3.4", "AMB-PA05")
def test_an_ace_topples_a_pile_whose_top_is_a_court_card() -> None:
    for top in ("♦J", "♦Q", "♦K"):
        at = table(f"♦9 {top}", "♣A ♣4").play("Aino ♣A")
        assert at.event("toppled") == f"PA4.4 Aino ♦9 {top} ♣A"
        assert at.turn == "Aino"


@proves("PASKA-3.4", "AMB-PA07")
def test_four_of_a_rank_topple_whoever_played_them_and_the_fourths_player_goes_on() -> None:
    at = table("♦5 ♦7 ♥7 ♠7", "♣7 ♣4").play("Aino ♣7")
    assert at.event("toppled") == "PA4.7 Aino ♦5 ♦7 ♥7 ♠7 ♣7"
    assert at.turn == "Aino"
    at = table("♦5", "♣7 ♦7 ♥7 ♠7 ♣4").play("Aino ♣7 ♦7 ♥7 ♠7")
    assert at.event("toppled") == "PA4.7 Aino ♦5 ♣7 ♦7 ♥7 ♠7"
    at = table("♦9 ♦Q ♥Q", "♣Q ♠Q ♣4").play("Aino ♣Q ♠Q")
    assert at.event("toppled") == "PA4.7 Aino ♦9 ♦Q ♥Q ♣Q ♠Q"


@proves("AMB-PA07")
def test_three_of_a_rank_do_not_topple() -> None:
    at = table("♦7 ♥7", "♣7 ♣4").play("Aino ♣7")
    assert not at.happened("toppled")
    assert at.turn == "Eero"


@proves("PASKA-3.4", "AMB-PA12")
def test_four_twos_do_not_topple() -> None:
    at = table("♦5 ♦2 ♥2 ♠2", "♣2 ♣4").play("Aino ♣2")
    assert not at.happened("toppled")
    assert (at.table, at.turn) == ("♦5 ♦2 ♥2 ♠2 ♣2", "Eero")


def test_some_tables_do_not_topple_by_fours() -> None:
    at = table("♦7 ♥7 ♠7", "♣7 ♣4", "paskahousu, neloset=ei").play("Aino ♣7")
    assert not at.happened("toppled")
    assert at.turn == "Eero"


@proves("PASKA-3.5", "AMB-PA05", "AMB-PA06")
def test_a_led_ten_or_ace_is_taken_by_the_next_player_who_loses_his_turn() -> None:
    for card in ("♣10", "♣A"):
        at = table("", f"{card} ♣4", eero="♠3 ♠2 ♠10").play(f"Aino {card}")
        assert at.event("played") == f"PA4.6 Aino {card}"
        assert not at.happened("toppled")
        assert at.legal == "nosta"
        assert at.no("Eero ♠2") == "PA4.6"
        assert at.no("Eero ♠10") == "PA4.6"
        assert at.yes("Eero nosta") == "PA4.6"
        at.play("Eero nosta")
        assert at.event("picked_up") == f"PA4.6 Eero {card}"
        assert at.event("leads") == "PA5.9 Liisa"
        assert (at.table, at.turn) == ("", "Liisa")


@proves("PASKA-3.5")
def test_on_a_led_ten_no_card_of_the_stock_is_tried() -> None:
    at = table("♦10", "♣4 ♣5 ♣6 ♣7 ♣8", stock="♥2 ♥3", eero="♠3 ♠4 ♥4 ♥5 ♥6")
    assert at.legal == "nosta"
    assert at.no("Aino käännä") == "PA4.6"


@proves("AMB-PA14")
def test_a_toppler_without_cards_draws_to_five_before_he_leads() -> None:
    at = table("♦9", "♣10", stock="♥2 ♥3 ♥4 ♥5 ♥6 ♥7", eero="♠3 ♠4 ♠2 ♣5 ♣6").play("Aino ♣10")
    assert at.event("drew") == "PA6.2 Aino ♥2 ♥3 ♥4 ♥5 ♥6"
    assert at.event("leads") == "PA4.9 Aino"
    assert at.hand("Aino") == "♥2 ♥3 ♥4 ♥5 ♥6"


@proves("PASKA-3.7", "PASKA-3.4")
def test_a_toppler_with_cards_draws_when_his_turn_is_over() -> None:
    at = table("♦9", "♣10 ♣4", stock="♥2 ♥3 ♥4 ♥5 ♥6 ♥7", eero="♠3 ♠4 ♠2 ♣5 ♣6").play("Aino ♣10")
    assert not at.happened("drew")
    at.play("Aino ♣4")
    assert at.event("drew") == "PA6.1 Aino ♥2 ♥3 ♥4 ♥5 ♥6"


@proves("AMB-PA11")
def test_a_toppler_who_goes_out_leaves_the_lead_to_the_next() -> None:
    at = table("♦9", "♣10").play("Aino ♣10")
    assert at.event("left") == "PA7.1 Aino"
    assert at.event("leads") == "PA7.2 Eero"
    assert (at.turn, at.out, at.table) == ("Eero", "Aino", "")
