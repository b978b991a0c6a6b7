"""The panel in which a reader changes the position: lists, a card at a time, and as text."""

from xml.etree.ElementTree import Element

from koirakoulu.finnish import card_name, labels, sentence, suit_name
from koirakoulu.views import vertailu
from koirakoulu.views.base import State
from koirakoulu.views.controls import button, chooser
from koirakoulu.views.elements import NOT_SEARCHED, compact, el
from koirakoulu.views.position_text import TABLE, TRUMP, TURN, names_in_text, value_of
from koirakoulu.views.vertailu import HAND
from korttipelit.cards import SUITS


def editing(state: State) -> Element:
    prefix, on = state["id"], state["editing"]
    panel = f"{prefix}-panel"
    return el(
        "section",
        {**NOT_SEARCHED, "class": "k-editing", "role": "group", "aria-label": labels.EDIT},
        el(
            "button",
            {
                "type": "button",
                "id": f"{prefix}-edit",
                "class": "k-button",
                "data-action": compact({"do": "edit", "on": not on}),
                "aria-expanded": "true" if on else "false",
                "aria-controls": panel,
            },
            labels.EDIT,
        ),
        el(
            "div",
            {"class": "k-panel", "id": panel, "hidden": not on},
            _lists(state),
            _pack(state),
            _notation(state),
        ),
    )


def _lists(state: State) -> Element:
    prefix, text = state["id"], vertailu.plain(state)
    names, trump = names_in_text(text), value_of(text, TRUMP)
    keys = vertailu.game_of(state).position_keys
    return el(
        "div",
        {"class": "k-wishes"},
        chooser(
            f"{prefix}-turn",
            labels.WHOSE_TURN,
            [(name, name) for name in names],
            value_of(text, TURN),
            {"do": "turn"},
            "turn",
        )
        if names and TURN in keys
        else None,
        chooser(
            f"{prefix}-trump",
            labels.TRUMP,
            [(suit, f"{suit} {suit_name(suit)}") for suit in SUITS],
            trump,
            {"do": "trump"},
            "trump",
        )
        if trump
        else None,
        chooser(
            f"{prefix}-place",
            labels.TAP_TO,
            [(HAND, labels.TO_HAND), (TABLE, labels.TO_TABLE)],
            state["place"],
            {"do": "place"},
            "place",
        )
        if TABLE in keys
        else None,
    )


def _pack(state: State) -> Element:
    lies, cards = vertailu.where(state), vertailu.pack(vertailu.game_of(state))
    return el(
        "div",
        {"class": "k-tap"},
        [
            el(
                "div",
                {"class": "k-suit-row", "role": "group", "aria-label": sentence(suit_name(suit))},
                [_card(state, card, lies.get(card, "")) for card in cards if card[0] == suit],
            )
            for suit in dict.fromkeys(card[0] for card in cards)
        ],
    )


def _card(state: State, card: str, place: str) -> Element:
    """A card to tap: pressed where it lies in the chosen place, marked where in another."""
    here = place == state["place"]
    where = {HAND: labels.TO_HAND, TABLE: labels.TO_TABLE}.get(place, labels.ELSEWHERE)
    name = sentence(card_name(card))
    sign = "" if not place else "✓" if here else "•"
    return el(
        "button",
        {
            "type": "button",
            "id": f"{state['id']}-t{card[1:]}{'shdc'['♠♥♦♣'.index(card[0])]}",
            "class": "k-tap-card" + (" k-red" if card[0] in "♥♦" else ""),
            "data-action": compact({"do": "card", "card": card}),
            "aria-pressed": "true" if here else "false",
        },
        el("span", {"aria-hidden": "true"}, card),
        el("span", {"class": "k-ears"}, f"{name}, {where}" if place and not here else name),
        el("span", {"class": "k-tap-sign", "aria-hidden": "true"}, sign) if sign else None,
    )


def _notation(state: State) -> Element:
    prefix = state["id"]
    text: str = state["text"]
    return el(
        "div",
        {"class": "k-notation"},
        el("label", {"for": f"{prefix}-text"}, labels.AS_TEXT),
        el(
            "textarea",
            {
                "id": f"{prefix}-text",
                "rows": text.count("\n") + 2,
                "spellcheck": "false",
                "autocomplete": "off",
                "data-action": compact({"do": "text"}),
                "data-value": "text",
                "data-quiet": True,
            },
            text,
        ),
        el(
            "div",
            {"class": "k-buttons"},
            button(f"{prefix}-update", labels.UPDATE, {"do": "update"}, main=True),
            button(f"{prefix}-restore", labels.RESTORE, {"do": "restore"}),
        ),
    )
