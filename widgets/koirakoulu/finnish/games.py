"""The words of each game, by its id. A game's own stand in a folder of its name."""

from typing import Final

from koirakoulu.finnish.koira import KOIRA
from koirakoulu.finnish.speech import Speech

SPEECH: Final[dict[str, Speech]] = {
    "koira": KOIRA,
}
