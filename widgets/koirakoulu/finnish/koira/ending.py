"""How a deal of Koira ended, in words."""

from collections.abc import Sequence

from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY
from korttipelit.koira.state import KoiraState

_RITUALS = {
    "bark": "Hävinnyt haukkuu.",
    "prepare": "Hävinnyt valmistelee seuraavan pelin ja anoo kierrosta.",
}


def loser_sentence(state: KoiraState, names: Sequence[str]) -> str:
    """Who lost, under the table's own title, or that nobody did."""
    result = state.result
    if result is None or result.loser == NOBODY:
        return "Kukaan ei hävinnyt."
    # The title is free text, so it stands in the nominative like the name.
    return f"{sentence(state.rules.loser_title)} on {names[result.loser]}."


def how_it_ended(state: KoiraState, names: Sequence[str]) -> str:
    """The end of the deal and its reason, in one or two sentences."""
    assert state.result is not None
    reason, loser = state.result.reason, state.result.loser
    lost = loser_sentence(state, names)
    if reason == "repetition":
        start = "Sama tilanne toistui kolmannen kerran, joten jako keskeytettiin."
    elif reason == "too_long":
        start = "Jako jatkui liian pitkään, joten se keskeytettiin."
    elif reason == "no_cards_left":
        return "Jako päättyi, eikä kukaan hävinnyt: kenelläkään ei ole enää kortteja."
    elif loser == NOBODY:
        return "Jako päättyi, eikä kukaan hävinnyt: kaikki pääsivät vapaiksi."
    else:
        return f"Jako päättyi: muut ovat vapaita. {lost}"
    if state.rules.stall_guard != "most_cards_loses":
        return f"{start} {lost}"
    if loser == NOBODY:
        return f"{start} Eniten kortteja on yhtä aikaa usealla, joten kukaan ei hävinnyt."
    return f"{start} Eniten kortteja keräsi {names[loser]}. {lost}"


def ritual(state: KoiraState) -> str:
    """What the table makes the loser do, or nothing."""
    if state.result is None or state.result.loser == NOBODY:
        return ""
    return _RITUALS.get(state.rules.loser_ritual, "")
