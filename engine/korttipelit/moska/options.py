"""The options of Moska and its rule book.

Where the source is silent, the value is the decision recorded in RULES.md.
"""

from typing import Final, Literal, NamedTuple

from ..options import Book, Option, OptionTable, Value


class MoskaRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "moska"
    trump_two_swap: bool = True
    late_add_limit: Literal["six", "unlimited"] = "six"
    play_from_deck: bool = False
    play_to_self: bool = False
    cut_trap: bool = False

    @property
    def late_limit(self) -> bool:
        """Whether cards added after the killer has given up are limited like others."""
        return self.late_add_limit == "six"

    @property
    def adds_to_himself(self) -> bool:
        """Whether the killer may add cards that he himself has to kill."""
        return self.play_to_self

    @property
    def beats_from_stock(self) -> bool:
        """Whether the killer may try the top card of the stock."""
        return self.play_from_deck

    @property
    def shows_last_two(self) -> bool:
        """The last hidden card of the stock stays hidden."""
        return False

    @property
    def opens_from_stock(self) -> bool:
        """No attack is opened from the stock."""
        return False


OPTIONS: Final = (
    Option("trump_two_swap", "vaihto", "Valttikakkosen vaihto"),
    Option(
        "late_add_limit",
        "lisäykset",
        "Lisäykset noston jälkeen",
        (
            Value("six", "kuusi", "samat rajat kuin muutenkin"),
            Value("unlimited", "vapaat", "ei rajaa"),
        ),
    ),
    Option("play_from_deck", "pakasta", "Tappaminen pakasta"),
    Option("play_to_self", "itselle", "Tappaja lisää itselleen"),
    Option("cut_trap", "nostoansa", "Pakkaan koskeminen"),
)

BOOKS: Final = {
    "moska": Book("moska", "Moska", MoskaRules(), range(2, 9), range(4, 7), ("MOSKA",)),
}

TABLE: Final[OptionTable[MoskaRules]] = OptionTable(OPTIONS, BOOKS, lambda _: ())
