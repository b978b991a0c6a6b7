"""Why a move may or may not be made in Koira.

A reason goes on after "Käy:" or "Ei käy:" and starts in lower case; a reason why something beside
playing a card may be done stands alone. It speaks to the player in turn.
"""

from collections.abc import Sequence

from koirakoulu.finnish.koira import collecting_verdicts, ending, shedding_verdicts, words
from korttipelit import CHANCE, Ruling
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import Collecting, KoiraState


def reason(state: KoiraState, names: Sequence[str], ruling: Ruling) -> str:
    """The reason of a ruling on a move in this state."""
    if state.result is not None:
        return f"jako on jo päättynyt. {ending.loser_sentence(state, names)}"
    if ruling.rule == r.TURN:
        return _not_in_turn(state, names, ruling)
    if ruling.rule == r.OWN_CARDS:
        return _not_in_hand(state, ruling)
    if isinstance(state, Collecting):
        return collecting_verdicts.reason(state, names, ruling)
    return shedding_verdicts.reason(state, names, ruling)


def _not_in_turn(state: KoiraState, names: Sequence[str], ruling: Ruling) -> str:
    if isinstance(state, Collecting):
        if state.sharing:
            return "kina jäi ratkeamatta, joten seuraavaksi arvotaan sen kortit."
        seat = state.queue[0]
    elif shedding_verdicts.giver_is_in_turn(state):
        giver, dog = names[state.giver], names[state.turn]
        return f"ensin kortin antaa {giver}, ja sen saa Napoleonin koira {dog}."
    else:
        seat = state.turn
    if ruling.move.seat == CHANCE:
        return f"nyt ei arvota mitään, vaan vuorossa on {names[seat]}."
    return f"vuorossa on {names[seat]}."


def _not_in_hand(state: KoiraState, ruling: Ruling) -> str:
    move, missing = ruling.move, ruling.cards("missing")
    if move.verb == "snatch" and not isinstance(state, Collecting):
        return shedding_verdicts.not_to_snatch(state, missing)
    if move.verb == "snatch":
        return collecting_verdicts.NO_SNATCHING
    twice = next((card for card in missing if move.cards.count(card) > 1), None)
    if twice is not None:
        return f"{words.card(twice)} on pakassa vain kerran, eikä sitä voi lyödä kahdesti."
    verb = words.verb(missing, "ei ole", "eivät ole")
    return f"{words.cards(missing)} {verb} kädessäsi."
