"""The practice partner of every game: always legal, never cheating, and its deals end."""

from random import Random

import pytest

from korttipelit import CHANCE, GAMES
from korttipelit.dealing import new_deal

OF_EVERY_BOOK = pytest.mark.parametrize(
    ("game", "book"),
    [(game, book) for game in GAMES.values() for book in game.options.books.values()],
    ids=lambda thing: thing.id,
)
LONGEST = 5_000


@OF_EVERY_BOOK
def test_sensible_players_play_legally_to_an_end(game, book) -> None:
    rng = Random(book.id)
    for players in book.players:
        for _ in range(2):
            state = game.deal(new_deal(game, book.rules, players, rng))
            for _ in range(LONGEST):
                if state.result is not None:
                    break
                move = game.advise(state, rng)
                assert game.ruling(state, move).legal
                state = game.play(state, move).after
            assert state.result is not None, f"{players} players are still at it"


@OF_EVERY_BOOK
def test_a_sensible_player_decides_from_what_he_sees(game, book) -> None:
    rng = Random(book.id)
    state = game.deal(new_deal(game, book.rules, book.best[0], rng))
    for _ in range(60):
        if state.result is not None:
            break
        seat, seed = game.to_play(state)[0], rng.random()
        move = game.advise(state, Random(seed))
        if seat != CHANCE and move.verb != "snatch":
            assert game.advise(game.view(state, move.seat), Random(seed)) == move
        state = game.play(state, move).after
