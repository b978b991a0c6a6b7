"""How a position stands, in the words all games share."""

from collections.abc import Sequence
from typing import Any

from koirakoulu.finnish import labels
from koirakoulu.finnish.numbers import count
from koirakoulu.finnish.shared import words
from korttipelit import CHANCE, Position
from korttipelit.cards import Suit


def nothing(_: Any) -> str:
    """For what a game does not have."""
    return ""


def turn(position: Position) -> str:
    """Who may act: "Vuorossa: Kaisa-Leena"; names stand as they are written."""
    seats = position.game.to_play(position.state)
    if not seats:
        return "Jako on päättynyt"
    if seats == (CHANCE,):
        return "Seuraavaksi arvotaan"
    first, *others = seats
    if not others:
        return f"Vuorossa: {position.names[first]}"
    may = words.verb(others, "voi", "voivat")
    more = f"väliin {may} tulla {words.players(position.names, others)}"
    return f"Vuorossa: {position.names[first]}, {more}"


def trump_of(suit: Suit) -> str:
    """The trump suit: "Valtti: pata"."""
    return f"Valtti: {words.suit(suit)}"


def roles(names: Sequence[str], attacker: int, defender: int, defends: str = "puolustaa") -> str:
    """Who attacks whom: "Hyökkää: Aino, puolustaa: Eero"."""
    return f"Hyökkää: {names[attacker]}, {defends}: {names[defender]}"


TRUMP_UNKNOWN = "Valtti: ei vielä tiedossa"


def stock_of(cards: Sequence[object], *, trump_last: bool, name: str = labels.STOCK) -> str:
    """How much of the stock is left; `trump_last` where its last card is the trump card."""
    if not cards:
        return f"{name} on lopussa"
    inside = f"{name.removesuffix('pakka')}pakassa"
    if len(cards) == 1 and trump_last:
        return f"{inside} on enää valttikortti"
    return f"{inside} {count(len(cards), 'kortti')}"
