"""Kina: the contest between players whose cards are level."""

import pytest
from facts import proves
from playing import at

FOUR = """
    säännöt: {}
    pakka: ♣2 ♣3 ♣4 ♦2 ♦3 ♦4 ♠2 ♠3 ♠4 ♠7
    pöytä:
    Aino: ♣9 ♣10 ♣J
    Eero: ♦Q ♦9 ♦10
    Liisa: ♥Q ♥9 ♥10
    Ville: ♠5 ♠9 ♠10
    vuorossa: Aino
"""


@proves("KOIRA-A-3.5", "KOIRA-C-1.3", "C-F1", "AMB-K09")
def test_two_queens_highest_play_a_kina_in_the_original_order_and_draw_for_it() -> None:
    table = at(FOUR.format("suma")).play("Aino ♣9", "Eero ♦Q", "Liisa ♥Q", "Ville ♠5")
    assert table.event("kina") == "K3.9 Eero Liisa ♣9 ♦Q ♥Q ♠5"
    assert table.turn == "Eero"
    assert table.no("Aino ♣10") == "K1.1"
    table.play("Eero ♦9")
    assert table.event("drew") == "K3.5 Eero ♦3"
    assert table.turn == "Liisa"
    table.play("Liisa ♥10")
    assert "drew" in [event.kind for event in table.events]
    assert table.event("trick_won") == "K3.4 Liisa ♣9 ♦Q ♥Q ♠5 ♦9 ♥10"
    assert table.turn == "Liisa"
    assert table.sizes == [3, 3, 3, 3]


@proves("KOIRA-C-1.3", "C-F2")
def test_level_again_in_a_kina_is_a_new_kina_of_the_same_two() -> None:
    table = at(FOUR.format("suma"))
    table.play("Aino ♣9", "Eero ♦Q", "Liisa ♥Q", "Ville ♠5", "Eero ♦9", "Liisa ♥9")
    assert table.event("kina") == "K3.9 Eero Liisa ♦9 ♥9"
    assert table.turn == "Eero"
    table.play("Eero ♦10", "Liisa ♥10")
    assert table.event("kina") == "K3.9 Eero Liisa ♦10 ♥10"


@proves("KOIRA-C-1.3", "C-F2")
def test_only_those_level_this_time_go_on() -> None:
    table = at("""
        säännöt: suma
        pakka: 20
        pöytä:
        Aino: ♣9 ♣K
        Eero: ♦9 ♦K
        Liisa: ♥9 ♥4
        Ville: ♠5 ♠9
        vuorossa: Aino
    """).play("Aino ♣9", "Eero ♦9", "Liisa ♥9", "Ville ♠5")
    assert table.event("kina") == "K3.9 Aino Eero Liisa ♣9 ♦9 ♥9 ♠5"
    table.play("Aino ♣K", "Eero ♦K", "Liisa ♥4")
    assert table.event("kina") == "K3.9 Aino Eero ♣K ♦K ♥4"
    assert table.turn == "Aino"


@proves("AMB-K09")
def test_the_kina_keeps_the_order_of_the_trick_and_not_of_the_seats() -> None:
    table = at("""
        säännöt: suma
        pakka: 20
        pöytä:
        Aino: ♣9 ♣3
        Eero: ♦4 ♦3
        Liisa: ♥9 ♥3
        vuorossa: Liisa
    """).play("Liisa ♥9", "Aino ♣9", "Eero ♦4")
    assert table.event("kina") == "K3.9 Liisa Aino ♥9 ♣9 ♦4"
    assert table.turn == "Liisa"


@proves("KOIRA-B-2.7", "MYLLY-3.4", "AMB-K09")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_in_a_two_card_trick_level_cards_stay_and_the_same_leader_leads_again(rules: str) -> None:
    table = at(FOUR.format(rules)).play("Aino ♣9", "Eero ♦9")
    assert table.event("kina") == "K3.9 Aino Eero ♣9 ♦9"
    assert table.table == "♣9 ♦9"
    assert table.turn == "Aino"
    table.play("Aino ♣J", "Eero ♦Q")
    assert table.event("trick_won") == "K3.4 Eero ♣9 ♦9 ♣J ♦Q"
    assert table.turn == "Eero"


@proves("AMB-K08")
def test_level_cards_below_the_highest_make_no_kina() -> None:
    table = at(FOUR.format("opas")).play("Aino ♣9", "Eero ♦9", "Liisa ♥Q", "Ville ♠5")
    assert table.event("trick_won") == "K3.4 Liisa ♣9 ♦9 ♥Q ♠5"


@proves("AMB-K08")
def test_a_table_may_let_any_level_cards_fight_and_shut_out_a_higher_one() -> None:
    table = at(FOUR.format("opas, kina=kaikki"))
    table.play("Aino ♣9", "Eero ♦9", "Liisa ♥Q", "Ville ♠5")
    assert table.event("kina") == "K3.10 Aino Eero ♣9 ♦9 ♥Q ♠5"
    table.play("Aino ♣J", "Eero ♦10")
    assert table.event("trick_won") == "K3.4 Aino ♣9 ♦9 ♥Q ♠5 ♣J ♦10"


@proves("AMB-K08")
def test_of_two_such_fights_the_higher_counts() -> None:
    table = at(FOUR.format("opas, kina=kaikki"))
    table.play("Aino ♣10", "Eero ♦9", "Liisa ♥9", "Ville ♠10")
    assert table.event("kina") == "K3.10 Aino Ville ♣10 ♦9 ♥9 ♠10"


# A kina cut short because cards run out

CUT_SHORT = """
    säännöt: {}
    pakka:
    valttikortti: Liisa ♠7
    pöytä: ♣9 ♦9
    pino Ville: ♦2
    Aino: {}
    Eero: {}
    Liisa: ♥9
    Ville: ♠4 ♠5
    vuorossa: Liisa
"""


def cut_short(rules: str, aino: str, eero: str):
    """Three nines tie; Liisa has just played her last card."""
    return at(CUT_SHORT.format(rules, aino, eero)).play("Liisa ♥9", "Ville ♠4")


@proves("AMB-K10", "KOIRA-C-1.7")
def test_level_players_without_cards_drop_out_and_two_others_go_on() -> None:
    table = cut_short("suma", "♣2 ♣3", "♦3 ♦4")
    assert table.event("kina") == "K3.9 Aino Eero Liisa ♣9 ♦9 ♥9 ♠4"
    assert table.event("dropped") == "K3.12 Liisa"
    table.play("Aino ♣2", "Eero ♦3")
    assert table.event("trick_won") == "K3.4 Eero ♣9 ♦9 ♥9 ♠4 ♣2 ♦3"


@proves("AMB-K10")
def test_the_only_level_player_with_a_card_plays_one_and_takes_all() -> None:
    table = cut_short("suma", "", "♦3 ♦4")
    assert table.event("dropped") == "K3.12 Aino Liisa"
    assert table.turn == "Eero"
    assert table.play("Eero ♦3").event("trick_won") == "K3.4 Eero ♣9 ♦9 ♥9 ♠4 ♦3"


@proves("AMB-K10", "AMB-K11", "KOIRA-C-1.7")
def test_if_no_level_player_has_cards_they_share_the_lot() -> None:
    table = cut_short("suma", "", "")
    assert table.event("lot_due") == "K3.15 Aino Eero Liisa ♣9 ♦9 ♥9 ♠4"
    assert table.turn == "arpa"
    assert table.legal == "arpa ♣9 ♦9 ♥9 ♠4"
    assert table.yes("arpa ♠4 ♥9 ♦9 ♣9") == "K3.15"
    table.play("arpa ♥9 ♠4 ♣9 ♦9")
    # One at a time from the first party; the odd card is his.
    assert table.told("shared") == ["K3.15 Aino ♥9 ♦9", "K3.15 Eero ♠4", "K3.15 Liisa ♣9"]
    assert [table.won(name) for name in ("Aino", "Eero", "Liisa")] == ["♦9 ♥9", "♠4", "♣9"]


@proves("AMB-K10", "KOIRA-C-1.7")
def test_only_the_parties_of_the_last_tie_share() -> None:
    table = at("""
        säännöt: suma
        pakka:
        valttikortti: Liisa ♠7
        pöytä: ♣9 ♦9 ♥9
        kinassa: Aino, Eero, Liisa
        löi: Aino, Eero, Liisa
        kinan alku: 3
        Aino: ♣K
        Eero: ♦K
        Liisa: ♥4
        vuorossa: Aino
    """).play("Aino ♣K", "Eero ♦K", "Liisa ♥4")
    assert table.event("lot_due") == "K3.15 Aino Eero ♣9 ♦9 ♥9 ♣K ♦K ♥4"
    table.play("arpa ♣9 ♦9 ♥9 ♣K ♦K ♥4")
    assert table.told("shared") == ["K3.15 Aino ♣9 ♥9 ♦K", "K3.15 Eero ♦9 ♣K ♥4"]


@proves("AMB-K10")
def test_by_a_stricter_reading_the_kina_is_shared_as_soon_as_one_party_is_out_of_cards() -> None:
    table = cut_short("suma, ratkeamaton=jako", "♣2", "♦3")
    assert table.event("lot_due") == "K3.13 Aino Eero Liisa ♣9 ♦9 ♥9 ♠4"
    assert table.no("Aino ♣2") == "K1.1"


@proves("AMB-K10", "KOIRA-B-3.3")
def test_where_cards_are_returned_everybody_takes_his_own_back() -> None:
    table = cut_short("suma, ratkeamaton=palautus", "♣2 ♣3", "♦3 ♦4")
    assert table.told("returned") == [
        "K3.14 Aino ♣9",
        "K3.14 Eero ♦9",
        "K3.14 Liisa ♥9",
        "K3.14 Ville ♠4",
    ]
    assert table.won("Liisa") == "♥9"
    assert table.turn == "Aino"
    assert table.state.winners == 0


@proves("AMB-K39", "KOIRA-B-3.3")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_a_kina_cut_short_gives_back_the_cards_of_every_level(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        pakka:
        valttikortti: Liisa ♠7
        pöytä: ♣9 ♦9
        löi: Aino, Eero
        kinassa: Aino, Eero
        kinan alku: 2
        Aino: ♣4
        Eero: ♦4
        Liisa: ♥2 ♥3
        vuorossa: Aino
    """).play("Aino ♣4", "Eero ♦4")
    assert table.told("returned") == ["K3.14 Aino ♣9 ♣4", "K3.14 Eero ♦9 ♦4"]
    assert table.phase == "luopuminen"
    assert [table.hand(n) for n in table.names] == ["♣4 ♣9", "♦4 ♦9", "♥2 ♥3 ♠7"]


@proves("AMB-K12")
def test_after_a_shared_kina_its_first_party_leads_or_the_next_with_cards() -> None:
    table = cut_short("suma", "", "").play("arpa ♣9 ♦9 ♥9 ♠4")
    # Aino, Eero and Liisa have nothing left.
    assert table.turn == "Ville"
    assert table.event("lead_passed") == "K3.22 Ville"
    strict = cut_short("suma, ratkeamaton=jako", "", "♦3").play("arpa ♣9 ♦9 ♥9 ♠4")
    assert strict.turn == "Eero"
    strict = cut_short("suma, ratkeamaton=jako", "♣2", "").play("arpa ♣9 ♦9 ♥9 ♠4")
    assert strict.turn == "Aino"
    assert not strict.happened("lead_passed")


@proves("AMB-K11")
def test_a_lot_has_all_the_cards_on_the_table_and_no_others() -> None:
    table = cut_short("suma", "", "")
    for cards in ("♣9 ♦9 ♥9", "♣9 ♦9 ♥9 ♠5", "♣9 ♣9 ♦9 ♥9", "♣9 ♦9 ♥9 ♠4 ♠5"):
        assert table.no(f"arpa {cards}") == "K3.15"


@proves("AMB-K11")
def test_a_drawn_lot_is_one_of_the_orders_of_the_table() -> None:
    from random import Random

    from playing import KOIRA

    table = cut_short("suma", "", "")
    lots = {KOIRA.draw(table.state, Random(seed)) for seed in range(20)}
    assert len(lots) > 5
    for lot in lots:
        assert KOIRA.ruling(table.state, lot).legal


@proves("AMB-K11", "AMB-K20")
def test_a_shared_kina_has_no_winner() -> None:
    table = at("""
        säännöt: myllymatti, ratkeamaton=jatkava
        pakka:
        valttikortti: Liisa ♠7
        pöytä:
        voitti viimeksi: Liisa
        tikkejä: Liisa
        pino Liisa: ♥5 ♥6
        Aino: ♣9
        Eero: ♦9
        Liisa: ♥3
        vuorossa: Aino
    """).play("Aino ♣9", "Eero ♦9", "arpa ♣9 ♦9")
    assert table.phase == "luopuminen"
    assert table.turn == "Liisa"
    assert "K4.2 Liisa" in table.told("leads")
