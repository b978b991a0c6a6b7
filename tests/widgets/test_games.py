"""Every game under every rule book: words for whatever happens, and widgets that go with it.

Random deals find what a game needs; what its sentences are is said in the tests of each game.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tables import NAMES, check_sentence

from koirakoulu.finnish import card_name
from koirakoulu.finnish.events import caption, happening, move_label, move_text
from koirakoulu.finnish.games import SPEECH
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.protocol import handle
from koirakoulu.views import WIDGETS
from koirakoulu.views.asking import rulings_of
from koirakoulu.views.elements import to_html
from koirakoulu.views.games import VIEWS
from koirakoulu.views.own_line import begin, choices, chooser, go_on
from koirakoulu.views.quiz_maker import LEVELS, Wish, draw, themes_of
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from koirakoulu.views.table import faces, table
from koirakoulu.views.visa_source import drawn_question
from korttipelit import (
    CARDS,
    CHANCE,
    GAMES,
    Game,
    Move,
    Played,
    Position,
    Record,
    Step,
    write_position,
    write_record,
)
from korttipelit.dealing import new_deal
from korttipelit.verbs import WORDS

MOST_MOVES = 260
FACE = faces("cards.svg")

BOOKS = [
    pytest.param(game, book.id, id=f"{game.id}-{book.id}")
    for game in GAMES.values()
    for book in game.options.books.values()
]
GAME = [pytest.param(game, id=game.id) for game in GAMES.values()]


def test_every_game_has_words_and_a_table() -> None:
    assert set(SPEECH) == set(GAMES)
    assert set(VIEWS) == set(GAMES)


def deal(game: Game[Any], book: str, players: int, seed: int) -> tuple[Record, list[Played[Any]]]:
    """A deal by players who often do the sensible thing, and sometimes anything."""
    rng = Random(f"{book} {players} {seed}")
    setup = new_deal(game, game.options.books[book].rules, players, rng)
    state = game.deal(setup)
    steps: list[Played[Any]] = []
    while state.result is None and len(steps) < MOST_MOVES:
        if game.to_play(state) == (CHANCE,):
            move = game.draw(state, rng)
        elif rng.random() < 0.6:
            move = game.advise(state, rng)
        else:
            move = rng.choice(list(game.legal_moves(state)))
        steps.append(game.play(state, move))
        state = steps[-1].after
    moves = tuple(Step(played.move) for played in steps)
    return Record(game, NAMES[:players], setup, moves), steps


def deals(game: Game[Any], book: str, seeds: int) -> Iterator[tuple[Record, list[Played[Any]]]]:
    players = game.options.books[book].players
    for number in sorted({players[0], players[len(players) // 2], players[-1]}):
        for seed in range(seeds):
            yield deal(game, book, number, seed)


def odd_move(rng: Random, players: int) -> Move:
    """Anything at all, sensible or not."""
    cards = rng.sample(CARDS, rng.choice((0, 1, 1, 2, 3)))
    verb = rng.choice(("play", "play", "play", *WORDS))
    return Move(rng.choice((CHANCE, *range(players))), verb, tuple(cards))


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_every_ruling_has_a_sentence(game: Game[Any], book: str) -> None:
    rng = Random(book)
    for record, steps in deals(game, book, 2):
        for played in steps:
            where = Position(game, record.names, played.before)
            rulings = list(game.rulings(played.before))
            for seat in (*game.to_play(played.before), None):
                odd = odd_move(rng, len(record.names))
                rulings.append(
                    game.ruling(played.before, odd if seat is None else odd._replace(seat=seat))
                )
            for ruling in rulings:
                told = verdict(where, ruling)
                assert (told.legal, told.rule) == (ruling.legal, ruling.rule)
                check_sentence(told.text)


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_everything_that_happens_is_told(game: Game[Any], book: str) -> None:
    for record, steps in deals(game, book, 2):
        names = record.names
        for played in steps:
            check_sentence(f"{move_text(game, played.move, names)}.")
            assert move_label(game, played.move)
            for open_cards in (False, True):
                for event in played.events:
                    check_sentence(happening(game, event, names, played, open_cards=open_cards))
                for sentence in caption(game, names, played, open_cards=open_cards):
                    check_sentence(sentence)
            for line in status(Position(game, names, played.after)):
                check_sentence(line if line.endswith(".") else f"{line}.")


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_secret_cards_stay_secret(game: Game[Any], book: str) -> None:
    for record, steps in deals(game, book, 2):
        if SPEECH[game.id].open_hands(game.options.books[book].rules):
            continue
        for played in steps:
            public = {card for e in played.events if not e.secret for card in e.cards}
            hidden = {card for e in played.events if e.secret for card in e.cards} - public
            said = " ".join(caption(game, record.names, played))
            assert not [card for card in hidden if card_name(str(card)) in said], said


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_every_state_can_be_drawn_for_every_seat(game: Game[Any], book: str) -> None:
    for record, steps in deals(game, book, 1):
        for played in steps[::3]:
            here = Position(game, record.names, played.after)
            drawn = [with_leaving(open_scene(here), played, here)]
            drawn += [scene_for(here, seat) for seat in range(len(record.names))]
            for scene in drawn:
                html = to_html(table(scene, "t", FACE))
                assert all(name in html for name in record.names)


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_what_a_seat_sees_shows_no_other_hand(game: Game[Any], book: str) -> None:
    for record, steps in deals(game, book, 1):
        for played in steps[::5]:
            if SPEECH[game.id].open_hands(game.options.books[book].rules):
                continue
            here = Position(game, record.names, played.after)
            for seat in range(len(record.names)):
                scene = scene_for(here, seat)
                others = [s for number, s in enumerate(scene.seats) if number != seat]
                known = {
                    str(card)
                    for number, hand in enumerate(game.view(played.after, seat).hands)
                    if number != seat
                    for card in CARDS
                    if hand & card.bit
                }
                assert {card for other in others for card in other.cards} <= known


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_a_round_can_be_stepped_through_and_tried_otherwise(game: Game[Any], book: str) -> None:
    record, steps = deal(game, book, game.options.books[book].best[0], 3)
    kierros = WIDGETS["kierros"]
    state = kierros.init(write_record(record))
    for step in range(0, len(steps) + 1, 9):
        state, said = kierros.update(state, {"do": "go", "step": step})
        assert said
        to_html(kierros.view(state))
        own, said = kierros.update(state, {"do": "try", "step": step})
        judged, said = kierros.update(own, {"do": "choose", "choice": 0, "seed": 1})
        assert said
        html = to_html(kierros.view(judged))
        if '-on"' in html and "Jatka tästä" in html:
            to_html(kierros.view(kierros.update(judged, {"do": "on", "seed": step})[0]))


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_a_readers_own_line_ends_or_comes_back_to_him(game: Game[Any], book: str) -> None:
    record, _ = deal(game, book, game.options.books[book].best[0], 4)
    start = Position(game, record.names, record.first_state())
    seat = next(iter(game.to_play(start.state)))
    own = go_on(start, begin(0, seat), None, 1)
    here = start
    for text in own["moves"]:
        assert text
    if not own["moves"]:
        assert chooser(here) == seat
        assert {choice.ruling.move.seat for choice in choices(here)} == {seat}


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_every_theme_gives_a_question_with_the_engines_key(game: Game[Any], book: str) -> None:
    rules = game.options.read(book)
    assert {theme.key for theme in VIEWS[game.id].themes} == set(SPEECH[game.id].themes)
    for theme in themes_of(game, rules):
        for level in LEVELS:
            drawn = draw(game, Wish(book, theme, level), 7)
            question = drawn_question(*drawn)
            assert 0 < len(question.key) < len(question.choices)
            if drawn.kind == "siirrot":
                legal = [ruling.legal for ruling in rulings_of(question.position)]
                assert [choice.verdict.legal for choice in question.choices] == legal


@pytest.mark.parametrize(("game", "book"), BOOKS)
def test_positions_of_play_can_be_asked_about_and_compared(game: Game[Any], book: str) -> None:
    for record, steps in deals(game, book, 1):
        for played in steps[7::40]:
            seats = game.to_play(played.before)
            if not seats or seats[0] < 0:
                continue
            seen = game.view(played.before, seats[0])
            text = write_position(Position(game, record.names, seen))
            for widget in ("visa", "vertailu"):
                to_html(WIDGETS[widget].view(WIDGETS[widget].init(text)))


@pytest.mark.parametrize("game", GAME)
def test_series_of_questions_can_be_asked_for(game: Game[Any]) -> None:
    request = f'{{"widget": "visa", "source": "arvo: kaikki\\npeli: {game.id}"}}'
    answer = handle(request)
    assert '"error"' not in answer
    assert not re.search(r"\bNone\b", answer)
