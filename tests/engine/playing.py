"""A table to try rules at: positions and moves as notation, answers as short texts.

Tests read like a table talking: `at.play("Aino ♥5")`, `at.no("Eero ♥3") == "K4.4"`. A failing test
prints the positions it looked at (see conftest.py).
"""

from functools import cache
from textwrap import dedent
from typing import Any

import pytest

from korttipelit import (
    CARDS,
    CHANCE,
    GAMES,
    NOBODY,
    Event,
    Game,
    IllegalMove,
    Move,
    Position,
    Problem,
    Ruling,
    Setup,
    cards_in,
    read_cards,
    read_position,
    write_position,
)
from korttipelit.cards import unseen_count
from korttipelit.koira.state import Collecting
from korttipelit.notation import record, write_lot
from korttipelit.text.cardtext import is_run
from korttipelit.text.lines import Field

KOIRA = GAMES["koira"]
NAMES = ("Aino", "Eero", "Liisa", "Ville", "Kalle", "Anna", "Matti", "Helmi")
PACK = CARDS[:52]

shown: list["At"] = []
"""The tables of the running test, for its failure report."""


class At:
    """A state, the players' names, and what happened in the last move."""

    def __init__(self, game, names, state):
        self.game, self.names, self.state = game, tuple(names), state
        self.events: tuple[Event, ...] = ()
        self.log: list[Event] = []
        shown.append(self)

    def __repr__(self):
        try:
            return write_position(Position(self.game, self.names, self.state))
        except ValueError:
            return f"over: {self.state.result}\nhands: {[write_cards(h) for h in self.state.hands]}"

    # What may be done

    @property
    def legal(self) -> str:
        """The legal moves in their order, without the player's name."""
        return " ".join(self._short(move) for move in self.game.legal_moves(self.state))

    def ruling(self, line: str) -> Ruling:
        return self.game.ruling(self.state, self.move(line))

    def yes(self, line: str) -> str:
        """The rule by which the move is legal."""
        ruling = self.ruling(line)
        assert ruling.legal, f"{line} is illegal by {ruling.rule}\n{self}"
        return ruling.rule

    def no(self, line: str) -> str:
        """The rule by which the move is illegal; playing it raises the same ruling."""
        ruling, before = self.ruling(line), self.state
        assert not ruling.legal, f"{line} is legal by {ruling.rule}\n{self}"
        with pytest.raises(IllegalMove) as error:
            self.game.play(self.state, ruling.move)
        assert error.value.ruling == ruling
        assert self.state == before
        return ruling.rule

    def because(self, line: str) -> dict[str, str]:
        """The cards a ruling is about, by role."""
        return {role.name: " ".join(map(str, role.cards)) for role in self.ruling(line).because}

    # What is done

    def play(self, *lines: str) -> "At":
        """Makes moves; each must be legal."""
        for line in lines:
            self.do(self.move(line))
        return self

    def do(self, move: Move) -> "At":
        ruling = self.game.ruling(self.state, move)
        assert ruling.legal, f"{move} is illegal by {ruling.rule}\n{self}"
        cards, before = all_cards(self.game, self.state), self.state
        played = self.game.play(self.state, move)
        assert played.before is before
        assert played.move == move
        self.state, self.events = played.after, played.events
        self.log += played.events
        assert all_cards(self.game, self.state) == cards, f"cards appear or vanish\n{self}"
        return self

    def move(self, line: str) -> Move:
        return read_move(self.game, self.names, line)

    # What there is to see

    @property
    def turn(self) -> str:
        seats = self.game.to_play(self.state)
        return " ".join("arpa" if seat == CHANCE else self.names[seat] for seat in seats)

    @property
    def table(self) -> str:
        lines = repr(self).splitlines()
        return next((line[6:].strip() for line in lines if line.startswith("pöytä:")), "")

    def hand(self, name: str) -> str:
        return write_cards(self.state.hands[self.names.index(name)])

    def won(self, name: str) -> str:
        return write_cards(self.state.won[self.names.index(name)])

    @property
    def sizes(self) -> list[int]:
        return [hand.bit_count() for hand in self.state.hands]

    @property
    def gone(self) -> str:
        return write_cards(self.state.gone)

    @property
    def phase(self) -> str:
        return "keräys" if isinstance(self.state, Collecting) else "luopuminen"

    @property
    def out(self) -> str:
        active = self.state.active
        return " ".join(n for seat, n in enumerate(self.names) if not active >> seat & 1)

    @property
    def end(self) -> tuple[str, str, str] | None:
        """Why the deal ended, by which rule, and who is the koira (or `-`)."""
        if (result := self.state.result) is None:
            return None
        loser = "-" if result.loser == NOBODY else self.names[result.loser]
        return result.reason, result.rule, loser

    def event(self, kind: str) -> str:
        """The one event of that kind in the last move: rule, player, cards."""
        found = [event for event in self.events if event.kind == kind]
        assert len(found) == 1, f"{len(found)} events {kind} in {self.events}\n{self}"
        return self.text(found[0])

    def told(self, kind: str) -> list[str]:
        """All events of that kind since the beginning."""
        return [self.text(event) for event in self.log if event.kind == kind]

    def text(self, event: Event) -> str:
        words = [event.rule]
        if event.seat != NOBODY:
            words.append(self.names[event.seat])
        words += (self.names[seat] for seat in event.seats)
        return " ".join((*words, *map(str, event.cards)))

    def happened(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.events)

    def seen_by(self, name: str) -> "At":
        """The table as that player sees it; an empty name is a bystander."""
        seat = self.names.index(name) if name else NOBODY
        return At(self.game, self.names, self.game.view(self.state, seat))

    def with_rules(self, **changes: object) -> "At":
        """The same cards at a table with other rules."""
        return At(
            self.game, self.names, self.state._replace(rules=self.state.rules._replace(**changes))
        )

    def _short(self, move: Move) -> str:
        if move.claim:
            return record.write_move(self.game, self.names, move).partition(" ")[2]
        if move.verb == "play" and is_run(move.cards):
            return write_lot(move.cards)
        if move.verb == "play":
            return " ".join(map(str, move.cards))
        return " ".join((self.game.verbs[move.verb], *map(str, move.cards)))


def at(text: str) -> At:
    """A position; of Koira where it does not say `peli`.

    Koira's `vaihe` may be left out: with a stock it is the collecting phase.
    """
    lines = dedent(text).strip().splitlines()
    keys = {line.partition(":")[0] for line in lines}
    if not keys & {"vaihe", "peli"}:
        lines.append(f"vaihe: {'keräys' if 'pakka' in keys else 'luopuminen'}")
    if "peli" not in keys:
        lines.insert(0, "peli: koira")
    position = read_position("\n".join(lines))
    return At(*position)


def dealt(
    rules: str,
    players: int,
    pack: str = "",
    *,
    bottom: str = "",
    leader: int = 0,
    game: Game[Any] = KOIRA,
) -> At:
    """A deal whose pack begins and ends with these cards; the others lie between in order."""
    top, last = read_cards(pack), read_cards(bottom)
    table = game.options.read(rules)
    rest = tuple(card for card in game.pack(table) if card not in (*top, *last))
    setup = Setup(table, players, (*top, *rest, *last), leader)
    return At(game, NAMES[:players], game.deal(setup))


@cache
def read_move(game: Game[Any], names: tuple[str, ...], line: str) -> Move:
    problems: list[Problem] = []
    move = record.read_move(game, names, Field("", line, 1, 1), problems)
    assert move is not None, problems
    return move


def write_cards(cards: int) -> str:
    """The cards of a set in order, unseen ones as `?`."""
    return " ".join((*map(str, cards_in(cards)), *"?" * unseen_count(cards)))


def all_cards(game: Game[Any], state: object) -> list[str]:
    """Every card of a state wherever it is, in order; unseen ones as `?`."""
    return sorted("?" if card is None else str(card) for card in game.cards_of(state))
