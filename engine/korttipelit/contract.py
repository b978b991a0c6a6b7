"""What every game of the package gives, and the values it gives it in.

A game is a set of pure functions over immutable states. `play` returns what was before, the move,
what is after and what happened on the way; nothing is changed in place. Chance is a move like any
other: the order of the pack is part of the deal, and a lot is drawn by a recorded move.

Illegality is data: a `Ruling` names the rule that decides and the cards it is about. Sentences are
made from rulings elsewhere.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from .cards import CARDS, Card, CardSet, Rank
from .options import OptionTable, Rules
from .problems import Problem
from .text.lines import Field

type Seat = int
"""A place at the table, from 0 clockwise. `NOBODY` stands for no seat."""

NOBODY: Final = -1

CHANCE: Final = -2
"""The actor of a recorded lot, which no player decides."""

MAX_SEATS: Final = 8
"""The most players any game here seats (KOIRA-A-1.1)."""

PLAY: Final = "play"
"""The verb of playing cards; a move with this verb is written as its cards alone."""


class Move(NamedTuple):
    """One thing a player does, or one lot. Cards of a run stand in rising order."""

    seat: Seat
    verb: str
    cards: tuple[Card, ...] = ()
    claim: Rank = 0
    """What the player says he plays, where cards are played face down; else 0."""


PLAYS: Final = tuple(
    {card.bit: Move(seat, PLAY, (card,)) for card in CARDS} for seat in range(MAX_SEATS)
)
"""For each seat its play of one card, by the card's bit."""


def plays(seat: Seat, cards: CardSet) -> list[Move]:
    """The seat's plays of each of these (real) cards, in the order of `CARDS`."""
    by_bit = PLAYS[seat]
    moves = []
    while cards:
        low = cards & -cards
        moves.append(by_bit[low])
        cards ^= low
    return moves


class Role(NamedTuple):
    """Cards a ruling is about, and as what: `to_beat`, `trump`, `missing`, `taken` …"""

    name: str
    cards: tuple[Card, ...]


class Ruling(NamedTuple):
    """Whether a move may be made, by which rule, and which cards decide."""

    move: Move
    legal: bool
    rule: str
    because: tuple[Role, ...] = ()

    def cards(self, role: str) -> tuple[Card, ...]:
        """The cards in that role, or none."""
        return next((r.cards for r in self.because if r.name == role), ())


class Event(NamedTuple):
    """One thing that happened because of a move, with the rule by which it did.

    `secret` events show their cards to `seat` and `seats` only; a drawn card is one. `number`
    counts what the kind says (cards of a trick, occurrences of a position).
    """

    kind: str
    rule: str
    seat: Seat = NOBODY
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    number: int = 0
    secret: bool = False


class Result(NamedTuple):
    """How a deal ended; `rule` is what ended it.

    `loser` and `winner` are `NOBODY` where the deal has none. Where a side loses together, `losers`
    are all of it and `loser` is `NOBODY`.
    """

    reason: str
    rule: str
    loser: Seat = NOBODY
    winner: Seat = NOBODY
    losers: tuple[Seat, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The result in JSON's own types."""
        return self._asdict() | {"losers": list(self.losers)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Result":
        """The result of such data. Raises `TypeError` or `KeyError` when it is none."""
        return cls(**{**data, "losers": tuple(data["losers"])})


class Played[S](NamedTuple):
    """A move with the state it was made in, the state it led to, and what happened."""

    before: S
    move: Move
    after: S
    events: tuple[Event, ...]


class Setup(NamedTuple):
    """All that is decided before the first card is played. The pack is written top card first."""

    rules: Any
    players: int
    pack: tuple[Card, ...]
    leader: Seat = 0


class Rule(NamedTuple):
    """A numbered rule: the id of a paragraph, of decisions in the engine and of tests.

    `holds` limits it to some tables: every named option must have one of the values. So does
    `tacit`, which the section of the rule says for all its rules.
    """

    id: str
    name: str
    sources: tuple[str, ...]
    holds: Mapping[str, tuple[object, ...]] = {}
    tacit: Mapping[str, tuple[object, ...]] = {}

    def holds_under(self, rules: Rules) -> bool:
        """Whether the rule is in force at a table with these rules."""
        needs = (*self.holds.items(), *self.tacit.items())
        return all(getattr(rules, option) in values for option, values in needs)


class About(NamedTuple):
    """What a game is like, for somebody who has to choose one. Words are ids, not sentences."""

    family: str
    """`collecting`, `attack`, `pile`: what kind of game it is."""
    minutes: tuple[int, int]
    """How long a deal takes at a table, from about to about."""
    difficulty: int
    """1 easy, 2 middling, 3 demanding."""
    age: int
    """From about what age children play along."""
    beats: str
    """What beats what."""
    trump: str
    """Where the trump comes from."""
    pick_up: str
    """What happens to one who does not beat."""
    end: str
    """What ends a deal."""


class Seating(NamedTuple):
    """Who deals the next deal and who leads it."""

    next_dealer: str
    """`loser`, or `rotate`: the next player clockwise."""
    first_leader: str
    """`left_of_dealer`, `random` or `loser`."""
    after_draw: str = "rotate"
    """Who deals after a deal without a loser: the next player, or with `same` who dealt it."""


class Game[S](Protocol):
    """A game. One object a game, listed in `registry`; its metadata first.

    `S` is its immutable state, or the union of its states. Every state has `rules`, and `result`,
    which is `None` while the deal goes on.
    """

    id: str
    name: str
    about: About
    options: OptionTable[Any]
    rulebook: Mapping[str, Rule]
    """Every rule the engine may name, by id."""
    verbs: Mapping[str, str]
    """Verb → the Finnish word of the notation; `PLAY` has none."""
    claims: bool
    """Whether cards are played face down under a claim, which need not be true.

    Then any cards may be played under a claim: `rulings` and `legal_moves` list only some of them.
    """
    owned_keys: tuple[str, ...]
    """Keys that are followed by a player's name."""

    @property
    def position_keys(self) -> tuple[str, ...]:
        """The keys a position of this game may have beside the players' names."""

    def pack(self, rules: Any) -> tuple[Card, ...]:
        """The cards the game is played with, in the order of `CARDS`."""

    def seating(self, rules: Any) -> Seating:
        """Who deals and leads from one deal to the next."""

    def setup_problems(self, setup: Setup) -> list[str]:
        """Everything that keeps this deal from being dealt."""

    def deal(self, setup: Setup) -> S:
        """The state before the first move. Raises `SetupError` with every problem."""

    def to_play(self, state: S) -> tuple[Seat, ...]:
        """Who may act now, the player in turn first; `(CHANCE,)` before a lot, `()` at the end.

        A game in which several may act lists them in their order of priority.
        """

    def rulings(self, state: S) -> tuple[Ruling, ...]:
        """A ruling on every card, run and action of the player in turn."""

    def ruling(self, state: S, move: Move) -> Ruling:
        """The ruling on one move, whoever makes it and whatever it is."""

    def legal_moves(self, state: S) -> Sequence[Move]:
        """The legal moves, fast: those that `rulings` calls legal, in the same order.

        Before a lot it is the lot that leaves the cards as they lie; `draw` makes random ones.
        """

    def draw(self, state: S, rng: Random) -> Move:
        """The move of chance where chance moves (`to_play` is `(CHANCE,)` or a blind snatch)."""

    def play(self, state: S, move: Move) -> Played[S]:
        """Makes a move. Raises `IllegalMove` with the ruling."""

    def advise(self, state: S, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see; chance where it moves."""

    def cards_of(self, state: S) -> list[Card | None]:
        """Every card of the state wherever it is, `None` for an unseen one."""

    def view(self, state: S, seat: Seat) -> S:
        """The state as that seat may see it (`NOBODY`: a bystander): hidden cards are unseen."""

    def read_position(
        self,
        rules: Any,
        names: Mapping[str, Field],
        fields: Mapping[str, Field],
        problems: list[Problem],
    ) -> S | None:
        """The state of a position's fields, or `None` and everything that is wrong."""

    def write_position(self, state: S, names: Sequence[str]) -> list[str]:
        """A state's lines; `read_position` gives it back. `ValueError` when the deal is over."""

    def to_json(self, state: S) -> dict[str, object]:
        """The state in JSON's own types; `from_json` gives the same state back."""

    def from_json(self, data: Mapping[str, object]) -> S:
        """The state of a JSON form. Raises `ValueError` when it is none."""


class IllegalMove(ValueError):
    """A move that can be read but may not be made; `ruling` says why."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(
            f"{' '.join(map(str, ruling.move.cards)) or ruling.move.verb}: {ruling.rule}"
        )
        self.ruling = ruling


class SetupError(ValueError):
    """A deal that cannot be: `problems` lists everything that is wrong with it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class UnknownCard(ValueError):
    """Play cannot go on from this position: a card that decides has not been named."""
