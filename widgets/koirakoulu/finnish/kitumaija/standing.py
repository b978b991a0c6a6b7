"""How a position of Kitumaija stands."""

from koirakoulu.finnish.shared import standing
from korttipelit import Position
from korttipelit.kitumaija.state import MAIJA, NOT_YET


def trump(position: Position) -> str:
    """The trump suit."""
    return standing.trump_of(position.state.trump)


def two_cards(position: Position) -> str:
    """Which of his two cards the player in turn is to play."""
    state = position.state
    if state.caught != NOT_YET:
        return "Kiinniottokortti on lyöty, toinen kortti on vapaa"
    if state.pile[-1] == MAIJA:
        return "Avopakan päällä on maija"
    return "Ensin kiinniottokortti, sitten vapaa kortti"


def stock(position: Position) -> str:
    """How much is left to draw."""
    state = position.state
    return standing.stock_of(state.stock, trump_last=state.rules.trump == "turned")
