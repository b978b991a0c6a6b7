"""Drawing from the stock. It lies top card first; a turned-up trump card is its last."""

from collections.abc import Iterable
from typing import NamedTuple

from .cards import Card, CardSet, add, unseen
from .contract import Event, Seat, UnknownCard
from .seats import replaced

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


def refilled(
    hands: tuple[CardSet, ...],
    stock: Stock,
    order: Iterable[Seat],
    size: int,
    rule: str,
    events: list[Event],
) -> tuple[tuple[CardSet, ...], Stock]:
    """The hands when these players have drawn up to `size` in turn, and the stock left.

    Every draw is told by an event `drew`, which shows its cards to the player who drew them.
    """
    for seat in order:
        if not stock:
            break
        hand, stock, cards = drawn(hands[seat], stock, size)
        if cards:
            hands = replaced(hands, seat, hand)
            events.append(Event("drew", rule, seat, named(cards), number=len(cards), secret=True))
    return hands, stock


def named(cards: Stock) -> tuple[Card, ...]:
    """The cards of these that have been named."""
    return tuple(card for card in cards if card is not None)


def buried(stock: Stock) -> Stock:
    """The stock with its top card put back into the middle."""
    top, rest = stock[0], stock[1:]
    middle = len(rest) // 2
    return (*rest[:middle], top, *rest[middle:])


class TurnedUp(NamedTuple):
    """A card turned from the stock for all to see."""

    card: Card
    stock: Stock
    """The stock without it."""
    buried: tuple[Card, ...]
    """The cards turned before it, which had to go back into the middle, in order."""
    came_round: bool
    """Whether the same cards would have come round again, so that the next good one was taken."""


def turned_up(stock: Stock, refused: CardSet) -> TurnedUp:
    """Turns the top card; a refused one goes back into the middle and another is turned.

    Burying can go in circles; then the next card that is not refused is taken (AMB-MM08). Raises
    `UnknownCard` where the card to turn has not been named.
    """
    buried_cards: list[Card] = []
    orders = {stock}
    while (top := _named(stock[0])).bit & refused:
        buried_cards.append(top)
        stock = buried(stock)
        if stock in orders:
            at = next(i for i, card in enumerate(stock) if not _named(card).bit & refused)
            card = _named(stock[at])
            return TurnedUp(card, stock[:at] + stock[at + 1 :], tuple(buried_cards), True)
        orders.add(stock)
    return TurnedUp(top, stock[1:], tuple(buried_cards), False)


def _named(card: StockCard) -> Card:
    if card is None:
        raise UnknownCard("the card to turn from the stock has not been named")
    return card
