"""What a game brings to the widgets: how its states are drawn, and what can be asked about them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from koirakoulu.views import koira_questions
from koirakoulu.views.asking import Kind, Theme
from koirakoulu.views.koira_scene import koira_leaving, koira_scene
from koirakoulu.views.scene import Leaving, Scene
from korttipelit import Played, Position
from korttipelit.contract import NOBODY

type Adapter = Callable[[Any, tuple[str, ...], tuple[int, ...], int], Scene]

ADAPTERS: Final[dict[str, Adapter]] = {"koira": koira_scene}
"""By the game's id. A game is drawn by an adapter of its own."""

LEAVING: Final[dict[str, Callable[[Played[Any], tuple[str, ...]], Leaving | None]]] = {
    "koira": koira_leaving
}
"""By the game's id: the cards a move takes off the table, which are still to be seen."""


class Questions(NamedTuple):
    """What can be asked about a game."""

    kinds: Mapping[str, Kind]
    themes: Sequence[Theme]
    pile: Callable[[Any], str]


QUESTIONS: Final = {
    "koira": Questions(koira_questions.KINDS, koira_questions.THEMES, koira_questions.pile_word)
}
"""By the game's id."""


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


def with_leaving(scene: Scene, played: Played[Any], position: Position) -> Scene:
    """The scene after a move, with the cards that the move took off the table."""
    return scene._replace(leaving=LEAVING[position.game.id](played, position.names))
