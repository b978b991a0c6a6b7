"""The game of two."""

import pytest
from facts import proves
from playing import KOIRA, at, dealt


@proves("AMB-K18", "KOIRA-A-1.1", "KOIRA-A-1.2")
@pytest.mark.parametrize("rules", [b.id for b in KOIRA.options.books.values() if 2 in b.players])
def test_two_can_play_by_every_rule_book_for_two(rules: str) -> None:
    table = dealt(rules, 2)
    assert table.sizes == [3, 3]
    while table.end is None:
        moves = KOIRA.legal_moves(table.state)
        plays = [move for move in moves if move.cards]
        table.do(plays[0] if plays else moves[-1])
    assert table.end[0] == "last_in_game"


@proves("AMB-K18", "KOIRA-A-4.7")
def test_with_two_players_every_beaten_card_topples() -> None:
    table = at("""
        valtti: ♠
        pöytä:
        Aino: ♥8 ♦3
        Eero: ♥9 ♦4
        vuorossa: Aino
    """).play("Aino ♥8", "Eero ♥9")
    assert table.event("toppled") == "K4.13 Eero ♥8 ♥9"
    assert table.turn == "Eero"


@proves("AMB-K26", "AMB-K18")
def test_with_two_players_who_cannot_beat_takes_and_the_same_player_leads_again() -> None:
    table = at("""
        valtti: ♠
        pöytä:
        Aino: ♥8 ♦3
        Eero: ♥7 ♦4
        vuorossa: Aino
    """).play("Aino ♥8", "Eero nosta")
    assert table.turn == "Aino"
    assert table.state.table == ()


@proves("AMB-K33")
def test_with_two_players_only_the_opponent_can_give_to_napoleons_dog() -> None:
    table = at("""
        säännöt: napoleonin-koira
        valtti: ♠
        pöytä:
        napoleonin koira: Eero
        Aino: ♥8 ♦3 ♦4
        Eero:
        vuorossa: Aino
    """).play("Aino ♥8")
    assert table.turn == "Aino"
    table.play("Aino anna ♦3")
    assert table.hand("Eero") == "♦3"
    assert table.legal == "nosta"
