"""A hand left over, as people write it down: `ässä jokeri 5`, `A ★ 5`, or its value `36`."""

from typing import Final

from ..cards import BY_NAME, RANKS, SUITS, Card, card_at
from ..problems import NotationError, Problem, nearest, quoted
from ..text.cardtext import RANK_SIGNS, RANK_WORDS
from ..text.lines import Word, readable, words
from .scoring import MOST_POINTS, Hand

JOKERS: Final = ("★", "*", "jokeri", "jokerit", "jo")
MOST_CARDS: Final = 60
"""Nobody is left with more cards, even of two packs."""

HIGHEST_NUMBER: Final = 10
KNOWN: Final = (*JOKERS[2:3], *RANK_WORDS)


def read_hand(text: str, *, opened: bool) -> Hand:
    """The hand of a text: ranks with spaces or commas between them, or one number, its value.

    A number up to ten is a card and its value at once; `0` is no card at all. Suits may be written
    and say nothing. Raises `NotationError` with everything that is neither.
    """
    found = words(readable(text).replace(",", " ").replace(";", " "))
    if [word.text for word in found] == ["0"]:
        return Hand((), 0, opened)
    if len(found) == 1 and (points := _points(found[0].text)) > HIGHEST_NUMBER:
        if points > MOST_POINTS:
            message = f"a hand is worth at most {MOST_POINTS} points"
            raise NotationError([Problem("too-many-points", message, 1, 1, found[0].text[:40])])
        return Hand((), points, opened)
    if len(found) > MOST_CARDS:
        message = f"nobody holds {len(found)} cards"
        raise NotationError([Problem("too-many-cards", message, 1, 1, text[:40])])
    cards, problems = [], []
    for word in found:
        card = _card(word)
        if isinstance(card, Problem):
            problems.append(card)
        else:
            cards.append(card)
    if problems:
        raise NotationError(problems)
    return Hand(tuple(cards), 0, opened)


def _points(text: str) -> int:
    """A number of points, or 0 where the word is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _card(word: Word) -> Card | Problem:
    """A card of that rank; which suit it has does not matter."""
    fold = word.text.casefold()
    if fold in JOKERS:
        return BY_NAME["★1"]
    bare = fold.strip(SUITS)
    # `1` is an ace in the notation of play; here it would be taken for a point.
    rank = RANK_WORDS.get(bare) or (RANK_SIGNS.get(bare) if bare != "1" else None)
    if rank is None:
        near = nearest(fold, KNOWN)
        message = f"{quoted(word.text)} is no card and no value of a hand"
        return Problem("no-card", message, 1, word.at + 1, word.text[:40], near)
    return card_at(0, rank)


def write_hand(hand: Hand) -> str:
    """The hand as text; `read_hand` gives it back."""
    if not hand.cards:
        return str(hand.points) if hand.points else ""
    return " ".join("★" if card.suit == len(SUITS) else RANKS[card.rank] for card in hand.cards)
