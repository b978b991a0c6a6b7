"""The options of Valepaska and its rule book.

Whoever lies can always play, and nobody sees what he holds. So what a hand may not do is no option
here: a card from the stock may be tried at any time, and court cards are led always or never.
"""

from typing import Final, Literal, NamedTuple

from ..options import Book, Option, OptionTable, Value
from ..paskahousu.options import (
    ALWAYS,
    COURT_MIN,
    FOUR_TOPPLES,
    NEVER,
    VOLUNTARY_PICKUP,
    contradictions,
)


class ValepaskaRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "valepaska"
    court_min: Literal[7, 8] = 8
    court_on_empty: Literal["never", "always"] = "always"
    voluntary_pickup: bool = True
    four_topples: bool = True
    challenge: Literal["anyone", "next"] = "anyone"
    after_lie: Literal["next_after_liar", "doubter"] = "next_after_liar"


OPTIONS: Final = (
    COURT_MIN,
    Option(
        "court_on_empty",
        "kuva-aloitus",
        "Kuvakortin saa sanoa tyhjään pöytään",
        (NEVER, ALWAYS),
    ),
    VOLUNTARY_PICKUP,
    FOUR_TOPPLES,
    Option(
        "challenge",
        "epäily",
        "Epäillä saa",
        (Value("anyone", "kaikki", "kuka tahansa"), Value("next", "seuraava", "vain seuraava")),
    ),
    Option(
        "after_lie",
        "huijauksesta",
        "Huijauksen jälkeen aloittaa",
        (
            Value("next_after_liar", "seuraava", "huijarista seuraava"),
            Value("doubter", "epäilijä", "epäilijä"),
        ),
    ),
)

BOOKS: Final = {
    "valepaska": Book(
        "valepaska", "Valepaska", ValepaskaRules(), range(2, 7), range(3, 6), ("VALE", "PASKA")
    )
}

TABLE: Final[OptionTable[ValepaskaRules]] = OptionTable(OPTIONS, BOOKS, contradictions)
