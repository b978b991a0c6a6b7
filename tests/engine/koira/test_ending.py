"""Going out, the koira, and the ways a deal ends without one."""

import pytest
from facts import proves
from playing import KOIRA, at

from korttipelit import Result

LAST_TWO = """
    säännöt: {}
    valtti: ♠
    pöytä: {}
    läjän alussa: 3
    Aino: ♥9
    Eero: {}
    Liisa: vapaa
    vuorossa: Aino
"""


@proves("KOIRA-A-5.1", "KOIRA-B-4.9", "KOIRA-C-2.0")
def test_the_last_card_played_sets_its_player_free() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♥8
        Aino: ♥9
        Eero: ♦3 ♦4
        Liisa: ♦5
        vuorossa: Aino
    """).play("Aino ♥9")
    assert table.event("left") == "K7.1 Aino"
    assert table.out == "Aino"
    assert table.end is None


@proves("KOIRA-A-0.3", "KOIRA-A-5.2", "KOIRA-B-4.9", "KOIRA-C-2.0", "MYLLY-4.5", "AMB-K31")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti"])
def test_the_last_player_in_the_game_is_the_only_loser(rules: str) -> None:
    # Eero's king would beat the nine, but he does not get to play it.
    table = at(LAST_TWO.format(rules, "♥8", "♥K")).play("Aino ♥9")
    assert table.end == ("last_in_game", "K7.2", "Eero")
    assert table.event("over") == "K7.2 Eero"
    assert table.legal == ""
    assert table.turn == ""
    assert KOIRA.rulings(table.state) == ()


@proves("KOIRA-A-0.3", "MYLLY-1.1")
def test_a_result_names_a_loser_and_neither_winner_points_nor_places() -> None:
    table = at(LAST_TWO.format("opas", "♥8", "♥K")).play("Aino ♥9")
    assert table.state.result == Result("last_in_game", "K7.2", 1)
    assert Result._fields == ("reason", "rule", "loser", "winner", "losers")


@proves("KOIRA-A-5.2")
def test_after_the_end_no_move_is_legal() -> None:
    table = at(LAST_TWO.format("opas", "♥8", "♥K")).play("Aino ♥9")
    for line in ("Eero ♥K", "Eero nosta", "Liisa ♥3", "Aino ♥9"):
        assert table.no(line) == "K7.2"


@proves("MYLLY-4.5", "KOIRA-A-7.1")
def test_the_loser_has_the_name_of_his_game() -> None:
    titles = {name: book.rules.loser_title for name, book in KOIRA.options.books.items()}
    assert titles["myllymatti"] == "myllymatti"
    assert titles["opas"] == titles["pari"] == titles["suma"] == "koira"


@proves("AMB-K31", "AMB-K42")
def test_a_table_may_play_the_last_pile_on() -> None:
    table = at(LAST_TWO.format("opas, loppu=läjä", "♥8", "♥K ♠2")).play("Aino ♥9")
    assert table.end is None
    assert table.turn == "Eero"
    table.play("Eero ♥K")
    # The pile has toppled and he still has a card.
    assert table.event("toppled") == "K4.13 Eero ♥8 ♥9 ♥K"
    assert table.end == ("last_in_game", "K7.3", "Eero")


@proves("AMB-K31", "AMB-K42")
def test_then_everybody_may_get_out_and_nobody_is_the_koira() -> None:
    table = at(LAST_TWO.format("opas, loppu=läjä", "♥8", "♥K")).play("Aino ♥9", "Eero ♥K")
    assert table.end == ("all_out", "K7.3", "-")


@proves("AMB-K42")
def test_on_the_last_pile_the_last_player_plays_on_his_own_card_until_it_topples() -> None:
    table = at("""
        säännöt: opas, loppu=läjä
        valtti: ♠
        pöytä: ♥8
        läjän alussa: 4
        Aino: ♥9
        Eero: ♥10 ♥J ♥Q
        Liisa: vapaa
        Ville: vapaa
        vuorossa: Aino
    """).play("Aino ♥9", "Eero ♥10")
    assert table.end is None
    assert table.turn == "Eero"
    assert table.legal == "♥J ♥Q nosta"
    assert table.play("Eero ♥J").end == ("last_in_game", "K7.3", "Eero")


@proves("AMB-K42")
def test_a_last_player_who_picks_up_is_the_koira_at_once() -> None:
    table = at(LAST_TWO.format("opas, loppu=läjä", "♥8", "♥K")).play("Aino ♥9", "Eero nosta")
    assert table.end == ("last_in_game", "K7.3", "Eero")


@proves("AMB-K42")
def test_if_the_last_but_one_goes_out_by_toppling_the_deal_is_over() -> None:
    table = at(LAST_TWO.format("opas, loppu=läjä", "♥7 ♥8", "♥K")).play("Aino ♥9")
    assert table.end == ("last_in_game", "K7.3", "Eero")


@proves("AMB-K32")
def test_the_last_one_in_the_game_is_the_koira_even_without_cards() -> None:
    table = at(LAST_TWO.format("opas", "♥7 ♥8", "")).play("Aino ♥9")
    assert table.hand("Eero") == ""
    assert table.end == ("last_in_game", "K7.2", "Eero")


@proves("AMB-K32")
def test_the_deal_goes_on_while_two_are_in_the_game_though_one_alone_has_cards() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♥8
        läjän alussa: 3
        Aino: ♥9
        Eero: ♥10 ♥J
        Liisa:
        vuorossa: Aino
    """).play("Aino ♥9")
    assert table.end is None
    assert table.out == "Aino"
    table.play("Eero ♥J")
    assert table.happened("toppled")
    # Liisa, who has had no card yet, is skipped and still in the game.
    assert table.turn == "Eero"
    assert table.play("Eero ♥10").end == ("last_in_game", "K7.2", "Liisa")


@proves("AMB-K44")
def test_a_full_suit_can_take_out_the_last_one_with_cards() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥2-9
        Aino: ♥10 ♥J ♥Q ♥K ♥A
        Eero:
        Liisa:
        vuorossa: Aino
    """).play("Aino ♥10-A")
    assert table.event("toppled").startswith("K5.9 Aino ♥2")
    assert table.end == ("no_cards_left", "K7.4", "-")
    assert [table.text(e) for e in table.events if e.kind == "skipped"] == [
        "K6.3 Eero",
        "K6.3 Liisa",
    ]
