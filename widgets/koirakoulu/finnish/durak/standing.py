"""How a position of durak stands, and how a deal ended."""

from koirakoulu.finnish.numbers import count
from koirakoulu.finnish.shared import ending, standing
from korttipelit import Position
from korttipelit.durak.state import limit


def turn(position: Position) -> str:
    """Who is to play; who could exchange the trump six besides is not for everybody to know."""
    state = position.state
    if state.result is not None:
        return standing.turn(position)
    return f"Vuorossa: {position.names[state.turn]}"


def trump(position: Position) -> str:
    """The trump suit."""
    return standing.trump_of(position.state.trump)


def attack(position: Position) -> str:
    """Who attacks whom, and with how many cards at most."""
    state = position.state
    roles = standing.roles(position.names, state.attacker, state.defender)
    most = limit(state)
    if not state.table:
        return f"{roles} (enintään {count(most, 'kortti')})"
    return f"{roles} (hyökkäyskortteja {len(state.table)}, enintään {most})"


def stock(position: Position) -> str:
    """How much is left to draw."""
    return standing.stock_of(position.state.stock, trump_last=True)


def ended(position: Position) -> str:
    """The end of the deal and its reason."""
    state, names = position.state, position.names
    told = ending.lost("typerys", state, names)
    if state.result.reason == "draw":
        return "Jako päättyi tasapeliin: hyökkäyksen jälkeen kenelläkään ei ollut kortteja."
    if state.result.losers:
        return f"Jako päättyi: toisella joukkueella ei ole enää kortteja. {told}"
    return ending.how_it_ended("typerys", state, names)
