"""What happens in Valepaska, in sentences."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.paskahousu.happenings import pile_sentences
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from koirakoulu.finnish.valepaska.claims import claim_of
from korttipelit.valepaska.rulebook import R

_LEADS: Final = {
    R.honest_leads: "Rehti pelaaja jatkaa: vuorossa on {}.",
    R.next_after_fraud: "Huijauksen jälkeen aloittaa {}.",
    R.doubter_after_fraud: "Epäilijä oli oikeassa ja aloittaa: vuorossa on {}.",
}


def _claimed(h: Happening) -> str:
    cards = h.event.cards
    said = f"{h.who} sanoi: {claim_of(h.event.number, len(cards))}."
    if not h.shown:
        return said
    honest = all(card.rank == h.event.number for card in cards)
    verb = words.verb(cards, "oli", "olivat")
    truth = "totta" if honest else "huijausta"
    return f"{said} Se oli {truth}: {verb_of(h, verb)}."


def verb_of(h: Happening, verb: str) -> str:
    """The cards that were played: "kortti oli ristivitonen"."""
    subject = "kortti" if len(h.event.cards) == 1 else "kortit"
    return f"{subject} {verb} {words.cards(h.event.cards)}"


def _doubted(h: Happening) -> str:
    verb = words.verb(h.event.cards, "oli", "olivat")
    return f"{h.who} epäili. Käännettynä {verb_of(h, verb)}."


SENTENCES: Final[Mapping[str, Sentence]] = {
    **(PILE := pile_sentences(R)),
    "claimed": _claimed,
    "believed": lambda h: f"{h.who} uskoi.",
    "stood": lambda _: "Kukaan ei epäillyt.",
    "doubted": _doubted,
    "leads": lambda h: (
        _LEADS[h.event.rule].format(h.who) if h.event.rule in _LEADS else PILE["leads"](h)
    ),
}
"""By the kind of event."""
