"""What happens in Viikatemies, in sentences."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.shared import happenings
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from korttipelit.viikatemies import rulebook as r

_TOPPLED: Final = {
    r.JACK: "Sotamies kaatoi ristin, joten avopakka poistui pelistä.",
    r.JACK_LED: "Sotamies kaatui tyhjässä pöydässä.",
    r.KING: "Kuningas kaatoi avopakan.",
    r.KINGS: "Kuninkaat kaatoivat avopakan.",
    r.REAPER_LED: "Viikatemies kaatui tyhjässä pöydässä.",
    r.FOUR: "Päällekkäin on neljä samanarvoista, joten avopakka kaatui.",
}

_LEADS: Final = {
    r.TOPPLER_GOES_ON: "Kaataja jatkaa: vuorossa on {}.",
    r.TURN_PASSES: "Uuden avopakan aloittaa {}.",
    r.REAPED_GOES_ON: "Kaksinpelissä nostaja jatkaa: vuorossa on {}.",
}


def _picked_up(h: Happening) -> str:
    if h.event.rule == r.REAPER:
        return f"Viikatemies niitti: {h.who} nosti avopakan."
    return f"{h.who} nosti avopakan."


SENTENCES: Final[Mapping[str, Sentence]] = {
    **happenings.SENTENCES,
    "toppled": lambda h: _TOPPLED[h.event.rule],
    "leads": lambda h: _LEADS[h.event.rule].format(h.who),
    "picked_up": _picked_up,
}
"""The sentence of each kind of event."""
