"""The deal, the trump, and who attacks first."""

from random import Random

import pytest
from facts import proves
from playing import dealt

from korttipelit import CARDS, GAMES, Setup, SetupError
from korttipelit.dealing import new_deal
from korttipelit.options import Contradiction

DURAK = GAMES["durak"]


def deal(rules: str, players: int, pack: str = "", *, bottom: str = "", leader: int = 0):
    return dealt(rules, players, pack, bottom=bottom, leader=leader, game=DURAK)


@proves("DURAK-2.2")
def test_everybody_gets_six_of_thirty_six_cards_and_the_next_is_trump() -> None:
    table = deal("lupa", 3, "♣6 ♦6 ♥6 ♣7 ♦7 ♥7 ♣8 ♦8 ♥8 ♣9 ♦9 ♥9 ♣10 ♦10 ♥10 ♣J ♦J ♥J ♠Q")
    assert table.hand("Aino") == "♣6 ♣7 ♣8 ♣9 ♣10 ♣J"
    assert table.sizes == [6, 6, 6]
    assert str(table.state.stock[-1]) == "♠Q"
    assert len(table.state.stock) == 36 - 18
    assert table.state.trump == 3
    assert {card.rank for card in DURAK.pack(table.state.rules)} == set(range(6, 15))


@proves("DURAK-2.3", "AMB-DU06")
def test_six_players_have_no_stock_and_the_dealers_last_card_fixes_trump() -> None:
    table = deal("lupa", 6, bottom="♥J", leader=2)
    assert table.state.stock == ()
    assert table.state.trump == 2
    assert "♥J" in table.hand("Eero"), "the dealer sits right of forehand"
    assert not table.ruling("Aino vaihda").legal


@proves("DURAK-3.1")
def test_in_the_first_deal_the_holder_of_the_trump_six_begins_with_any_card() -> None:
    table = deal("lupa", 2, "♣6 ♠6 ♣7 ♦6 ♣8 ♦7 ♣9 ♦8 ♣10 ♦9 ♣J ♦10 ♠9")
    assert table.turn == "Eero"
    assert table.legal == "♦6 ♦7 ♦8 ♦9 ♦10 ♠6 vaihda"


@proves("DURAK-3.1")
def test_without_the_six_the_lowest_trump_held_begins() -> None:
    table = deal("lupa", 2, "♣6 ♠Q ♣7 ♦6 ♣8 ♦7 ♣9 ♦8 ♠K ♦9 ♣J ♦10 ♠9")
    assert table.turn == "Eero"


@proves("AMB-DU02")
def test_where_nobody_holds_a_trump_forehand_begins() -> None:
    pack = "♣6 ♥6 ♣7 ♦6 ♣8 ♦7 ♣9 ♦8 ♣10 ♦9 ♣J ♦10 ♠9"
    assert deal("lupa", 2, pack, leader=1).turn == "Eero"
    assert deal("lupa", 2, pack, leader=0).turn == "Aino"


@proves("DURAK-3.1")
def test_in_later_deals_forehand_begins() -> None:
    pack = "♣6 ♠6 ♣7 ♦6 ♣8 ♦7 ♣9 ♦8 ♣10 ♦9 ♣J ♦10 ♠9"
    assert deal("lupa, aloittaja=etukäsi", 2, pack).turn.split()[0] == "Aino"


@proves("DURAK-2.1", "DURAK-7.1")
def test_the_loser_deals_and_the_player_after_him_is_forehand() -> None:
    rules = DURAK.options.read("lupa, aloittaja=etukäsi")
    setup = new_deal(DURAK, rules, 4, Random(1), dealer=0, loser=2)
    assert setup.leader == 3


@proves("DURAK-7.3")
def test_after_a_draw_the_loser_of_the_round_before_deals_again() -> None:
    rules = DURAK.options.read("lupa, aloittaja=etukäsi")
    assert new_deal(DURAK, rules, 4, Random(1), dealer=2).leader == 3


@proves("DURAK-0.2")
def test_durak_is_played_alone_by_two_to_six_in_pairs_by_four_and_three_a_side_by_six() -> None:
    books = DURAK.options.books
    assert {name: list(book.players) for name, book in books.items()} == {
        "lupa": [2, 3, 4, 5, 6],
        "vapaa": [2, 3, 4, 5, 6],
        "parit": [4],
        "kolmikot": [6],
    }
    assert {name: book.rules.teams for name, book in books.items()} == {
        "lupa": "none",
        "vapaa": "none",
        "parit": "pairs",
        "kolmikot": "three_v_three",
    }


@proves("DURAK-0.2")
def test_sides_are_chosen_by_the_book_not_by_an_option() -> None:
    rules = DURAK.options.books["lupa"].rules._replace(teams="pairs")
    assert DURAK.options.check(rules) == [
        Contradiction("sides", ("teams",), "lupa is played with joukkueet=ei; sides have a book")
    ]
    with pytest.raises(SetupError):
        DURAK.deal(Setup(DURAK.options.read("parit"), 3, DURAK.pack(rules)))


def test_the_source_asks_for_permission_and_free_play_has_its_own_book() -> None:
    books = DURAK.options.books
    assert [name for name, book in books.items() if book.rules.permission_required] == [
        "lupa",
        "parit",
        "kolmikot",
    ]


def test_cards_below_six_are_no_cards_of_the_game() -> None:
    rules = DURAK.options.read("lupa")
    with pytest.raises(SetupError, match="not cards of this game"):
        DURAK.deal(Setup(rules, 2, CARDS[:52]))
