"""Drawing from the stock. It lies top card first; a turned-up trump card is its last."""

from .cards import Card, CardSet, add, unseen

type StockCard = Card | None
"""A card of the stock; `None` is one nobody has named."""

type Stock = tuple[StockCard, ...]


def drawn(hand: CardSet, stock: Stock, size: int) -> tuple[CardSet, Stock, Stock]:
    """The hand filled up to `size` from the stock as far as it goes, the stock left, the cards."""
    count = min(size - hand.bit_count(), len(stock))
    if count <= 0:
        return hand, stock, ()
    cards = stock[:count]
    for card in cards:
        hand = add(hand, unseen(1) if card is None else card.bit)
    return hand, stock[count:], cards


def named(cards: Stock) -> tuple[Card, ...]:
    """The cards of these that have been named."""
    return tuple(card for card in cards if card is not None)


def buried(stock: Stock) -> Stock:
    """The stock with its top card put back into the middle."""
    top, rest = stock[0], stock[1:]
    middle = len(rest) // 2
    return (*rest[:middle], top, *rest[middle:])
