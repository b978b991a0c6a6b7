"""Kitumaija: the game object the registry lists."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from .. import verbs
from ..cards import PACK_52, SUIT_SETS, Card, unseen
from ..contract import NOBODY, About, Move, Played, Rule, Ruling, Seat, Setup
from ..form import Form
from ..options import OptionTable
from ..setups import dealt
from ..stock import Stock, turned_up
from ..tablegame import TableGame
from . import rulebook as r
from . import strategy, turns
from .options import TABLE, KituRules
from .rulings import judge, legal_moves, moves_to_judge
from .state import (
    DIAMONDS,
    FORM,
    HAND_SIZE,
    NOT_YET,
    SPADES,
    UNCATCHABLE,
    Kitu,
    open_count,
)


class Kitumaija(TableGame[Kitu]):
    """Catch the top card, then lay one for the next player; the last with cards loses."""

    id = "kitumaija"
    name = "Kitumaija"
    about = About(
        family="pile",
        minutes=(15, 30),
        difficulty=2,
        age=8,
        beats="higher_or_trump_hard_suit",
        trump="fixed_suit",
        pick_up="three_or_five",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    verbs: Mapping[str, str] = verbs.words((verbs.TURN, verbs.PICK_UP))
    form: Form[Any] = FORM
    turn_rule = r.TURN
    hand_rule = r.OWN_CARDS
    action_rule = r.KNOWN_ACTION

    def pack(self, rules: KituRules) -> tuple[Card, ...]:  # noqa: ARG002 – alike at every table
        """The ordinary 52 cards."""
        return PACK_52

    def start(self, setup: Setup) -> Kitu:
        """Five cards each, trump where it is turned, then the first card of the open pile.

        A card nothing could catch is no first card: it goes back into the middle (AMB-KM12).
        """
        rules: KituRules = setup.rules
        players = setup.players
        stock: Stock = setup.pack[players * HAND_SIZE :]
        trump = DIAMONDS
        if rules.trump == "turned":
            shown = turned_up(stock, SUIT_SETS[SPADES])
            trump, stock = shown.card.suit, (*shown.stock, shown.card)
        opened = turned_up(stock, UNCATCHABLE[rules.clubs_hard][trump])
        return Kitu(
            rules,
            dealt(setup.pack, players, HAND_SIZE),
            active=(1 << players) - 1,
            trump=trump,
            stock=opened.stock,
            pile=(opened.card,),
            turn=setup.leader,
            caught=NOT_YET,
            first=NOBODY,
            seen=(),
        )

    def to_play(self, state: Kitu) -> tuple[Seat, ...]:
        """The player in turn, for both of his cards."""
        return () if state.result is not None else (state.turn,)

    def legal_moves(self, state: Kitu) -> Sequence[Move]:
        """Cards in the order of `CARDS`, then turning, then taking."""
        return legal_moves(state)

    def moves_to_judge(self, state: Kitu) -> Sequence[Move]:
        """Every card in hand, turning, and taking."""
        return moves_to_judge(state)

    def judge(self, state: Kitu, move: Move) -> Ruling:
        """The ruling on a move of the player in turn."""
        return judge(state, move)

    def make(self, state: Kitu, move: Move) -> Played[Kitu]:
        """What a legal move does."""
        return turns.make(state, move)

    def view(self, state: Kitu, seat: Seat) -> Kitu:
        """The state as that seat may see it.

        Where counts are not shown, another's hand is one unseen card: at least one, nobody knows
        how many. Of the open pile only what lies on top is seen.
        """
        shown = super().view(state, seat)
        count = open_count(state)
        pile = (None,) * (len(state.pile) - count) + state.pile[-count:]
        stock = shown.stock
        if state.rules.trump == "turned":
            stock = (*stock[:-1], *state.stock[-1:])
        if state.rules.show_counts:
            hands = shown.hands
        else:
            hands = tuple(
                hand if owner == seat else unseen(1) if hand else 0
                for owner, hand in enumerate(state.hands)
            )
        return shown._replace(hands=hands, stock=stock, pile=pile)

    def advise(self, state: Kitu, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        return strategy.advise(self.view(state, state.turn), rng)


KITUMAIJA: Final = Kitumaija()
