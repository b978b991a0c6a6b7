"""A reader's own line: something else than was played in a round, and how it goes on from there.

The state of it, `own`, is a value like the widget's own: `at`, the position of the round it leaves
from; `seat`, whose cards the reader plays; `moves`, what has been played since, in the notation;
`new`, how many of them stood before the reader's last move; `asked`, the choice that was tried and
not played; and `going`, whether the line goes on or something is only being tried.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from koirakoulu.finnish.events import claim_text
from koirakoulu.finnish.verdicts import Verdict, verdict
from koirakoulu.views.asking import beaten, named
from koirakoulu.views.base import State, WidgetError
from korttipelit import CHANCE, NotationError, Played, Position, Problem, Ruling
from korttipelit.notation.record import read_move, write_move
from korttipelit.text.lines import Field

LONGEST: Final = 400
"""Others' moves in a row: more only where the rules let play go on for ever."""


class Line(NamedTuple):
    """An own line played through."""

    steps: tuple[Played[Any], ...]
    here: Position

    @property
    def in_turn(self) -> int:
        """Who is to choose; chance, or nobody once the deal is over, is less than any seat."""
        return chooser(self.here)


class Tried(NamedTuple):
    """One thing the player in turn may try: its name, its cards, the ruling and its verdict."""

    name: str
    cards: tuple[str, ...]
    ruling: Ruling
    verdict: Verdict
    on: str = ""
    """The card on the table that the last of the cards would beat."""
    said: str = ""
    """What is said of the cards, where they are played face down."""


def chooser(position: Position) -> int:
    """The seat that has something to choose by what it sees, or `CHANCE`.

    Who snatches a card blindly is in turn, but it is chance that chooses.
    """
    game, _, state = position
    seat = next(iter(game.to_play(state)), CHANCE)
    if seat < 0:
        return CHANCE
    rulings = game.rulings(game.view(state, seat))
    return seat if any(ruling.move.seat == seat for ruling in rulings) else CHANCE


def choices(position: Position) -> list[Tried]:
    """What the player in turn may try, judged by what he sees."""
    game, names, state = position
    seat = chooser(position)
    if seat < 0:
        return []
    seen = Position(game, names, game.view(state, seat))
    return [
        Tried(
            named(seen, ruling.move),
            tuple(map(str, ruling.move.cards)),
            ruling,
            verdict(seen, ruling),
            beaten(ruling.move),
            claim_text(game, ruling.move),
        )
        for ruling in game.rulings(seen.state)
        if ruling.move.seat == seat
    ]


def begin(at: int, seat: int) -> State:
    """A line that leaves the round at a position."""
    return {"at": at, "seat": seat, "going": False, "moves": [], "new": 0, "asked": None}


def follow(start: Position, moves: Sequence[str]) -> Line:
    """Plays the moves of a line. Raises where they are none: a state may come from anywhere."""
    game, names, state = start
    steps = []
    for number, text in enumerate(moves, start=1):
        problems: list[Problem] = []
        move = read_move(game, names, Field("", text, number, 1), problems)
        if move is None or problems:
            raise NotationError(problems)
        steps.append(game.play(state, move))
        state = steps[-1].after
    return Line(tuple(steps), Position(game, names, state))


def go_on(start: Position, own: State, ruling: Ruling | None, seed: int) -> State:
    """The line after the reader's move, if there is one, and what the others do until his next."""
    line = follow(start, own["moves"])
    game, names, state = line.here
    rng = Random(f"{seed} {len(own['moves'])}")
    moves = list(own["moves"])
    if ruling is not None:
        moves.append(write_move(game, names, ruling.move))
        state = game.play(state, ruling.move).after
    for _ in range(LONGEST):
        here = Position(game, names, state)
        if state.result is not None or chooser(here) == own["seat"]:
            break
        move = game.advise(state, rng)
        moves.append(write_move(game, names, move))
        state = game.play(state, move).after
    return {**own, "going": True, "moves": moves, "new": len(own["moves"]), "asked": None}


def tried(line: Line, own: State) -> Tried | None:
    """The choice that was tried last."""
    found = choices(line.here)
    asked = own["asked"]
    if asked is None:
        return None
    if not isinstance(asked, int) or not 0 <= asked < len(found):
        raise WidgetError(0, "there is no such choice")
    return found[asked]
