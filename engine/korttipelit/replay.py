"""Playing a record through: the valid prefix, and what stopped it."""

from typing import Any, NamedTuple

from .contract import IllegalMove, Played, Result, Ruling, UnknownCard
from .notation.record import Record, read_parts
from .problems import NotationError, Problem


class ReplayError(NamedTuple):
    """What stopped a replay: an illegal move has a ruling, a line that cannot be read problems."""

    line: int
    message: str
    ruling: Ruling | None = None
    problems: tuple[Problem, ...] = ()


class Replay(NamedTuple):
    """The steps that could be played, and the error after them, if any."""

    record: Record
    first: Any
    steps: tuple[Played[Any], ...]
    error: ReplayError | None = None

    @property
    def last(self) -> Any:
        """The state after the last step."""
        return self.steps[-1].after if self.steps else self.first

    @property
    def result(self) -> Result | None:
        """How the deal ended, if it did."""
        result: Result | None = self.last.result
        return result


def replay(record: Record) -> Replay:
    """Plays a record as far as it is legal."""
    game = record.game
    state = first = record.first_state()
    played: list[Played[Any]] = []
    error = None
    for step in record.steps:
        try:
            done = game.play(state, step.move)
        except IllegalMove as illegal:
            error = ReplayError(step.line, str(illegal), ruling=illegal.ruling)
            break
        except UnknownCard as unknown:
            error = ReplayError(step.line, str(unknown))
            break
        played.append(done)
        state = done.after
    return Replay(record, first, tuple(played), error)


def replay_text(text: str) -> Replay:
    """Plays a text as far as it can be read and is legal.

    Raises `NotationError` when the header cannot be read: then there is nothing to play.
    """
    record, head, body = read_parts(text)
    if record is None:
        raise NotationError(head)
    done = replay(record)
    if done.error is None and body:
        error = ReplayError(body[0].line, str(body[0]._replace(line=0)), problems=tuple(body))
        return done._replace(error=error)
    return done
