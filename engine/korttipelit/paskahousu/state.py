"""The state of a deal of Paskahousu or Valepaska, and the form Paskahousu's is written in."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ..attack import OF_RANK
from ..cards import RANKS, CardSet, Rank, unseen_count
from ..contract import NOBODY, Result, Seat
from ..form import EMPTY, NO, NOTHING, Check, Form, Part
from ..guard import Here
from ..kinds import CARDS, FLAG, MEMORY, PILE, SEAT, Choice
from ..pile import FOUR, Pile, equal_on_top
from ..stock import Stock
from .fitting import ACE, FITTING, TEN, TWO

HAND: Final = 5
"""So many cards are dealt and drawn up to."""


class Table(NamedTuple):
    """A deal, and its end once `result` is there."""

    rules: Any
    hands: tuple[CardSet, ...]
    active: int
    """A bit for each seat in the game."""
    stock: Stock
    """Top card first."""
    pile: Pile
    gone: CardSet
    """Toppled cards, out of play for good."""
    turn: Seat
    first: Rank = 0
    """The rank the deal has to be opened with; 0 once it is open."""
    joining: bool = False
    """Whether the top card has just been turned from the stock and equal cards may join it."""
    seen: tuple[Here, ...] = ()
    """The turns since cards last toppled, were drawn or somebody left."""
    result: Result | None = None

    said: tuple[Rank, ...] = ()
    """Valepaska: the rank announced for each card of the pile."""
    lay: int = 0
    """Valepaska: how many top cards have just been played and may still be doubted."""
    doubters: int = 0
    """Valepaska: a bit for each seat that has not yet said whether it believes."""


FIRST: Final = Choice({"ei": 0} | {name: rank for rank, name in RANKS.items()})
"""The rank to open with."""


def checks(state: Table, names: Sequence[str]) -> Iterable[Check]:
    """What is wrong with a whole state of Paskahousu."""
    ranks = [None if card is None else card.rank for card in state.pile]
    yield from player_checks(state, names)
    yield from pile_checks(state, ranks, "pöytä")
    if ranks and ranks[-1] is None:
        yield "table", "pöytä", "the top card of the pile is seen by everybody"


def player_checks(state: Table, names: Sequence[str]) -> Iterable[Check]:
    """What is wrong with who plays and what they hold."""
    active, turn, first = state.active, state.turn, state.first
    if active.bit_count() < 2:
        yield "over", "", "at least two players are still in the game"
    if turn == NOBODY:
        yield "turn", "vuorossa", "somebody is in turn"
        return
    if not active >> turn & 1:
        yield "turn", "vuorossa", f"{names[turn]} is out and cannot play"
    for seat, hand in enumerate(state.hands):
        if not active >> seat & 1:
            if state.stock:
                yield "out-early", names[seat], "nobody is out while the stock lasts"
        elif seat != turn and state.stock and hand.bit_count() < HAND:
            yield "few-cards", names[seat], f"{names[seat]} would have drawn to {HAND} cards"
        elif not hand and (seat != turn or not (state.joining or state.lay)):
            yield "handless", names[seat], f"{names[seat]} is in the game and has no cards"
    if first:
        hand = state.hands[turn]
        if not hand & OF_RANK[first] and not unseen_count(hand):
            yield "opening", "aloitus", f"{names[turn]} has no card to open with"


def pile_checks(state: Table, ranks: Sequence[Rank | None], key: str) -> Iterable[Check]:
    """What is wrong with a pile of these ranks, `None` for an unseen card, named by that key."""
    if state.first and ranks:
        yield "opening", "aloitus", "the deal is open once a card lies on the table"
    if state.joining and (not ranks or ranks[-1] in (TEN, ACE)):
        yield (
            "joining",
            "käännetty",
            "nothing can join a turned card that is not there, a ten or an ace",
        )
    fitting = FITTING[state.rules.court_min]
    for at, (below, rank) in enumerate(pairwise(ranks), 2):
        if below is None or rank is None:
            continue
        toppled = rank in (TEN, ACE) and not (state.lay and at == len(ranks))
        if toppled or rank not in fitting[below]:
            yield "table", key, f"{RANKS[rank]} does not lie on {RANKS[below]}"
    stays = state.joining or state.lay or not state.rules.four_topples
    if not stays and ranks and ranks[-1] not in (None, TWO) and equal_on_top(ranks) >= FOUR:
        yield "table", key, "four of a rank have toppled"


PARTS: Final = (
    Part("stock", PILE, "pakka", EMPTY, open=False),
    Part("pile", PILE, "pöytä", EMPTY),
    Part("gone", CARDS, "kaatuneet", NOTHING),
    Part("first", FIRST, "aloitus", NOTHING),
    Part("joining", FLAG, "käännetty", NO),
    Part("turn", SEAT, "vuorossa"),
    Part("seen", MEMORY, "", EMPTY, open=False),
)
FORM: Final = Form(Table, PARTS, checks)
