"""What a game brings to the widgets beside its words: how it is drawn, what can be asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from koirakoulu.views.asking import MOVES, Kind, Theme
from koirakoulu.views.scene import Leaving, Scene
from korttipelit import Played, Position

type Adapter = Callable[[Position, int], Scene]
"""The scene of a position that has been made fit for its reader's eyes, with the near seat."""


def hands_of(shown: Any, state: Any) -> Any:
    """A bystander's state with all hands open."""
    return shown._replace(hands=state.hands)


def nothing_leaves(played: Played[Any], names: tuple[str, ...]) -> Leaving | None:  # noqa: ARG001
    """For games in which no cards go off the table together."""
    return None


class GameViews(NamedTuple):
    """One game."""

    scene: Adapter
    leaving: Callable[[Played[Any], tuple[str, ...]], Leaving | None] = nothing_leaves
    """The cards a move takes off the table, which are still to be seen."""
    opened: Callable[[Any, Any], Any] = hands_of
    """A bystander's state with what players gone through together see, from the state itself."""
    kinds: Mapping[str, Kind] = {"siirrot": MOVES}
    """What can be asked, by the word a fence asks with (`kysy`)."""
    themes: Sequence[Theme] = (Theme("siirrot", "siirrot", lambda _: True),)
    """What questions can be drawn for."""
    pile: Callable[[Any], str] = lambda _: "pöytä"
    """What topples at a table, where that is asked about."""
