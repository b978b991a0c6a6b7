"""A state of Koira as a scene."""

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.koira import words
from koirakoulu.views.scene import Leaving, Lot, Scene, Seat, Stock, Tag
from korttipelit.cards import SUITS, Card, CardSet, cards_in, unseen_count
from korttipelit.contract import NOBODY, Event, Played
from korttipelit.koira.state import Collecting, KoiraState, Shedding
from korttipelit.notation import write_lot

# Black and red suits take turns in a hand, so that neighbours are told apart at a glance.
SUIT_ORDER = (3, 2, 0, 1)


def koira_scene(
    state: KoiraState, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    """The scene of a state that has been made fit for its reader's eyes."""
    if isinstance(state, Collecting):
        return _collecting(state, names, to_play, near)
    return _shedding(state, names, to_play, near)


def _collecting(
    state: Collecting, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    leader = state.leader if state.played_by or state.queue else NOBODY
    seats = []
    for seat, name in enumerate(names):
        tags = _turn(seat, to_play)
        if seat == leader and state.table:
            tags += (Tag("lead", labels.LED),)
        elif not state.hands[seat]:
            tags += (Tag("empty", labels.CARDLESS),)
        aside = (_text(state.trump_card),) if seat == state.owner else ()
        seats.append(
            _seat(name, state.hands[seat], tags)._replace(
                won=state.won[seat].bit_count(), aside=aside
            )
        )
    lots = _trick(state, names)
    trump = state.trump_card or (state.stock[-1] if state.stock else None)
    return Scene(
        phase=labels.PHASES["collecting"],
        seats=tuple(seats),
        lots=lots,
        stock=Stock(len(state.stock), _text(state.stock[-1]) if state.stock else None),
        trump=SUITS[trump.suit] if trump is not None else "",
        near=near,
    )


def _shedding(
    state: Shedding, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    seats = tuple(
        _seat(name, state.hands[seat], _turn(seat, to_play) + _standing(state, seat))
        for seat, name in enumerate(names)
    )
    lots = _pile(state, names)
    return Scene(
        phase=labels.PHASES["shedding"],
        seats=seats,
        lots=lots,
        trump=SUITS[state.trump],
        gone=state.gone.bit_count(),
        near=near,
    )


def _trick(state: Collecting, names: tuple[str, ...]) -> tuple[Lot, ...]:
    return tuple(
        _lot((card,), seat, names) for card, seat in zip(state.table, state.played_by, strict=True)
    )


def _pile(state: Shedding, names: tuple[str, ...]) -> tuple[Lot, ...]:
    return tuple(
        _lot(lot.cards, seat, names) for lot, seat in zip(state.table, state.played_by, strict=True)
    )


def _lot(cards: tuple[Card, ...], seat: int, names: tuple[str, ...]) -> Lot:
    return Lot(write_lot(cards), tuple(map(str, cards)), names[seat] if seat != NOBODY else "")


def koira_leaving(played: Played[KoiraState], names: tuple[str, ...]) -> Leaving | None:
    """The cards a move took off the table together: a trick, a toppled pile."""
    before, move, _, events = played
    for event in events:
        if why := _why_leaving(event, before, names):
            lots = _trick(before, names) if isinstance(before, Collecting) else _pile(before, names)
            gone = set(event.cards) if event.kind == "toppled" else None
            card = next((e.cards for e in events if e.kind in ("played", "turned")), ())
            lots += (_lot(card, move.seat, names),) if card else ()
            return Leaving(why, tuple(lot for lot in lots if gone is None or _all_in(lot, gone)))
    return None


def _why_leaving(event: Event, state: KoiraState, names: tuple[str, ...]) -> str:
    match event.kind:
        case "trick_won":
            return labels.won_by(names[event.seat])
        case "toppled":
            return labels.toppled(words.pile(state.rules))
        case "shared":
            return labels.SHARED
        case "returned":
            return labels.RETURNED
    return ""


def _all_in(lot: Lot, gone: set[Card]) -> bool:
    return set(lot.cards) <= set(map(str, gone))


def _standing(state: Shedding, seat: int) -> tuple[Tag, ...]:
    """What a player is in the game, beside being in turn."""
    if state.result is not None and seat == state.result.loser:
        return (Tag("loser", sentence(state.rules.loser_title)),)
    if not state.active >> seat & 1:
        return (Tag("out", labels.FREE),)
    tags: tuple[Tag, ...] = ()
    if seat == state.giver:
        tags += (Tag("lead", labels.GIVES),)
    if state.dogs >> seat & 1:
        tags += (Tag("lead", labels.NAPOLEON),)
    if not state.hands[seat]:
        tags += (Tag("empty", labels.CARDLESS),)
    return tags


def _turn(seat: int, to_play: tuple[int, ...]) -> tuple[Tag, ...]:
    return (Tag("turn", labels.IN_TURN),) if seat in to_play else ()


def _seat(name: str, hand: CardSet, tags: tuple[Tag, ...]) -> Seat:
    cards = sorted(cards_in(hand), key=lambda card: (SUIT_ORDER.index(card.suit), card.rank))
    return Seat(name, tuple(map(str, cards)), unseen_count(hand), tags)


def _text(card: Card | None) -> str | None:
    return None if card is None else str(card)
