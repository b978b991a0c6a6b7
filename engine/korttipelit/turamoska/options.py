"""The options of Turamoska and its rule book.

Where the source is silent, the value is the decision recorded in RULES.md.
"""

from typing import Final, NamedTuple

from ..options import Book, Option, OptionTable


class TuramoskaRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`."""

    book: str = "turamoska"
    trump_two_swap: bool = True
    flip_challenge: bool = True
    self_add: bool = True
    flip_topple: bool = True
    show_second_last: bool = False
    cut_trap: bool = False

    @property
    def late_limit(self) -> bool:
        """Nothing is added after the responder has given up."""
        return True

    @property
    def adds_to_himself(self) -> bool:
        """Whether the responder may add cards that he himself has to topple."""
        return self.self_add

    @property
    def beats_from_stock(self) -> bool:
        """Whether the responder may try the top card of the stock."""
        return self.flip_topple

    @property
    def shows_last_two(self) -> bool:
        """Whether the last hidden card of the stock is turned face up beside the trump card."""
        return self.show_second_last

    @property
    def opens_from_stock(self) -> bool:
        """Whether a challenge may be turned from the stock."""
        return self.flip_challenge


OPTIONS: Final = (
    Option("trump_two_swap", "vaihto", "Valttikakkosen vaihto"),
    Option("flip_challenge", "pakkahaaste", "Haaste pakasta kääntämällä"),
    Option("self_add", "itselle", "Vastaaja lisää itselleen"),
    Option("flip_topple", "pakkakaato", "Kaatoyritys pakasta"),
    Option("show_second_last", "toiseksi-viimeinen", "Toiseksi viimeinen kortti näkyviin"),
    Option("cut_trap", "nostoansa", "Pakkaan koskeminen"),
)

BOOKS: Final = {
    "turamoska": Book(
        "turamoska", "Turamoska", TuramoskaRules(), range(2, 9), range(4, 7), ("TURA",)
    ),
}

TABLE: Final[OptionTable[TuramoskaRules]] = OptionTable(OPTIONS, BOOKS, lambda _: ())
