"""Which card beats which, in words."""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira.collecting_verdicts import NO_JOKERS
from koirakoulu.finnish.shared import beating, words
from koirakoulu.finnish.shared.beating import Beating
from korttipelit import Ruling
from korttipelit.cards import JOKER_SUIT
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import Shedding


def reason(state: Shedding, ruling: Ruling) -> str:
    """Why one card may or may not be played."""
    card = ruling.move.cards[0]
    if card.suit == JOKER_SUIT:
        return NO_JOKERS
    if ruling.rule == r.LEAD:
        return f"pöytä on tyhjä, joten {words.card(card, Case.ADESSIVE)} saa aloittaa."
    return beating.reason(how(state), card, ruling.cards("to_beat")[0], legal=ruling.legal)


def how(state: Shedding) -> Beating:
    """How cards beat each other at this table."""
    return Beating(state.trump, any_trump=state.rules.trump_on_trump == "any_trump")
