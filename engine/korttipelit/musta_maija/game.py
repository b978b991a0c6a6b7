"""Musta Maija: the game object the registry lists."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from .. import verbs
from ..cards import PACK_52, Card
from ..contract import NOBODY, PLAY, About, Move, Played, Rule, Ruling, Seat, Setup
from ..form import Form
from ..options import OptionTable
from ..setups import dealt
from ..stock import Stock, turned_up
from ..tablegame import TableGame
from . import leading, strategy, toppling
from . import rulebook as r
from .options import TABLE, MaijaRules
from .state import FORM, LEADING, NO_TRUMP, TOPPLING, Maija


class MustaMaija(TableGame[Maija]):
    """Attack with cards of one suit; whoever is left with the queen of spades loses."""

    id = "musta-maija"
    name = "Musta Maija"
    about = About(
        family="attack",
        minutes=(10, 20),
        difficulty=1,
        age=6,
        beats="higher_or_trump",
        trump="turned_card",
        pick_up="open_cards",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    verbs: Mapping[str, str] = verbs.words((verbs.ANSWER, verbs.PICK_UP, verbs.ENOUGH))
    form: Form[Any] = FORM
    turn_rule = r.TURN
    hand_rule = r.OWN_CARDS
    action_rule = r.KNOWN_ACTION

    def pack(self, rules: MaijaRules) -> tuple[Card, ...]:  # noqa: ARG002 – alike at every table
        """The ordinary 52 cards."""
        return PACK_52

    def start(self, setup: Setup) -> Maija:
        """Five or six cards each; forehand leads, and mostly trump is not turned yet."""
        rules: MaijaRules = setup.rules
        players = setup.players
        hands = dealt(setup.pack, players, rules.deal)
        trump = NOBODY
        stock: Stock = setup.pack[players * rules.deal :]
        if rules.trump_turn == "at_deal":
            up = turned_up(stock, NO_TRUMP)
            trump, stock = up.card.suit, (*up.stock, up.card)
        return Maija(
            rules,
            hands,
            active=(1 << players) - 1,
            trump=trump,
            stock=stock,
            table=(),
            step=LEADING,
            attacker=setup.leader,
            gone=0,
            first=NOBODY,
            seen=(),
        )

    def to_play(self, state: Maija) -> tuple[Seat, ...]:
        """The attacker, then the victim; both while the attacker may still add cards."""
        if state.result is not None:
            return ()
        if state.step == LEADING:
            return (state.attacker,)
        if state.step == TOPPLING:
            return (state.victim,)
        return state.attacker, state.victim

    def legal_moves(self, state: Maija) -> Sequence[Move]:
        """Cards in the order of `CARDS`, then actions; the attacker's before the victim's."""
        if state.result is not None:
            return []
        if state.step == LEADING:
            return leading.moves(state)
        if state.step == TOPPLING:
            return toppling.moves(state)
        return leading.moves(state) + toppling.moves(state)

    def moves_to_judge(self, state: Maija) -> Iterable[Move]:
        """Every card to lead, and every card on every open one."""
        if state.step != TOPPLING:
            yield from leading.moves_to_judge(state)
        if state.step != LEADING:
            yield from toppling.moves_to_judge(state)

    def judge(self, state: Maija, move: Move) -> Ruling:
        """The ruling on the attacker's move or the victim's."""
        verb = move.verb
        if move.seat == state.attacker and state.step != TOPPLING:
            if verb == PLAY and len(move.cards) == 1:
                return leading.play_ruling(state, move)
            if verb == verbs.ENOUGH:
                return leading.enough_ruling(state, move)
        elif verb == verbs.ANSWER:
            return toppling.toppling_ruling(state, move)
        elif verb == verbs.PICK_UP:
            return toppling.taking_ruling(state, move)
        return Ruling(move, False, r.KNOWN_ACTION)

    def make(self, state: Maija, move: Move) -> Played[Maija]:
        """What a legal move does."""
        if move.verb == PLAY:
            return leading.lead(state, move)
        if move.verb == verbs.ENOUGH:
            return leading.close(state, move)
        if move.verb == verbs.ANSWER:
            return toppling.topple(state, move)
        return toppling.pick_up(state, move)

    def view(self, state: Maija, seat: Seat) -> Maija:
        """The state as that seat may see it: before trump is turned, nobody knows the last card."""
        shown = super().view(state, seat)
        if state.trump == NOBODY:
            return shown._replace(stock=(None,) * len(state.stock))
        return shown

    def advise(self, state: Maija, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        return strategy.advise(self.view(state, self.to_play(state)[0]), rng)


MUSTA_MAIJA: Final = MustaMaija()
