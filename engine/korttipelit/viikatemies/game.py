"""Viikatemies: the game object the registry lists."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from .. import verbs
from ..cards import PACK_52, Card
from ..contract import About, Move, Played, Rule, Ruling, Seat, Setup
from ..form import Form
from ..options import OptionTable
from ..setups import dealt
from ..tablegame import TableGame
from . import judging, making, strategy
from . import rulebook as r
from .options import TABLE, ViikatemiesRules
from .state import FORM, HAND, Reaping


class Viikatemies(TableGame[Reaping]):
    """Overtake by suit order, swap by value, topple – or take the pile; the first out wins."""

    id = "viikatemies"
    name = "Viikatemies"
    about = About(
        family="pile",
        minutes=(15, 30),
        difficulty=3,
        age=10,
        beats="suit_order",
        trump="none",
        pick_up="whole_pile",
        end="first_out",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    verbs: Mapping[str, str] = verbs.words((verbs.PICK_UP,))
    form: Form[Any] = FORM
    turn_rule = r.TURN
    hand_rule = r.OWN_CARDS
    action_rule = r.KNOWN_ACTION

    def pack(self, rules: ViikatemiesRules) -> tuple[Card, ...]:  # noqa: ARG002 – always alike
        """The ordinary 52 cards (VIIKA-3.1)."""
        return PACK_52

    def start(self, setup: Setup) -> Reaping:
        """Eight cards each; forehand begins (VIIKA-3.1, 3.2)."""
        players = setup.players
        return Reaping(
            setup.rules,
            dealt(setup.pack, players, HAND),
            active=(1 << players) - 1,
            stock=setup.pack[players * HAND :],
            pile=(),
            gone=0,
            turn=setup.leader,
        )

    def to_play(self, state: Reaping) -> tuple[Seat, ...]:
        """The player in turn."""
        return () if state.result is not None else (state.turn,)

    def legal_moves(self, state: Reaping) -> Sequence[Move]:
        """Single cards, then several together, then taking the pile."""
        return judging.legal_moves(state)

    def moves_to_judge(self, state: Reaping) -> Iterable[Move]:
        """Each card by itself, what several cards may be played, and taking the pile."""
        return judging.moves_to_judge(state)

    def judge(self, state: Reaping, move: Move) -> Ruling:
        """The ruling on a move of the player in turn."""
        return judging.judge(state, move)

    def make(self, state: Reaping, move: Move) -> Played[Reaping]:
        """What a legal move does."""
        return making.make(state, move)

    def advise(self, state: Reaping, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        seen = self.view(state, state.turn)
        return strategy.advise(seen, judging.legal_moves(seen), rng)


VIIKATEMIES: Final = Viikatemies()
