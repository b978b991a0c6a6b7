"""`kierros`: a round one steps through. The fence holds a record, perhaps after option lines.

Options: `otsikko` (what the round is called), `kädet` (`avoimet`, or the player whose eyes the
reader has) and `lähin` (the player drawn nearest to the reader).

At any step the reader can try something else in place of what was played, and go on from there;
`own_line` says how. In a round seen with one player's eyes only that player's moves can be tried.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.events import caption, move_text
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views import own_line
from koirakoulu.views.base import Action, State, WidgetError, split_options, whole_number
from koirakoulu.views.own_line import Line, Tried
from korttipelit import Position, Ruling
from korttipelit.contract import Played
from korttipelit.notation import read_record
from korttipelit.problems import NotationError, nearest, quoted
from korttipelit.replay import Replay, replay

OPTIONS: Final = {"otsikko": "", "kädet": "avoimet", "lähin": ""}
OPEN: Final = "avoimet"
MOST_SEED: Final = 2**32


class Round(NamedTuple):
    """A fence read and played through."""

    title: str
    open_hands: bool
    seat: int
    played: Replay

    @property
    def steps(self) -> tuple[Played[Any], ...]:
        """The moves, with what came of them."""
        return self.played.steps

    @property
    def names(self) -> tuple[str, ...]:
        """The players."""
        return self.played.record.names


@lru_cache(maxsize=8)
def read(source: str) -> Round:
    """The round of a fence. Raises `WidgetError` where it cannot be read or breaks the rules."""
    options, text = split_options(source, OPTIONS)
    try:
        record = read_record(text)
    except NotationError as error:
        raise WidgetError.of(error) from error
    done = replay(record)
    if done.error is not None:
        raise WidgetError(done.error.line, _stopped(done))
    hands = options["kädet"]
    near = options["lähin"] or (hands if hands != OPEN else record.names[0])
    return Round(
        options["otsikko"],
        hands == OPEN,
        _player(near, record.names, source, OPEN if near == hands else ""),
        done,
    )


def _player(name: str, names: Sequence[str], source: str, other: str) -> int:
    if name in names:
        return list(names).index(name)
    line = next(i for i, text in enumerate(source.split("\n"), 1) if text.endswith(name))
    near = nearest(name, (*names, other) if other else names)
    hint = f" – did you mean {near}?" if near else ""
    raise WidgetError(line, f"there is no player {quoted(name)}{hint}")


def _stopped(done: Replay) -> str:
    """Why a record stops, with the verdict in Finnish where a rule stopped it."""
    error = done.error
    assert error is not None
    if error.ruling is None:
        return error.message
    position = Position(done.record.game, done.record.names, done.last)
    move = move_text(done.record.game, error.ruling.move, done.record.names)
    return f"{move}. {verdict(position, error.ruling).text} ({error.ruling.rule})"


def init(source: str, links: str = "", cards: str = "", id: str = "kierros") -> State:  # noqa: A002
    """The state at the beginning of the round."""
    read(source)
    return {"source": source, "step": 0, "own": None, "id": id, "links": links, "cards": cards}


def update(state: State, action: Action) -> tuple[State, str]:
    """Goes to a step, or along the reader's own line. The live region says what there is to see."""
    found = read(state["source"])
    if action.get("do") == "go":
        step = whole_number(action, "step", len(found.steps) + 1)
        return {**state, "step": step, "own": None}, spoken(found, step)
    if action.get("do") == "try":
        at = leaves_from(found, whole_number(action, "step", len(found.steps) + 1))
        if at is None:
            raise WidgetError(0, "there is nothing to try in this round")
        here = position(found, at)
        seat = own_line.chooser(here)
        own = own_line.begin(at, seat)
        return {**state, "own": own}, labels.what_could(found.names[seat])
    if state["own"] is None:
        raise WidgetError(0, f"kierros does not know the action {quoted(str(action.get('do')))}")
    after = _along(found, state["own"], action)
    return {**state, "own": after}, own_spoken(found, after)


def _along(found: Round, own: State, action: Action) -> State:
    """The own line after an action on it."""
    start = position(found, own["at"])
    line = own_line.follow(start, own["moves"])
    match action.get("do"):
        case "choose":
            choice = whole_number(action, "choice", len(own_line.choices(line.here)))
            asked = {**own, "asked": choice}
            tried = own_line.tried(line, asked)
            if own["going"] and tried is not None and tried.ruling.legal:
                seed = whole_number(action, "seed", MOST_SEED)
                return own_line.go_on(start, own, tried.ruling, seed)
            return asked
        case "on":
            tried = own_line.tried(line, own)
            ruling = tried.ruling if tried is not None else None
            if ruling is None or not ruling.legal:
                raise WidgetError(0, "nothing has been tried that could be gone on from")
            return own_line.go_on(start, own, ruling, whole_number(action, "seed", MOST_SEED))
        case "seat":
            seat = found.names.index(_name(found, action.get("seat")))
            if not found.open_hands:
                raise WidgetError(0, "this round is seen with one player's eyes")
            seed = whole_number(action, "seed", MOST_SEED)
            return own_line.go_on(start, {**own, "seat": seat, "asked": None}, None, seed)
        case "again":
            anew = own_line.begin(own["at"], own["seat"])
            if own_line.chooser(start) == own["seat"]:
                return anew
            return own_line.go_on(start, anew, None, whole_number(action, "seed", MOST_SEED))
        case other:
            raise WidgetError(0, f"kierros does not know the action {quoted(str(other))}")


def _name(found: Round, name: object) -> str:
    if name not in found.names:
        raise WidgetError(0, f"there is no player {quoted(str(name))}")
    return str(name)


def leaves_from(found: Round, step: int) -> int | None:
    """The position a line leaves from that takes the place of a step: that before its move.

    Where nobody had anything to choose there, or the reader may not see it, the nearest before it;
    else the nearest after it.
    """

    def fits(at: int) -> bool:
        seat = own_line.chooser(position(found, at))
        return seat >= 0 and (found.open_hands or seat == found.seat)

    first = max(step - 1, 0)
    tries = (*range(first, -1, -1), *range(first + 1, len(found.steps)))
    return next((at for at in tries if fits(at)), None)


def own_spoken(found: Round, own: State) -> str:
    """What came of the last action on an own line, for ears."""
    line = own_line.follow(position(found, own["at"]), own["moves"])
    tried = own_line.tried(line, own)
    if tried is not None:
        return tried_text(found, own, tried)
    said = [text for played in line.steps[own["new"] :] for text in told(found, played)]
    return " ".join([*said, prompt(found, own, line)])


def tried_text(found: Round, own: State, tried: Tried) -> str:
    """The verdict on what was tried, and whether it is what was played."""
    same = ""
    if not own["moves"] and own["at"] < len(found.steps):
        played = found.steps[own["at"]].move
        same = f" {labels.AS_PLAYED}" if tried.ruling.move == played else ""
    return f"{sentence(tried.name)}. {tried.verdict.text}{same}"


def told(found: Round, played: Played[Any]) -> list[str]:
    """What happened because of a move of an own line, as its player may know it."""
    game = found.played.record.game
    return caption(game, found.names, played) or [f"{move_text(game, played.move, found.names)}."]


def prompt(found: Round, own: State, line: Line) -> str:
    """What the reader can do now; nothing when the deal is over, which has been told."""
    if line.in_turn < 0:
        return ""
    if own["going"]:
        return labels.YOUR_MOVE
    return labels.what_could(found.names[line.in_turn])


def spoken(found: Round, step: int) -> str:
    """A step in words, for ears."""
    return " ".join((f"{labels.step_of(step, len(found.steps))}.", *sentences(found, step)))


def sentences(found: Round, step: int) -> list[str]:
    """What happened in a step; before the first the opening words."""
    if step == 0:
        return [sentence(f"{labels.START}.")]
    played, game = found.steps[step - 1], found.played.record.game
    return caption(game, found.names, played, open_cards=found.open_hands) or [
        f"{move_text(game, played.move, found.names)}."
    ]


def author(found: Round, step: int) -> str:
    """The caption the record itself gives a step."""
    record = found.played.record
    return record.caption if step == 0 else record.steps[step - 1].caption


def rules(found: Round, step: int) -> list[str]:
    """The rules a step shows: the one that allows the move, then those of what followed."""
    if step == 0:
        return []
    played = found.steps[step - 1]
    game = found.played.record.game
    ruling: Ruling = game.ruling(played.before, played.move)
    later = (event.rule for event in played.events if event.kind not in ("played", "drew"))
    return list(dict.fromkeys((ruling.rule, *later)))


def position(found: Round, step: int) -> Position:
    """The position after a step."""
    state = found.steps[step - 1].after if step else found.played.first
    return Position(found.played.record.game, found.names, state)
