"""How a position of Musta Maija stands."""

from koirakoulu.finnish.shared import standing
from korttipelit import NOBODY, Position


def trump(position: Position) -> str:
    """The trump suit; in the first lead nobody knows it."""
    suit = position.state.trump
    return standing.TRUMP_UNKNOWN if suit == NOBODY else standing.trump_of(suit)


def attack(position: Position) -> str:
    """Who attacks whom."""
    state = position.state
    return standing.roles(position.names, state.attacker, state.victim)


def stock(position: Position) -> str:
    """How much is left to draw."""
    state = position.state
    return standing.stock_of(state.stock, trump_last=state.trump != NOBODY)
