"""Kinds of values a state is made of: how each is printed, read back, and hidden.

A game lists the fields of its state with their kinds (`form.Part`); JSON, positions as text, views
and the count of the cards follow from that.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from .attack import Bout, Pair
from .cards import (
    ACE,
    BY_NAME,
    RANKS,
    SUITS,
    TWO,
    Card,
    CardSet,
    Rank,
    cards_in,
    hide,
    unseen_count,
)
from .contract import NOBODY
from .guard import Here
from .problems import nearest, quoted
from .text.cardtext import read_singles
from .text.lines import words
from .text.reader import FieldReader
from .text.values import (
    card_from_json,
    card_to_json,
    set_from_json,
    set_to_json,
    write_cards,
    write_pile,
    write_seats,
)

OUT: Final = "vapaa"
"""Written for the hand of a player who has left the game."""


class Kind(Protocol):
    """How values of one kind are printed, read and hidden. Values are immutable."""

    def to_json(self, value: Any) -> object:
        """The value in JSON's own types."""

    def from_json(self, data: Any, players: int) -> Any:
        """The value of such data; `ValueError`, `KeyError` or `TypeError` when it is none."""

    def write(self, value: Any, names: Sequence[str]) -> str:
        """The value as the text of a position's field."""

    def read(self, reader: FieldReader, key: str) -> Any:
        """The value of a field that is there; what is wrong goes to the reader's problems."""

    def cards(self, value: Any) -> Iterable[Card | None]:
        """The cards of the value, `None` for an unseen one."""

    def hidden(self, value: Any) -> Any:
        """The value for eyes that may not see it."""


class _Plain:
    """A value that holds no cards and hides nothing, in JSON as it is."""

    def to_json(self, value: Any) -> object:
        return value

    def cards(self, value: Any) -> Iterable[Card | None]:  # noqa: ARG002 – a plain value has none
        return ()

    def hidden(self, value: Any) -> Any:
        return value


class _Seat(_Plain):
    def from_json(self, data: Any, players: int) -> int:
        return _whole(data, NOBODY, players - 1)

    def write(self, value: int, names: Sequence[str]) -> str:
        return "" if value == NOBODY else names[value]

    def read(self, reader: FieldReader, key: str) -> int:
        return reader.seat(key)


class _Seats(_Plain):
    def to_json(self, value: tuple[int, ...]) -> object:
        return list(value)

    def from_json(self, data: Any, players: int) -> tuple[int, ...]:
        return tuple(_whole(seat, NOBODY, players - 1) for seat in data)

    def write(self, value: tuple[int, ...], names: Sequence[str]) -> str:
        return write_seats(names, value)

    def read(self, reader: FieldReader, key: str) -> tuple[int, ...]:
        return reader.seats(key, unknown=True)


class _Bits(_Plain):
    def from_json(self, data: Any, players: int) -> int:
        return _whole(data, 0, (1 << players) - 1)

    def write(self, value: int, names: Sequence[str]) -> str:
        return ", ".join(name for seat, name in enumerate(names) if value >> seat & 1)

    def read(self, reader: FieldReader, key: str) -> int:
        return reader.bits(key)


class Number(_Plain):
    """A whole number within limits."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def from_json(self, data: Any, players: int) -> int:  # noqa: ARG002 – limits are its own
        return _whole(data, self.low, self.high)

    def write(self, value: int, names: Sequence[str]) -> str:  # noqa: ARG002
        return str(value)

    def read(self, reader: FieldReader, key: str) -> int:
        return reader.number(key, self.low, self.high, self.low)


class Choice(_Plain):
    """One of several values, each with a word of the notation; in JSON by its word."""

    def __init__(self, by_word: Mapping[str, Any]) -> None:
        self.by_word = dict(by_word)
        self.word = {value: word for word, value in by_word.items()}

    def to_json(self, value: Any) -> object:
        return self.word[value]

    def from_json(self, data: Any, players: int) -> Any:  # noqa: ARG002 – words are its own
        return self.by_word[data]

    def write(self, value: Any, names: Sequence[str]) -> str:  # noqa: ARG002
        return self.word[value]

    def read(self, reader: FieldReader, key: str) -> Any:
        field = reader.fields[key]
        if field.value not in self.by_word:
            near = nearest(field.value, self.by_word) or next(iter(self.by_word))
            reader.wrong(field, "unknown", f"{key} cannot be {quoted(field.value)}", near)
            return next(iter(self.by_word.values()))
        return self.by_word[field.value]


class _Suit(_Plain):
    """A suit, or `NOBODY` while none is known."""

    def to_json(self, value: int) -> object:
        return SUITS[value] if value >= 0 else None

    def from_json(self, data: Any, players: int) -> int:  # noqa: ARG002
        return NOBODY if data is None else SUITS.index(data)

    def write(self, value: int, names: Sequence[str]) -> str:  # noqa: ARG002
        return SUITS[value] if value >= 0 else ""

    def read(self, reader: FieldReader, key: str) -> int:
        return reader.suit(key, f"{key}: ♠") if reader.fields[key].value else NOBODY


class _Cards:
    """A set of cards."""

    def to_json(self, value: CardSet) -> object:
        return set_to_json(value)

    def from_json(self, data: Any, players: int) -> CardSet:  # noqa: ARG002
        return set_from_json(data)

    def write(self, value: CardSet, names: Sequence[str]) -> str:  # noqa: ARG002
        return write_cards(value)

    def read(self, reader: FieldReader, key: str) -> CardSet:
        return reader.cards(reader.fields[key])

    def cards(self, value: CardSet) -> Iterable[Card | None]:
        return (*cards_in(value), *[None] * unseen_count(value))

    def hidden(self, value: CardSet) -> CardSet:
        return hide(value)


class _Pile:
    """Cards in order."""

    def to_json(self, value: Sequence[Card | None]) -> object:
        return [card_to_json(card) for card in value]

    def from_json(self, data: Any, players: int) -> tuple[Card | None, ...]:  # noqa: ARG002
        return tuple(card_from_json(name) for name in data)

    def write(self, value: Sequence[Card | None], names: Sequence[str]) -> str:  # noqa: ARG002
        return write_pile(value)

    def read(self, reader: FieldReader, key: str) -> tuple[Card | None, ...]:
        return reader.pile(key)

    def cards(self, value: Sequence[Card | None]) -> Iterable[Card | None]:
        return value

    def hidden(self, value: Sequence[Card | None]) -> tuple[Card | None, ...]:
        return (None,) * len(value)


class _Stock(_Pile):
    """A stock whose last card lies open under it, the turned-up trump card."""

    def hidden(self, value: Sequence[Card | None]) -> tuple[Card | None, ...]:
        return (None,) * (len(value) - 1) + tuple(value[-1:])


class _Bout:
    """Attack cards with their answers, printed `♦10/♠7 ♥6`; all of them open to everybody."""

    def to_json(self, value: Bout) -> object:
        return [[str(c), None if a is None else str(a)] for c, a in value]

    def from_json(self, data: Any, players: int) -> Bout:  # noqa: ARG002
        return tuple(
            Pair(BY_NAME[card], None if answer is None else BY_NAME[answer])
            for card, answer in data
        )

    def write(self, value: Bout, names: Sequence[str]) -> str:  # noqa: ARG002
        return " ".join(f"{c}" if a is None else f"{c}/{a}" for c, a in value)

    def read(self, reader: FieldReader, key: str) -> Bout:
        field, pairs = reader.fields[key], []
        for word in words(field.value):
            place = field._replace(
                value=word.text.replace("/", " ", 1), column=field.column + word.at
            )
            cards = [lot.cards[0] for lot in read_singles(place, reader.problems)]
            if len(cards) == 1 + ("/" in word.text):
                pairs.append(Pair(*cards))
            elif not any(problem.line == field.line for problem in reader.problems):
                reader.wrong(field, "pair", f"{quoted(word.text)} is no pair of cards", at=word.at)
        return tuple(pairs)

    def cards(self, value: Bout) -> Iterable[Card | None]:
        return [card for pair in value for card in pair if card is not None]

    def hidden(self, value: Bout) -> Bout:
        return value


class _Sets:
    """Lots of several cards, all of them open, printed `♥5+♦5 ♠9+♣9`."""

    def to_json(self, value: Sequence[tuple[Card, ...]]) -> object:
        return [[str(card) for card in lot] for lot in value]

    def from_json(self, data: Any, players: int) -> tuple[tuple[Card, ...], ...]:  # noqa: ARG002
        return tuple(tuple(BY_NAME[name] for name in lot) for lot in data)

    def write(self, value: Sequence[tuple[Card, ...]], names: Sequence[str]) -> str:  # noqa: ARG002
        return " ".join("+".join(map(str, lot)) for lot in value)

    def read(self, reader: FieldReader, key: str) -> tuple[tuple[Card, ...], ...]:
        field, lots = reader.fields[key], []
        for word in words(field.value):
            place = field._replace(value=word.text.replace("+", " "), column=field.column + word.at)
            lots.append(tuple(lot.cards[0] for lot in read_singles(place, reader.problems)))
        return tuple(lot for lot in lots if lot)

    def cards(self, value: Sequence[tuple[Card, ...]]) -> Iterable[Card | None]:
        return [card for lot in value for card in lot]

    def hidden(self, value: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
        return value


class _Ranks(_Plain):
    """Ranks in order, such as have been announced; printed `3 3 J`."""

    def to_json(self, value: tuple[Rank, ...]) -> object:
        return list(value)

    def from_json(self, data: Any, players: int) -> tuple[Rank, ...]:  # noqa: ARG002
        return tuple(_whole(rank, TWO, ACE) for rank in data)

    def write(self, value: tuple[Rank, ...], names: Sequence[str]) -> str:  # noqa: ARG002
        return " ".join(RANKS[rank] for rank in value)

    def read(self, reader: FieldReader, key: str) -> tuple[Rank, ...]:
        return reader.ranks(key)


class _Memory(_Plain):
    """Positions passed (`guard`): in no position's text, and nothing for anybody's eyes.

    The numbers are written in hexadecimal: JavaScript's own would lose their last digits.
    """

    def to_json(self, value: tuple[Here, ...]) -> object:
        return [" ".join(f"{number:x}" for number in here) for here in value]

    def from_json(self, data: Any, players: int) -> tuple[Here, ...]:  # noqa: ARG002
        return tuple(tuple(int(number, 16) for number in here.split()) for here in data)

    def write(self, value: tuple[Here, ...], names: Sequence[str]) -> str:  # noqa: ARG002
        return ""

    def read(self, reader: FieldReader, key: str) -> tuple[Here, ...]:  # noqa: ARG002
        return ()

    def hidden(self, value: tuple[Here, ...]) -> tuple[Here, ...]:  # noqa: ARG002
        return ()


class _Mark(_Plain):
    """One of the open cards told apart from the others, or `None`; it is counted where it lies."""

    def to_json(self, value: Card | None) -> object:
        return None if value is None else str(value)

    def from_json(self, data: Any, players: int) -> Card | None:  # noqa: ARG002
        return None if data is None else BY_NAME[data]

    def write(self, value: Card | None, names: Sequence[str]) -> str:  # noqa: ARG002
        return "" if value is None else str(value)

    def read(self, reader: FieldReader, key: str) -> Card | None:
        cards = reader.singles(key)
        if len(cards) > 1:
            reader.wrong(reader.fields[key], "many-cards", f"{key} is one card")
        return cards[0].cards[0] if cards else None


def _whole(data: Any, low: int, high: int) -> int:
    if type(data) is not int or not low <= data <= high:
        raise ValueError(f"{data!r} is no number from {low} to {high}")
    return data


SEAT: Final = _Seat()
SEATS: Final = _Seats()
BITS: Final = _Bits()
SUIT: Final = _Suit()
CARDS: Final = _Cards()
PILE: Final = _Pile()
STOCK: Final = _Stock()
BOUT: Final = _Bout()
SETS: Final = _Sets()
RANKS_SAID: Final = _Ranks()
MARK: Final = _Mark()
MEMORY: Final = _Memory()
FLAG: Final = Choice({"ei": False, "kyllä": True})
