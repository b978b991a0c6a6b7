"""How a position stands, in Finnish: whose turn it is, the phase, the trump, what topples."""

from koirakoulu.finnish.games import SPEECH
from korttipelit import Position


def turn(position: Position) -> str:
    """Who may act, and for what where it is not playing: "Vuorossa: Kaisa-Leena"."""
    return SPEECH[position.game.id].turn(position)


def phase(position: Position) -> str:
    """The phase: "Keräysvaihe"; nothing in a game that has only one."""
    return SPEECH[position.game.id].phase(position)


def trump(position: Position) -> str:
    """The trump suit, or that it is not known yet: "Valtti: pata"."""
    return SPEECH[position.game.id].trump(position)


def lap(position: Position) -> str:
    """How far the trick, the pile or the attack is, and what ends it."""
    return SPEECH[position.game.id].lap(position)


def stock(position: Position) -> str:
    """How much is left to draw; nothing in a phase without a stock."""
    return SPEECH[position.game.id].stock(position)


def result(position: Position) -> str:
    """How the deal ended and what the loser does; nothing while it goes on."""
    if position.state.result is None:
        return ""
    speech = SPEECH[position.game.id]
    told = (speech.how_it_ended(position), speech.ritual(position))
    return " ".join(text for text in told if text)


def status(position: Position) -> list[str]:
    """All of it, an item a line; what there is nothing to say about is left out."""
    if position.state.result is not None:
        return [result(position)]
    lines = (phase(position), turn(position), trump(position), lap(position), stock(position))
    return [line for line in lines if line]
