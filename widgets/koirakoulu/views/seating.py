"""Players and cards of a state as parts of a scene, the same for every game."""

from collections.abc import Iterable, Sequence
from typing import Final

from koirakoulu.finnish import labels
from koirakoulu.views.scene import Lot, Seat, Tag
from korttipelit.attack import Pair
from korttipelit.cards import Card, CardSet, cards_in, unseen_count
from korttipelit.contract import NOBODY
from korttipelit.notation import write_lot
from korttipelit.text.cardtext import is_run

SUIT_ORDER: Final = (3, 2, 0, 1, 4)
"""Black and red suits take turns in a hand, so that neighbours are told apart at a glance."""


def seat_of(name: str, hand: CardSet, tags: Iterable[Tag] = ()) -> Seat:
    """A player with his hand, sorted."""
    cards = sorted(cards_in(hand), key=lambda card: (SUIT_ORDER.index(card.suit), card.rank))
    return Seat(name, tuple(map(str, cards)), unseen_count(hand), tuple(tags))


def turn_tag(seat: int, to_play: Sequence[int]) -> tuple[Tag, ...]:
    """The sign of who is in turn, and of others who may act now."""
    if seat not in to_play:
        return ()
    first = seat == to_play[0]
    return (Tag("turn", labels.IN_TURN) if first else Tag("may", labels.MAY_ACT),)


def role_tags(
    seat: int, attacker: int, defender: int, defends: str, attacks: str = labels.ATTACKS
) -> tuple[Tag, ...]:
    """The sign of who attacks and who answers, in the game's words for that."""
    if seat == attacker:
        return (Tag("attack", attacks),)
    return (Tag("defend", defends),) if seat == defender else ()


def bout_of(table: Iterable[Pair]) -> tuple[Lot, ...]:
    """The attack cards of a table, each with its answer."""
    return tuple(
        Lot(str(card), (str(card),), answer="" if answer is None else str(answer))
        for card, answer in table
    )


def lot_of(cards: tuple[Card, ...], seat: int, names: Sequence[str]) -> Lot:
    """Cards on the table as one, with who played them where that is known."""
    text = write_lot(cards) if is_run(cards) else " ".join(map(str, cards))
    return Lot(text, tuple(map(str, cards)), names[seat] if seat != NOBODY else "")


def topmost(lots: Sequence[Lot], most: int = 4) -> tuple[int, tuple[Lot, ...]]:
    """How many cards of a high pile are not shown, and its last lots, which are."""
    hidden, shown = lots[:-most], lots[-most:]
    return sum(len(lot.cards) or lot.down for lot in hidden), tuple(shown)


def text_of(card: Card | None) -> str | None:
    """A card as the notation writes it; `None` is one nobody has named."""
    return None if card is None else str(card)
