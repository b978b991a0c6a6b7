"""How a position of Valepaska stands."""

from koirakoulu.finnish.paskahousu.standing import pile as open_pile
from koirakoulu.finnish.shared import standing, words
from koirakoulu.finnish.valepaska.claims import claim_of
from korttipelit import Position
from korttipelit.pile import equal_on_top


def turn(position: Position) -> str:
    """Who is in turn or, after a play, who may doubt it."""
    game, names, state = position
    if not state.lay:
        return standing.turn(position)
    doubters = [seat for seat in game.to_play(state) if state.doubters >> seat & 1]
    can = words.verb(doubters, "voi", "voivat")
    return f"Epäillä {can} {words.players(names, doubters)}"


def pile(position: Position) -> str:
    """What has been said of the cards on top."""
    state = position.state
    if not state.said or state.joining:
        return open_pile(position)
    cards = state.lay or equal_on_top(state.said)
    said = claim_of(state.said[-1], cards)
    return f"{position.names[state.turn]} sanoi: {said}" if state.lay else f"Päällä sanottu {said}"
