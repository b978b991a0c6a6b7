"""A turn of two cards: what catches the top card, the free card, and drawing to five."""

import pytest
from facts import proves
from playing import at, dealt
from truths_of_kitumaija import GAME

from korttipelit import Move

IN_TURN = """
    peli: kitumaija
    säännöt: {rules}
    pakka: ♥6 ♥7 ♣3 ♣4
    avopakka: {pile}
    vuorossa: Aino
    Aino: {hand}
    Eero: 5
"""


def turn(pile: str, hand: str, rules: str = "kitumaija"):
    return at(IN_TURN.format(pile=pile, hand=hand, rules=rules))


@proves("KITU-2.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_gets_five_cards_and_the_next_one_is_the_open_pile(players: int) -> None:
    top = " ".join(f"♥{n}" for n in (2, 3, 4, 5, 6, 7, 8, 9, 10))
    here = dealt("kitumaija", players, top, game=GAME)
    assert here.sizes == [5] * players
    assert len(here.state.pile) == 1
    assert len(here.state.stock) == 52 - 5 * players - 1
    assert here.turn == "Aino"


DEALT_TO_TWO = "♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥10 ♥J"


@proves("KITU-2.1", "AMB-KM03", "AMB-KM12")
@pytest.mark.parametrize("card", ["♠Q", "♣A", "♦A"])
def test_a_first_open_card_nothing_catches_goes_back_into_the_middle(card: str) -> None:
    here = dealt("kitumaija", 2, f"{DEALT_TO_TWO} {card} ♣4", game=GAME)
    assert str(here.state.pile[0]) == "♣4"
    assert str(here.state.stock[19]) == card


@proves("AMB-KM12")
def test_an_ace_that_a_trump_catches_may_be_the_first_open_card() -> None:
    for rules, card in (("kitumaija", "♠A"), ("kitumaija, kova-risti=ei", "♣A")):
        here = dealt(rules, 2, f"{DEALT_TO_TWO} {card}", game=GAME)
        assert str(here.state.pile[0]) == card


@proves("AMB-KM01")
def test_two_to_six_play_and_three_to_five_is_best() -> None:
    book = GAME.options.books["kitumaija"]
    assert (list(book.players), list(book.best)) == ([2, 3, 4, 5, 6], [3, 4, 5])


@proves("KITU-1.2", "KITU-3.1", "KITU-3.2", "AMB-KM02")
@pytest.mark.parametrize(
    ("top", "card", "rule"),
    [
        ("♥9", "♥10", "KM3.1"),
        ("♠K", "♠A", "KM3.1"),
        ("♣9", "♣10", "KM3.1"),
        ("♥A", "♦2", "KM3.2"),
        ("♠9", "♦2", "KM3.2"),
        ("♦9", "♦10", "KM3.3"),
    ],
)
def test_a_higher_card_of_the_suit_or_a_trump_catches(top: str, card: str, rule: str) -> None:
    here = turn(top, f"{card} ♥2 ♥3 ♥4 ♥5")
    assert here.yes(f"Aino {card}") == rule
    assert here.because(f"Aino {card}") == {"to_beat": top}
    assert here.play(f"Aino {card}").event("played") == f"{rule} Aino {card}"


@proves("KITU-1.2", "KITU-3.1", "KITU-3.2", "AMB-KM02")
@pytest.mark.parametrize(
    ("top", "card", "rule"),
    [
        ("♥9", "♥8", "KM3.1"),
        ("♥9", "♠10", "KM3.1"),
        ("♥9", "♣A", "KM3.1"),
        ("♣9", "♠A", "KM3.1"),
        ("♣9", "♦10", "KM3.4"),
        ("♣2", "♦A", "KM3.4"),
        ("♦9", "♦8", "KM3.3"),
        ("♦9", "♥A", "KM3.3"),
        ("♠2", "♠Q", "KM3.5"),
        ("♠J", "♠Q", "KM3.5"),
    ],
)
def test_what_is_lower_or_of_another_suit_does_not_catch(top: str, card: str, rule: str) -> None:
    here = turn(top, f"{card} ♥2 ♥3 ♥4 ♥5")
    assert here.no(f"Aino {card}") == rule
    assert here.because(f"Aino {card}") == {"to_beat": top}


@proves("KITU-5.1")
def test_where_clubs_are_ordinary_a_trump_catches_them() -> None:
    here = turn("♣9", "♦2 ♥2 ♥3 ♥4 ♥5", "kitumaija, kova-risti=ei")
    assert here.yes("Aino ♦2") == "KM3.2"


@proves("KITU-5.2")
def test_trump_may_be_turned_from_the_pack_and_is_never_a_spade() -> None:
    rules = "kitumaija, valtti=käännetään"
    here = dealt(rules, 2, f"{DEALT_TO_TWO} ♠4 ♠5 ♥Q ♣9", game=GAME)
    assert here.state.trump == 2
    assert str(here.state.stock[-1]) == "♥Q"
    assert str(here.state.pile[0]) == "♣9"
    assert here.no("Aino ♥2") == "KM3.4"
    assert 15 < [str(card) for card in here.state.stock].index("♠4") < 20


@proves("AMB-KM10")
def test_clubs_are_not_hard_where_they_are_trump() -> None:
    rules = "kitumaija, valtti=käännetään"
    here = dealt(rules, 2, f"{DEALT_TO_TWO} ♣Q ♣A ♣9", game=GAME)
    assert str(here.state.pile[0]) == "♣9"
    here = at("""
        peli: kitumaija
        säännöt: kitumaija, valtti=käännetään
        valtti: ♣
        avopakka: ♣9
        vuorossa: Aino
        Aino: ♣10 ♥2
        Eero: ♥3
    """)
    assert here.yes("Aino ♣10") == "KM3.3"
    assert here.no("Aino ♥2") == "KM3.3"


@proves("KITU-3.1", "AMB-KM03")
def test_after_the_catch_any_card_is_played_and_the_hand_refilled() -> None:
    here = turn("♥9", "♥10 ♠Q ♣2 ♦3 ♥2").play("Aino ♥10")
    assert here.turn == "Aino"
    assert here.legal == "♣2 ♦3 ♥2 ♠Q käännä"
    assert not here.happened("drew")
    assert here.yes("Aino ♣2") == "KM3.6"
    here.play("Aino ♣2")
    assert here.event("played") == "KM3.6 Aino ♣2"
    assert here.event("drew") == "KM3.7 Aino ♥6 ♥7"
    assert here.turn == "Eero"
    assert [str(card) for card in here.state.pile] == ["♥9", "♥10", "♣2"]


def test_after_the_catch_a_second_card_is_due_and_nothing_is_taken() -> None:
    here = turn("♥9", "♥10 ♠Q ♣2 ♦3 ♥2").play("Aino ♥10")
    assert here.no("Aino nosta") == "KM3.6"


@proves("KITU-3.3")
def test_maija_goes_as_the_second_card_only() -> None:
    here = turn("♠9", "♠10 ♠Q ♣2 ♦3 ♥2")
    assert here.no("Aino ♠Q") == "KM3.5"
    assert here.play("Aino ♠10").yes("Aino ♠Q") == "KM3.6"


def test_a_player_plays_one_card_from_his_own_hand_in_his_turn() -> None:
    here = turn("♥9", "♥10 ♠Q ♣2 ♦3 ♥2")
    assert here.no("Eero ♣5") == "KM1.1"
    assert here.no("Aino ♥J") == "KM1.2"
    assert here.because("Aino ♥J") == {"missing": "♥J"}
    assert here.no("Aino ♥2-3") == "KM1.2"
    assert here.no("Aino nosta ♥9") == "KM1.3"
    assert here.no("Aino käännä ♥6") == "KM1.3"


@pytest.mark.parametrize("verb", ["answer", "give", "enough", "swap"])
def test_what_players_do_in_other_games_is_no_move_here(verb: str) -> None:
    here = turn("♥9", "♥10 ♠Q ♣2 ♦3 ♥2")
    ruling = GAME.ruling(here.state, Move(0, verb))
    assert (ruling.legal, ruling.rule) == (False, "KM1.3")


@proves("AMB-KM06")
def test_who_still_has_fewer_than_five_after_taking_draws_too() -> None:
    here = turn("♣K ♥9", "♥2 ♥3 ♥4").play("Aino nosta")
    assert here.event("picked_up") == "KM4.3 Aino ♥9"
    assert here.event("drew") == "KM3.7 Aino ♥6"
    assert here.sizes == [5, 5]
    here = turn("♣K ♥9", "♥2 ♥3 ♥4 ♥5 ♥8").play("Aino nosta")
    assert not here.happened("drew")
