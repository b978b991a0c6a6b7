"""What has numbered rules and rule books: every game, and Rami, of which only scoring is here."""

from typing import Any, Final, NamedTuple

from korttipelit import GAMES, Rule
from korttipelit.options import OptionTable
from korttipelit.rami.options import TABLE
from korttipelit.rami.rulebook import RULEBOOK


class Ruled(NamedTuple):
    """Numbered rules with the options they depend on."""

    id: str
    name: str
    options: OptionTable[Any]
    rulebook: dict[str, Rule]


RULED: Final = {
    game.id: Ruled(game.id, game.name, game.options, dict(game.rulebook)) for game in GAMES.values()
} | {"rami": Ruled("rami", "Rami", TABLE, RULEBOOK)}
"""By the id a fence names (`peli`)."""
