"""Verdicts in Finnish: whether a move may be made, and why, in a sentence that names the cards."""

from typing import NamedTuple

from koirakoulu.finnish.games import SPEECH
from korttipelit import Position, Ruling
from korttipelit.contract import PLAY
from korttipelit.verbs import ANSWER


class Verdict(NamedTuple):
    """What is said of a move.

    After ``word`` and a colon ``reason`` goes on in lower case ("Käy: herttakuningas on …"). A
    verdict that stands ``alone`` says everything in its reason ("Nostaa saa aina, …").
    """

    legal: bool
    word: str
    reason: str
    rule: str
    alone: bool = False

    @property
    def text(self) -> str:
        """The whole verdict in words."""
        return self.reason if self.alone else f"{self.word}: {self.reason}"


def verdict(position: Position, ruling: Ruling) -> Verdict:
    """Put a ruling on a move in this position into words."""
    speech = SPEECH[position.game.id]
    word = "Käy" if ruling.legal else "Ei käy"
    if position.state.result is not None:
        reason = f"jako on jo päättynyt. {speech.lost(position)}"
    else:
        reason = speech.reason(position, ruling)
    # What may be done beside playing a card is told as a rule, not as an answer.
    alone = ruling.legal and ruling.move.verb not in (PLAY, ANSWER)
    return Verdict(ruling.legal, word, reason, ruling.rule, alone)
