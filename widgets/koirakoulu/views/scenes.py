"""From a game's state to a scene: one adapter a game, and whose eyes a reader has."""

from collections.abc import Callable
from typing import Any, Final

from koirakoulu.views.koira_scene import koira_scene
from koirakoulu.views.scene import Scene
from korttipelit import Position
from korttipelit.contract import NOBODY

type Adapter = Callable[[Any, tuple[str, ...], tuple[int, ...], int], Scene]

ADAPTERS: Final[dict[str, Adapter]] = {"koira": koira_scene}
"""By the game's id. A game is drawn by an adapter of its own."""


def open_scene(position: Position, near: int = 0) -> Scene:
    """The table with all hands open, as in a round that is gone through together.

    What nobody at the table may look at stays face down: the stock, won cards.
    """
    game, names, state = position
    shown = game.view(state, NOBODY)._replace(hands=state.hands)
    return ADAPTERS[game.id](shown, names, game.to_play(state), near)


def scene_for(position: Position, seat: int) -> Scene:
    """The table as that player sees it."""
    game, names, state = position
    shown = game.view(state, seat)
    return ADAPTERS[game.id](shown, names, game.to_play(state), max(seat, 0))
