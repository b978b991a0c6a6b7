"""`laskuri`: what an evening of Rami scores, each point with its reason.

The fence may hold `pelaajat` (names with commas between them) and `säännöt`. The state holds the
names, the rules, the deals scored so far and the one being written down; all scores are made anew
from them.
"""

import copy
from collections.abc import Mapping
from typing import Any, Final, cast

from koirakoulu.finnish.rami import labels, points
from koirakoulu.views.base import Action, State, WidgetError, whole_number
from korttipelit import NOBODY, NotationError
from korttipelit.problems import nearest, quoted
from korttipelit.rami.options import PLAYERS, RAMI, TABLE, RamiRules
from korttipelit.rami.reading import read_hand, write_hand
from korttipelit.rami.scoring import (
    Deal,
    Ending,
    Hand,
    Standing,
    deal_problems,
    score_game,
)

KEYS: Final = ("peli", "pelaajat", "säännöt")
GAME: Final = "rami"
USUAL_PLAYERS: Final = 3
LONGEST_NAME: Final = 30
LONGEST_HAND: Final = 200
MOST_DEALS: Final = 200
ENDINGS: Final[tuple[Ending, ...]] = ("out", "one_go", "dead_end")


def init(source: str, links: str = "", cards: str = "", id: str = "laskuri") -> State:  # noqa: A002
    """The state of a fence. Raises `WidgetError`, or `NotationError` for its rules."""
    given = _settings(source)
    names = [name.strip() for name in given.get("pelaajat", "").split(",") if name.strip()]
    if names and len(names) not in PLAYERS:
        line = _line_of(source, "pelaajat")
        raise WidgetError(line, f"Rami has {PLAYERS[0]}–{PLAYERS[-1]} players, not {len(names)}")
    rules = given.get("säännöt", RAMI.book)
    TABLE.read(rules, _line_of(source, "säännöt"))
    state: State = {
        "source": source,
        "links": links,
        "cards": cards,
        "id": id,
        "names": names or [""] * USUAL_PLAYERS,
        "rules": rules,
        "deals": [],
        "problems": [],
    }
    return state | {"draft": _blank(len(state["names"]))}


def _settings(source: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, line in enumerate(source.split("\n"), start=1):
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if not colon or key not in KEYS:
            near = nearest(key, KEYS)
            hint = f" – did you mean {near}?" if near else ""
            raise WidgetError(number, f"there is no setting {quoted(key)}{hint}")
        if key == "peli" and value != GAME:
            raise WidgetError(number, f"laskuri scores {GAME} only, not {quoted(value)}")
        found[key] = value
    return found


def _line_of(source: str, key: str) -> int:
    lines = enumerate(source.split("\n"), start=1)
    return next((number for number, line in lines if line.strip().startswith(key)), 0)


def _blank(players: int) -> State:
    """A deal nothing has been written down of."""
    hands = [{"text": "", "opened": True} for _ in range(players)]
    return {"ending": "out", "winner": NOBODY, "hands": hands}


# --- what the state says ---


def names_of(state: State) -> list[str]:
    """The players; who has no name is numbered."""
    return [name or labels.player(i) for i, name in enumerate(state["names"], start=1)]


def rules_of(state: State) -> RamiRules:
    """The table's rules."""
    return TABLE.read(state["rules"])


def standing(state: State) -> Standing:
    """All scores so far."""
    return score_game(rules_of(state), len(state["names"]), [_deal(d) for d in state["deals"]])


def _deal(data: Mapping[str, Any]) -> Deal:
    hands = (
        None if hand is None else read_hand(hand["text"], opened=hand["opened"])
        for hand in data["hands"]
    )
    return Deal(data["ending"], data["winner"], tuple(hands))


# --- what an action makes of it ---


def update(state: State, action: Action) -> tuple[State, str]:
    """The new state, and what the live region says. Raises `WidgetError` for an unknown action."""
    do = action.get("do")
    change = _CHANGES.get(do) if isinstance(do, str) else None
    if change is None:
        raise WidgetError(0, f"there is no action {quoted(str(do))}")
    return change(state, action)


def _text(action: Action, key: str, longest: int) -> str:
    value = action.get(key)
    if not isinstance(value, str):
        raise WidgetError(0, f"the action's {key} is no text")
    return " ".join(value.split())[:longest]


def _players(state: State, action: Action) -> tuple[State, str]:
    number = int(_text(action, "number", 2))
    if number not in PLAYERS or state["deals"]:
        raise WidgetError(0, f"{number} cannot play now")
    names = [*state["names"], *[""] * number][:number]
    return state | {"names": names, "draft": _blank(number), "problems": []}, ""


def _name(state: State, action: Action) -> tuple[State, str]:
    seat = whole_number(action, "seat", len(state["names"]))
    names = [*state["names"]]
    names[seat] = _text(action, "text", LONGEST_NAME)
    return state | {"names": names}, ""


def _rule(state: State, action: Action) -> tuple[State, str]:
    """Another value of an option. What has been scored is scored anew, if it still can be."""
    option = next((o for o in TABLE.options if o.id == action.get("option")), None)
    value = (
        None
        if option is None
        else next((v for v in option.values if v.key == action.get("value")), None)
    )
    if option is None or value is None:
        raise WidgetError(0, "there is no such rule")
    rules = copy.replace(rules_of(state), **{option.id: cast(Any, value.id)})
    after = state | {"rules": TABLE.write(rules), "problems": []}
    while True:
        try:
            standing(after)
        except ValueError:
            after = after | {"deals": after["deals"][:-1]}
        else:
            return _fresh(after), points.standing(standing(after), names_of(after))


def _draft(state: State, **changes: object) -> State:
    return state | {"draft": state["draft"] | changes, "problems": []}


def _ending(state: State, action: Action) -> tuple[State, str]:
    ending = action.get("value")
    if ending not in ENDINGS:
        raise WidgetError(0, "there is no such end of a deal")
    hands = state["draft"]["hands"]
    if ending == "one_go":
        hands = [hand and hand | {"opened": False} for hand in hands]
    winner = NOBODY if ending == "dead_end" else state["draft"]["winner"]
    return _draft(state, ending=ending, hands=hands, winner=winner), ""


def _winner(state: State, action: Action) -> tuple[State, str]:
    seat = int(_text(action, "value", 2))
    if not NOBODY <= seat < len(state["names"]):
        raise WidgetError(0, "there is no such player")
    return _draft(state, winner=seat), ""


def _hand(state: State, action: Action) -> tuple[State, str]:
    return _with_hand(state, action, {"text": _text(action, "text", LONGEST_HAND)})


def _opened(state: State, action: Action) -> tuple[State, str]:
    return _with_hand(state, action, {"opened": action.get("on") is True})


def _with_hand(state: State, action: Action, change: Mapping[str, object]) -> tuple[State, str]:
    seat = whole_number(action, "seat", len(state["names"]))
    hands = [*state["draft"]["hands"]]
    if hands[seat] is None:
        raise WidgetError(0, "this player sits the deal out")
    hands[seat] = {**hands[seat], **change}
    return _draft(state, hands=hands), ""


def _score(state: State, action: Action) -> tuple[State, str]:  # noqa: ARG001 – a change
    names, draft = names_of(state), state["draft"]
    hands: list[Hand | None] = []
    problems: list[str] = []
    for seat, hand in enumerate(draft["hands"]):
        won = seat == draft["winner"]
        try:
            read = None if hand is None else _read(hand, won=won)
        except NotationError as error:
            problems += (points.unread(problem, names[seat]) for problem in error.problems)
            read = Hand()
        hands.append(read)
    deal = Deal(draft["ending"], draft["winner"], tuple(hands))
    if not problems:
        problems = [points.problem(code, names, seat) for code, seat in deal_problems(deal)]
    if problems or len(state["deals"]) >= MOST_DEALS:
        return state | {"problems": problems}, " ".join(problems)
    written = [hand and {"text": write_hand(hand), "opened": hand.opened} for hand in hands]
    done = {"ending": deal.ending, "winner": deal.winner, "hands": written}
    after = _fresh(state | {"deals": [*state["deals"], done], "problems": []})
    found = standing(after)
    said = [points.score(name, s) for name, s in zip(names, found.scores[-1], strict=True)]
    return after, f"{'. '.join(said)}. {points.standing(found, names)}"


def _read(hand: Mapping[str, Any], *, won: bool) -> Hand:
    """Whoever wins holds nothing and has opened: it need not be written down."""
    return Hand() if won and not hand["text"] else read_hand(hand["text"], opened=hand["opened"])


def _fresh(state: State) -> State:
    """The state with a blank deal, in which who sits it out has no hand."""
    draft, playing = _blank(len(state["names"])), standing(state).playing
    hands = [hand if seat in playing else None for seat, hand in enumerate(draft["hands"])]
    return state | {"draft": draft | {"hands": hands}}


def _undo(state: State, action: Action) -> tuple[State, str]:  # noqa: ARG001 – a change
    """The last deal may be written down anew."""
    if not state["deals"]:
        raise WidgetError(0, "there is no deal to take back")
    *deals, last = state["deals"]
    return state | {"deals": deals, "draft": last, "problems": []}, ""


def _new(state: State, action: Action) -> tuple[State, str]:  # noqa: ARG001 – a change
    """The same players and rules, and no deals."""
    return _fresh(state | {"deals": [], "problems": []}), ""


_CHANGES: Final = {
    "players": _players,
    "name": _name,
    "rule": _rule,
    "ending": _ending,
    "winner": _winner,
    "hand": _hand,
    "opened": _opened,
    "score": _score,
    "undo": _undo,
    "new": _new,
}
