"""What happens in Kitumaija, in sentences."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.shared import happenings, words
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from korttipelit.kitumaija import rulebook as r


def _picked_up(h: Happening) -> str:
    took = f"{h.who} nosti avopakasta {h.cards}"
    if h.event.rule == r.TURN_FAILS:
        return f"Käännetty kortti ei ottanut kiinni, joten {took}."
    if h.event.rule == r.TAKES_FIVE:
        return f"Maijan takia {took}."
    if h.event.rule == r.BOTTOM:
        return f"{took}. Pohjimmainen jäi."
    return f"{took}."


def _last_card(h: Happening) -> str:
    card = words.card(h.event.cards[0])
    return f"Kortit loppuivat kesken vuoron, joten seuraavaksi otetaan kiinni {card}."


SENTENCES: Final[Mapping[str, Sentence]] = {
    **happenings.SENTENCES,
    "picked_up": _picked_up,
    "nothing_taken": lambda h: (
        f"Avopakassa oli vain pohjimmainen kortti, joten {h.who} ei nostanut mitään."
    ),
    "last_card": _last_card,
}
"""By the kind of event."""
