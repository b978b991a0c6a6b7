"""The deal, the turn-up, who does the work, and what everybody sees."""

from random import Random

import pytest
from facts import proves
from playing import at, dealt

from korttipelit import GAMES, Setup, SetupError
from korttipelit.dealing import new_deal

TURAMOSKA = GAMES["turamoska"]


def deal(players: int, pack: str = "", *, leader: int = 0, rules: str = "turamoska"):
    return dealt(rules, players, pack, leader=leader, game=TURAMOSKA)


@proves("TURA-2.1")
def test_everybody_gets_six_cards_one_at_a_time_and_the_next_card_fixes_trump() -> None:
    table = deal(2, "♣2 ♦2 ♣3 ♦3 ♣4 ♦4 ♣5 ♦5 ♣6 ♦6 ♣7 ♦7 ♥J ♣8")
    assert table.hand("Eero") == "♦2 ♦3 ♦4 ♦5 ♦6 ♦7"
    assert str(table.state.stock[-1]) == "♥J"
    assert table.state.trump == 2


def test_two_to_eight_may_play() -> None:
    assert len(deal(8).state.stock) == 4
    for players in (1, 9):
        setup = Setup(TURAMOSKA.options.read("turamoska"), players, TURAMOSKA.pack(None))
        with pytest.raises(SetupError, match="2–8 players"):
            TURAMOSKA.deal(setup)


@proves("TURA-3.1")
def test_forehand_challenges_the_next_player() -> None:
    table = deal(3, leader=2)
    assert table.turn.split()[0] == "Liisa"
    assert (table.state.attacker, table.state.defender) == (2, 0)


@proves("TURA-2.3", "TURA-4.2")
def test_the_loser_does_the_work_of_the_next_deal() -> None:
    rules = TURAMOSKA.options.read("turamoska")
    for loser in range(3):
        setup = new_deal(TURAMOSKA, rules, 3, Random(1), dealer=0, loser=loser)
        assert setup.leader == (loser + 1) % 3


@proves("TURA-2.3", "AMB-MO10")
def test_who_cuts_the_pack_loses_at_once_by_a_custom_outside_the_deal() -> None:
    trap = deal(3, rules="turamoska, nostoansa=kyllä")
    assert trap.state.hands == deal(3).state.hands
    assert TURAMOSKA.rulebook["TU2.2"].holds_under(trap.state.rules)
    assert not TURAMOSKA.rulebook["TU2.2"].holds_under(deal(3).state.rules)


@proves("TURA-2.2", "AMB-MO06")
def test_the_trump_two_is_exchanged_for_the_turn_up_at_any_time() -> None:
    table = at("""
        peli: turamoska
        pakka: ♦3 ♠K
        hyökkääjä: Aino
        pöytä: ♥4
        Aino: ♥5 ♥6
        Eero: ♠2 ♣9
    """)
    assert table.turn == "Aino Eero"
    assert table.no("Aino vaihda") == "TU2.5"
    table.play("Eero vaihda")
    assert table.event("swapped") == "TU2.5 Eero ♠2 ♠K"
    assert table.hand("Eero") == "♣9 ♠K"


@proves("TURA-5.1")
def test_with_two_cards_left_some_turn_the_last_hidden_card_face_up() -> None:
    position = """
        peli: turamoska
        säännöt: turamoska{}
        pakka: {}
        hyökkääjä: Aino
        Aino: ♥5 ♥6
        Eero: ♠2 ♣9
    """
    shown = at(position.format(", toiseksi-viimeinen=kyllä", "♦3 ♠K")).seen_by("Aino")
    assert list(map(str, shown.state.stock)) == ["♦3", "♠K"]
    hidden = at(position.format("", "♦3 ♠K")).seen_by("Aino")
    assert list(map(str, hidden.state.stock)) == ["None", "♠K"]
    three = at(position.format(", toiseksi-viimeinen=kyllä", "♦4 ♦3 ♠K")).seen_by("")
    assert list(map(str, three.state.stock)) == ["None", "None", "♠K"]
