"""Toppling: when a pile goes out of play, and who leads then."""

import pytest
from facts import proves
from playing import at

THREE = """
    säännöt: {}
    valtti: ♠
    pöytä:
    Aino: {}
    Eero: ♥9 ♦5 ♦8
    Liisa: ♥J ♦7 ♦9
    vuorossa: Aino
"""
COUNTING = ["opas", "pari", "suma", "myllymatti"]


@proves("KOIRA-A-4.7", "KOIRA-B-4.7", "KOIRA-C-2.4", "MYLLY-4.4", "KOIRA-A-8.5", "AMB-K28")
@pytest.mark.parametrize("rules", COUNTING)
def test_as_many_cards_as_players_topple_and_the_toppler_leads(rules: str) -> None:
    table = at(THREE.format(rules, "♥8 ♣2")).play("Aino ♥8", "Eero ♥9")
    assert not table.happened("toppled")
    table.play("Liisa ♥J")
    assert table.event("toppled") == "K4.13 Liisa ♥8 ♥9 ♥J"
    assert table.table == ""
    assert table.gone == "♥8 ♥9 ♥J"
    assert table.turn == "Liisa"


@proves("C-F5", "KOIRA-C-2.5", "KOIRA-B-4.7", "MYLLY-4.4", "AMB-K29")
@pytest.mark.parametrize("rules", COUNTING)
def test_who_leads_his_last_card_still_counts_for_that_pile(rules: str) -> None:
    table = at(THREE.format(rules, "♥8")).play("Aino ♥8", "Eero ♥9")
    assert table.out == "Aino"
    assert not table.happened("toppled")
    assert table.play("Liisa ♥J").event("toppled") == "K4.13 Liisa ♥8 ♥9 ♥J"


@proves("C-F6", "KOIRA-C-2.5", "AMB-K26")
@pytest.mark.parametrize("rules", ["opas", "suma"])
def test_but_not_for_the_next_pile_once_the_table_has_been_empty(rules: str) -> None:
    table = at(THREE.format(rules, "♥8"))
    table.play("Aino ♥8", "Eero ♥9", "Liisa nosta", "Eero nosta")
    assert table.table == ""
    assert table.turn == "Liisa"
    assert table.play("Liisa ♦7", "Eero ♦8").event("toppled") == "K4.13 Eero ♦7 ♦8"


@proves("AMB-K29")
def test_counting_only_those_still_in_topples_the_pile_a_card_early() -> None:
    text = """
        säännöt: {}
        valtti: ♠
        pöytä: ♥8 ♥9
        Aino: ♦3 ♦4
        Eero: ♦5 ♦6
        Liisa: ♥J
        Ville: ♣7 ♣8
        vuorossa: Liisa
    """
    early = at(text.format("opas, laskenta=nyt")).play("Liisa ♥J")
    assert early.event("toppled") == "K4.13 Liisa ♥8 ♥9 ♥J"
    for rules in ("opas", "opas, laskenta=poistuneet", "suma"):
        table = at(text.format(rules)).play("Liisa ♥J")
        assert not table.happened("toppled")
        assert table.turn == "Ville"


@proves("AMB-K29")
def test_a_leaver_whose_card_was_picked_up_still_counts() -> None:
    for counting in ("alussa", "poistuneet"):
        table = at(f"""
            säännöt: opas, laskenta={counting}
            valtti: ♠
            pöytä:
            Aino: ♥8
            Eero: ♥9 ♥K ♣5
            Liisa: ♦3 ♠7
            vuorossa: Aino
        """).play("Aino ♥8", "Eero ♥9", "Liisa nosta")
        # Aino's eight is in Liisa's hand; the pile still topples at three.
        assert table.play("Eero ♥K").table == "♥9 ♥K"
        assert table.play("Liisa ♠7").event("toppled") == "K4.13 Liisa ♥9 ♥K ♠7"


@proves("AMB-K29")
def test_a_player_without_cards_counts_as_one_in_the_game() -> None:
    table = at("""
        valtti: ♠
        pöytä:
        Aino: ♥8 ♥9
        Eero: ♥J ♥Q
        Liisa:
        vuorossa: Aino
    """).play("Aino ♥8")
    assert table.state.pile_start == 3
    table.play("Eero ♥J")
    assert not table.happened("toppled")


@proves("KOIRA-B-4.8", "AMB-K30", "KOIRA-C-2.4")
@pytest.mark.parametrize("rules", COUNTING)
def test_if_the_toppler_has_gone_out_the_next_player_leads(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä: ♥8 ♥9
        Aino: ♦3 ♦4
        Eero: ♦5 ♦6
        Liisa: ♥J
        vuorossa: Liisa
    """).play("Liisa ♥J")
    assert table.event("toppled") == "K4.13 Liisa ♥8 ♥9 ♥J"
    assert table.event("left") == "K7.1 Liisa"
    assert table.turn == "Aino"


@proves("KOIRA-B-4.8", "AMB-K30")
def test_the_next_player_is_the_next_still_in_the_game() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♥8 ♥9
        Aino: vapaa
        Eero: ♦5 ♦6
        Liisa: ♦7
        Ville: ♥J
        vuorossa: Ville
    """).play("Ville ♥J")
    assert table.turn == "Eero"


LAP = """
    säännöt: opas, kaatuu=kierros
    valtti: ♠
    pöytä:
    Aino: ♦10 ♣A ♦K
    Eero: ♣5 ♦J ♦Q
    Liisa: ♠7 ♣3
    vuorossa: Aino
"""


@proves("KOIRA-A-4.8", "KOIRA-A-8.5", "AMB-K28", "AMB-K45")
def test_by_laps_the_guides_second_pile_topples_when_the_turn_is_back_at_its_leader() -> None:
    table = at(LAP).play("Aino ♦10", "Eero ♦Q", "Liisa nosta")
    assert table.event("toppled") == "K4.14 Eero ♦Q"
    # Who played the top card leads.
    assert table.turn == "Eero"


@proves("KOIRA-A-4.8", "AMB-K28")
def test_without_pick_ups_a_lap_and_the_count_are_the_same_moment() -> None:
    table = at(LAP).play("Aino ♦10", "Eero ♦Q", "Liisa ♠7")
    assert table.event("toppled") == "K4.14 Liisa ♦10 ♦Q ♠7"
    assert table.turn == "Liisa"


@proves("AMB-K28", "AMB-K26")
def test_by_laps_an_emptied_table_is_a_new_pile_with_a_new_leader() -> None:
    table = at(LAP).play("Aino ♦10", "Eero nosta")
    assert not table.happened("toppled")
    table.play("Liisa ♣3", "Aino ♣A", "Eero nosta")
    assert table.event("toppled") == "K4.14 Aino ♣A"
    assert table.turn == "Aino"


@proves("AMB-K45")
def test_a_lap_is_over_when_the_turn_passes_the_seat_of_a_leader_who_is_out() -> None:
    table = at(LAP.replace("♦10 ♣A ♦K", "♦10")).play("Aino ♦10", "Eero ♦Q")
    assert table.out == "Aino"
    table.play("Liisa nosta")
    assert table.event("toppled") == "K4.14 Eero ♦Q"
    assert table.turn == "Eero"


@proves("KOIRA-B-4.7")
def test_toppled_cards_never_come_back() -> None:
    table = at(THREE.format("opas", "♥8 ♣2")).play("Aino ♥8", "Eero ♥9", "Liisa ♥J")
    table.play("Liisa ♦7", "Aino nosta", "Eero ♦5")
    assert table.gone == "♥8 ♥9 ♥J"
    assert table.no("Liisa ♥J") == "K1.2"
