"""How Koira is drawn, and what can be asked about it."""

from typing import Final

from koirakoulu.views.game import GameViews
from koirakoulu.views.koira import questions, scene

KOIRA: Final = GameViews(
    scene=scene.scene,
    leaving=scene.leaving,
    kinds=questions.KINDS,
    themes=questions.THEMES,
    pile=questions.pile,
)
