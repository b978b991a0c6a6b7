"""What tables agree upon about scoring Rami."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable, Value

PLAYERS: Final = range(2, 7)


class RamiRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "rami"
    limit: int = 0
    """The game limit in points; 0 is a hundred for each opponent."""
    deadlock_tie: Literal["all_zero", "all_count"] = "all_zero"
    final_tie: Literal["extra_deal_all", "extra_deal_tied"] = "extra_deal_all"


OPTIONS: Final = (
    Option(
        "limit",
        "raja",
        "Pisteraja",
        (
            Value(0, "vastustajista", "100 pistettä vastustajaa kohti"),
            *(Value(limit, str(limit), f"{limit} pistettä") for limit in (100, 200, 300, 400, 500)),
        ),
    ),
    Option(
        "deadlock_tie",
        "umpikuja",
        "Umpikujassa yhtä pienet kädet",
        (
            Value("all_zero", "nolla", "saavat kaikki nolla pistettä"),
            Value("all_count", "lasketaan", "laskevat kaikki pisteensä"),
        ),
    ),
    Option(
        "final_tie",
        "tasapeli",
        "Tasatilanne lopussa",
        (
            Value("extra_deal_all", "kaikki", "kaikki pelaavat vielä jaon"),
            Value("extra_deal_tied", "tasoissa", "vain tasoissa olevat pelaavat vielä jaon"),
        ),
    ),
)


def _contradictions(rules: RamiRules) -> Sequence[Contradiction]:  # noqa: ARG001 – there are none
    return ()


RAMI: Final = RamiRules()

BOOKS: Final = {
    "rami": Book("rami", "Rami", RAMI, PLAYERS, PLAYERS, ("RAMI",)),
}

TABLE: Final[OptionTable[RamiRules]] = OptionTable(OPTIONS, BOOKS, _contradictions)
