"""What follows from a game's own parts and is alike in every game of one phase.

A game is a subclass with its metadata, its form, and five functions: `deal`, `to_play`, `options`
of the moment, the ruling on one move, and what a move does.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from .cards import Card, unseen_count
from .contract import (
    PLAY,
    About,
    IllegalMove,
    Move,
    Played,
    Role,
    Rule,
    Ruling,
    Seat,
    Seating,
    Setup,
    SetupError,
)
from .form import Form, TableState
from .options import OptionTable
from .problems import Problem
from .setups import setup_problems
from .text.lines import Field
from .verbs import FROM_HAND


class TableGame[S: TableState](ABC):
    """The part of `contract.Game` that no game has to write for itself."""

    id: str
    name: str
    about: About
    options: OptionTable[Any]
    rulebook: Mapping[str, Rule]
    verbs: Mapping[str, str]
    form: Form[Any]
    owned_keys: tuple[str, ...] = ()

    claims: bool = False
    """Whether cards are played face down with a claim."""

    turn_rule: str
    """Named when somebody acts who may not now."""
    hand_rule: str
    """Named when a card is played that its player does not hold."""
    action_rule: str
    """Named when an action is none of this moment."""

    # What a game writes

    @abstractmethod
    def pack(self, rules: Any) -> tuple[Card, ...]:
        """The cards the game is played with, in the order of `CARDS`."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first move of a deal that can be dealt."""

    @abstractmethod
    def to_play(self, state: S) -> tuple[Seat, ...]:
        """Who may act now, in order of priority; `()` at the end."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[Move]:
        """The legal moves, fast, in the order of `rulings`."""

    @abstractmethod
    def moves_to_judge(self, state: S) -> Iterable[Move]:
        """Every card and action of those who may act that a ruling is worth giving on."""

    @abstractmethod
    def judge(self, state: S, move: Move) -> Ruling:
        """The ruling on a move of one who may act, with cards he holds, while the deal goes on.

        Verbs, numbers of cards and cards on the table are still to be judged.
        """

    @abstractmethod
    def make(self, state: S, move: Move) -> Played[S]:
        """What a legal move does."""

    def out_of_turn(self, state: S, move: Move) -> str:  # noqa: ARG002 – mostly one rule will do
        """The rule by which somebody may not act now."""
        return self.turn_rule

    # What follows

    @property
    def position_keys(self) -> tuple[str, ...]:
        """The keys a position of this game may have beside the players' names."""
        return self.form.keys

    def seating(self, rules: Any) -> Seating:  # noqa: ARG002 – alike at every table
        """The loser deals, and the player after him begins."""
        return Seating("loser", "left_of_dealer")

    def setup_problems(self, setup: Setup) -> list[str]:
        """Everything that keeps this deal from being dealt."""
        return setup_problems(self.options, self.pack(setup.rules), setup)

    def deal(self, setup: Setup) -> S:
        """The state before the first move. Raises `SetupError` with every problem."""
        if problems := self.setup_problems(setup):
            raise SetupError(problems)
        return self.start(setup)

    def rulings(self, state: S) -> tuple[Ruling, ...]:
        """A ruling on every card and action of those who may act."""
        if state.result is not None:
            return ()
        return tuple([self.judge(state, move) for move in self.moves_to_judge(state)])

    def ruling(self, state: S, move: Move) -> Ruling:
        """The ruling on one move: whose turn, whose cards, then the game's own rules."""
        if state.result is not None:
            return Ruling(move, False, state.result.rule)
        if move.seat not in self.to_play(state):
            return Ruling(move, False, self.out_of_turn(state, move))
        if move.claim and not self.claims:
            return Ruling(move, False, self.action_rule)
        if move.verb != PLAY and move.verb not in self.verbs:
            return Ruling(move, False, self.action_rule)
        if (first := FROM_HAND.get(move.verb)) is not None:
            cards = move.cards[first:]
            hand = state.hands[move.seat]
            bits = 0
            for card in cards:
                bits |= card.bit
            # Mostly all is well at a glance; only then is it worth looking who holds what.
            if bits & ~hand or bits.bit_count() < len(cards):
                missing = self._missing(state, move.seat, cards)
                if missing:
                    return Ruling(move, False, self.hand_rule, (Role("missing", missing),))
        return self.judge(state, move)

    def play(self, state: S, move: Move) -> Played[S]:
        """Makes a move. Raises `IllegalMove` with the ruling, `UnknownCard` where one decides."""
        ruling = self.ruling(state, move)
        if not ruling.legal:
            raise IllegalMove(ruling)
        return self.make(state, move)

    def draw(self, state: S, rng: Random) -> Move:  # noqa: ARG002 – there is nothing to draw
        """There are no lots in the game."""
        raise ValueError("chance does not move in this game")

    def view(self, state: S, seat: Seat) -> S:
        """The state as that seat may see it."""
        shown: S = self.form.view(state, seat)
        return shown

    def cards_of(self, state: S) -> list[Card | None]:
        """Every card of the state wherever it is, `None` for an unseen one."""
        return self.form.cards_of(state)

    def read_position(
        self,
        rules: Any,
        names: Mapping[str, Field],
        fields: Mapping[str, Field],
        problems: list[Problem],
    ) -> S | None:
        """The state of a position's fields, or `None` and everything that is wrong."""
        allowed = self.options.books[rules.book].players
        if len(names) not in allowed:
            message = f"{rules.book} is for {allowed[0]}–{allowed[-1]} players, not {len(names)}"
            problems.append(Problem("players", message))
            return None
        read: S | None = self.form.read(rules, names, fields, problems, self.pack(rules))
        return read

    def write_position(self, state: S, names: Sequence[str]) -> list[str]:
        """A state's lines; `read_position` gives it back."""
        return self.form.write(state, names)

    def to_json(self, state: S) -> dict[str, object]:
        """The state in JSON's own types."""
        return self.form.to_json(state, self.options)

    def from_json(self, data: Mapping[str, object]) -> S:
        """The state of a JSON form. Raises `ValueError` when it is none."""
        state: S = self.form.from_json(data, self.options, self.pack)
        return state

    def _missing(self, state: S, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a move that its player cannot hold (`missing_from`)."""
        elsewhere = 0
        for card in self.form.cards_of(state):
            if card is not None:
                elsewhere |= card.bit
        hand = state.hands[seat]
        return missing_from(hand, cards, elsewhere & ~hand, self.pack(state.rules))


def missing_from(
    hand: int, cards: tuple[Card, ...], elsewhere: int, pack: tuple[Card, ...]
) -> tuple[Card, ...]:
    """The cards that hand cannot hold, with those `elsewhere` known to lie in other places.

    A card of the pack nobody has seen may be one of a hand's unseen cards, if there are enough.
    """
    left = unseen_count(hand)
    missing, used = [], 0
    for card in cards:
        if card not in pack or (used | elsewhere) & card.bit:
            missing.append(card)
        elif not hand & card.bit:
            if left:
                left -= 1
            else:
                missing.append(card)
        used |= card.bit
    return tuple(missing)
