"""The words of each game, by its id. A game's own stand in a folder of its name."""

from typing import Final

from koirakoulu.finnish.durak import DURAK
from koirakoulu.finnish.kitumaija import KITUMAIJA
from koirakoulu.finnish.koira import KOIRA
from koirakoulu.finnish.moska import MOSKA
from koirakoulu.finnish.musta_maija import MUSTA_MAIJA
from koirakoulu.finnish.paskahousu import PASKAHOUSU
from koirakoulu.finnish.speech import Speech
from koirakoulu.finnish.turamoska import TURAMOSKA
from koirakoulu.finnish.valepaska import VALEPASKA
from koirakoulu.finnish.viikatemies import VIIKATEMIES

SPEECH: Final[dict[str, Speech]] = {
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
