"""How a sensible player plays: legal, from what he sees, and not always the same.

Low cards first, trumps last, and what is on the table counts: no search and no memory.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from ..attack import cards_on
from ..cards import Card
from ..contract import PLAY, Move
from ..verbs import ALLOW, ANSWER, ENOUGH, SWAP
from .state import DurakState

WHIM: Final = 0.04
"""How often any legal move is made: enough to get play out of every circle."""

COURT: Final = 11
"""From this rank up a card is worth keeping while there is a stock."""


def advise(state: DurakState, moves: Sequence[Move], rng: Random) -> Move:
    """A sensible one of these moves of the player in turn, from what he sees."""
    for move in moves:
        if move.verb == SWAP:
            return move
    if rng.random() < WHIM:
        return rng.choice(moves)
    if state.turn == state.defender:
        return _defend(state, moves, rng)
    return _attack(state, moves, rng)


def _cost(state: DurakState, card: Card) -> tuple[bool, int]:
    """What it costs to part with a card: trumps most, then rank."""
    return card.suit == state.trump, card.rank


def _attack(state: DurakState, moves: Sequence[Move], rng: Random) -> Move:
    """The cheapest card; dear ones are kept while there is a stock to draw from."""
    plays = [move for move in moves if move.verb == PLAY]
    others = {move.verb: move for move in moves if move.verb != PLAY}
    if plays:
        cheapest = min(plays, key=lambda move: _cost(state, move.cards[0]))
        card = cheapest.cards[0]
        dear = card.suit == state.trump or card.rank >= COURT
        giving = state.taking and dear  # he would keep it
        if not others or not (giving or (dear and state.stock and rng.random() < 0.8)):
            return cheapest
    return others.get(ALLOW, others[ENOUGH])


def _defend(state: DurakState, moves: Sequence[Move], rng: Random) -> Move:
    """The cheapest card that topples, unless taking is better than a good trump spent early."""
    answers = [move for move in moves if move.verb == ANSWER]
    if not answers:
        return moves[-1]
    cheapest = min(answers, key=lambda move: _cost(state, move.cards[1]))
    card = cheapest.cards[1]
    spent = card.suit == state.trump and card.rank >= COURT
    few = sum(1 for _ in cards_on(state.table)) < 3
    if spent and state.stock and few and rng.random() < 0.7:
        return moves[-1]
    return cheapest
