"""Players who begin the shedding phase without cards."""

from random import Random

import pytest
from facts import proves
from playing import KOIRA, at

from korttipelit import IllegalMove, Move

NOTHING_WON = """
    säännöt: {}
    pakka:
    pöytä: ♣5
    pino Eero: ♥2
    tikkejä: Eero
    löi: Aino
    kinassa: Eero
    valttikortti: Eero ♠7
    Aino:
    Eero: ♦J
    Liisa:
    vuorossa: Eero
"""


@proves("AMB-K15", "KOIRA-C-2.10")
@pytest.mark.parametrize("rules", ["suma", "opas, keräys=loppuun", "nostokoira, keräys=loppuun"])
def test_whoever_has_no_cards_stays_in_the_game(rules: str) -> None:
    table = at(NOTHING_WON.format(rules)).play("Eero ♦J")
    assert table.phase == "luopuminen"
    assert table.out == ""
    assert table.turn == "Eero"


@proves("AMB-K15")
def test_a_table_may_let_him_go_free_at_once() -> None:
    text = NOTHING_WON.format("suma, kortitta=vapaa")
    table = at(text.replace("tikkejä:", "pino Liisa: ♥3\n    tikkejä:")).play("Eero ♦J")
    assert [table.text(e) for e in table.events if e.kind == "left"] == ["K6.1 Aino"]
    assert table.out == "Aino"
    assert table.state.starters == 2


@proves("AMB-K15", "AMB-K32")
def test_if_only_one_has_cards_then_he_is_the_koira_without_playing() -> None:
    table = at(NOTHING_WON.format("suma, kortitta=vapaa")).play("Eero ♦J")
    assert table.end == ("last_in_game", "K7.2", "Eero")


CARDLESS = """
    säännöt: {}
    valtti: ♠
    pöytä: {}
    Aino: ♥8 ♥9
    Eero:
    Liisa: ♦3 ♦4
    vuorossa: {}
"""


@proves("C-F12", "KOIRA-C-2.10", "AMB-K34", "AMB-K15")
def test_a_card_less_player_takes_the_bottom_card_and_his_turn_is_over() -> None:
    table = at(CARDLESS.format("suma", "♣3 ♣9", "Eero"))
    assert table.legal == "nosta"
    assert table.yes("Eero nosta") == "K6.2"
    assert table.because("Eero nosta") == {"taken": "♣3"}
    table.play("Eero nosta")
    assert table.hand("Eero") == "♣3"
    assert table.table == "♣9"
    assert table.turn == "Liisa"


@proves("AMB-K34")
def test_he_must_take_even_where_picking_up_is_only_for_who_cannot_play() -> None:
    table = at(CARDLESS.format("suma, vapaanosto=ei", "♣3 ♣9", "Eero"))
    assert table.yes("Eero nosta") == "K6.2"


@proves("C-F12", "KOIRA-C-2.10")
def test_on_an_empty_table_the_turn_jumps_over_him() -> None:
    table = at(CARDLESS.format("suma", "♣3", "Aino")).play("Aino nosta")
    assert table.event("skipped") == "K6.3 Eero"
    assert table.turn == "Liisa"


@proves("KOIRA-C-2.10")
def test_once_he_has_had_a_card_he_leaves_like_anybody_else() -> None:
    table = at(CARDLESS.format("suma", "♣3", "Eero")).play("Eero nosta", "Liisa ♦3", "Aino nosta")
    assert table.turn == "Eero"
    table.play("Eero ♣3")
    assert table.event("left") == "K7.1 Eero"
    assert table.out == "Eero"


@proves("KOIRA-C-2.10", "AMB-K32")
def test_he_does_not_leave_before_having_played_a_card() -> None:
    table = at(CARDLESS.format("suma", "", "Aino"))
    assert table.out == ""
    assert table.no("Eero ♥8") == "K1.1"


@proves("AMB-K40")
def test_he_takes_the_last_card_where_the_last_card_is_taken() -> None:
    table = at(CARDLESS.format("suma, nosto=viimeinen", "♣3 ♣9", "Eero")).play("Eero nosta")
    assert table.event("picked_up") == "K4.11 Eero ♣9"


@proves("AMB-K15")
def test_also_under_the_guides_rules_repeated_kinas_can_empty_a_hand() -> None:
    table = at("""
        säännöt: opas
        pakka:
        valttikortti: Aino ♠7
        pöytä: ♣4 ♦4
        löi: Aino, Eero
        kinassa: Aino, Eero
        kinan alku: 2
        Aino: ♦6
        Eero: ♣5
        Liisa: ♥9
        vuorossa: Aino
    """).play("Aino ♦6", "Eero ♣5")
    # Eero has lost all he had in the kina.
    assert table.phase == "luopuminen"
    assert table.hand("Eero") == ""
    assert table.out == ""


# Napoleonin koira


@proves("KOIRA-A-7.3", "AMB-K33", "AMB-K15")
def test_who_has_no_cards_becomes_napoleons_dog() -> None:
    table = at(NOTHING_WON.format("napoleonin-koira")).play("Eero ♦J")
    assert table.told("napoleon") == ["K6.4 Aino", "K6.4 Liisa"]
    assert table.state.dogs == 0b101


@proves("AMB-K33")
def test_by_another_trigger_who_has_won_no_trick_becomes_the_dog() -> None:
    text = NOTHING_WON.format("napoleonin-koira, napoleoniksi=tikittä")
    table = at(text.replace("pino Eero: ♥2", "pino Aino: ♥2")).play("Eero ♦J")
    # Aino has a shared card but no trick.
    assert table.told("napoleon") == ["K6.5 Aino", "K6.5 Liisa"]


DOG = """
    säännöt: napoleonin-koira{}
    valtti: ♠
    pöytä: {}
    napoleonin koira: {}
    Aino: {}
    Eero: {}
    Liisa: {}
    vuorossa: {}
"""


@proves("KOIRA-A-7.3", "AMB-K33")
def test_the_previous_player_gives_the_dog_a_card_when_his_turn_comes() -> None:
    table = at(DOG.format("", "", "Liisa", "♥8 ♥9", "♦3 ♦4", "", "Eero")).play("Eero ♦3")
    # Liisa is in turn, and Eero, to her right, must give her one of his cards – but has one left.
    assert table.turn == "Aino"
    assert table.legal == "anna ♥8 anna ♥9"
    assert table.yes("Aino anna ♥9") == "K6.6"
    table.play("Aino anna ♥9")
    assert table.event("gave") == "K6.6 Aino Liisa ♥9"
    assert table.turn == "Liisa"
    assert table.hand("Liisa") == "♥9"
    assert table.legal == "nosta"


@proves("AMB-K33")
def test_the_giver_is_the_nearest_to_the_right_still_in_the_game() -> None:
    table = at(DOG.format("", "", "Liisa", "♥8 ♥9", "♦3 ♦4 ♦5", "", "Eero")).play("Eero ♦3")
    assert table.turn == "Eero"
    table = at(DOG.format("", "♣2", "Liisa", "♥8 ♥9 ♥10", "vapaa", "", "Aino"))
    table.play("Aino nosta")
    assert table.turn == "Aino"
    assert table.legal.startswith("anna")


@proves("KOIRA-A-7.3", "AMB-K33")
def test_nobody_gives_his_last_card() -> None:
    table = at(DOG.format("", "", "Liisa", "♥8", "♦3 ♦4", "", "Eero")).play("Eero ♦3")
    assert table.turn == "Liisa"
    assert not table.happened("gave")
    # Without a gift she takes from the table like any card-less player.
    assert table.yes("Liisa nosta") == "K6.2"


@proves("KOIRA-A-7.3", "AMB-K33")
def test_a_gift_is_one_card_of_the_givers_own() -> None:
    table = at(DOG.format("", "", "Liisa", "♥8 ♥9", "♦3 ♦4 ♦5", "", "Eero")).play("Eero ♦3")
    assert table.no("Eero anna ♥8") == "K1.2"
    assert table.no("Eero anna ♦4 ♦5") == "K6.6"
    assert table.no("Eero ♦4") == "K6.6"
    assert table.no("Eero nosta") == "K6.6"
    assert table.no("Liisa nosta") == "K1.1"
    assert table.no("Liisa näykkää ♦4") == "K1.1"
    assert [r.move.cards for r in KOIRA.rulings(table.state)] == [
        m.cards for m in KOIRA.legal_moves(table.state)
    ]


@proves("KOIRA-A-7.3", "AMB-K33")
def test_or_the_dog_snatches_a_card_from_his_hand_unseen() -> None:
    table = at(DOG.format(", lahja=näykätään", "", "Liisa", "♥8 ♥9", "♦3 ♦4 ♦5", "", "Eero"))
    table.play("Eero ♦3")
    assert table.turn == "Liisa"
    assert table.legal == "näykkää ♦4 näykkää ♦5"
    assert table.yes("Liisa näykkää ♦5") == "K6.7"
    assert table.no("Liisa näykkää ♥8") == "K1.2"
    assert table.no("Eero anna ♦5") == "K1.1"
    drawn = {KOIRA.draw(table.state, Random(seed)).cards for seed in range(20)}
    assert len(drawn) == 2
    table.play("Liisa näykkää ♦4")
    assert table.event("gave") == "K6.7 Eero Liisa ♦4"
    assert table.turn == "Liisa"


@proves("AMB-K41")
def test_on_an_empty_table_the_dog_gets_his_card_and_leads_it() -> None:
    table = at(DOG.format("", "♣2", "Liisa", "♥8 ♥9", "♦3 ♦4", "", "Eero")).play("Eero nosta")
    assert table.table == ""
    assert table.turn == "Eero"
    table.play("Eero anna ♦3")
    assert table.turn == "Liisa"
    assert table.legal == "♦3"
    table.play("Liisa ♦3")
    # He goes out by playing it, like anybody.
    assert table.event("left") == "K7.1 Liisa"


@proves("AMB-K41", "AMB-K33")
def test_if_nobody_can_give_the_card_less_dog_is_skipped_on_an_empty_table() -> None:
    table = at(DOG.format("", "♣2", "Liisa, Eero", "♥8 ♥9", "", "", "Aino"))
    table.play("Aino nosta")
    assert table.turn == "Aino"
    table.play("Aino anna ♥8", "Eero ♥8")
    assert table.out == "Eero"
    table.play("Aino anna ♥9")
    assert table.hand("Liisa") == "♥9"


@proves("AMB-K33")
def test_a_dog_gets_one_gift_a_pile_and_only_while_his_hand_is_empty() -> None:
    table = at(DOG.format("", "♦2", "Liisa", "♥8 ♥9 ♥10", "♦3 ♦5 ♣4", "", "Eero")).play("Eero ♦3")
    table.play("Eero anna ♣4", "Liisa nosta", "Aino nosta")
    assert table.state.gifted == 0
    # With cards of his own he is given none.
    table.play("Eero ♦5")
    assert table.turn == "Liisa"
    assert table.hand("Liisa") == "♣4 ♦2"


@proves("AMB-K33", "KOIRA-A-7.3")
def test_by_the_tricks_trigger_the_dog_is_given_a_card_every_pile() -> None:
    rules = ", napoleoniksi=tikittä"
    table = at(DOG.format(rules, "", "Liisa", "♥8 ♥9 ♥10", "♦3 ♦5 ♣4 ♣6", "♦7", "Eero"))
    table.play("Eero ♦3", "Eero anna ♣4")
    assert table.hand("Liisa") == "♣4 ♦7"
    assert table.state.gifted == 0b100
    table.play("Liisa ♦7", "Aino nosta", "Eero nosta")
    # The table is empty: the next pile is led by Liisa, with a new gift.
    assert table.turn == "Eero"
    assert table.legal.startswith("anna")


@proves("AMB-K41")
def test_the_gift_is_from_the_givers_hand_of_the_shedding_phase() -> None:
    table = at("""
        säännöt: napoleonin-koira
        pakka:
        pöytä:
        kinassa: Aino
        valttikortti: Aino ♠7
        pino Aino: ♥2 ♥3
        pino Eero: ♦2 ♦3
        tikkejä: Aino, Eero
        Aino: ♣5
        Eero:
        Liisa:
        vuorossa: Aino
    """).play("Aino ♣5", "Aino ♣5")
    assert table.turn == "Eero"
    table.play("Eero nosta")
    assert table.turn == "Eero"
    assert table.legal == "anna ♣5 anna ♦2 anna ♦3"


def test_outside_napoleons_rules_nothing_is_given_or_snatched() -> None:
    table = at(CARDLESS.format("suma", "♣3", "Eero"))
    assert table.no("Eero anna ♣3") == "K1.3"
    assert table.no("Eero näykkää ♥8") == "K1.3"
    with pytest.raises(IllegalMove):
        KOIRA.play(table.state, Move(1, "give"))


@proves("AMB-K33")
def test_a_gift_may_be_one_of_a_hand_known_only_by_number() -> None:
    table = at(DOG.format("", "", "Liisa", "♥8 ♥9", "♦3 +2", "", "Eero")).play("Eero ♦3")
    assert table.turn == "Eero"
    assert table.legal == ""
    assert table.yes("Eero anna ♣K") == "K6.6"
    assert table.no("Eero anna ♥8") == "K1.2"
