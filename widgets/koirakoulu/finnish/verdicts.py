"""Verdicts in Finnish: whether a move may be made, and why, in a sentence that names the cards."""

from typing import NamedTuple

from koirakoulu.finnish.koira.verdicts import reason as koira_reason
from korttipelit import Position, Ruling

_REASONS = {"koira": koira_reason}

_PLAY = "play"


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
    reason = _REASONS[position.game.id](position.state, position.names, ruling)
    word = "Käy" if ruling.legal else "Ei käy"
    # What may be done beside playing a card is told as a rule, not as an answer.
    alone = ruling.legal and ruling.move.verb != _PLAY
    return Verdict(ruling.legal, word, reason, ruling.rule, alone)
