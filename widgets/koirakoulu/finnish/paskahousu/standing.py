"""How a position of Paskahousu stands."""

from koirakoulu.finnish.shared import standing, words
from korttipelit import Position
from korttipelit.paskahousu.turns import top_rank


def pile(position: Position) -> str:
    """What lies on top, and what is special about it."""
    state = position.state
    if state.first:
        return f"Jaon aloittaa {words.rank(state.first)}"
    if not state.pile:
        return ""
    top = words.rank(top_rank(state))
    return f"Pakasta käännettiin {top}" if state.joining else f"Päällimmäisenä {top}"


def stock(position: Position) -> str:
    """How much is left to draw."""
    return standing.stock_of(position.state.stock, trump_last=False)
