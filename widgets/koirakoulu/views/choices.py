"""What the choices of a quiz and of a reader's own line have in common: pictures and groups."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol
from xml.etree.ElementTree import Element

from koirakoulu.finnish import card_name, labels, sentence
from koirakoulu.views.elements import Child, el
from koirakoulu.views.table import Face, pair


class Faced(Protocol):
    """A choice with a name and cards; `on` is the card that the last of them would beat."""

    @property
    def name(self) -> str: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def on(self) -> str: ...


class Pictured(Faced, Protocol):
    """A choice of many; `said` is what is said of its cards, where they are played face down."""

    @property
    def said(self) -> str: ...


class Group(NamedTuple):
    """Choices that stand together, by their numbers, and what they have in common."""

    on: str
    """The card that all of them would beat."""
    numbers: tuple[int, ...]
    laid: tuple[str, ...] = ()
    """The cards that all of them would lay face down, under different words."""

    def label(self, choice: Pictured) -> str:
        """What a choice is called in the group."""
        if self.laid:
            return sentence(choice.said)
        return sentence(card_name(choice.cards[-1]) if self.on else choice.name)

    def pictures(self, choice: Pictured, face: Face) -> Element | None:
        """What pictures a choice in the group."""
        if self.laid:
            return None
        return pictures(choice.cards[-1:], "", face) if self.on else faces_of(choice, face)


def faces_of(choice: Faced, face: Face) -> Element | None:
    """What pictures a choice by itself."""
    return pictures(choice.cards, choice.on, face)


def pictures(cards: Sequence[str], on: str, face: Face) -> Element | None:
    """Cards in a fan; an answer lies on the card it would beat."""
    if not cards:
        return None
    shown: Child = pair(cards[0], cards[-1], face) if on else [face(card) for card in cards]
    return el("span", {"class": "k-faces"}, shown)


def picture_a_hand(choices: Sequence[Pictured]) -> bool:
    """Whether the choices show the cards of the player's hand, so that it need not be drawn."""
    return any(choice.cards and not choice.said for choice in choices)


def groups(choices: Sequence[Pictured]) -> list[Group]:
    """The choices by the card they would beat, where there are several such cards.

    Where cards are played face down, by the cards: what can be said of them are few words.
    """
    if any(choice.said for choice in choices):
        laid = groupby(
            range(len(choices)), key=lambda number: choices[number].said and choices[number].cards
        )
        return [Group("", tuple(numbers), cards or ()) for cards, numbers in laid]
    if len({choice.on for choice in choices} - {""}) < 2:
        return [Group("", tuple(range(len(choices))))]
    by_card = groupby(range(len(choices)), key=lambda number: choices[number].on)
    return [Group(on, tuple(numbers)) for on, numbers in by_card]


def grid(group: Group, name: str, choices: Sequence[Element]) -> Element:
    """A group's choices, under a heading where they have something in common."""
    cards = el("div", {"class": "k-grid k-words" if group.laid else "k-grid"}, choices)
    if not group.on and not group.laid:
        return cards
    heading = f"{name}-{group.numbers[0]}"
    words = labels.on_top_of(group.on) if group.on else labels.laid(group.laid)
    return el(
        "div",
        {"class": "k-group", "role": "group", "aria-labelledby": heading},
        el("p", {"class": "k-on", "id": heading}, words),
        cards,
    )
