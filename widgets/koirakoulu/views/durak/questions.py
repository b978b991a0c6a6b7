"""What a quiz may ask about a position of durak beside the moves: who attacks next."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from koirakoulu.finnish.durak import outcomes
from koirakoulu.views import attack
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme
from korttipelit import Event, Move, Position
from korttipelit.seats import seats_in
from korttipelit.verbs import ENOUGH, PICK_UP


def _end(position: Position) -> tuple[Any, tuple[Event, ...]]:
    """The state once nobody has played another card, and what happened last."""
    game, _, state = position
    events: tuple[Event, ...] = ()
    while state.table and state.result is None:
        verb = PICK_UP if state.turn == state.defender else ENOUGH
        played = game.play(state, Move(state.turn, verb))
        state, events = played.after, played.events
    return state, events


def _next_attacker(position: Position) -> Iterator[Choice]:
    """Every player in the game."""
    _, names, state = position
    _, events = _end(position)
    for seat in seats_in(state.active):
        yield Choice(names[seat], (), outcomes.attacks_next(seat, state.defender, events))


def _goes_on(position: Position) -> bool:
    return bool(position.state.table) and _end(position)[0].result is None


def _several_to_choose(state: Any) -> bool:
    """An attack is under way among three or more, so that there is something to ask."""
    return bool(state.table) and state.result is None and state.active.bit_count() > 2


KINDS: Final = {
    "siirrot": MOVES,
    "seuraava": Kind(
        "Kuka hyökkää seuraavaksi, jos enää ei lyödä yhtään korttia?", _next_attacker, _goes_on
    ),
}
"""By the word a fence asks with (`kysy`)."""

THEMES: Final[Sequence[Theme]] = (
    *attack.THEMES,
    Theme("hyökkäysvuoro", "seuraava", _several_to_choose),
)
