"""Why a move may or may not be made in Koira."""

from koirakoulu.finnish.koira import collecting_verdicts, president_verdicts, shedding_verdicts
from koirakoulu.finnish.shared import reasons
from koirakoulu.finnish.shared.reasons import Asked
from korttipelit import Position, Ruling, verbs
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import Collecting, KoiraState, Presidency, Shedding


def reason(position: Position, ruling: Ruling) -> str:
    """The reason of a ruling on a move in this position."""
    state: KoiraState = position.state
    asked = Asked(position, ruling)
    if ruling.rule == r.TURN:
        return _not_in_turn(asked)
    if ruling.rule == r.OWN_CARDS:
        return _not_in_hand(asked)
    if isinstance(state, Collecting):
        return collecting_verdicts.reason(state, position.names, ruling)
    if isinstance(state, Presidency):
        return president_verdicts.reason(position, ruling)
    return shedding_verdicts.reason(state, position.names, ruling)


def _not_in_turn(asked: Asked) -> str:
    state: KoiraState = asked.state
    if isinstance(state, Collecting):
        if state.sharing:
            return "kina jäi ratkeamatta, joten seuraavaksi arvotaan sen kortit."
    elif isinstance(state, Shedding) and shedding_verdicts.giver_is_in_turn(state):
        giver, dog = asked.names[state.giver], asked.names[state.turn]
        return f"ensin kortin antaa {giver}, ja sen saa Napoleonin koira {dog}."
    return reasons.not_in_turn(asked)


def _not_in_hand(asked: Asked) -> str:
    state: KoiraState = asked.state
    if asked.move.verb == verbs.SNATCH:
        if isinstance(state, Collecting):
            return collecting_verdicts.NO_SNATCHING
        if isinstance(state, Presidency):
            return reasons.no_such_action(asked)
        return shedding_verdicts.not_to_snatch(state, asked.role("missing"))
    return reasons.not_in_hand(asked)
