"""Whether the pile topples by a play, as a verdict: the answers of a quiz."""

from typing import Any

from koirakoulu.finnish.shared import words
from koirakoulu.finnish.verdicts import Verdict
from korttipelit import GAMES, Played
from korttipelit.paskahousu.fitting import SINGLE, TWO


def topples(played: Played[Any]) -> Verdict:
    """Whether the pile topples by this play, and why."""
    event = next((event for event in played.events if event.kind == "toppled"), None)
    rank = played.move.cards[0].rank
    name = words.rank(rank)
    if event is not None:
        if rank in SINGLE:
            return Verdict(True, "Kaatuu", f"{name} kaataa sen, mitä pinossa on.", event.rule)
        return Verdict(True, "Kaatuu", "päällekkäin on silloin neljä samanarvoista.", event.rule)
    ruling = GAMES["paskahousu"].ruling(played.before, played.move)
    if rank == TWO:
        return Verdict(False, "Ei kaadu", "kakkonen käy, mutta kakkoset eivät kaada.", ruling.rule)
    reason = f"{name} käy, mutta neljää samanarvoista ei tule päällekkäin."
    return Verdict(False, "Ei kaadu", reason, ruling.rule)
