"""Suit order, values, and sets of cards by what goes on what."""

from typing import Final

from ..cards import ACE, BY_NAME, PACK_52, Card, CardSet, Rank, Suit, card_set

JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
CLUBS: Final[Suit] = 0
HIGHEST_IN_RUN: Final = 10

REAPER: Final = BY_NAME["♣K"]
"""Viikatemies: a card of its own, and none of the kings."""

STRENGTH: Final = (3, 0, 1, 2)
"""How strong each suit is: clubs, spades, hearts, diamonds (VIIKA-4.1)."""


def is_king(card: Card) -> bool:
    """Whether the card is one of the three kings."""
    return card.rank == KING and card is not REAPER


def value_on_table(card: Card) -> int:
    """What a card on the table is worth: an ace is one (VIIKA-2.6)."""
    return 1 if card.rank == ACE else card.rank


def overtakes(card: Card, top: Card) -> bool:
    """Whether a card from the hand is higher than the top card by suit, then value."""
    if card.suit != top.suit:
        return STRENGTH[card.suit] > STRENGTH[top.suit]
    return card.rank > value_on_table(top)


def _goes(card: Card, top: Card) -> bool:
    """Whether a card may be played alone, or first of several, on the top card."""
    if top is REAPER:
        return False
    if card is REAPER:
        return top.rank != QUEEN
    if card.rank == JACK:
        return top.suit == CLUBS
    if top.rank == QUEEN:
        return card.rank >= QUEEN and overtakes(card, top)
    if card.rank == KING and not overtakes(card, top):
        return is_king(top)
    swaps = card.rank == top.rank and card.rank not in (QUEEN, ACE)
    return swaps or overtakes(card, top)


GOES: Final[tuple[CardSet, ...]] = tuple(
    card_set(card for card in PACK_52 if card is not top and _goes(card, top)) for top in PACK_52
)
"""For each top card the cards that may be played on it, alone or first of several."""

PLAIN: Final[CardSet] = card_set(card for card in PACK_52 if card.rank <= HIGHEST_IN_RUN)
"""The cards that are no special cards."""

OF_VALUE: Final[dict[Rank, CardSet]] = {
    rank: card_set(card for card in PACK_52 if card.rank == rank and card is not REAPER)
    for rank in range(2, ACE + 1)
}
"""For each value its cards; the reaper is none of the kings."""
