"""Koira: the game object the registry lists."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from ..cards import Card, card_set
from ..contract import (
    NOBODY,
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
from ..options import OptionTable
from ..problems import Problem
from ..seats import seats_from
from ..setups import dealt, setup_problems
from ..tablegame import missing_from
from ..text.lines import Field
from . import (
    collecting,
    position_reading,
    position_writing,
    president,
    shedding,
    state_json,
    strategy,
)
from . import rulebook as r
from .books import TABLE
from .options import KoiraRules
from .state import (
    GIVE_VERB,
    SNATCH_VERB,
    VERBS,
    Collecting,
    KoiraState,
    Shedding,
    cards_of,
    pack_of,
)
from .view import view

GIFT_VERBS: Final = (GIVE_VERB, SNATCH_VERB)
HAND_VERBS: Final = (PLAY, GIVE_VERB, SNATCH_VERB)
"""The moves whose cards come from a hand."""


class Koira:
    """The Koira family: one game, of which every rule book is a full set of options."""

    id = "koira"
    name = "Koira"
    about = About(
        family="collecting",
        minutes=(20, 40),
        difficulty=2,
        age=7,
        beats="higher_or_trump",
        trump="last_card",
        pick_up="one_lot",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    verbs: Mapping[str, str] = VERBS
    claims = False
    position_keys: tuple[str, ...] = position_reading.KEYS
    owned_keys: tuple[str, ...] = (position_reading.PILE,)

    def pack(self, rules: KoiraRules) -> tuple[Card, ...]:
        """The ordinary 52 cards (KOIRA-A-1.5); with jokers where President follows (7.4)."""
        return pack_of(rules)

    def deal(self, setup: Setup) -> Collecting:
        """Deals one card at a time clockwise from the first seat; the rest is the stock.

        With two players at a table that strips the pack, the ten top cards go aside unseen.
        Raises `SetupError` with everything that is wrong.
        """
        players, pack = setup.players, setup.pack
        rules: KoiraRules = setup.rules
        if problems := self.setup_problems(setup):
            raise SetupError(problems)
        aside = rules.two_player_strip if players == 2 else 0
        end = aside + players * rules.deal
        hands = dealt(pack[aside:], players, rules.deal)
        order = seats_from(setup.leader, players)
        return Collecting(
            rules,
            hands,
            won=(0,) * players,
            stock=pack[end:],
            queue=order[:2] if rules.trick_players == "pair" else order,
            stripped=card_set(pack[:aside]),
        )

    def setup_problems(self, setup: Setup) -> list[str]:
        """Everything that keeps this deal from being dealt."""
        return setup_problems(TABLE, pack_of(setup.rules), setup)

    def seating(self, rules: KoiraRules) -> Seating:
        """Who deals and leads is the table's own choice (AMB-K19)."""
        return Seating(rules.next_dealer, rules.first_leader)

    def to_play(self, state: KoiraState) -> tuple[Seat, ...]:
        """Who is in turn; see `contract.Game.to_play`."""
        seats: tuple[Seat, ...] = _phase(state).to_play(state)
        return seats

    def legal_moves(self, state: KoiraState) -> Sequence[Move]:
        """Cards in the order of `CARDS`, then runs by suit, first card and length, then actions."""
        moves: Sequence[Move] = _phase(state).legal_moves(state)
        return moves

    def rulings(self, state: KoiraState) -> tuple[Ruling, ...]:
        """A ruling on every card, run and action of the player in turn."""
        return tuple(_phase(state).rulings(state))

    def ruling(self, state: KoiraState, move: Move) -> Ruling:
        """The ruling on one move: whose turn, whose cards, then the rules of the phase."""
        if state.result is not None:
            return Ruling(move, False, state.result.rule)
        if move.seat not in self.to_play(state):
            return Ruling(move, False, r.TURN)
        if move.claim:
            return Ruling(move, False, r.KNOWN_ACTION)
        gift = isinstance(state, Shedding) and state.giver != NOBODY
        if move.verb in GIFT_VERBS and not gift:
            return Ruling(move, False, r.KNOWN_ACTION)
        if move.verb in HAND_VERBS and (missing := _not_in_hand(state, move)):
            return Ruling(move, False, r.OWN_CARDS, (Role("missing", missing),))
        judged: Ruling = _phase(state).ruling(state, move)
        return judged

    def play(self, state: KoiraState, move: Move) -> Played[KoiraState]:
        """Makes a move. Raises `IllegalMove` with the ruling, `UnknownCard` where one decides."""
        if isinstance(state, Shedding):
            if not shedding.is_plain(state, move):
                self._check(state, move)
            return shedding.play(state, move)
        if isinstance(state, Collecting):
            if not collecting.is_plain(state, move):
                self._check(state, move)
            return collecting.play(state, move)
        self._check(state, move)
        return president.play(state, move)

    def _check(self, state: KoiraState, move: Move) -> None:
        ruling = self.ruling(state, move)
        if not ruling.legal:
            raise IllegalMove(ruling)

    def draw(self, state: KoiraState, rng: Random) -> Move:
        """A lot over an unresolved kina, or a snatch from the giver's hand."""
        if isinstance(state, Collecting):
            return collecting.draw(state, rng)
        if isinstance(state, Shedding):
            return shedding.draw(state, rng)
        raise ValueError("chance does not move in the President part")

    def read_position(
        self,
        rules: KoiraRules,
        names: Mapping[str, Field],
        fields: Mapping[str, Field],
        problems: list[Problem],
    ) -> KoiraState | None:
        """The state of a position's fields, or `None` and everything that is wrong."""
        return position_reading.read_position(rules, names, fields, problems)

    def write_position(self, state: KoiraState, names: Sequence[str]) -> list[str]:
        """A state's lines; `read_position` gives it back."""
        return position_writing.write_position(state, names)

    def advise(self, state: KoiraState, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        return strategy.advise(state, rng)

    def cards_of(self, state: KoiraState) -> list[Card | None]:
        """Every card of the state wherever it is, `None` for an unseen one."""
        return cards_of(state)

    def view(self, state: KoiraState, seat: Seat) -> KoiraState:
        """The state as that seat may see it."""
        return view(state, seat)

    def to_json(self, state: KoiraState) -> dict[str, object]:
        """The state in JSON's own types."""
        return state_json.to_json(state)

    def from_json(self, data: Mapping[str, object]) -> KoiraState:
        """The state of a JSON form. Raises `ValueError` when it is none."""
        return state_json.from_json(data)


def _phase(state: KoiraState) -> Any:
    """The module of the phase the state is in."""
    if isinstance(state, Collecting):
        return collecting
    return shedding if isinstance(state, Shedding) else president


def _not_in_hand(state: KoiraState, move: Move) -> tuple[Card, ...]:
    """The cards of a move that its player cannot hold."""
    seat = move.seat
    if isinstance(state, Shedding) and move.verb == SNATCH_VERB:
        seat = state.giver
    if not 0 <= seat < len(state.hands):
        return move.cards
    hand = state.hands[seat]
    named = card_set(card for card in cards_of(state) if card is not None)
    return missing_from(hand, move.cards, named & ~hand, pack_of(state.rules))


KOIRA: Final = Koira()
