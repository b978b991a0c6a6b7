"""The state of a deal of Viikatemies, and the form it is written in."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ..cards import Card, CardSet, Rank
from ..contract import NOBODY, Result, Seat
from ..form import EMPTY, NOTHING, Check, Form, Part
from ..guard import Here
from ..kinds import CARDS, MEMORY, PILE, SEAT
from ..pile import FOUR, Pile, equal_on_top
from ..stock import Stock, named
from .options import ViikatemiesRules
from .ranking import GOES, JACK, QUEEN, REAPER, is_king, value_on_table

HAND: Final = 8
"""So many cards are dealt and drawn up to."""


class Reaping(NamedTuple):
    """A deal, and its end once `result` is there."""

    rules: ViikatemiesRules
    hands: tuple[CardSet, ...]
    active: int
    """A bit for each seat: nobody leaves before the end."""
    stock: Stock
    """Top card first."""
    pile: Pile
    """The open pile, its top card last; everybody has seen what lies in it."""
    gone: CardSet
    """Toppled cards, out of play for good."""
    turn: Seat
    seen: tuple[Here, ...] = ()
    """The turns since cards last toppled or were drawn."""
    result: Result | None = None

    @property
    def top(self) -> Card | None:
        """The top card of the pile; `None` on an empty table."""
        return self.pile[-1] if self.pile else None


def four_on_top(pile: Pile) -> bool:
    """Whether four cards of a value lie on top; on the table an ace is a one like any other ace."""
    ranks: list[Rank] = [0 if card is REAPER else value_on_table(card) for card in named(pile)]
    return bool(ranks) and ranks[-1] > 0 and equal_on_top(ranks) >= FOUR


def _pile_checks(pile: Sequence[Card]) -> Iterable[Check]:
    """What keeps these cards from lying on one another: jacks and most kings topple."""
    if any(card.rank == JACK for card in pile):
        yield "pile", "pöytä", "a jack topples and stays in no pile"
    for below, card in pairwise(pile):
        together = card.rank == below.rank != QUEEN and REAPER not in (below, card)
        topples = is_king(card) and not is_king(below)
        if topples or not (together or GOES[below] & card.bit):
            yield "pile", "pöytä", f"{card} does not lie on {below}"


def _checks(state: Reaping, names: Sequence[str]) -> Iterable[Check]:
    if state.active != (1 << len(names)) - 1:
        yield "out", "", "nobody is out before the deal is over"
    if state.turn == NOBODY:
        yield "turn", "vuorossa", "somebody is in turn"
    if None in state.pile:
        yield "pile", "pöytä", "the open pile is known to everybody"
        return
    if four_on_top(state.pile):
        yield "pile", "pöytä", "four cards of a value would have toppled"
    yield from _pile_checks(named(state.pile))
    if REAPER in state.pile[:-1]:
        yield "pile", "pöytä", "nothing lies on ♣K: the next player takes the pile"
    if state.pile == (REAPER,):
        yield "pile", "pöytä", "♣K on an empty table topples"
    for seat, hand in enumerate(state.hands):
        if hand.bit_count() < HAND and state.stock:
            yield "hand", names[seat], f"{names[seat]} draws up to {HAND} while the stock lasts"
        elif not hand:
            yield "hand", names[seat], f"{names[seat]} has no cards: the deal is over"


FORM: Final = Form(
    Reaping,
    (
        Part("stock", PILE, "pakka", EMPTY, open=False),
        Part("pile", PILE, "pöytä", EMPTY, told=True),
        Part("gone", CARDS, "kaatuneet", NOTHING),
        Part("seen", MEMORY, "", EMPTY, open=False),
        Part("turn", SEAT, "vuorossa"),
    ),
    _checks,
)
