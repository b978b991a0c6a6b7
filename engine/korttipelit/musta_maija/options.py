"""The options of Musta Maija and its rule books.

Where the source is silent, the value is the decision recorded in RULES.md.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable, Value


class MaijaRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "musta-maija"
    deal: int = 5
    attack_limit: Literal["after_stock", "always"] = "after_stock"
    extra_lead: bool = False
    trump_turn: Literal["after_first_lead", "at_deal"] = "after_first_lead"


OPTIONS: Final = (
    Option(
        "deal",
        "jako",
        "Jako",
        (Value(5, "5", "viisi korttia"), Value(6, "6", "kuusi korttia")),
    ),
    Option(
        "attack_limit",
        "lyöntiraja",
        "Lyöntiraja",
        (
            Value("after_stock", "lopussa", "puolustajan korttimäärä, kun pakka on loppunut"),
            Value("always", "aina", "aina puolustajan korttimäärä"),
        ),
    ),
    Option("extra_lead", "lisäys", "Hyökkääjä saa lisätä noston jälkeen"),
    Option(
        "trump_turn",
        "kääntö",
        "Valtti käännetään",
        (
            Value("after_first_lead", "lyönnistä", "ensimmäisen lyönnin jälkeen"),
            Value("at_deal", "jaossa", "jaettaessa"),
        ),
    ),
)


def contradictions(rules: MaijaRules) -> Sequence[Contradiction]:  # noqa: ARG001
    """All the options go together."""
    return ()


MUSTA_MAIJA: Final = MaijaRules()
KUUSI: Final = MUSTA_MAIJA._replace(book="kuusi", deal=6)

BOOKS: Final = {
    book.id: book
    for book in (
        Book("musta-maija", "Musta Maija", MUSTA_MAIJA, range(2, 7), range(2, 7), ("MAIJA",)),
        Book("kuusi", "Kuuden kortin Maija", KUUSI, range(2, 7), range(2, 7), ("MAIJA-2.1",)),
    )
}

TABLE: Final[OptionTable[MaijaRules]] = OptionTable(OPTIONS, BOOKS, contradictions)
