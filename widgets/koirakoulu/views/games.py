"""How each game is drawn and what can be asked about it, by its id."""

from typing import Final

from koirakoulu.views.durak import DURAK
from koirakoulu.views.game import GameViews
from koirakoulu.views.kitumaija import KITUMAIJA
from koirakoulu.views.koira import KOIRA
from koirakoulu.views.moska import MOSKA
from koirakoulu.views.musta_maija import MUSTA_MAIJA
from koirakoulu.views.paskahousu import PASKAHOUSU
from koirakoulu.views.turamoska import TURAMOSKA
from koirakoulu.views.valepaska import VALEPASKA
from koirakoulu.views.viikatemies import VIIKATEMIES

VIEWS: Final[dict[str, GameViews]] = {
    "koira": KOIRA,
    "durak": DURAK,
    "musta-maija": MUSTA_MAIJA,
    "moska": MOSKA,
    "turamoska": TURAMOSKA,
    "kitumaija": KITUMAIJA,
    "paskahousu": PASKAHOUSU,
    "valepaska": VALEPASKA,
    "viikatemies": VIIKATEMIES,
}
