"""Who gets out, who loses, and how a deal ends otherwise."""

from random import Random

import pytest
from facts import proves
from joint_circle import circle
from playing import at

from korttipelit import Result
from korttipelit.dealing import new_deal
from korttipelit.guard import ACTIONS_PER_PLAYER


@proves("MOSKA-4.1", "MOSKA-1.1")
def test_the_last_with_cards_loses_when_the_stock_is_out() -> None:
    table = at("""
        peli: moska
        valtti: ♠
        hyökkääjä: Aino
        Aino: ♣A
        Eero: ♣4 ♣5
        Liisa: vapaa
    """).play("Aino ♣A", "Aino riittää")
    assert table.event("left") == "MO6.1 Aino"
    assert table.state.result is None, "he may still kill"
    table.play("Eero nosta")
    assert table.end == ("last_in_game", "MO6.2", "Eero")
    assert table.state.result == Result("last_in_game", "MO6.2", loser=1)
    assert table.no("Eero ♣A") == "MO6.2"
    assert (table.turn, table.legal) == ("", "")


@proves("MOSKA-4.1")
def test_nobody_gets_out_while_there_is_a_stock() -> None:
    table = at("""
        peli: moska
        pakka: ♣2 ♠9
        hyökkääjä: Aino
        Aino: ♣A
        Eero: ♣4 ♣5
    """).play("Aino ♣A", "Aino riittää")
    assert not table.happened("left")
    assert table.hand("Aino") == "♣2 ♠9"


@proves("AMB-MO09")
def test_two_who_get_out_in_the_same_attack_are_level_and_nobody_loses() -> None:
    table = at("""
        peli: moska
        valtti: ♠
        hyökkääjä: Aino
        Aino: ♣A
        Eero: ♠2
    """).play("Aino ♣A", "Aino riittää", "Eero kaada ♣A ♠2")
    assert table.end == ("all_out", "MO6.3", "-")
    rules = table.state.rules
    again = new_deal(table.game, rules, 2, Random(1), dealer=1)
    assert again.leader == 0, "who dealt, the loser of the deal before, deals again"


@proves("MOSKA-1.1")
def test_an_attacker_gets_out_in_the_middle_of_an_attack_and_the_others_go_on() -> None:
    table = at("""
        peli: moska
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♦4/♦7
        Aino: ♣9 ♣J
        Eero: ♣4 ♣5 ♠A
        Liisa: ♥7
        Ville: ♥8 ♥9
    """).play("Liisa ♥7")
    assert table.event("left") == "MO6.1 Liisa"
    assert table.out == "Liisa"
    assert table.turn == "Aino Ville"
    table.play("Aino riittää", "Ville riittää", "Eero kaada ♥7 ♠A", "Aino riittää", "Ville riittää")
    assert table.event("leads") == "MO5.7 Eero Ville"


@proves("AMB-K35")
@pytest.mark.parametrize("times", [2, 3])
def test_play_in_circles_is_told_and_ended_at_the_third_time(times: int) -> None:
    table, line = circle("moska", times)
    table.play(line)
    if times == 2:
        assert table.event("repeated") == "MO6.4"
        assert table.state.result is None
    else:
        assert table.end == ("repetition", "MO6.4", "-")


@proves("AMB-K35")
def test_play_that_goes_nowhere_is_broken_off() -> None:
    table, line = circle("moska", 2)
    many = tuple((number,) for number in range(ACTIONS_PER_PLAYER * 3))
    table.state = table.state._replace(seen=many)
    assert table.play(line).end == ("too_long", "MO6.4", "-")
