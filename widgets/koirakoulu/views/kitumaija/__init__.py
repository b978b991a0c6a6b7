"""Kitumaija on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.views.game import GameViews
from koirakoulu.views.kitumaija import questions, scene

KITUMAIJA: Final = GameViews(
    scene=scene.scene,
    leaving=scene.leaving,
    kinds=questions.KINDS,
    themes=questions.THEMES,
)
