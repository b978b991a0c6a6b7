"""Playing cards, and sets of cards packed into one integer.

A `Card` is a small integer that knows its suit and rank, so that a set of cards can be one `int`
(`CardSet`) with a bit for each card. Sets make a state cheap to copy, to compare and to hash, and
"which of my cards beat this one" a single `&`.

Cards nobody has named yet (a hand given as a number, another player's hand in a view) are
*unseen*: they are bits above all real cards, counted in unary. An unseen card makes a hand
non-empty and counts in its size, yet no table of real cards ever matches it.
"""

from collections.abc import Iterable
from typing import Final

type Suit = int
"""An index into `SUITS`."""

type Rank = int
"""2–14, where 11–13 are the jack, the queen and the king and 14 is the ace."""

type CardSet = int
"""A set of cards, one bit a card; bits from `UNSEEN_SHIFT` up count unseen cards in unary."""

SUITS: Final = "♣♦♥♠"
RANKS: Final = {r: str(r) for r in range(2, 11)} | {11: "J", 12: "Q", 13: "K", 14: "A"}
ACE: Final = 14
TWO: Final = 2
JOKER_SUIT: Final = 4
JOKER_RANK: Final = 15

UNSEEN_SHIFT: Final = 56
SEEN: Final = (1 << UNSEEN_SHIFT) - 1
"""The bits of all real cards."""


class Card(int):
    """One card. Compare ranks with `rank`; cards themselves compare only to be put in order."""

    suit: Suit
    rank: Rank
    bit: CardSet

    def __new__(cls, index: int) -> "Card":
        if not 0 <= index < 54:
            raise ValueError(f"a card's index is 0–53, not {index}")
        card = super().__new__(cls, index)
        card.suit, card.rank = (
            (index // 13, index % 13 + TWO) if index < 52 else (JOKER_SUIT, JOKER_RANK)
        )
        card.bit = 1 << index
        return card

    def __str__(self) -> str:
        if self.suit == JOKER_SUIT:
            return f"★{self - 51}"
        return SUITS[self.suit] + RANKS[self.rank]

    __repr__ = __str__

    def __reduce__(self) -> "tuple[type[Card], tuple[int]]":
        return Card, (int(self),)

    # A card is one of 54 constants: a copy is the card itself.
    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: object) -> "Card":
        return self


CARDS: Final = tuple(Card(i) for i in range(54))
"""Clubs, diamonds, hearts, spades, each from the two to the ace; then the two jokers."""

PACK_52: Final = CARDS[:52]
"""The ordinary pack without jokers (KOIRA-A-1.5, KOIRA-B-1.1)."""

BY_BIT: Final = {card.bit: card for card in CARDS}
BY_NAME: Final = {str(card): card for card in CARDS}

SUIT_SETS: Final = tuple(sum(c.bit for c in PACK_52 if c.suit == suit) for suit in range(4))
"""For each suit the set of its thirteen cards."""


def card_at(suit: Suit, rank: Rank) -> Card:
    """The card of a suit (0–3) and rank (2–14)."""
    return CARDS[suit * 13 + rank - TWO]


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    found = 0
    for card in cards:
        found |= card.bit
    return found


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The real cards of a set in the order of `CARDS`; unseen ones are left out."""
    found = []
    cards &= SEEN
    while cards:
        low = cards & -cards
        found.append(BY_BIT[low])
        cards ^= low
    return tuple(found)


def unseen(count: int) -> CardSet:
    """A set of that many cards nobody has named."""
    return ((1 << count) - 1) << UNSEEN_SHIFT


def unseen_count(cards: CardSet) -> int:
    """How many cards of the set are unseen."""
    return (cards >> UNSEEN_SHIFT).bit_count()


def add(cards: CardSet, more: CardSet) -> CardSet:
    """Both sets together. Unseen cards add up; a real card is in a set once."""
    if (cards | more) <= SEEN:
        return cards | more
    return (cards | more) & SEEN | unseen(unseen_count(cards) + unseen_count(more))


def take(cards: CardSet, card: Card) -> CardSet:
    """The set without `card`; if the set does not name it, one of its unseen cards was it."""
    if cards & card.bit:
        return cards ^ card.bit
    return cards & SEEN | unseen(unseen_count(cards) - 1)


def hide(cards: CardSet) -> CardSet:
    """As many cards, all of them unseen."""
    return unseen(cards.bit_count())
