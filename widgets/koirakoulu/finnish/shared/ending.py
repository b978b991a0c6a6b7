"""How a deal ended, in the words all games share."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from koirakoulu.finnish.shared import words
from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY
from korttipelit.guard import REPETITION, TOO_LONG

NOBODY_LOST: Final = "Kukaan ei hävinnyt."

BROKEN_OFF: Final[Mapping[str, str]] = {
    REPETITION: "Sama tilanne toistui kolmannen kerran, joten jako keskeytettiin.",
    TOO_LONG: "Jako jatkui liian pitkään, joten se keskeytettiin.",
}
"""Why a deal did not come to its end."""


def lost(title: str, state: Any, names: Sequence[str]) -> str:
    """Who lost, under the game's title ("Koira on Ville."), or that nobody did."""
    if state.result is None:
        return NOBODY_LOST
    if state.result.losers:
        return f"Hävinneet: {words.players(names, state.result.losers)}."
    if state.result.loser == NOBODY:
        return NOBODY_LOST
    # A title may be a table's own text, so it stands in the nominative like the name.
    return f"{sentence(title)} on {names[state.result.loser]}."


def how_it_ended(title: str, state: Any, names: Sequence[str]) -> str:
    """The end of the deal and its reason, in one or two sentences."""
    told = lost(title, state, names)
    if state.result.winner != NOBODY:
        told = f"Voittaja on {names[state.result.winner]}. {told}"
    if start := BROKEN_OFF.get(state.result.reason):
        return f"{start} {told}"
    if state.result.losers:
        return f"Jako päättyi. {told}"
    if state.result.loser == NOBODY:
        return "Jako päättyi, eikä kukaan hävinnyt: kaikki pääsivät vapaiksi."
    return f"Jako päättyi: muut ovat vapaita. {told}"
