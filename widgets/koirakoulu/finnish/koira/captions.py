"""Which events of Koira are told together, and how."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from koirakoulu.finnish.koira.happenings import SENTENCES
from koirakoulu.finnish.numbers import number
from koirakoulu.finnish.shared import captions
from koirakoulu.finnish.shared.captions import Merge, names_cards
from koirakoulu.finnish.shared.happenings import Happening
from korttipelit.koira import rulebook as r


def groups(happened: Sequence[Happening]) -> Iterator[list[Happening]]:
    """Events that may be told together. `kept` and `took_won` come in turns, player by player."""
    order = ("kept", "took_won")
    for paired, group in groupby(happened, lambda h: h.event.kind in order):
        found = list(group)
        if paired:
            found.sort(key=lambda h: order.index(h.event.kind))
        for kind, same in groupby(found, _kind):
            together = list(same)
            if kind == "played" or (kind in MERGED and not any(map(_names_cards, together))):
                yield together
            else:
                yield from ([h] for h in together)


def _names_cards(h: Happening) -> bool:
    return names_cards(h) or (h.event.kind == "kept" and bool(h.shown))


def _kind(h: Happening) -> str:
    """The kind of sentence; a card drawn at once belongs to the play."""
    if h.event.kind == "drew" and h.event.rule == r.DRAW_AT_ONCE:
        return "played"
    return h.event.kind


def _play_and_draw(group: list[Happening]) -> str:
    play, draw = (SENTENCES[h.event.kind](h) for h in group)
    return f"{play[:-1]} ja {draw.removeprefix(group[1].who).strip()}"


def _numbers(group: list[Happening]) -> str:
    return ", ".join(f"{h.who} {number(h.event.number)}" for h in group)


MERGED: Final[Mapping[str, Merge]] = {
    **captions.MERGED,
    "played": _play_and_draw,
    "kept": lambda group: f"Pelaamatta jääneet käsikortit säilyivät: {_numbers(group)}.",
    "took_won": lambda group: f"Kortteja luopumisvaiheeseen: {_numbers(group)}.",
}
