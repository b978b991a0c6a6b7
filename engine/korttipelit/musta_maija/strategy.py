"""How a sensible player plays Musta Maija: from what he sees, and not always the same."""

from random import Random
from typing import Final

from ..attack import open_cards
from ..cards import Card
from ..contract import PLAY, Move
from ..verbs import ANSWER
from . import leading, toppling
from .state import MAIJA, TOPPLING, Maija

WHIM: Final = 0.03
"""How often any legal move is made: enough to get play out of every circle."""

DEAR: Final = 11
"""From this rank up a trump is too good for a low card while the stock lasts."""


def advise(state: Maija, rng: Random) -> Move:
    """A sensible move for the first of those who may act."""
    attacking = state.step != TOPPLING
    moves = leading.moves(state) if attacking else toppling.moves(state)
    if rng.random() < WHIM:
        return rng.choice(moves)
    return _lead(state, moves) if attacking else _topple(state, moves, rng)


def _cost(state: Maija, card: Card) -> tuple[bool, int]:
    """What it costs to part with a card: trumps most, then rank."""
    return card.suit == state.trump, card.rank


def _lead(state: Maija, moves: list[Move]) -> Move:
    """Musta Maija whenever it goes, else low cards of the suit with most of them."""
    cards = [move for move in moves if move.verb == PLAY]
    for move in cards:
        if move.cards[0] == MAIJA:
            return move
    if state.table:
        cheap = [move for move in cards if _adds(state, move.cards[0])]
        return min(cheap, key=lambda move: move.cards[0].rank) if cheap else moves[-1]
    suits = [move.cards[0].suit for move in cards]
    plain = [suit for suit in suits if suit != state.trump] or suits
    longest = max(plain, key=plain.count)
    return min(
        (move for move in cards if move.cards[0].suit == longest),
        key=lambda move: move.cards[0].rank,
    )


def _adds(state: Maija, card: Card) -> bool:
    """Whether the card goes along: a high trump is kept, and a lead of the last suit is full."""
    return card.suit != state.trump or (not state.stock and card.rank < DEAR)


def _topple(state: Maija, moves: list[Move], rng: Random) -> Move:
    """Everything if all of it falls; else only what falls cheaply, to have fewer to take."""
    answers = [move for move in moves if move.verb == ANSWER]
    if not answers:
        return moves[-1]
    cheapest = min(answers, key=lambda move: _cost(state, move.cards[1]))
    hopeless = len({move.cards[0] for move in answers}) < len(open_cards(state.table))
    trump = cheapest.cards[1].suit == state.trump
    if hopeless and trump and rng.random() < 0.7:
        return moves[-1]
    return cheapest
