"""Picking up: which card, when, and whose turn it is then."""

import pytest
from facts import proves
from playing import KOIRA, at

PILE = """
    säännöt: {}
    valtti: ♠
    pöytä: ♥8 ♥K ♠2
    Aino: ♣4 ♠9
    Eero: ♦4 ♦5
    Liisa: ♦6 ♦7
    Ville: ♦8 ♦9
    vuorossa: Aino
"""


@proves("KOIRA-A-4.4", "KOIRA-A-4.6", "KOIRA-B-4.4", "KOIRA-C-2.2", "MYLLY-4.3", "AMB-K25")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti"])
def test_picking_up_is_legal_even_if_one_could_play(rules: str) -> None:
    table = at(PILE.format(rules))
    assert table.legal == "♠9 nosta"
    assert table.yes("Aino nosta") == "K4.8"


@proves("KOIRA-A-4.5", "KOIRA-C-2.2", "KOIRA-C-2.3", "AMB-K24", "KOIRA-A-8.3")
@pytest.mark.parametrize("rules", ["opas", "suma", "nostokoira", "napoleonin-koira"])
def test_by_the_commonest_rule_the_bottom_card_is_taken_and_the_turn_passes(rules: str) -> None:
    table = at(PILE.format(rules)).play("Aino nosta")
    assert table.event("picked_up") == "K4.10 Aino ♥8"
    assert table.hand("Aino") == "♣4 ♥8 ♠9"
    assert table.table == "♥K ♠2"
    assert table.turn == "Eero"


@proves("KOIRA-A-4.5", "KOIRA-B-4.4", "MYLLY-4.3", "AMB-K24", "KOIRA-A-8.3")
@pytest.mark.parametrize("rules", ["pari", "myllymatti"])
def test_elsewhere_only_the_card_played_last_is_taken(rules: str) -> None:
    table = at(PILE.format(rules)).play("Aino nosta")
    assert table.event("picked_up") == "K4.11 Aino ♠2"
    assert table.table == "♥8 ♥K"
    assert table.turn == "Eero"


@proves("KOIRA-A-4.5", "AMB-K23", "KOIRA-A-8.3")
def test_the_smallest_card_is_the_lowest_by_its_face_so_a_small_trump_may_be_taken() -> None:
    table = at(PILE.format("opas, nosto=pienin")).play("Aino nosta")
    assert table.event("picked_up") == "K4.12 Aino ♠2"


@proves("AMB-K23")
def test_of_two_equally_small_cards_the_one_lying_lower_is_taken() -> None:
    table = at(PILE.format("opas, nosto=pienin").replace("♠2", "♠8")).play("Aino nosta")
    assert table.event("picked_up") == "K4.12 Aino ♥8"
    assert table.table == "♥K ♠8"


@proves("AMB-K25")
def test_a_childrens_table_may_ask_to_play_whenever_one_can() -> None:
    table = at(PILE.format("opas, vapaanosto=ei"))
    assert table.legal == "♠9"
    assert table.no("Aino nosta") == "K4.9"
    assert table.because("Aino nosta") == {"taken": "♥8", "playable": "♠9"}
    table = at(PILE.format("opas, vapaanosto=ei").replace("♠9", "♥9"))
    assert table.legal == "nosta"
    assert table.yes("Aino nosta") == "K4.9"


@proves("KOIRA-C-2.3", "C-F4", "AMB-K26", "KOIRA-B-4.6")
@pytest.mark.parametrize("rules", ["opas", "suma", "pari", "myllymatti"])
def test_when_the_only_card_is_taken_the_next_player_leads_anything(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä: ♥8
        Aino: ♣4
        Eero: ♥3 ♦5
        Liisa: ♦6
        vuorossa: Aino
    """).play("Aino nosta")
    assert table.table == ""
    assert table.event("table_empty") == "K4.19"
    assert table.turn == "Eero"
    assert table.legal == "♦5 ♥3"
    assert table.state.pile_start == 0


@proves("AMB-K26", "KOIRA-B-4.6")
def test_an_emptied_table_starts_a_new_pile_with_a_new_count() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♥8
        läjän alussa: 3
        Aino: ♣4
        Eero: ♥3 ♦5
        Liisa: vapaa
        vuorossa: Aino
    """).play("Aino nosta", "Eero ♦5")
    assert table.state.pile_start == 2


@proves("AMB-K36", "KOIRA-A-5.1")
def test_a_free_players_card_counts_and_may_be_taken_without_bringing_him_back() -> None:
    table = at("""
        valtti: ♠
        pöytä:
        Aino: ♥8
        Eero: ♥9 ♦5
        Liisa: ♦6 ♦7
        vuorossa: Aino
    """).play("Aino ♥8")
    assert table.out == "Aino"
    assert table.play("Eero nosta").hand("Eero") == "♦5 ♥8 ♥9"
    assert table.out == "Aino"
    assert table.turn == "Liisa"


@proves("AMB-K26")
def test_on_an_empty_table_there_is_no_passing() -> None:
    table = at(PILE.format("opas").replace("♥8 ♥K ♠2", ""))
    assert "nosta" not in table.legal
    assert table.no("Aino nosta") == "K4.3"
    rulings = KOIRA.rulings(table.state)
    assert [r.legal for r in rulings] == [True, True, False]


@proves("KOIRA-C-2.2", "AMB-K37")
def test_after_a_pick_up_the_turn_passes_clockwise_over_those_who_are_out() -> None:
    table = at(PILE.format("opas").replace("Eero: ♦4 ♦5", "läjän alussa: 4\n    Eero: vapaa"))
    assert table.play("Aino nosta").turn == "Liisa"
