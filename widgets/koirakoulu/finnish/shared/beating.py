"""Which card beats which, in words: the same reasons in every game of beating."""

from typing import NamedTuple

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import words
from korttipelit import Card
from korttipelit.cards import Suit


class Beating(NamedTuple):
    """How cards beat each other at a table."""

    trump: Suit | None
    verb: str = "lyö"
    """What a card does to the card it beats: "kaataa", "tappaa"."""
    any_trump: bool = False
    """Whether any trump goes on a trump."""
    hard: tuple[Suit, ...] = ()
    """Suits that trumps do not beat."""


def reason(how: Beating, card: Card, top: Card, *, legal: bool) -> str:
    """Why the card beats the card on the table, or does not; goes on after "Käy:" or "Ei käy:"."""
    return beats(how, card, top) if legal else does_not_beat(how, card, top)


def beats(how: Beating, card: Card, top: Card) -> str:
    """Why the card beats the card on the table."""
    if top.suit != how.trump:
        if card.suit == how.trump:
            suit = words.suit(card.suit)
            but = "".join(f" paitsi {words.suit(hard, Case.GENITIVE)}" for hard in how.hard)
            return f"{suit} on valtti, ja valtti {how.verb} minkä tahansa muun maan kortin{but}."
        return f"{words.card(card)} on isompi kuin {words.card(top)}, ja maa on sama."
    if how.any_trump:
        below = words.card(top, Case.GENITIVE)
        return (
            f"valtin päälle käy mikä tahansa valtti, siis myös {words.card(card)} {below} päälle."
        )
    return f"{words.card(card)} on isompi valtti kuin {words.card(top)}."


def does_not_beat(how: Beating, card: Card, top: Card) -> str:
    """Why the card does not beat the card on the table."""
    name, below = words.card(card), words.card(top)
    if top.suit != how.trump:
        if card.suit == top.suit:
            return f"{name} on pienempi kuin {below}."
        if top.suit in how.hard:
            suit, on_top_of = words.suit(top.suit), words.card(top, Case.GENITIVE)
            return f"{suit} on kova maa, ja {on_top_of} päälle kelpaa vain isompi {suit}."
        neither = "" if how.trump is None else " eikä valtti"
        return f"{words.suit(card.suit)} ei ole samaa maata kuin {below}{neither}."
    wanted = "valtti" if how.any_trump else "isompi valtti"
    if card.suit == top.suit:
        return f"valtin päälle kelpaa vain {wanted}, ja {name} on pienempi kuin {below}."
    on_top_of = words.card(top, Case.GENITIVE)
    return f"{on_top_of} päälle kelpaa vain {wanted}, eikä {name} ole valtti."
