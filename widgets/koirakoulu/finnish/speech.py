"""What a game says: its own words, and those all games share where it has no others."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from koirakoulu.finnish.shared import captions, ending, happenings, moves, standing
from koirakoulu.finnish.shared.captions import Groups, Merge
from koirakoulu.finnish.shared.happenings import Sentence
from koirakoulu.finnish.shared.moves import Doing
from koirakoulu.finnish.shared.reasons import Reason
from korttipelit import Move, Position

type Told = Callable[[Position], str]
"""Something of how a position stands, without a full stop; empty where there is nothing to say."""


def _all_free(_: Any) -> bool:
    return False


class Speech(NamedTuple):
    """The words of one game. What is left out is said as in every game, or not at all."""

    reason: Reason
    """Why a move may or may not be made, while the deal goes on."""
    title: Callable[[Any], str]
    """What the loser is called at a table with these rules."""

    brief: str = ""
    """What kind of game it is, in a sentence or two for somebody who has to choose one."""

    sentences: Mapping[str, Sentence] = happenings.SENTENCES
    """By the kind of event; how the deal ended is told by `ended`."""
    groups: Groups = captions.by_kind
    """Which events of a step are told together."""
    merged: Mapping[str, Merge] = captions.MERGED
    """By the kind of event: the sentence of several at once."""
    open_hands: Callable[[Any], bool] = _all_free
    """Whether everybody sees all hands at a table with these rules."""

    doings: Mapping[str, Doing] = moves.DOINGS
    """By the verb: what a move's player does."""
    labels: Mapping[str, str] = moves.LABELS
    """By the verb: the word on a button."""
    lot: Callable[[Move], str] = moves.lot
    """What is played, by name."""
    claim: Callable[[Move], str] = standing.nothing
    """What its player says of a play, where cards lie face down."""
    lottery: Doing | None = None
    """What a lot decided; for games in which chance moves."""

    phase: Told = standing.nothing
    turn: Told = standing.turn
    trump: Told = standing.nothing
    lap: Told = standing.nothing
    """How far the trick, the pile or the attack is, and what ends it."""
    stock: Told = standing.nothing
    ended: Told | None = None
    """How the deal ended, in whole sentences; as in every game where it is left out."""
    ritual: Told = standing.nothing
    """What the table makes the loser do, in a sentence."""

    themes: Mapping[str, str] = {}
    """The themes questions are drawn for, by their keys."""
    problems: Mapping[str, str] = {}
    """What is wrong with a position, by the code of the problem.

    `{read}` is what was read, `{near}` what would have been right.
    """

    def lost(self, position: Position) -> str:
        """Who lost, or that nobody did."""
        return ending.lost(self.title(position.state.rules), position.state, position.names)

    def how_it_ended(self, position: Position) -> str:
        """The end of the deal and its reason."""
        if self.ended is not None:
            return self.ended(position)
        title = self.title(position.state.rules)
        return ending.how_it_ended(title, position.state, position.names)
