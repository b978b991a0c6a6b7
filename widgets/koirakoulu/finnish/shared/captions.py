"""The captions of a step: all its events, where several say one thing as one sentence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from koirakoulu.finnish.numbers import number
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.shared.happenings import Happening

type Groups = Callable[[Sequence[Happening]], Iterator[list[Happening]]]
"""Puts together the events that one sentence is to tell."""

type Merge = Callable[[list[Happening]], str]
"""The sentence of several events of a kind."""


def names_cards(h: Happening) -> bool:
    """Drawn cards this reader may see must not drown in a summary."""
    return h.event.kind == "drew" and bool(h.shown)


def by_kind(happened: Sequence[Happening]) -> Iterator[list[Happening]]:
    """Events of one kind that follow each other, where there is a sentence for them."""
    for kind, same in groupby(happened, lambda h: h.event.kind):
        group = list(same)
        if kind in MERGED and not any(map(names_cards, group)):
            yield group
        else:
            yield from ([h] for h in group)


def draws(group: list[Happening]) -> str:
    """Who drew, and how many cards where it was not one each."""
    names = group[0].names
    drawn: dict[int, int] = {}
    for h in group:
        drawn[h.event.seat] = drawn.get(h.event.seat, 0) + h.size
    if set(drawn.values()) == {1}:
        return f"Pakasta nostivat kortin {words.players(names, list(drawn))}."
    each = [f"{names[seat]} {number(cards)}" for seat, cards in drawn.items()]
    return f"Pakasta nostettiin kortteja: {', '.join(each)}."


MERGED: Final[Mapping[str, Merge]] = {"drew": draws}
"""By the kind of event."""
