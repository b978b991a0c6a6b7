"""The options of Paskahousu and its rule books.

Where the source is silent, the value is the decision recorded in RULES.md.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable, Value


class PaskaRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "paskahousu"
    court_min: Literal[7, 8] = 8
    court_on_empty: Literal["never", "if_nothing_else", "always"] = "if_nothing_else"
    voluntary_pickup: bool = True
    flip_when: Literal["cannot_play", "always"] = "cannot_play"
    four_topples: bool = True


COURT_MIN: Final = Option(
    "court_min",
    "kuvat",
    "Kuvakortti käy",
    (
        Value(8, "8", "kasin tai suuremman päälle"),
        Value(7, "7", "seiskan tai suuremman päälle"),
    ),
)
NEVER: Final = Value("never", "ei", "ei koskaan")
ALWAYS: Final = Value("always", "aina", "aina")
VOLUNTARY_PICKUP: Final = Option(
    "voluntary_pickup", "vapaanosto", "Pinon saa nostaa, vaikka voisi lyödä"
)
FOUR_TOPPLES: Final = Option("four_topples", "neloset", "Neljä samaa kaataa pinon")

OPTIONS: Final = (
    COURT_MIN,
    Option(
        "court_on_empty",
        "kuva-aloitus",
        "Kuvakortin saa lyödä tyhjään pöytään",
        (
            NEVER,
            Value("if_nothing_else", "pakosta", "jos muuta aloitettavaa ei ole"),
            ALWAYS,
        ),
    ),
    VOLUNTARY_PICKUP,
    Option(
        "flip_when",
        "kokeilu",
        "Pakasta saa kokeilla",
        (
            Value("cannot_play", "pakosta", "jos ei voi lyödä kädestä"),
            Value("always", "aina", "aina omalla vuorolla"),
        ),
    ),
    FOUR_TOPPLES,
)


def contradictions(rules: object) -> Sequence[Contradiction]:  # noqa: ARG001
    """All the options go together."""
    return ()


PASKAHOUSU: Final = PaskaRules()
SALLIVA: Final = PASKAHOUSU._replace(
    book="salliva", court_min=7, court_on_empty="always", flip_when="always"
)

BOOKS: Final = {
    book.id: book
    for book in (
        Book("paskahousu", "Paskahousu", PASKAHOUSU, range(2, 7), range(3, 6), ("PASKA",)),
        Book(
            "salliva",
            "Salliva Paskahousu",
            SALLIVA,
            range(2, 7),
            range(3, 6),
            ("AMB-PA03", "AMB-PA04", "AMB-PA09"),
        ),
    )
}

TABLE: Final[OptionTable[PaskaRules]] = OptionTable(OPTIONS, BOOKS, contradictions)
