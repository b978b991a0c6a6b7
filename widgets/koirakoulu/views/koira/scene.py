"""A state of Koira as a scene."""

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.koira import labels as own
from koirakoulu.finnish.koira.piles import pile_word
from koirakoulu.views.scene import Leaving, Lot, Scene, Stock, Tag
from koirakoulu.views.seating import lot_of, seat_of, text_of, turn_tag
from korttipelit import Position
from korttipelit.cards import SUITS, Card
from korttipelit.contract import NOBODY, Event, Played
from korttipelit.koira.state import Collecting, KoiraState, Presidency, Shedding


def scene(position: Position, near: int) -> Scene:
    """The scene of a position that has been made fit for its reader's eyes."""
    game, names, state = position
    if isinstance(state, Collecting):
        return _collecting(state, names, game.to_play(state), near)
    if isinstance(state, Presidency):
        return _presidency(state, names, game.to_play(state), near)
    return _shedding(state, names, game.to_play(state), near)


def _collecting(
    state: Collecting, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    leader = state.leader if state.played_by or state.queue else NOBODY
    seats = []
    for seat, name in enumerate(names):
        tags = turn_tag(seat, to_play)
        if seat == leader and state.table:
            tags += (Tag("lead", labels.LED),)
        elif not state.hands[seat]:
            tags += (Tag("empty", labels.CARDLESS),)
        set_aside = seat == state.owner and state.rules.trump_mode != "none"
        aside = (text_of(state.trump_card),) if set_aside else ()
        seats.append(
            seat_of(name, state.hands[seat], tags)._replace(
                won=state.won[seat].bit_count(), aside=aside
            )
        )
    lots = _trick(state, names)
    trump = state.trump_card or (state.stock[-1] if state.stock else None)
    return Scene(
        phase=own.PHASES["collecting"],
        seats=tuple(seats),
        lots=lots,
        stock=Stock(len(state.stock), text_of(state.stock[-1]) if state.stock else None),
        trump=None
        if state.rules.trump_mode == "none"
        else SUITS[trump.suit]
        if trump is not None
        else "",
        near=near,
    )


def _presidency(
    state: Presidency, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    seats = []
    for seat, name in enumerate(names):
        tags = turn_tag(seat, to_play)
        if state.result is not None and seat == state.result.loser:
            tags += (Tag("loser", sentence(state.rules.loser_title)),)
        elif not state.active >> seat & 1:
            tags += (Tag("out", labels.FREE),)
        elif state.passed >> seat & 1:
            tags += (Tag("empty", own.PASSED),)
        seats.append(seat_of(name, state.hands[seat], tags))
    return Scene(
        phase=own.PHASES["presidency"],
        seats=tuple(seats),
        lots=_pile(state, names),
        gone=state.gone.bit_count(),
        near=near,
    )


def _shedding(
    state: Shedding, names: tuple[str, ...], to_play: tuple[int, ...], near: int
) -> Scene:
    seats = tuple(
        seat_of(name, state.hands[seat], turn_tag(seat, to_play) + _standing(state, seat))
        for seat, name in enumerate(names)
    )
    lots = _pile(state, names)
    return Scene(
        phase=own.PHASES["shedding"],
        seats=seats,
        lots=lots,
        trump=SUITS[state.trump],
        gone=state.gone.bit_count(),
        near=near,
    )


def _trick(state: Collecting, names: tuple[str, ...]) -> tuple[Lot, ...]:
    return tuple(
        lot_of((card,), seat, names)
        for card, seat in zip(state.table, state.played_by, strict=True)
    )


def _pile(state: Shedding | Presidency, names: tuple[str, ...]) -> tuple[Lot, ...]:
    lots = state.table if isinstance(state, Presidency) else tuple(lot.cards for lot in state.table)
    return tuple(
        lot_of(cards, seat, names) for cards, seat in zip(lots, state.played_by, strict=True)
    )


def leaving(played: Played[KoiraState], names: tuple[str, ...]) -> Leaving | None:
    """The cards a move took off the table together: a trick, a toppled pile."""
    before, move, _, events = played
    for event in events:
        if why := _why_leaving(event, before, names):
            lots = _trick(before, names) if isinstance(before, Collecting) else _pile(before, names)
            gone = set(event.cards) if event.kind == "toppled" else None
            card = next((e.cards for e in events if e.kind in ("played", "turned")), ())
            lots += (lot_of(card, move.seat, names),) if card else ()
            return Leaving(why, tuple(lot for lot in lots if gone is None or _all_in(lot, gone)))
    return None


def _why_leaving(event: Event, state: KoiraState, names: tuple[str, ...]) -> str:
    match event.kind:
        case "trick_won":
            return own.won_by(names[event.seat])
        case "toppled":
            cleared = isinstance(state, Presidency)
            return own.CLEARED if cleared else labels.toppled(pile_word(state.rules))
        case "shared":
            return own.SHARED
        case "returned":
            return own.RETURNED
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
        tags += (Tag("lead", own.GIVES),)
    if state.dogs >> seat & 1:
        tags += (Tag("lead", own.NAPOLEON),)
    if not state.hands[seat]:
        tags += (Tag("empty", labels.CARDLESS),)
    return tags
