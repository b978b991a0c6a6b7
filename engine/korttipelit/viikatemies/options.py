"""The options of Viikatemies and its rule book."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable


class ViikatemiesRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "viikatemies"
    taker_continues_2p: bool = True


OPTIONS: Final = (
    Option("taker_continues_2p", "jatko", "Kaksin viikatemiehen nostanut saa jatkaa"),
)


def _contradictions(rules: ViikatemiesRules) -> Sequence[Contradiction]:  # noqa: ARG001
    """All the options go together."""
    return ()


BOOKS: Final = {
    "viikatemies": Book(
        "viikatemies", "Viikatemies", ViikatemiesRules(), range(2, 5), range(2, 3), ("VIIKA",)
    )
}

TABLE: Final[OptionTable[ViikatemiesRules]] = OptionTable(OPTIONS, BOOKS, _contradictions)
