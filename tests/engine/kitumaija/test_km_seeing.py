"""What is hidden – how many cards others hold too – and positions that cannot be."""

import pytest
from facts import proves
from playing import at, dealt
from truths_of_kitumaija import GAME

from korttipelit import NotationError, UnknownCard, read_position

TABLE = """
    peli: kitumaija
    säännöt: {}
    pakka: ♥6 ♥7 ♦9
    avopakka: ♣2 ♥2 ♥3 ♥4 ♥9
    vuorossa: Aino
    Aino: ♥10 ♣3 ♣4 ♠2 ♠3
    Eero: ♣5 ♣6 ♣7 ♣8 ♣9 ♣10
"""


@proves("KITU-2.1")
def test_of_the_open_pile_only_the_top_card_shows() -> None:
    shown = at(TABLE.format("kitumaija")).seen_by("Aino").state
    assert [card and str(card) for card in shown.pile] == [None, None, None, None, "♥9"]
    assert shown.stock == (None, None, None)


@proves("KITU-2.1")
def test_where_it_is_agreed_the_three_top_cards_may_be_looked_at() -> None:
    shown = at(TABLE.format("kitumaija, kurkistus=kyllä")).seen_by("").state
    assert [card and str(card) for card in shown.pile] == [None, None, "♥3", "♥4", "♥9"]
    few = dealt("kitumaija, kurkistus=kyllä", 3, game=GAME)
    assert few.seen_by("Eero").state.pile == few.state.pile


@proves("KITU-4.1", "AMB-KM11")
def test_how_many_cards_others_hold_is_not_seen() -> None:
    here = at(TABLE.format("kitumaija"))
    assert here.seen_by("Aino").sizes == [5, 1]
    assert here.seen_by("Eero").sizes == [1, 6]
    assert here.seen_by("").sizes == [1, 1]
    assert here.seen_by("Aino").hand("Eero") == "?"


@proves("AMB-KM11")
def test_a_player_who_is_out_is_seen_to_be_out() -> None:
    here = at("""
        peli: kitumaija
        avopakka: ♣2 ♥9
        vuorossa: Aino
        Aino: ♥10
        Eero: ♣5 ♣6
        Liisa: vapaa
    """)
    assert here.seen_by("Eero").sizes == [1, 2, 0]


@proves("AMB-KM11")
def test_where_it_is_agreed_everybody_shows_how_many_cards_he_has() -> None:
    here = at(TABLE.format("kitumaija, määrät=kyllä"))
    assert here.seen_by("Aino").sizes == [5, 6]
    assert here.seen_by("Aino").hand("Eero") == "? ? ? ? ? ?"


@proves("KITU-5.2")
def test_a_turned_trump_card_is_seen_under_the_stock() -> None:
    text = TABLE.format("kitumaija, valtti=käännetään").replace(
        "vuorossa", "valtti: ♦\n    vuorossa"
    )
    shown = at(text).seen_by("Aino").state
    assert [card and str(card) for card in shown.stock] == [None, None, "♦9"]


def test_what_a_view_hides_can_be_written_and_read() -> None:
    here = at(TABLE.format("kitumaija")).play("Aino käännä").seen_by("Eero")
    assert "Aino: 1" in repr(here)
    assert at(repr(here)).state == here.state


BASE = """
peli: kitumaija
säännöt: kitumaija
valtti: ♦
pakka: 3 ♦9
avopakka: ♣2 ♥9 ♥10
vuorossa: Aino
kiinniotto: pakasta
Aino: ♥2 ♥3 ♥4 ♠2 ♠3
Eero: ♣5
"""


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ([("valtti: ♦", "valtti: ♥")], "at this table diamonds are trump"),
        (
            [("kitumaija\nvaltti: ♦", "kitumaija, valtti=käännetään\nvaltti: ♥")],
            "the last card of the stock is the trump card, not ♦9",
        ),
        (
            [("kitumaija\nvaltti: ♦", "kitumaija, valtti=käännetään\nvaltti: ♠")],
            "spades cannot be trump",
        ),
        (
            [("kitumaija\nvaltti: ♦", "kitumaija, valtti=käännetään")],
            "the position does not say which suit is trump",
        ),
        ([("♣2 ♥9 ♥10", "♣2 ♥9 1")], "the top card of the open pile is known"),
        ([("♣2 ♥9 ♥10", "")], "the top card of the open pile is known"),
        ([("♣2 ♥9 ♥10", "♣A ♥9 ♥10")], "♣A cannot be the first open card"),
        ([("♣2 ♥9 ♥10", "♠Q ♥9 ♥10")], "♠Q cannot be the first open card"),
        ([("♣2 ♥9 ♥10", "♥10")], "♥10 has caught nothing"),
        ([("♣2 ♥9 ♥10", "♣2 ♥9 ♠Q")], "♠Q has caught nothing"),
        ([("♥9 ♥10", "♥J ♥10")], "♥10 does not catch ♥J"),
        ([("♠2 ♠3", "♠2")], "only with exactly five cards a card is turned from the stock"),
        ([("Eero: ♣5", "Eero:")], "Eero is in the game and has no cards"),
        ([("Eero: ♣5", "Eero: vapaa")], "at least two players are still in the game"),
        ([("Eero: ♣5", "Eero: ♣5\nLiisa: vapaa")], "nobody is out while the stock lasts"),
        ([("vuorossa: Aino", "vuorossa:")], "somebody is in turn"),
        (
            [
                ("pakka: 3 ♦9\n", ""),
                ("vuorossa: Aino", "vuorossa: Liisa"),
                ("pakasta", "ei"),
                ("Eero: ♣5", "Eero: ♣5\nLiisa: vapaa"),
            ],
            "Liisa is out and cannot play",
        ),
        ([("vuorossa: Aino", "vuorossa: Aino\nvoittaja: Eero")], "Eero is still in the game"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes, message: str) -> None:
    text = BASE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(NotationError) as error:
        read_position(text)
    assert message in [problem.message for problem in error.value.problems]


def test_a_sound_position_is_read() -> None:
    assert at(BASE.replace("3 ♦9", "3 ♥J")).turn == "Aino"
    assert at(BASE.replace("♣2 ♥9 ♥10", "2 ♥10")).turn == "Aino"


def test_a_top_card_nobody_has_named_cannot_be_caught() -> None:
    here = at("""
        peli: kitumaija
        pakka: 14
        avopakka: 6 ♣9
        vuorossa: Aino
        Aino: ♣5 ♣Q ♦2 ♥A ♠Q
        Eero: ♥7 +4
    """).play("Aino nosta")
    with pytest.raises(UnknownCard, match="open pile"):
        here.play("Eero ♥7")
    with pytest.raises(UnknownCard, match="open pile"):
        GAME.legal_moves(here.state)
