"""Viikatemies on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.views.game import GameViews
from koirakoulu.views.viikatemies import questions, scene

VIIKATEMIES: Final = GameViews(
    scene=scene.scene,
    leaving=scene.leaving,
    themes=questions.THEMES,
)
