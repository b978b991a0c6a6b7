"""What beats what: tables from which a whole hand is judged with one `&`."""

from typing import Final

from .cards import PACK_52, SUIT_SETS, Card, CardSet, Suit, card_set

type AnswerTable = tuple[tuple[CardSet, ...], ...]
"""`table[trump][card]`: the cards that may be played on `card` when `trump` is the trump suit."""


def higher_in_suit(card: Card) -> CardSet:
    """The higher cards of the card's own suit."""
    return card_set(c for c in PACK_52 if c.suit == card.suit and c.rank > card.rank)


def _answers(trump: Suit, card: Card, any_trump: bool) -> CardSet:
    if card.suit != trump:
        return higher_in_suit(card) | SUIT_SETS[trump]
    return SUIT_SETS[trump] & ~card.bit if any_trump else higher_in_suit(card)


def _table(any_trump: bool) -> AnswerTable:
    return tuple(tuple(_answers(t, c, any_trump) for c in PACK_52) for t in range(4))


HIGHER_TRUMP: Final = _table(any_trump=False)
"""A higher card of the suit, or a trump; on a trump only a higher trump (KOIRA-A-4.2, 4.3)."""

ANY_TRUMP: Final = _table(any_trump=True)
"""The same, but on a trump any trump is good (MYLLY-4.2 as it is worded)."""
