"""Turamoska: the game object the registry lists."""

from collections.abc import Mapping
from typing import Any, Final

from ..contract import About, Rule
from ..joint.game import JointGame
from ..joint.writing import form
from ..options import OptionTable
from . import rulebook as r
from .options import TABLE


class Turamoska(JointGame):
    """Challenges that everybody may join; the stock may help both sides."""

    id = "turamoska"
    name = "Turamoska"
    about = About(
        family="attack",
        minutes=(15, 30),
        difficulty=3,
        age=10,
        beats="higher_or_trump",
        trump="turned_card",
        pick_up="open_cards",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = r.RULEBOOK
    form = form(r.WAYS)
    ways = r.WAYS
    turn_rule, hand_rule, action_rule = r.TURN, r.OWN_CARDS, r.ACTION


TURAMOSKA: Final = Turamoska()
