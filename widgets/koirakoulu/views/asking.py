"""What questions about a position are made of; a game's own kinds and themes build on it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from koirakoulu.finnish import lot_name
from koirakoulu.finnish.events import move_text
from koirakoulu.finnish.verdicts import Verdict, verdict
from korttipelit import Move, Position
from korttipelit.contract import PLAY
from korttipelit.notation import write_lot


class Choice(NamedTuple):
    """One thing to tick: its name, the cards that picture it, and the verdict on it."""

    name: str
    cards: tuple[str, ...]
    verdict: Verdict
    lot: str = ""
    """The lot on the table that is meant, where it is no move."""


class Kind(NamedTuple):
    """A kind of question: its words, its choices with their verdicts, where it makes sense."""

    text: str
    ask: Callable[[Position], Iterable[Choice]]
    fits: Callable[[Position], bool]


class Theme(NamedTuple):
    """What questions can be drawn for: the kind of question, which states suit, at which tables."""

    key: str
    kind: str
    suits: Callable[[Any], bool]
    holds: Callable[[Any], bool] = lambda _: True


def rulings_asked(position: Position) -> Iterator[Choice]:
    """What may be done: every card, run and action the engine rules on."""
    for ruling in position.game.rulings(position.state):
        cards = tuple(map(str, ruling.move.cards))
        yield Choice(named(position, ruling.move), cards, verdict(position, ruling))


def named(position: Position, move: Move) -> str:
    """A choice by name: cards alone, or what one does without who does it."""
    if move.verb == PLAY:
        return lot_name(write_lot(move.cards))
    name = position.names[move.seat] if move.seat >= 0 else ""
    return move_text(move, position.names).removeprefix(name).strip()
