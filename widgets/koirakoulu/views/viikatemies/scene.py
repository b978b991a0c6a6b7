"""A state of Viikatemies as a scene."""

from typing import Any, Final

from koirakoulu.finnish import labels
from koirakoulu.finnish.games import SPEECH
from koirakoulu.views.scene import Leaving, Scene, Seat, Stock, Tag
from koirakoulu.views.seating import lot_of, seat_of, turn_tag
from korttipelit import NOBODY, Played, Position
from korttipelit.stock import named

SHOWN: Final = 5
"""So many top cards of the pile are drawn; the others are counted."""


def scene(position: Position, near: int) -> Scene:
    """The scene of a position that has been made fit for its reader's eyes."""
    game, names, state = position
    shown = named(state.pile[-SHOWN:])
    return Scene(
        phase=SPEECH[game.id].phase(position),
        seats=tuple(_seat(position, seat) for seat in range(len(names))),
        lots=tuple(lot_of((card,), NOBODY, names) for card in shown),
        below=len(state.pile) - len(shown),
        stock=Stock(len(state.stock), crosswise=False, name=labels.CLOSED_STOCK),
        gone=state.gone.bit_count(),
        near=near,
    )


def _seat(position: Position, seat: int) -> Seat:
    game, names, state = position
    tags: tuple[Tag, ...]
    if state.result is not None and seat == state.result.winner:
        tags = (Tag("out", labels.WINNER),)
    else:
        tags = turn_tag(seat, game.to_play(state))
    return seat_of(names[seat], state.hands[seat], tags)


def leaving(played: Played[Any], names: tuple[str, ...]) -> Leaving | None:
    """The cards that went off the table by a move: toppled, or taken."""
    for event in played.events:
        if event.kind in ("toppled", "picked_up"):
            lots = tuple(lot_of((card,), NOBODY, names) for card in event.cards[-SHOWN:])
            toppled = event.kind == "toppled"
            why = labels.toppled("avopakka") if toppled else labels.taken_by(names[event.seat])
            return Leaving(why, lots)
    return None
