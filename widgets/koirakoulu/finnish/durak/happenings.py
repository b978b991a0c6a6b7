"""What happens in durak, in sentences."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import happenings, words
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from korttipelit.durak import rulebook as r


def _played(h: Happening) -> str:
    cards = words.cards(h.event.cards, Case.ACCUSATIVE)
    verb = "antoi vielä" if h.event.rule == r.GIVEN else "löi"
    return f"{h.who} {verb} {cards}."


_REPELLED: Final = {
    r.TOPPLED: "{0} torjui hyökkäyksen, ja pöydän kortit poistuivat pelistä.",
    r.TOPPLED_SIX: (
        "Enempää kortteja ei saa lyödä, joten {0} torjui hyökkäyksen, ja pöydän kortit poistuivat "
        "pelistä."
    ),
    r.TOPPLED_OUT: (
        "{0} torjui hyökkäyksen viimeisellä kortillaan, ja pöydän kortit poistuivat pelistä."
    ),
}

SENTENCES: Final[Mapping[str, Sentence]] = {
    **happenings.SENTENCES,
    "played": _played,
    "takes": lambda h: f"{h.who} ei kaatanut enempää vaan päätti nostaa pöydän kortit.",
    "enough": lambda h: f"{h.who} ei lisännyt korttia.",
    "allowed": lambda h: f"{h.who} antoi muiden hyökätä.",
    "toppled": lambda h: _REPELLED[h.event.rule].format(h.who),
    "leads": happenings.attack_passes("hyökkääjä", "puolustaja"),
    "replaced": lambda h: f"{h.several} on vapaa, joten tilalla pelaa {h.who}.",
}
"""By the kind of event."""
