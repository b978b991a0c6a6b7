"""Whole random deals under every rule book, drawn and asked about all the way."""

from random import Random

import pytest

from koirakoulu.views import WIDGETS
from koirakoulu.views.elements import to_html
from koirakoulu.views.scenes import open_scene, scene_for
from koirakoulu.views.table import faces, table
from korttipelit import (
    CHANCE,
    GAMES,
    Position,
    Record,
    Setup,
    Step,
    write_position,
    write_record,
)

NAMES = ("Aino", "Eero", "Liisa", "Onni", "Veera", "Kaisa-Leena", "Ilmari", "Tuulikki")
MOST_MOVES = 250
KOIRA = GAMES["koira"]


def random_deal(book: str, players: int, seed: int) -> Record:
    """A deal played at random, with most pick-ups left out so that it gets somewhere."""
    rng = Random(seed)
    rules = KOIRA.options.books[book].rules
    pack = list(KOIRA.pack(rules))
    rng.shuffle(pack)
    setup = Setup(rules, players, tuple(pack))
    state = KOIRA.deal(setup)
    steps = []
    while state.result is None and len(steps) < MOST_MOVES:
        if KOIRA.to_play(state) == (CHANCE,):
            move = KOIRA.draw(state, rng)
        else:
            moves = KOIRA.legal_moves(state)
            plays = [move for move in moves if move.verb == "play"]
            move = rng.choice(plays if plays and rng.random() < 0.95 else list(moves))
        steps.append(Step(move))
        state = KOIRA.play(state, move).after
    return Record(KOIRA, NAMES[:players], setup, tuple(steps))


def deals() -> list[tuple[str, int, int]]:
    return [
        (book.id, players, seed)
        for book in KOIRA.options.books.values()
        for players in (book.players.start, 3, book.players.stop - 1)
        for seed in (1, 2)
    ]


@pytest.mark.parametrize(("book", "players", "seed"), deals())
def test_every_state_of_a_deal_can_be_drawn_and_asked_about(
    book: str, players: int, seed: int
) -> None:
    record = random_deal(book, players, seed)
    face = faces("cards.svg")
    state = record.first_state()
    for number, step in enumerate(record.steps):
        position = Position(KOIRA, record.names, state)
        to_html(table(open_scene(position), "t", face))
        for seat in range(players):
            to_html(table(scene_for(position, seat), "t", face))
        if number % 9 == 0 and KOIRA.to_play(state) != (CHANCE,):
            quiz = WIDGETS["visa"].init(write_position(position))
            legal = [i for i, ruling in enumerate(KOIRA.rulings(state)) if ruling.legal]
            answers = [{**quiz["answers"][0], "marked": legal}]
            quiz, said = WIDGETS["visa"].update(
                {**quiz, "answers": answers}, {"do": "check", "question": 0}
            )
            assert said.startswith("Oikein heti ensimmäisellä kerralla."), write_position(position)
            to_html(WIDGETS["visa"].view(quiz))
        state = KOIRA.play(state, step.move).after


@pytest.mark.parametrize("book", list(KOIRA.options.books))
def test_a_whole_deal_can_be_stepped_through(book: str) -> None:
    record = random_deal(book, 3, 7)
    state = WIDGETS["kierros"].init(write_record(record))
    for step in range(0, len(record.steps) + 1, 5):
        state, said = WIDGETS["kierros"].update(state, {"do": "go", "step": step})
        assert said
        to_html(WIDGETS["kierros"].view(state))
