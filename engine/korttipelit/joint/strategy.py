"""How a sensible player plays: legal, from what he sees, and not always the same.

No search and no memory of what has gone: a partner to practise with, not a champion.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from ..attack import open_cards
from ..beating import HIGHER_TRUMP
from ..cards import Card, cards_in
from ..contract import PLAY, Move
from ..verbs import ANSWER, ENOUGH, PICK_UP, SWAP, TURN
from .state import OPENING, TAKING, Attack, acting
from .ways import Ways

GOOD: Final = 11
"""From this rank up a plain card is kept while there is a stock."""

WHIM: Final = 0.04
"""How often any legal move is made: enough to get play out of every circle."""


def advise(ways: Ways, seen: Attack, moves: Sequence[Move], rng: Random) -> Move:
    """A sensible one of the legal moves for the first who may act, in the state he sees."""
    seat = acting(ways, seen)[0]
    mine: dict[str, list[Move]] = {}
    for move in moves:
        if move.seat == seat:
            mine.setdefault(move.verb, []).append(move)
    if SWAP in mine:
        return mine[SWAP][0]
    if rng.random() < WHIM:
        return rng.choice([move for listed in mine.values() for move in listed])
    if seen.stage == OPENING:
        return _open(seen, mine)
    if seat == seen.defender:
        return _defend(seen, mine, rng)
    return _join(seen, mine, rng)


def _cost(state: Attack, card: Card) -> tuple[bool, int]:
    """What it costs to part with a card: trumps most, then rank."""
    return card.suit == state.trump, card.rank


def _is_cheap(state: Attack, card: Card) -> bool:
    """Whether one is glad to be rid of it: no trump, and while cards are drawn, no high card."""
    return card.suit != state.trump and (card.rank < GOOD or not state.stock)


def _open(state: Attack, mine: dict[str, list[Move]]) -> Move:
    """The lowest card, and more as long as they are cheap, too."""
    cards = sorted(mine.get(PLAY, ()), key=lambda move: _cost(state, move.cards[0]))
    if cards and (ENOUGH not in mine or _is_cheap(state, cards[0].cards[0])):
        lowest = cards[0]
        if not state.table and TURN in mine and not _is_cheap(state, lowest.cards[0]):
            return mine[TURN][0]  # rather an unknown card than a good one
        return lowest
    return mine[ENOUGH][0]


def _join(state: Attack, mine: dict[str, list[Move]], rng: Random) -> Move:
    """The cheapest card that fits; nothing good is given to one who takes it anyway."""
    cards = sorted(mine.get(PLAY, ()), key=lambda move: _cost(state, move.cards[0]))
    if cards and _is_cheap(state, cards[0].cards[0]):
        given = state.stage == TAKING and cards[0].cards[0].rank >= GOOD
        if not given and rng.random() < 0.9:
            return cards[0]
    return mine[ENOUGH][0]


def _defend(state: Attack, mine: dict[str, list[Move]], rng: Random) -> Move:
    """Beats as cheaply as he can, if he can beat all that is open and it does not cost too much."""
    answers = sorted(mine.get(ANSWER, ()), key=lambda move: _cost(state, move.cards[1]))
    if state.turned:
        return max(answers, key=lambda move: _cost(state, move.cards[0]))
    himself = [move for move in mine.get(PLAY, ()) if _is_cheap(state, move.cards[0])]
    if ENOUGH in mine:
        return himself[0] if himself and rng.random() < 0.5 else mine[ENOUGH][0]
    plan = _plan(state)
    if plan and answers and (not state.stock or _pays(state, plan, rng)):
        return Move(state.defender, ANSWER, plan[0])
    if TURN in mine and rng.random() < 0.6:
        return mine[TURN][0]
    return mine[PICK_UP][0]


def _plan(state: Attack) -> list[tuple[Card, Card]]:
    """An answer to every open card, the dearest card first; empty where there is none."""
    left, plan = state.hands[state.defender], []
    for card in sorted(open_cards(state.table), key=lambda c: _cost(state, c), reverse=True):
        fits = cards_in(left & HIGHER_TRUMP[state.trump][card])
        if not fits:
            return []
        best = min(fits, key=lambda mine: _cost(state, mine))
        left ^= best.bit
        plan.append((card, best))
    return plan


def _pays(state: Attack, plan: list[tuple[Card, Card]], rng: Random) -> bool:
    """Whether the trumps it takes are better played than kept."""
    trumps = sum(mine.suit == state.trump for _, mine in plan)
    return trumps <= 1 or trumps * 2 <= len(plan) or rng.random() < 0.5
