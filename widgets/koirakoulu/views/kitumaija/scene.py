"""A state of Kitumaija as a scene."""

from typing import Any

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.games import SPEECH
from koirakoulu.views.scene import Leaving, Lot, Scene, Seat, Stock, Tag
from koirakoulu.views.seating import lot_of, seat_of, text_of, turn_tag
from korttipelit import NOBODY, Card, Played, Position
from korttipelit.cards import SUITS, unseen_count


def scene(position: Position, near: int) -> Scene:
    """The scene of a position that has been made fit for its reader's eyes."""
    game, names, state = position
    shown = [card for card in state.pile if card is not None]
    turned = state.rules.trump == "turned" and bool(state.stock)
    return Scene(
        phase=SPEECH[game.id].phase(position),
        seats=tuple(_seat(position, seat) for seat in range(len(names))),
        lots=tuple(lot_of((card,), NOBODY, names) for card in shown),
        below=len(state.pile) - len(shown),
        stock=Stock(
            len(state.stock),
            text_of(state.stock[-1]) if turned else None,
            crosswise=turned,
        ),
        trump=SUITS[state.trump],
        near=near,
    )


def _seat(position: Position, seat: int) -> Seat:
    """A player; how many cards a hand nobody sees holds is mostly not to be seen either."""
    game, names, state = position
    hand = state.hands[seat]
    tags: tuple[Tag, ...]
    if state.result is not None and seat == state.result.loser:
        tags = (Tag("loser", sentence(SPEECH[game.id].title(state.rules))),)
    elif not state.active >> seat & 1:
        tags = (Tag("out", labels.FREE),)
    else:
        tags = turn_tag(seat, game.to_play(state))
    counted = state.rules.show_counts or not unseen_count(hand)
    return seat_of(names[seat], hand, tags)._replace(counted=counted)


def leaving(played: Played[Any], names: tuple[str, ...]) -> Leaving | None:
    """The cards taken off the open pile: only the top one was to be seen."""
    for event in played.events:
        if event.kind == "picked_up":
            top = _top(played)
            hidden = event.number - 1
            lots = [Lot("", (), down=hidden)] if hidden else []
            lots.append(lot_of((top,), NOBODY, names))
            return Leaving(labels.taken_by(names[event.seat]), tuple(lots))
    return None


def _top(played: Played[Any]) -> Card:
    """The topmost of the cards taken: one turned from the stock, or what lay there."""
    turned = next((event.cards for event in played.events if event.kind == "turned"), None)
    top: Card = turned[0] if turned else played.before.pile[-1]
    return top
