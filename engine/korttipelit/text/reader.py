"""Reads the fields of one position; whatever is wrong is added to a list, never raised."""

from collections.abc import Iterable, Mapping
from typing import Final

from ..cards import Card, CardSet, Rank, Suit, unseen
from ..contract import NOBODY, Seat
from ..problems import Problem, nearest, quoted
from .cardtext import (
    MOST_WORDS,
    SUIT_SIGNS,
    SUIT_WORDS,
    CardText,
    read_lots,
    read_rank,
    read_singles,
)
from .lines import Field, Word, names_in, number, words

UNKNOWN: Final = "?"
"""Stands for a player nobody remembers."""

PACK_SIZE: Final = 54


class FieldReader:
    """The fields of a position, its players in seating order, and the problems found so far."""

    def __init__(
        self, fields: Mapping[str, Field], hands: Mapping[str, Field], problems: list[Problem]
    ) -> None:
        self.fields, self.hands_by_name, self.problems = fields, hands, problems
        self.names = tuple(hands)

    def wrong(self, field: Field, code: str, message: str, near: str = "", at: int = 0) -> None:
        """Adds a problem with a field."""
        self.problems.append(field.problem(code, message, near, at=at))

    def missing(self, code: str, message: str, near: str) -> None:
        """Adds that something is not said at all."""
        self.problems.append(Problem(code, message, nearest=near))

    def add_checks(
        self,
        checks: Iterable[tuple[str, str, str]],
        needed: Iterable[str],
        follows: Mapping[str, str],
    ) -> None:
        """Adds what is wrong with the whole, but nothing that only follows from a bad field.

        A check is a code, the key it is about and a message. `needed` keys have been asked for
        already where they are missing; `follows` gives for a key the one it is judged by.
        """
        bad = {problem.line for problem in self.problems}
        unread = set(needed) - set(self.fields)
        bad_keys = {key for key, field in self.fields.items() if field.line in bad}
        for code, key, message in checks:
            if key in unread or (code == "table" and unread) or follows.get(key) in bad_keys:
                continue
            field = self.fields.get(key) or self.hands_by_name.get(key)
            if field is None:
                self.problems.append(Problem(code, message))
            elif field.line not in bad:
                self.wrong(field, code, message)

    def seats(self, key: str, *, unknown: bool = False) -> tuple[Seat, ...]:
        """The seats a field names; with `unknown`, `?` is one nobody remembers."""
        field = self.fields.get(key)
        if field is None or not field.value:
            return ()
        names = (*self.names, UNKNOWN) if unknown else self.names
        seats = names_in(field, names, self.problems)
        return tuple(NOBODY if seat == len(self.names) else seat for seat in seats)

    def seat(self, key: str) -> Seat:
        """The one seat a field names, or `NOBODY`."""
        seats = self.seats(key)
        if len(seats) > 1:
            self.wrong(self.fields[key], "many-players", f"{key} names one player")
        return seats[0] if seats else NOBODY

    def bits(self, key: str) -> int:
        """A bit for each seat a field names."""
        return sum(1 << seat for seat in set(self.seats(key)))

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A number within limits, or the default."""
        field = self.fields.get(key)
        value = None if field is None else number(field, low, high, self.problems)
        return default if value is None else value

    def lots(self, key: str) -> list[CardText]:
        """Cards and runs, as they were written."""
        field = self.fields.get(key)
        return [] if field is None else read_lots(field, self.problems)

    def singles(self, key: str) -> list[CardText]:
        """Single cards, as they were written."""
        field = self.fields.get(key)
        return [] if field is None else read_singles(field, self.problems)

    def cards(self, field: Field | None) -> CardSet:
        """Named cards and, as a number or `+number`, unseen ones."""
        if field is None:
            return 0
        value, count = field.value, 0
        last = words(value)[-1:]
        for word in last:
            size = _size(word)
            if size is not None and (word.at == 0 or word.text.startswith("+")):
                count, value = size, value[: word.at]
        cards = 0
        for lot in read_lots(field._replace(value=value), self.problems):
            if lot.mark:
                self.wrong(field, "mark", f"“{lot.mark}” marks lots on the table only", at=lot.at)
            for card in lot.cards:
                if cards & card.bit:
                    self.wrong(field, "card-twice", f"{card} stands twice", at=lot.at)
                cards |= card.bit
        if cards.bit_count() + count > PACK_SIZE:
            self.wrong(field, "too-many-cards", "there are not so many cards in the pack")
            count = 0
        return cards | unseen(count)

    def pile(self, key: str) -> tuple[Card | None, ...]:
        """Cards in order; a number stands for that many unseen cards."""
        field = self.fields.get(key)
        found: list[Card | None] = []
        if field is None:
            return ()
        listed = words(field.value)
        if len(listed) > MOST_WORDS:
            self.wrong(field, "too-many-cards", "there are not so many cards in the pack")
            return ()
        for word in listed:
            size = _size(word)
            if size is not None:
                found += [None] * size
                continue
            place = field._replace(value=word.text, column=field.column + word.at)
            found += (card for lot in read_singles(place, self.problems) for card in lot.cards)
        if len(found) > PACK_SIZE:
            self.wrong(field, "too-many-cards", "there are not so many cards in the pack")
            return ()
        return tuple(found)

    def ranks(self, key: str) -> tuple[Rank, ...]:
        """Ranks in order, by sign or word."""
        field = self.fields.get(key)
        found: list[Rank] = []
        listed = [] if field is None else words(field.value)
        if field is not None and len(listed) > PACK_SIZE:
            self.wrong(field, "too-many-cards", "there are not so many cards in the pack")
            return ()
        for word in listed:
            rank = read_rank(word.text)
            if rank is None:
                assert field is not None
                self.wrong(field, "no-rank", f"{quoted(word.text)} is no rank", "7", word.at)
            else:
                found.append(rank)
        return tuple(found)

    def suit(self, key: str, near: str) -> Suit:
        """A suit, by its sign or word."""
        field = self.fields.get(key)
        if field is None:
            self.missing("no-trump", "the position does not say which suit is trump", near)
            return 0
        suit = (SUIT_SIGNS | SUIT_WORDS).get(field.value.casefold())
        if suit is None:
            guess = nearest(field.value, SUIT_WORDS) or "♠"
            self.wrong(field, "no-suit", f"{quoted(field.value)} is no suit", guess)
        return suit or 0


def _size(word: Word) -> int | None:
    digits = word.text.removeprefix("+")
    if not digits.isascii() or not digits.isdigit():
        return None
    return int(digits) if len(digits) < 3 else PACK_SIZE + 1
