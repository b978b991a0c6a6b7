"""How a sensible player plays Kitumaija: from what he sees, and not always the same."""

from random import Random
from typing import Final

from ..cards import Card
from ..contract import PLAY, Move
from ..verbs import TURN
from .rulings import legal_moves
from .state import MAIJA, NOT_YET, Kitu

WHIM: Final = 0.04
"""How often any legal move is made: enough to get play out of every circle."""

MAIJA_AT_ONCE: Final = 0.4
"""How often Maija goes as soon as she may."""

LOW: Final = 8
"""A plain top card up to this rank is worth a try from the stock."""


def advise(state: Kitu, rng: Random) -> Move:
    """A sensible move for the player in turn, who sees no more than he may."""
    moves = legal_moves(state)
    if rng.random() < WHIM:
        return rng.choice(moves)
    cards = [move for move in moves if move.verb == PLAY]
    if state.caught != NOT_YET:
        return _free(state, cards, rng)
    if cards:
        return min(cards, key=lambda move: _cost(state, move.cards[0]))
    may_turn = moves[0].verb == TURN
    if may_turn and state.top.rank <= LOW and state.top.suit != state.trump:
        return moves[0]
    return moves[-1]


def _cost(state: Kitu, card: Card) -> tuple[bool, int]:
    """What it costs to catch with a card: trumps most, then rank."""
    return card.suit == state.trump, card.rank


def _free(state: Kitu, moves: list[Move], rng: Random) -> Move:
    """The card that catches least; now and then Maija.

    Who always hands on what nobody can catch soon gets it back: such play goes in circles.
    """
    for move in moves:
        if move.cards[0] == MAIJA and rng.random() < MAIJA_AT_ONCE:
            return move
    return min(moves, key=lambda move: _cost(state, move.cards[0]))
