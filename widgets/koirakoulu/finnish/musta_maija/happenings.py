"""What happens in Musta Maija, in sentences."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import happenings, words
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from korttipelit.musta_maija import rulebook as r


def _played(h: Happening) -> str:
    verb = "lisäsi" if h.event.rule == r.EXTRA else "löi"
    return f"{h.who} {verb} {words.cards(h.event.cards, Case.ACCUSATIVE)}."


def _trump_shown(h: Happening) -> str:
    told = happenings.SENTENCES["trump_shown"](h)
    if h.event.rule == r.NEXT_NOT_SPADE:
        return f"Padat olisivat kiertäneet loputtomiin, joten ne ohitettiin. {told}"
    return told


SENTENCES: Final[Mapping[str, Sentence]] = {
    **happenings.SENTENCES,
    "played": _played,
    "enough": lambda h: f"{h.who} ei lyönyt enempää.",
    "stopped": lambda h: f"{h.who} aloitti puolustuksen, joten kortteja ei enää lisätä.",
    "trump_shown": _trump_shown,
    "leads": happenings.attack_passes("hyökkääjä", "puolustaja"),
}
"""By the kind of event."""
