"""What questions about a position are made of; a game's own kinds and themes build on it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from koirakoulu.finnish.events import claim_text, doing, lot_text, move_text
from koirakoulu.finnish.verdicts import Verdict, verdict
from korttipelit import Move, Position, Ruling
from korttipelit.contract import PLAY
from korttipelit.verbs import ANSWER


class Choice(NamedTuple):
    """One thing to tick: its name, the cards that picture it, and the verdict on it."""

    name: str
    cards: tuple[str, ...]
    verdict: Verdict
    lot: str = ""
    """The lot on the table that is meant, where it is no move."""
    on: str = ""
    """The card on the table that the last of the cards would beat."""
    said: str = ""
    """What is said of the cards, where they are played face down."""


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


def rulings_of(position: Position) -> list[Ruling]:
    """A ruling on everything the player in turn can do; the first of them where several may act.

    What others could do would tell of cards he does not see.
    """
    game, _, state = position
    in_turn = game.to_play(state)[:1]
    return [ruling for ruling in game.rulings(state) if ruling.move.seat in in_turn]


def rulings_asked(position: Position) -> Iterator[Choice]:
    """What may be done: every card, run and action the engine rules on."""
    for ruling in rulings_of(position):
        cards = tuple(map(str, ruling.move.cards))
        found = verdict(position, ruling)
        yield Choice(
            named(position, ruling.move),
            cards,
            found,
            on=beaten(ruling.move),
            said=claim_text(position.game, ruling.move),
        )


def beaten(move: Move) -> str:
    """The card on the table that an answer is to beat; nothing of other moves."""
    return str(move.cards[0]) if move.verb == ANSWER and move.cards else ""


MOVES: Final = Kind("Mitä tästä voi pelata?", rulings_asked, lambda _: True)
"""Which moves are legal: what can be asked about every game."""


def named(position: Position, move: Move) -> str:
    """A choice by name: cards alone, or what one does; with who does it if he is not in turn."""
    if move.seat < 0 or move.seat not in position.game.to_play(position.state)[:1]:
        return move_text(position.game, move, position.names)
    return (lot_text if move.verb == PLAY else doing)(position.game, move)
