"""The games of the package, by id."""

from typing import Any, Final

from .contract import Game
from .koira.game import KOIRA

GAMES: Final[dict[str, Game[Any]]] = {game.id: game for game in (KOIRA,)}
