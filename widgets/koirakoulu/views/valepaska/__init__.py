"""Valepaska on the table, and what can be asked about it."""

from typing import Any, Final

from koirakoulu.views import pile
from koirakoulu.views.game import GameViews
from koirakoulu.views.valepaska import questions


def _opened(shown: Any, state: Any) -> Any:
    """With all hands open, everybody sees what has just been played, too."""
    last = len(state.pile) - state.lay
    seen = shown.pile[:last] + state.pile[last:]
    return shown._replace(hands=state.hands, pile=seen)


VALEPASKA: Final = GameViews(
    scene=pile.scene,
    leaving=pile.leaving,
    opened=_opened,
    kinds=questions.KINDS,
    themes=questions.THEMES,
    pile=lambda _: "pino",
)
