"""The card table, drawn the same way in every widget.

A card is a paper-coloured box with its name in plain type, and the picture over it. The picture
is a `<use>` of the sprite, whose address is relative to the page and stands in the widget's
state; where it cannot be had (a page opened from a disk, a broken load) the type is seen.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import card_name, cards_list, labels, lot_name, quote, suit_name
from koirakoulu.views.elements import NOT_SEARCHED, Child, el
from koirakoulu.views.scene import Leaving, Lot, Scene, Seat, Stock

SUIT_LETTERS: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
VIEW_BOX: Final = "0 0 240 336"
BACK: Final = "back"
MOST_BACKS: Final = 5
"""More face-down cards than this are not drawn one by one."""

FEW_BACKS: Final = 3
"""As many stand for a hand nobody may count."""

MOST_IN_ROW: Final = 13
"""More open cards of a hand than this lie in rows over each other."""

type Face = Callable[[str], Element]
"""Draws a card by its text or, by `BACK`, a card's back."""


def symbol_id(card: str) -> str:
    """The sprite's id of a card: `c-h8`, `joker-1`."""
    if card == BACK:
        return card
    if card.startswith("★"):
        return f"joker-{card[1:]}"
    return f"c-{SUIT_LETTERS[card[0]]}{card[1:]}"


def faces(sprite: str, *, named: bool = True) -> Face:
    """Draws cards of a sprite; not `named` where the card's name stands beside it."""

    def face(card: str) -> Element:
        symbol = symbol_id(card)
        red = " k-red" if card[0] in "♥♦" else ""
        name = labels.FACE_DOWN if card == BACK else card_name(card)
        spoken: dict[str, object] = (
            {"role": "img", "aria-label": name} if named else {"aria-hidden": "true"}
        )
        return el(
            "svg",
            {"class": f"k-card{' k-back' if card == BACK else red}", "viewBox": VIEW_BOX, **spoken},
            None if card == BACK else _index(card),
            _picture(sprite, symbol) if sprite else None,
        )

    return face


def _picture(sprite: str, symbol: str) -> Element:
    """A symbol of the sprite, by the old name of the attribute.

    Instant navigation sets every `href` anew as a property, and that of `<use>` cannot be set.
    """
    return el("use", {"xlink:href": f"{sprite}#{symbol}"})


def _index(card: str) -> Element:
    """Rank over suit in the corner, where a card under others still shows it."""
    return el(
        "text",
        {"y": 84},
        el("tspan", {"x": 14}, card[1:]),
        el("tspan", {"x": 14, "dy": 82}, card[:1]),
    )


def slots(card: str) -> Element:
    """A place for a card that the page's script fills from the widget's own pack of faces."""
    return el("slot", {"name": symbol_id(card)})


def pack(sprite: str, cards: Sequence[str]) -> Element:
    """The faces that fill the slots of a widget's templates, once each."""
    face = faces(sprite)
    return el(
        "template",
        {"class": "k-pack"},
        [el("div", {"data-slot": symbol_id(card)}, face(card)) for card in (*cards, BACK)],
    )


def table(scene: Scene, prefix: str, face: Face, *, near_hand: bool = True) -> Element:
    """The table. Ids begin with `prefix`; the reader's own hand is left out where it is choices."""
    count = len(scene.seats)
    others = [(scene.near + i) % count for i in range(1, count)]
    # Hands that stay small may stand side by side on a narrow screen.
    compact = scene.stock is not None or not any(scene.seats[i].cards for i in others)
    return el(
        "section",
        {
            **NOT_SEARCHED,
            "role": "group",
            "class": "k-felt k-compact" if compact else "k-felt",
            "aria-label": ", ".join(filter(None, (labels.TABLE, scene.phase.lower()))),
        },
        el(
            "ul",
            {"class": "k-others", "role": "list"},
            [
                el("li", seat_attributes(scene.seats[i], prefix, i), _seat(scene.seats[i], face))
                for i in others
            ],
        ),
        _centre(scene, prefix, face),
        el(
            "div",
            seat_attributes(scene.seats[scene.near], prefix, scene.near, " k-near"),
            _seat(scene.seats[scene.near], face, hand=near_hand),
        ),
    )


def seat_attributes(seat: Seat, prefix: str, number: int, more: str = "") -> dict[str, object]:
    """The id and the look of a seat."""
    kinds = "".join(f" k-is-{tag.kind}" for tag in seat.tags)
    return {"class": f"k-seat{kinds}{more}", "id": f"{prefix}-s{number}"}


def _seat(seat: Seat, face: Face, *, hand: bool = True) -> Child:
    return [
        el(
            "p",
            {"class": "k-who"},
            el("strong", {"class": "k-name"}, seat.name),
            [(" ", el("span", {"class": f"k-tag k-tag-{t.kind}"}, t.text)) for t in seat.tags],
            (" ", el("span", {"class": "k-tag k-tag-won"}, labels.won(seat.won)))
            if seat.won
            else None,
        ),
        el(
            "div",
            {"class": "k-before"},
            _hand(seat, face) if hand and seat.size else None,
            [
                el("div", {"class": "k-aside"}, face(card or BACK), el("p", {}, labels.TRUMP_CARD))
                for card in seat.aside
            ],
        ),
    ]


def _hand(seat: Seat, face: Face) -> Element:
    return el(
        "div",
        {
            "class": "k-hand",
            "role": "group",
            "aria-label": labels.hand(seat.name, seat.size)
            if seat.counted
            else labels.uncounted_hand(seat.name),
        },
        [el("div", {"class": "k-fan"}, [face(card) for card in row]) for row in _rows(seat.cards)],
        backs(seat.unseen, face, counted=seat.counted) if seat.unseen else None,
    )


def _rows(cards: Sequence[str]) -> list[Sequence[str]]:
    """A hand's cards in as few rows as can be read, about as long as each other."""
    if not cards:
        return []
    rows = ceil(len(cards) / MOST_IN_ROW)
    size = ceil(len(cards) / rows)
    return [cards[start : start + size] for start in range(0, len(cards), size)]


def backs(count: int, face: Face, *, counted: bool = True) -> Element:
    """A few backs that stand for any number of cards, and the number where it may be known."""
    return el(
        "span",
        {
            "class": "k-backs",
            "role": "img",
            "aria-label": labels.face_down(count) if counted else labels.CARDS_FACE_DOWN,
        },
        [face(BACK) for _ in range(min(count, MOST_BACKS) if counted else FEW_BACKS)],
        el("span", {"class": "k-number"}, str(count)) if counted and count > 1 else None,
    )


def _centre(scene: Scene, prefix: str, face: Face) -> Element:
    return el(
        "div",
        {"class": "k-centre", "id": f"{prefix}-centre"},
        _stock(scene.stock, face) if scene.stock is not None else None,
        _leaving(scene.leaving, face) if scene.leaving is not None else None,
        _pile(scene, face) if scene.lots or scene.below or scene.leaving is None else None,
        _signs(scene),
    )


def _stock(stock: Stock, face: Face) -> Element:
    if not stock.size:
        return el("div", {"class": "k-stock k-stock-out"}, el("p", {}, labels.stock(stock.name, 0)))
    return el(
        "div",
        {"class": "k-stock"},
        el(
            "div",
            {"class": "k-stack"},
            el("div", {"class": "k-under"}, face(stock.under or BACK)) if stock.crosswise else None,
            face(BACK) if stock.size > 1 or not stock.crosswise else None,
        ),
        el("p", {}, labels.stock(stock.name, stock.size)),
    )


def _pile(scene: Scene, face: Face) -> Element:
    names = [_lot_name(lot, scene.beats) for lot in scene.lots]
    label = labels.table(names, piled=scene.piled, under=scene.below)
    if not scene.lots and not scene.below:
        return el("div", {"class": "k-pile k-pile-empty"}, el("p", {}, label))
    return el(
        "div",
        {
            "class": _look(scene.lots, piled=scene.piled),
            "role": "group",
            "aria-label": label,
        },
        _below(scene.below) if scene.below else None,
        [_lot(lot, face) for lot in scene.lots],
    )


def _look(lots: Sequence[Lot], *, piled: bool) -> str:
    """Piled up, or side by side: attack cards, and cards with words on them that must be read."""
    beside = not piled or any(lot.claim for lot in lots)
    return "k-pile k-bout" if beside else "k-pile"


def _lot_name(lot: Lot, beats: str) -> str:
    """A lot in words."""
    if lot.down:
        return labels.claimed(labels.face_down(lot.down), lot.claim)
    if lot.claim:
        return labels.claimed(cards_list(lot.cards), lot.claim)
    if lot.answer:
        return labels.pair(lot.cards[0], lot.answer, beats)
    return lot_name(lot.text) if lot.text else cards_list(lot.cards)


def _below(count: int) -> Element:
    """The edges of cards that others cover, and how many there are."""
    return el(
        "div",
        {"class": "k-below", "aria-hidden": "true"},
        el("span", {"class": "k-edges"}),
        el("span", {"class": "k-number"}, f"+{count}"),
    )


def _lot(lot: Lot, face: Face) -> Element:
    return el(
        "div",
        {"class": "k-lot k-down" if lot.down else "k-lot"},
        _lot_cards(lot, face),
        el("p", {"class": "k-claim"}, quote(lot.claim)) if lot.claim else None,
        el("p", {"class": "k-by"}, lot.by) if lot.by else None,
    )


def _lot_cards(lot: Lot, face: Face) -> Element:
    if lot.down:
        return backs(lot.down, face)
    if lot.answer:
        return pair(lot.cards[0], lot.answer, face)
    return el("div", {"class": "k-run"}, [face(card) for card in lot.cards])


def pair(card: str, answer: str, face: Face) -> Element:
    """A card and the card that beats it, lying on it so that both are seen."""
    return el("span", {"class": "k-pair"}, face(card), face(answer))


def _leaving(leaving: Leaving, face: Face) -> Element:
    """Cards on their way off the table: dimmed, and with the reason in words."""
    cards = [card for lot in leaving.lots for card in _texts(lot)]
    hidden = sum(lot.down for lot in leaving.lots)
    names = [labels.face_down(hidden)] if hidden else []
    names += [cards_list(cards)] if cards else []
    bout = any(lot.answer or lot.down for lot in leaving.lots)
    return el(
        "div",
        {"class": "k-leaving", "role": "group", "aria-label": f"{leaving.why}: {', '.join(names)}"},
        el(
            "div",
            {"class": "k-pile k-bout" if bout else "k-pile"},
            [_lot(lot, face) for lot in leaving.lots],
        ),
        el("p", {"class": "k-why-gone"}, leaving.why),
    )


def _texts(lot: Lot) -> tuple[str, ...]:
    """What lies there, as the notation writes it."""
    lots = (lot.text,) if lot.text else lot.cards
    return (*lots, lot.answer) if lot.answer else lots


def _signs(scene: Scene) -> Element:
    return el(
        "div",
        {"class": "k-signs"},
        _trump(scene.trump) if scene.trump is not None else None,
        el("p", {"class": "k-gone"}, labels.gone(scene.gone)) if scene.gone else None,
    )


def _trump(suit: str) -> Element:
    if not suit:
        return el("p", {"class": "k-trump k-trump-unknown"}, labels.TRUMP_UNKNOWN)
    red = " k-red" if suit in "♥♦" else ""
    return el(
        "p",
        {"class": f"k-trump{red}"},
        f"{labels.TRUMP} ",
        el("span", {"class": "k-suit", "aria-hidden": "true"}, suit),
        f" {suit_name(suit)}",
    )
