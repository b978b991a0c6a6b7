"""The captions of a step: all its events, where several say one thing as one sentence."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any

from koirakoulu.finnish.koira import words
from koirakoulu.finnish.koira.happenings import Happening, said
from koirakoulu.finnish.numbers import number
from korttipelit import Played
from korttipelit.koira import rulebook as r


def caption(played: Played[Any], names: Sequence[str], *, open_cards: bool = False) -> list[str]:
    """What happened because of a move, a sentence an item, in the order it happened."""
    happened = [Happening(event, names, played, open_cards) for event in played.events]
    sentences: list[str] = []
    for group in _groups(happened):
        merge = _MERGED.get(_kind(group[0]))
        may_merge = len(group) > 1 and (
            _kind(group[0]) == "played" or not any(map(_names_cards, group))
        )
        sentences += [merge(group)] if merge and may_merge else map(said, group)
    return sentences


def _names_cards(h: Happening) -> bool:
    """Drawn or kept cards this reader may see must not drown in a summary."""
    return h.event.kind in ("drew", "kept") and bool(h.shown)


def _groups(happened: Sequence[Happening]) -> Iterator[list[Happening]]:
    """Events that may be told together. `kept` and `took_won` come in turns, player by player."""
    order = ("kept", "took_won")
    for paired, group in groupby(happened, lambda h: h.event.kind in order):
        found = list(group)
        if paired:
            found.sort(key=lambda h: order.index(h.event.kind))
        for _, same in groupby(found, _kind):
            yield list(same)


def _kind(h: Happening) -> str:
    """The kind of sentence; a card drawn at once belongs to the play."""
    if h.event.kind == "drew" and h.event.rule == r.DRAW_AT_ONCE:
        return "played"
    return h.event.kind


def _play_and_draw(group: list[Happening]) -> str:
    play, draw = group
    return f"{said(play)[:-1]} ja {said(draw).removeprefix(draw.who).strip()}"


def _draws(group: list[Happening]) -> str:
    seats = [h.event.seat for h in group]
    if len(set(seats)) == len(seats):
        return f"Pakasta nostivat kortin {words.players(group[0].names, seats)}."
    each = [f"{group[0].names[seat]} {number(seats.count(seat))}" for seat in dict.fromkeys(seats)]
    return f"Pakasta nostettiin kortteja: {', '.join(each)}."


def _numbers(group: list[Happening]) -> str:
    return ", ".join(f"{h.who} {number(h.event.number)}" for h in group)


_MERGED: dict[str, Callable[[list[Happening]], str]] = {
    "played": _play_and_draw,
    "drew": _draws,
    "kept": lambda group: f"Pelaamatta jääneet käsikortit säilyivät: {_numbers(group)}.",
    "took_won": lambda group: f"Kortteja luopumisvaiheeseen: {_numbers(group)}.",
}
