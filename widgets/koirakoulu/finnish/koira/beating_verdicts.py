"""Which card beats which, in words."""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira import words
from koirakoulu.finnish.koira.collecting_verdicts import NO_JOKERS
from korttipelit import Card, Ruling
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
    top = ruling.cards("to_beat")[0]
    return beats(state, card, top) if ruling.legal else does_not_beat(state, card, top)


def beats(state: Shedding, card: Card, top: Card) -> str:
    """Why the card beats the card on the table."""
    if top.suit != state.trump:
        if card.suit == state.trump:
            suit = words.suit(card.suit)
            return f"{suit} on valtti, ja valtti lyö minkä tahansa muun maan kortin."
        return f"{words.card(card)} on isompi kuin {words.card(top)}, ja maa on sama."
    if state.rules.trump_on_trump == "any_trump":
        below = words.card(top, Case.GENITIVE)
        return (
            f"valtin päälle käy mikä tahansa valtti, siis myös {words.card(card)} {below} päälle."
        )
    return f"{words.card(card)} on isompi valtti kuin {words.card(top)}."


def does_not_beat(state: Shedding, card: Card, top: Card) -> str:
    """Why the card does not beat the card on the table."""
    name, below = words.card(card), words.card(top)
    if top.suit != state.trump:
        if card.suit == top.suit:
            return f"{name} on pienempi kuin {below}."
        return f"{words.suit(card.suit)} ei ole samaa maata kuin {below} eikä valtti."
    wanted = "isompi valtti" if state.rules.trump_on_trump == "higher_only" else "valtti"
    if card.suit == top.suit:
        return f"valtin päälle kelpaa vain {wanted}, ja {name} on pienempi kuin {below}."
    on_top_of = words.card(top, Case.GENITIVE)
    return f"{on_top_of} päälle kelpaa vain {wanted}, eikä {name} ole valtti."
