"""How a deal of Koira ended, in words."""

from koirakoulu.finnish.shared import ending
from koirakoulu.finnish.shared.ending import BROKEN_OFF
from korttipelit import NOBODY, Position
from korttipelit.koira.options import KoiraRules
from korttipelit.koira.state import KoiraState

_RITUALS = {
    "bark": "Hävinnyt haukkuu.",
    "prepare": "Hävinnyt valmistelee seuraavan pelin ja anoo uutta peliä.",
}


def title(rules: KoiraRules) -> str:
    """What the loser is called: the table's own word."""
    return rules.loser_title


def how_it_ended(position: Position) -> str:
    """The end of the deal and its reason, in one or two sentences."""
    state: KoiraState = position.state
    assert state.result is not None
    reason, loser = state.result.reason, state.result.loser
    if reason == "no_cards_left":
        return "Jako päättyi, eikä kukaan hävinnyt: kenelläkään ei ole enää kortteja."
    told = ending.how_it_ended(title(state.rules), state, position.names)
    if reason not in BROKEN_OFF or state.rules.stall_guard != "most_cards_loses":
        return told
    if loser == NOBODY:
        most = "Eniten kortteja on yhtä aikaa usealla, joten kukaan ei hävinnyt."
        return f"{BROKEN_OFF[reason]} {most}"
    lost = ending.lost(title(state.rules), state, position.names)
    return f"{BROKEN_OFF[reason]} Eniten kortteja keräsi {position.names[loser]}. {lost}"


def ritual(position: Position) -> str:
    """What the table makes the loser do, or nothing."""
    state: KoiraState = position.state
    if state.result is None or state.result.loser == NOBODY:
        return ""
    return _RITUALS.get(state.rules.loser_ritual, "")
