"""The practice partner: always legal, never cheating, and deals with it come to an end."""

from random import Random

import pytest

from korttipelit import GAMES, read_position
from korttipelit.contract import CHANCE
from korttipelit.dealing import new_deal

KOIRA = GAMES["koira"]


@pytest.mark.parametrize("book", KOIRA.options.books)
@pytest.mark.parametrize("extra", ["", ", sarjat=vapaat", ", vapaanosto=ei", ", nosto=viimeinen"])
def test_sensible_players_play_legally_to_an_end(book: str, extra: str) -> None:
    rng = Random(f"{book}{extra}")
    allowed = KOIRA.options.books[book].players
    has_runs = book in ("suma", "nostokoira")
    if book == "presidentin-koira" or (extra == ", sarjat=vapaat" and has_runs):
        extra = ""
    rules = KOIRA.options.read(book + extra)
    for players in allowed:
        for _ in range(4):
            state = KOIRA.deal(new_deal(KOIRA, rules, players, rng))
            while state.result is None:
                move = KOIRA.advise(state, rng)
                assert KOIRA.ruling(state, move).legal
                state = KOIRA.play(state, move).after
            assert state.result.reason


def test_a_sensible_player_decides_from_what_he_sees() -> None:
    rng = Random(4)
    for book in KOIRA.options.books.values():
        state = KOIRA.deal(new_deal(KOIRA, book.rules, 4, rng))
        while state.result is None:
            (seat,) = KOIRA.to_play(state)
            seed = rng.random()
            move = KOIRA.advise(state, Random(seed))
            if seat != CHANCE and move.verb != "snatch":
                assert KOIRA.advise(KOIRA.view(state, seat), Random(seed)) == move
            state = KOIRA.play(state, move).after


def test_sensible_players_finish_deals_that_random_ones_drag_on() -> None:
    rng = Random(1)
    rules = KOIRA.options.books["opas"].rules
    lengths = []
    for _ in range(30):
        state = KOIRA.deal(new_deal(KOIRA, rules, 4, rng))
        moves = 0
        while state.result is None:
            state = KOIRA.play(state, KOIRA.advise(state, rng)).after
            moves += 1
        lengths.append(moves)
        assert state.result.reason == "last_in_game"
    assert sorted(lengths)[15] < 250


def test_chance_shares_a_kina_not_a_player() -> None:
    position = read_position(
        "peli: koira\nsäännöt: suma\nvaihe: keräys\npakka:\npöytä: ♣Q ♠9 ♥Q\n"
        "löi: Kalle, Aino, Eero\nvalttikortti: Liisa ♠6\njaetaan: Kalle, Eero\n"
        "Aino: ♠A\nEero:\nLiisa:\nKalle:\n"
    )
    move = KOIRA.advise(position.state, Random(1))
    assert move.seat == CHANCE
    assert set(map(str, move.cards)) == {"♣Q", "♠9", "♥Q"}
    assert not KOIRA.ruling(position.state, move._replace(verb="play")).legal


def test_a_snatch_is_blind() -> None:
    position = read_position(
        "peli: koira\nsäännöt: napoleonin-koira, lahja=näykätään\nvaihe: luopuminen\nvaltti: ♠\n"
        "pöytä:\nnapoleonin koira: Eero\nAino: ♣5 ♣6 ♠A\nEero:\nLiisa: ♦4\nvuorossa: Eero\n"
    )
    snatched = {KOIRA.advise(position.state, Random(n)).cards for n in range(40)}
    assert {str(card) for (card,) in snatched} == {"♣5", "♣6", "♠A"}
