"""Paskahousu on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.views import pile
from koirakoulu.views.game import GameViews
from koirakoulu.views.paskahousu import questions

PASKAHOUSU: Final = GameViews(
    scene=pile.scene,
    leaving=pile.leaving,
    kinds=questions.KINDS,
    themes=questions.THEMES,
    pile=lambda _: "pino",
)
