"""Values of a position as text and as JSON: what `FieldReader` reads is printed here."""

from collections.abc import Iterable, Sequence

from ..cards import BY_NAME, Card, CardSet, add, card_set, cards_in, unseen, unseen_count
from ..contract import NOBODY, Seat
from .reader import UNKNOWN

UNSEEN = "?"
"""Stands in JSON for a card nobody has named."""


def write_cards(cards: CardSet) -> str:
    """A hand or pile: its cards, and a number for unseen ones."""
    named, count = " ".join(map(str, cards_in(cards))), unseen_count(cards)
    if not count:
        return named
    return f"{named} +{count}" if named else str(count)


def write_pile(pile: Sequence[Card | None]) -> str:
    """Cards in order; a number stands for that many unseen ones."""
    words: list[str] = []
    count = 0
    for card in (*pile, None):
        if card is None:
            count += 1
            continue
        words += [str(count)] if count else []
        words.append(str(card))
        count = 0
    return " ".join([*words, str(count - 1)] if count > 1 else words)


def write_seats(names: Sequence[str], seats: Iterable[Seat]) -> str:
    """Players by name, `?` for one nobody remembers."""
    return ", ".join(UNKNOWN if seat == NOBODY else names[seat] for seat in seats)


def set_to_json(cards: CardSet) -> list[str]:
    """A set as a list of cards, `?` for an unseen one."""
    return [str(card) for card in cards_in(cards)] + [UNSEEN] * unseen_count(cards)


def set_from_json(names: Iterable[str]) -> CardSet:
    """The set of such a list. Raises `KeyError` for what is no card, `ValueError` for twins."""
    listed = list(names)
    named = [BY_NAME[name] for name in listed if name != UNSEEN]
    if len(set(named)) < len(named):
        raise ValueError("a card stands twice in a set")
    return add(card_set(named), unseen(listed.count(UNSEEN)))


def card_to_json(card: Card | None) -> str:
    """A card, `?` where it is unseen."""
    return UNSEEN if card is None else str(card)


def card_from_json(name: str) -> Card | None:
    """The card of such a text. Raises `KeyError`."""
    return None if name == UNSEEN else BY_NAME[name]
