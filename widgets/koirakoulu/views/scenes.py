"""A position as a scene, through the adapter of its game."""

from typing import Any

from koirakoulu.views.games import VIEWS
from koirakoulu.views.scene import Scene
from korttipelit import Played, Position
from korttipelit.contract import NOBODY


def open_scene(position: Position, near: int = 0) -> Scene:
    """The table with all hands open, as in a round that is gone through together.

    What nobody at the table may look at stays face down: the stock, won cards.
    """
    game, _, state = position
    shown = VIEWS[game.id].opened(game.view(state, NOBODY), state)
    return VIEWS[game.id].scene(position._replace(state=shown), near)


def scene_for(position: Position, seat: int) -> Scene:
    """The table as that player sees it."""
    game, _, state = position
    seen = position._replace(state=game.view(state, seat))
    return VIEWS[game.id].scene(seen, max(seat, 0))


def with_leaving(scene: Scene, played: Played[Any], position: Position) -> Scene:
    """The scene after a move, with the cards that the move took off the table."""
    return scene._replace(leaving=VIEWS[position.game.id].leaving(played, position.names))
