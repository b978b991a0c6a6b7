"""What players do, under one name in every game, and the word of the notation for it."""

from collections.abc import Iterable, Mapping
from typing import Final

from .contract import PLAY

ANSWER: Final = "answer"
"""Beats one card on the table: the move's cards are the card to beat and the card from the hand."""

PICK_UP: Final = "pick_up"
TURN: Final = "turn"
"""Turns the top card of the stock."""
GIVE: Final = "give"
SNATCH: Final = "snatch"
LOT: Final = "lot"
ENOUGH: Final = "enough"
"""Closes one's own lay, or says that one adds no more."""
SWAP: Final = "swap"
"""Exchanges the low trump in hand for the turned-up trump card; also out of turn."""
PASS: Final = "pass"
DOUBT: Final = "doubt"
BELIEVE: Final = "believe"
ALLOW: Final = "allow"
"""Lets the others join one's own attack."""

WORDS: Final = {
    ANSWER: "kaada",
    PICK_UP: "nosta",
    TURN: "käännä",
    GIVE: "anna",
    SNATCH: "näykkää",
    LOT: "arpa",
    ENOUGH: "riittää",
    SWAP: "vaihda",
    PASS: "passaa",
    DOUBT: "epäile",
    BELIEVE: "usko",
    ALLOW: "salli",
}
"""The notation's word for each verb but `PLAY`, which has none."""

FROM_HAND: Final = {PLAY: 0, ANSWER: 1, GIVE: 0}
"""The verbs whose cards come from the player's hand, and which of the cards is the first to."""


def words(verbs: Iterable[str]) -> Mapping[str, str]:
    """The verbs of one game with their words."""
    return {verb: WORDS[verb] for verb in verbs}
