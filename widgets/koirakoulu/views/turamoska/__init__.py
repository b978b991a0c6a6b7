"""Turamoska on the table, and what can be asked about it."""

from typing import Final

from koirakoulu.finnish.turamoska import TERMS
from koirakoulu.views import joint
from koirakoulu.views.attack import attack_leaving, attack_scene
from koirakoulu.views.game import GameViews
from korttipelit.turamoska.rulebook import WAYS

TURAMOSKA: Final = GameViews(
    scene=attack_scene("vastaa", "kaataa", lambda state: state.defender, "haastaa"),
    leaving=attack_leaving("Kaadetut kortit poistuivat pelistä"),
    kinds=joint.kinds(WAYS, TERMS, "Kuka haastaa seuraavaksi, jos enää ei lyödä yhtään korttia?"),
    themes=joint.themes(WAYS, "kaataminen", "haastevuoro"),
)
