"""The deal, the turn-up, who deals and who attacks first."""

from random import Random

import pytest
from facts import proves
from playing import dealt

from korttipelit import GAMES, Setup, SetupError
from korttipelit.dealing import new_deal

MOSKA = GAMES["moska"]


def deal(players: int, pack: str = "", *, leader: int = 0, rules: str = "moska"):
    return dealt(rules, players, pack, leader=leader, game=MOSKA)


@proves("MOSKA-2.2")
def test_everybody_gets_six_cards_one_at_a_time_and_the_next_card_fixes_trump() -> None:
    table = deal(2, "♣2 ♦2 ♣3 ♦3 ♣4 ♦4 ♣5 ♦5 ♣6 ♦6 ♣7 ♦7 ♥J ♣8")
    assert table.hand("Aino") == "♣2 ♣3 ♣4 ♣5 ♣6 ♣7"
    assert table.hand("Eero") == "♦2 ♦3 ♦4 ♦5 ♦6 ♦7"
    assert str(table.state.stock[0]) == "♣8"
    assert str(table.state.stock[-1]) == "♥J"
    assert table.state.trump == 2
    assert len(table.state.stock) == 52 - 12


@proves("MOSKA-0.2")
def test_two_to_eight_may_play_and_four_to_six_is_best() -> None:
    assert [len(deal(players).state.stock) for players in range(2, 9)] == [
        40,
        34,
        28,
        22,
        16,
        10,
        4,
    ]
    for players in (1, 9):
        setup = Setup(MOSKA.options.read("moska"), players, MOSKA.pack(None))
        with pytest.raises(SetupError, match="moska is for 2–8 players"):
            MOSKA.deal(setup)
    book = MOSKA.options.books["moska"]
    assert list(book.best) == [4, 5, 6]


@proves("MOSKA-3.1")
def test_forehand_attacks_the_next_player() -> None:
    table = deal(3, leader=1)
    assert table.turn == "Eero"
    assert (table.state.attacker, table.state.defender) == (1, 2)
    assert deal(3, leader=2).state.defender == 0


@proves("MOSKA-2.1", "MOSKA-4.1")
def test_the_first_dealer_is_drawn_by_lot_and_then_the_loser_deals() -> None:
    rules = MOSKA.options.read("moska")
    first = {new_deal(MOSKA, rules, 4, Random(seed)).leader for seed in range(40)}
    assert first == {0, 1, 2, 3}
    for loser in range(4):
        setup = new_deal(MOSKA, rules, 4, Random(1), dealer=0, loser=loser)
        assert setup.leader == (loser + 1) % 4


@proves("MOSKA-2.1", "AMB-MO10")
def test_the_trap_at_the_cut_is_a_custom_that_changes_nothing_in_the_deal() -> None:
    assert not MOSKA.options.read("moska").cut_trap
    plain, trap = deal(3), deal(3, rules="moska, nostoansa=kyllä")
    assert plain.state.hands == trap.state.hands
    assert MOSKA.rulebook["MO2.2"].holds_under(trap.state.rules)
    assert not MOSKA.rulebook["MO2.2"].holds_under(plain.state.rules)


@proves("MOSKA-2.2")
def test_everybody_sees_the_turn_up_and_his_own_hand_and_nothing_else() -> None:
    table = deal(3)
    seen = table.seen_by("Eero")
    assert seen.state.stock == (None,) * 33 + table.state.stock[-1:]
    assert seen.state.hands[1] == table.state.hands[1]
    assert seen.hand("Aino") == "? ? ? ? ? ?"
    assert table.seen_by("").hand("Eero") == "? ? ? ? ? ?"
