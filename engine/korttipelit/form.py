"""The form of a game's state, said once: JSON, positions as text and views follow from it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from .cards import Card, CardSet, hide
from .contract import NOBODY, Result, Seat
from .kinds import CARDS, OUT, Kind
from .options import OptionTable
from .problems import Problem
from .text.lines import Field
from .text.reader import FieldReader

type Check = tuple[str, str, str]
"""What is wrong with a whole position: a code, the key it is about, a message."""

type Usual = Callable[[Mapping[str, Any]], Any]
"""A field's value where a position does not say it, from the fields before it."""


TURN_KEY: Final = "vuorossa:"
"""The line of a position that stands last: whose turn it is."""


class TableState(Protocol):
    """What every state described by a form has. `active` has a bit for each seat in the game."""

    @property
    def rules(self) -> Any: ...
    @property
    def hands(self) -> tuple[CardSet, ...]: ...
    @property
    def active(self) -> int: ...
    @property
    def result(self) -> Result | None: ...


class Part(NamedTuple):
    """One field of a state beside rules, hands, active and result.

    Without `usual` a position must say it. Without `key` no position says it: then `usual` tells
    what it is. `open` is False where nobody at the table sees its cards; `told` says that positions
    print it even where it is as usual.
    """

    attr: str
    kind: Kind
    key: str = ""
    usual: Usual | None = None
    open: bool = True
    told: bool = False


def always(value: Any) -> Usual:
    """The same value, whatever the other fields are."""
    return lambda _: value


class Form[S: TableState]:
    """The fields of a state in the order a position prints them; hands come last but for the turn.

    `checks` lists what is wrong with a state as a whole, beyond what the form finds itself. With
    `any_cards` it can also judge a state that has cards which are none of the game's.
    """

    def __init__(
        self,
        make: Callable[..., S],
        parts: Sequence[Part],
        checks: Callable[[S, Sequence[str]], Iterable[Check]],
        *,
        any_cards: bool = False,
    ) -> None:
        self.make, self.parts, self.checks = make, tuple(parts), checks
        self.any_cards: Final = any_cards
        self.keys: Final = tuple(part.key for part in parts if part.key)

    def cards_of(self, state: S) -> list[Card | None]:
        """Every card of the state wherever it is, `None` for an unseen one."""
        found = [card for hand in state.hands for card in CARDS.cards(hand)]
        for part in self.parts:
            found += part.kind.cards(getattr(state, part.attr))
        return found

    def view(self, state: S, seat: Seat) -> S:
        """The state as that seat may see it: its own hand and what lies open."""
        hidden: dict[str, Any] = {
            part.attr: part.kind.hidden(getattr(state, part.attr))
            for part in self.parts
            if not part.open
        }
        hidden["hands"] = tuple(
            hand if owner == seat else hide(hand) for owner, hand in enumerate(state.hands)
        )
        return _replaced(state, hidden)

    # JSON

    def to_json(self, state: S, table: OptionTable[Any]) -> dict[str, object]:
        """The state in JSON's own types."""
        data: dict[str, object] = {
            "rules": table.write(state.rules),
            "hands": [CARDS.to_json(hand) for hand in state.hands],
            "active": state.active,
        }
        data |= {p.attr: p.kind.to_json(getattr(state, p.attr)) for p in self.parts}
        data["result"] = state.result and state.result.to_json()
        return data

    def from_json(
        self,
        data: Mapping[str, Any],
        table: OptionTable[Any],
        pack: Callable[[Any], Iterable[Card]],
    ) -> S:
        """The state of a JSON form. Raises `ValueError` when it is none."""
        try:
            values = dict(data)
            hands = tuple(CARDS.from_json(hand, 0) for hand in values.pop("hands"))
            players, rules = len(hands), table.read(values.pop("rules"))
            if players not in table.books[rules.book].players:
                raise ValueError(f"{rules.book} is not for {players} players")
            active, result = values.pop("active"), values.pop("result")
            if type(active) is not int or not 0 <= active < 1 << players:
                raise ValueError(f"active is {active!r}")
            kinds = {part.attr: part.kind for part in self.parts}
            if values.keys() != kinds.keys():
                raise ValueError(f"its fields are {', '.join(values)}")
            values = {attr: kinds[attr].from_json(v, players) for attr, v in values.items()}
            made = self.make(
                rules=rules,
                hands=hands,
                active=active,
                result=result and Result.from_json(result),
                **values,
            )
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise ValueError(f"this is no state of the game: {error}") from error
        if made.result is None:
            names = [f"player {seat}" for seat in range(players)]
            for _, _, message in self.problems(made, names, pack(rules)):
                raise ValueError(f"this is no state of the game: {message}")
        return made

    # Positions

    def read(
        self,
        rules: Any,
        names: Mapping[str, Field],
        fields: Mapping[str, Field],
        problems: list[Problem],
        pack: Iterable[Card],
    ) -> S | None:
        """The state of a position's fields, or `None` and everything that is wrong."""
        before = len(problems)
        reader = FieldReader(fields, names, problems)
        hands, active = [], 0
        for seat, field in enumerate(names.values()):
            out = field.value.casefold() == OUT
            hands.append(0 if out else reader.cards(field))
            active |= (not out) << seat
        values: dict[str, Any] = {"rules": rules, "hands": tuple(hands), "active": active}
        missing = [p.key for p in self.parts if p.usual is None and p.key not in fields]
        for key in missing:
            reader.missing("missing-key", f"the position does not say {key}", f"{key}: …")
        for part in self.parts:
            if part.key in fields:
                values[part.attr] = part.kind.read(reader, part.key)
            elif part.usual is not None and not missing:
                values[part.attr] = part.usual(values)
        if len(problems) > before:
            return None
        state = self.make(**values, result=None)
        reader.add_checks(self.problems(state, reader.names, pack), (), {})
        return None if len(problems) > before else state

    def write(self, state: S, names: Sequence[str]) -> list[str]:
        """A state's lines; `read` gives it back. `ValueError` when the deal is over."""
        if state.result is not None:
            raise ValueError("a deal that is over has no position")
        values: dict[str, Any] = {a: getattr(state, a) for a in ("rules", "hands", "active")}
        lines = []
        for part in self.parts:
            value = getattr(state, part.attr)
            if part.key and (part.told or part.usual is None or part.usual(values) != value):
                lines.append(f"{part.key}: {part.kind.write(value, names)}")
            values[part.attr] = value
        for seat, name in enumerate(names):
            out = not state.active >> seat & 1
            hand = OUT if out else CARDS.write(state.hands[seat], names)
            lines.append(f"{name}: {hand}")
        return sorted(lines, key=lambda line: line.startswith(TURN_KEY))

    def problems(self, state: S, names: Sequence[str], pack: Iterable[Card]) -> Iterable[Check]:
        """What is wrong with the whole: cards twice, strange, too many; then the game's own."""
        pack = frozenset(pack)
        counted = Counter(self.cards_of(state))
        total = counted.total()
        unseen = counted.pop(None, 0)
        strange = False
        for card, count in counted.items():
            if count > 1:
                yield "card-twice", "", f"{card} is in {count} places"
            if card not in pack:
                strange = True
                yield "strange-card", "", f"{card} is no card of this game"
        if not counted and not unseen:
            yield "no-cards", "", "nobody has a card"
        elif total > len(pack):
            yield "too-many-cards", "", f"there are {total} cards; the pack has {len(pack)}"
        for seat, hand in enumerate(state.hands):
            if hand and not state.active >> seat & 1:
                yield "out", names[seat], f"{names[seat]} is out and has cards"
        if self.any_cards or not strange:
            yield from self.checks(state, names)


def _replaced[S](state: S, values: Mapping[str, Any]) -> S:
    return state._replace(**values)  # type: ignore[attr-defined, no-any-return]


NO_SEAT: Final = always(NOBODY)
EMPTY: Final = always(())
NOTHING: Final = always(0)
NO: Final = always(False)
