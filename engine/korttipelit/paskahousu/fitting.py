"""What goes on what. Suits do not matter, so it is a matter of ranks."""

from collections.abc import Sequence
from typing import Any, Final

from ..attack import OF_RANK
from ..cards import SEEN, CardSet, Rank
from .rulebook import PileRules

TWO: Final = 2
TEN: Final = 10
JACK: Final = 11
KING: Final = 13
ACE: Final = 14
EMPTY_TABLE: Final = 0
"""Stands for the top rank where there is no pile."""

NUMBERS: Final = range(3, TEN)
COURTS: Final = range(JACK, ACE)
SINGLE: Final = (TEN, ACE)
"""Played one at a time; led, they must be taken by the next player."""

COURT_CARDS: Final[CardSet] = OF_RANK[11] | OF_RANK[12] | OF_RANK[13]
LEADABLE: Final = (TWO, *NUMBERS, TEN, ACE)
"""Ranks that may always be led; court cards are the table's own choice."""

ALL_RANKS: Final = tuple(range(TWO, ACE + 1))

OPENERS: Final = (*NUMBERS, TEN, ACE, TWO)
"""The order in which ranks decide who starts: threes first, twos last."""


def _fits(top: Rank, rank: Rank, court_min: int) -> bool:
    if top in SINGLE:
        return False
    if top == TWO or rank == TWO:
        return rank == TWO
    if rank == TEN:
        return top < TEN
    if rank == ACE:
        return top in COURTS
    return rank >= top and (rank not in COURTS or top >= court_min)


FITTING: Final[dict[int, tuple[tuple[Rank, ...], ...]]] = {
    court_min: tuple(
        tuple(rank for rank in range(TWO, ACE + 1) if _fits(top, rank, court_min))
        if top >= TWO
        else LEADABLE
        for top in range(ACE + 1)
    )
    for court_min in (7, 8)
}
"""`FITTING[court_min][top]`: the ranks that go on a top rank; on an empty table the `LEADABLE`."""


def fitting_ranks(rules: Any, top: Rank, hand: CardSet) -> Sequence[Rank]:
    """The ranks that hand may play on that top rank, lowest first, whether it holds them or not.

    A hand nobody has seen may be all court cards, or may not.
    """
    if top or rules.court_on_empty == "never":
        return FITTING[rules.court_min][top]
    if rules.court_on_empty == "always":
        return ALL_RANKS
    known = hand & SEEN
    if known & ~COURT_CARDS:
        return LEADABLE
    return ALL_RANKS if hand > SEEN else COURTS


def openers(rules: Any) -> Sequence[Rank]:
    """The ranks that can decide who starts, in their order: those that may always be led."""
    return OPENERS if rules.court_on_empty != "always" else (*range(3, ACE + 1), TWO)


def fit_rule(r: PileRules, rules: Any, top: Rank, rank: Rank) -> str:
    """The rule that says whether a card of that rank goes on the top rank."""
    if not top:
        return lead_rule(r, rules, rank)
    if top in SINGLE:
        return r.lone
    if top == TWO:
        return r.on_two
    if rank == TWO:
        return r.two
    if rank == TEN:
        return r.ten
    if rank == ACE:
        return r.ace
    if rank in COURTS and top < TEN:
        return r.court_on_eight if rules.court_min == 8 else r.court_on_seven
    return r.at_least


def lead_rule(r: PileRules, rules: Any, rank: Rank) -> str:
    """The rule that says whether a card of that rank may be led."""
    if rank in SINGLE:
        return r.lone
    if rank not in COURTS:
        return r.lead
    if rules.court_on_empty == "never":
        return r.court_never_led
    return r.court_led_last if rules.court_on_empty == "if_nothing_else" else r.court_led
