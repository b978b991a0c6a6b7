"""The games of the package, by id."""

from typing import Any, Final

from .contract import Game
from .durak.game import DURAK
from .kitumaija.game import KITUMAIJA
from .koira.game import KOIRA
from .moska.game import MOSKA
from .musta_maija.game import MUSTA_MAIJA
from .paskahousu.game import PASKAHOUSU
from .turamoska.game import TURAMOSKA
from .valepaska.game import VALEPASKA
from .viikatemies.game import VIIKATEMIES

_LISTED: Final[tuple[Game[Any], ...]] = (
    KOIRA,
    DURAK,
    MUSTA_MAIJA,
    PASKAHOUSU,
    VALEPASKA,
    KITUMAIJA,
    MOSKA,
    TURAMOSKA,
    VIIKATEMIES,
)

GAMES: Final = {game.id: game for game in _LISTED}
