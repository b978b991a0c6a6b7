"""Words that attack games share beyond those of every game."""

from collections.abc import Mapping
from typing import Final

THEMES: Final[Mapping[str, str]] = {
    "kaataminen": "Kaataminen",
    "lisääminen": "Korttien lisääminen",
}
"""The labels of the themes of `views/attack.py`; a game may call them otherwise."""
