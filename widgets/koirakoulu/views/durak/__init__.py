"""Podkidnoi durak on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.views.attack import attack_leaving, attack_scene
from koirakoulu.views.durak.questions import KINDS, THEMES
from koirakoulu.views.game import GameViews

DURAK: Final = GameViews(
    scene=attack_scene("puolustaa", "kaataa", lambda state: state.defender),
    leaving=attack_leaving("Hyökkäys torjuttiin"),
    kinds=KINDS,
    themes=THEMES,
)
