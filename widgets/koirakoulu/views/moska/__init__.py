"""Moska on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.finnish.moska import TERMS
from koirakoulu.views import joint
from koirakoulu.views.attack import attack_leaving, attack_scene
from koirakoulu.views.game import GameViews
from korttipelit.moska.rulebook import WAYS

MOSKA: Final = GameViews(
    scene=attack_scene("tappaa", "tappaa", lambda state: state.defender),
    leaving=attack_leaving("Tapetut kortit poistuivat pelistä"),
    kinds=joint.kinds(WAYS, TERMS, "Kuka hyökkää seuraavaksi, jos enää ei lyödä yhtään korttia?"),
    themes=joint.themes(WAYS, "tappaminen", "hyökkäysvuoro"),
)
