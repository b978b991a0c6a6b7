"""The JSON form of the two states. Card sets are lists of cards, `?` for an unseen one."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..cards import BY_NAME, SUITS, CardSet
from ..contract import NOBODY, Result
from ..text.values import card_from_json, card_to_json, set_from_json, set_to_json
from .books import TABLE
from .options import KoiraRules
from .position_checks import collecting_problems, shedding_problems
from .president_form import FORM
from .state import Collecting, KoiraState, Lot, Presidency, Recurrence, Shedding, pack_of

PRESIDENCY: Final = "presidency"
PHASES: Final[Mapping[str, type[Collecting | Shedding]]] = {
    "collecting": Collecting,
    "shedding": Shedding,
}


def to_json(state: KoiraState) -> dict[str, object]:
    """A state as JSON values; `from_json` is its inverse."""
    if isinstance(state, Presidency):
        return {"phase": PRESIDENCY, **FORM.to_json(state, TABLE)}
    data: dict[str, Any] = state._asdict()
    data["rules"] = TABLE.write(state.rules)
    data["hands"] = [set_to_json(hand) for hand in state.hands]
    data["stripped"] = set_to_json(state.stripped)
    data["played_by"] = list(state.played_by)
    if isinstance(state, Collecting):
        data["won"] = [set_to_json(cards) for cards in state.won]
        data["stock"] = [card_to_json(card) for card in state.stock]
        data["table"] = [str(card) for card in state.table]
        data["queue"] = list(state.queue)
        data["sharing"] = list(state.sharing)
        data["trump_card"] = card_to_json(state.trump_card)
        return {"phase": "collecting", **data}
    data["trump"] = SUITS[state.trump]
    data["table"] = _lots(state.table)
    data["gone"] = set_to_json(state.gone)
    data["seen"] = [
        [turn, giver, [set_to_json(h) for h in hands], _lots(table)]
        for turn, giver, hands, table in state.seen
    ]
    data["result"] = state.result and state.result.to_json()
    return {"phase": "shedding", **data}


def from_json(data: Mapping[str, object]) -> KoiraState:
    """The state of a JSON form. Raises `ValueError` when it is none."""
    try:
        values: dict[str, Any] = dict(data)
        phase = values.pop("phase")
        if phase == PRESIDENCY:
            return FORM.from_json(values, TABLE, pack_of)
        kind = PHASES[phase]
        if values.keys() != set(kind._fields):
            raise ValueError(f"this is no state of Koira: its fields are {', '.join(values)}")
        rules: KoiraRules = TABLE.read(values["rules"])
        values |= {
            "rules": rules,
            "hands": _sets(values["hands"]),
            "stripped": set_from_json(values["stripped"]),
            "played_by": tuple(values["played_by"]),
        }
        if kind is Collecting:
            values |= {
                "won": _sets(values["won"]),
                "stock": tuple(map(card_from_json, values["stock"])),
                "table": tuple(BY_NAME[name] for name in values["table"]),
                "queue": tuple(values["queue"]),
                "sharing": tuple(values["sharing"]),
                "trump_card": card_from_json(values["trump_card"]),
            }
            return _sound(Collecting(**values))
        values |= {
            "trump": SUITS.index(values["trump"]),
            "table": _read_lots(values["table"]),
            "gone": set_from_json(values["gone"]),
            "seen": tuple(map(_read_position, values["seen"])),
            "result": Result.from_json(values["result"]) if values["result"] else None,
        }
        return _sound(Shedding(**values))
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"this is no state of Koira: {error}") from error


def _sound(state: Collecting | Shedding) -> KoiraState:
    """The state, if its seats are seats and its cards can lie as they do. Raises `ValueError`."""
    players = len(state.hands)
    seats: list[object] = [*state.played_by]
    masks: list[object] = []
    if isinstance(state, Collecting):
        seats += (*state.queue, *state.sharing, state.owner, state.last_winner)
        masks.append(state.winners)
        fits = len(state.won) == players and type(state.level) is int
        fits = fits and 0 <= state.level <= len(state.table)
        fits = fits and NOBODY not in (*state.queue, *state.sharing, *state.played_by)
        fits = fits and all(len(set(s)) == len(s) for s in (state.queue, state.sharing))
    else:
        seats += (state.turn, state.pile_leader, state.giver)
        masks += (state.active, state.dogs, state.gifted)
        fits = len(state.played_by) == len(state.table) and state.starters <= players
        fits = fits and (state.turn >= 0 or state.result is not None)
    fits = fits and players in TABLE.books[state.rules.book].players
    sound = all(isinstance(seat, int) and NOBODY <= seat < players for seat in seats)
    if not (fits and sound and all(isinstance(m, int) and 0 <= m < 1 << players for m in masks)):
        raise ValueError("this is no state of Koira: its seats do not fit its hands")
    if state.result is None:
        names = [f"player {seat}" for seat in range(players)]
        problems = (
            collecting_problems(state, names)
            if isinstance(state, Collecting)
            else shedding_problems(state, names)
        )
        for _, _, message in problems:
            raise ValueError(f"this is no state of Koira: {message}")
    return state


def _sets(lists: Iterable[Iterable[str]]) -> tuple[CardSet, ...]:
    return tuple(set_from_json(names) for names in lists)


def _lots(table: Iterable[Lot]) -> list[object]:
    return [[[str(card) for card in lot.cards], lot.from_two] for lot in table]


def _read_lots(lots: Iterable[tuple[Iterable[str], bool]]) -> tuple[Lot, ...]:
    return tuple(Lot(tuple(BY_NAME[name] for name in names), two) for names, two in lots)


def _read_position(entry: tuple[int, int, Any, Any]) -> Recurrence:
    turn, giver, hands, table = entry
    return turn, giver, _sets(hands), _read_lots(table)
