"""How a position stands, in Finnish: whose turn it is, the phase, the trump, what topples."""

from koirakoulu.finnish.koira import ending, standing
from korttipelit import Position


def turn(position: Position) -> str:
    """Who is in turn, and for what where it is not playing: "Vuorossa: Kaisa-Leena"."""
    return standing.turn(position.state, position.names)


def phase(position: Position) -> str:
    """The phase: "Keräysvaihe"."""
    return standing.phase(position.state)


def trump(position: Position) -> str:
    """The trump suit, or that it is not known yet: "Valtti: pata"."""
    return standing.trump(position.state)


def lap(position: Position) -> str:
    """How far the trick or the pile is, and what ends it."""
    return standing.lap(position.state, position.names)


def stock(position: Position) -> str:
    """How much is left to draw; nothing in a phase without a stock."""
    return standing.stock(position.state)


def result(position: Position) -> str:
    """How the deal ended and what the loser does; nothing while it goes on."""
    if position.state.result is None:
        return ""
    told = (ending.how_it_ended(position.state, position.names), ending.ritual(position.state))
    return " ".join(text for text in told if text)


def status(position: Position) -> list[str]:
    """All of it, an item a line; what there is nothing to say about is left out."""
    if position.state.result is not None:
        return [result(position)]
    lines = (phase(position), turn(position), trump(position), lap(position), stock(position))
    return [line for line in lines if line]
