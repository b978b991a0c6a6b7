"""What lies on a table, whatever the game: what `table` draws and what games' adapters fill in.

Cards are written as the notation writes them (`♥8`, `♥2-4`), because words and pictures are both
looked up by that.
"""

from typing import NamedTuple

from koirakoulu.finnish import labels


class Tag(NamedTuple):
    """A sign beside a player's name; `kind` decides its look."""

    kind: str
    text: str


class Seat(NamedTuple):
    """One player: what he holds, and what lies before him."""

    name: str
    cards: tuple[str, ...] = ()
    unseen: int = 0
    tags: tuple[Tag, ...] = ()
    won: int = 0
    aside: tuple[str | None, ...] = ()
    """Cards laid aside before him, `None` face down: the trump card."""
    counted: bool = True
    """Whether the others may know how many cards he holds."""

    @property
    def size(self) -> int:
        """How many cards the hand has."""
        return len(self.cards) + self.unseen


class Lot(NamedTuple):
    """Cards that lie on the table as one: their text, the cards, and who played them."""

    text: str
    cards: tuple[str, ...]
    by: str = ""
    answer: str = ""
    """The card that beats it, lying on it so that both are seen."""
    down: int = 0
    """So many cards face down instead of `cards`."""
    claim: str = ""
    """What their player says they are: "kaksi seiskaa"."""


class Leaving(NamedTuple):
    """Cards that have just left the table, and why: "Pakka kaatui"."""

    why: str
    lots: tuple[Lot, ...]


class Stock(NamedTuple):
    """The stock, with a card crosswise under it: its face, or `None` face down."""

    size: int
    under: str | None = None
    crosswise: bool = True
    """Whether there is such a card."""
    name: str = labels.STOCK
    """What the game calls it."""


class Scene(NamedTuple):
    """A whole table, as one reader may see it."""

    phase: str
    seats: tuple[Seat, ...]
    lots: tuple[Lot, ...] = ()
    """What lies on the table, in order."""
    below: int = 0
    """Cards of the table under these that are not to be seen."""
    piled: bool = True
    """Whether lots lie on each other, the first at the bottom; attack cards lie side by side."""
    beats: str = "kaataa"
    """What an answer does to the card it lies on."""
    stock: Stock | None = None
    trump: str | None = None
    """The trump suit's sign; empty where it is not known yet, `None` where the game has none."""
    gone: int = 0
    leaving: Leaving | None = None
    """What the last move took off the table."""
    near: int = 0
    """The seat drawn nearest to the reader."""
