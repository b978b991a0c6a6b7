"""The options of Kitumaija and its rule books.

Where the source is silent, the value is the decision recorded in RULES.md.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable, Value


class KituRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "kitumaija"
    clubs_hard: bool = True
    trump: Literal["diamonds", "turned"] = "diamonds"
    peek_three: bool = False
    show_counts: bool = False


OPTIONS: Final = (
    Option("clubs_hard", "kova-risti", "Risti on kova maa"),
    Option(
        "trump",
        "valtti",
        "Valtti",
        (
            Value("diamonds", "ruutu", "aina ruutu"),
            Value("turned", "käännetään", "käännetään pakasta"),
        ),
    ),
    Option("peek_three", "kurkistus", "Avopakan kolme päällimmäistä saa tarkistaa"),
    Option("show_counts", "määrät", "Korttimäärät näkyvissä"),
)


def contradictions(rules: KituRules) -> Sequence[Contradiction]:  # noqa: ARG001
    """All the options go together."""
    return ()


KITUMAIJA: Final = KituRules()
HELPPO: Final = KITUMAIJA._replace(book="helppo", clubs_hard=False)

BOOKS: Final = {
    book.id: book
    for book in (
        Book("kitumaija", "Kitumaija", KITUMAIJA, range(2, 7), range(3, 6), ("KITU",)),
        Book("helppo", "Helppo Kitumaija", HELPPO, range(2, 7), range(3, 6), ("KITU-5.1",)),
    )
}

TABLE: Final[OptionTable[KituRules]] = OptionTable(OPTIONS, BOOKS, contradictions)
