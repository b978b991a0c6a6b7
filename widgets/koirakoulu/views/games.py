"""How each game is drawn and what can be asked about it, by its id."""

from typing import Final

from koirakoulu.views.game import GameViews
from koirakoulu.views.koira import KOIRA

VIEWS: Final[dict[str, GameViews]] = {
    "koira": KOIRA,
}
