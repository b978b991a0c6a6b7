"""Attack games on the table: attack cards side by side, each with its answer on it.

A game gives its words; its states have `hands`, `active`, `stock` with the turned-up trump card
last, `trump`, `table`, `gone`, `attacker` and `result`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.games import SPEECH
from koirakoulu.views.asking import Theme
from koirakoulu.views.game import Adapter
from koirakoulu.views.scene import Leaving, Scene, Seat, Stock, Tag
from koirakoulu.views.seating import bout_of, role_tags, seat_of, text_of, turn_tag
from korttipelit import Move, Played, Position
from korttipelit.attack import Bout, Pair, answered, open_cards
from korttipelit.cards import SUITS
from korttipelit.contract import PLAY
from korttipelit.verbs import ANSWER

type Defender = Callable[[Any], int]
"""Who answers in a state."""


def attack_scene(
    defends: str, beats: str, defender: Defender, attacks: str = labels.ATTACKS
) -> Adapter:
    """The scene of an attack game, by its words: "puolustaa", "kaataa", "hyökkää"."""

    def scene(position: Position, near: int) -> Scene:
        game, names, state = position
        stock = Stock(len(state.stock), crosswise=False)
        if state.stock and state.trump >= 0:
            stock = Stock(len(state.stock), text_of(state.stock[-1]))
        return Scene(
            phase=SPEECH[game.id].phase(position),
            seats=tuple(
                _seat(position, seat, (defends, attacks), defender) for seat in range(len(names))
            ),
            lots=bout_of(state.table),
            piled=False,
            beats=beats,
            stock=stock,
            trump=SUITS[state.trump] if state.trump >= 0 else "",
            gone=state.gone.bit_count(),
            near=near,
        )

    return scene


def _seat(position: Position, seat: int, roles: tuple[str, str], defender: Defender) -> Seat:
    game, names, state = position
    tags: tuple[Tag, ...]
    if state.result is not None and seat in (state.result.loser, *state.result.losers):
        tags = (Tag("loser", sentence(SPEECH[game.id].title(state.rules))),)
    elif not state.active >> seat & 1:
        tags = (Tag("out", labels.FREE),)
    elif state.result is not None:
        tags = ()
    else:
        tags = role_tags(seat, state.attacker, defender(state), *roles)
        tags += turn_tag(seat, game.to_play(state))
    return seat_of(names[seat], state.hands[seat], tags)


def attack_leaving(toppled: str) -> Callable[[Played[Any], tuple[str, ...]], Leaving | None]:
    """The cards that went off the table by a move; `toppled` tells it of those out of play."""

    def leaving(played: Played[Any], names: tuple[str, ...]) -> Leaving | None:
        for event in played.events:
            if event.kind in ("toppled", "picked_up"):
                gone = set(event.cards)
                lots = bout_of([p for p in _bout(played.before.table, played.move) if gone & {*p}])
                why = toppled if event.kind == "toppled" else labels.taken_by(names[event.seat])
                return Leaving(why, lots) if lots else None
        return None

    return leaving


def _bout(table: Bout, move: Move) -> Bout:
    """The attack once the move's cards lie there, too."""
    if move.verb == ANSWER:
        return answered(table, *move.cards)
    return (*table, *map(Pair, move.cards)) if move.verb == PLAY else table


def _defending(state: Any) -> bool:
    return bool(open_cards(state.table))


def _joining(state: Any) -> bool:
    return bool(state.table) and not open_cards(state.table)


THEMES: Final[Sequence[Theme]] = (
    Theme("kaataminen", "siirrot", _defending),
    Theme("lisääminen", "siirrot", _joining),
)
"""What questions can be drawn for; a game's own may stand beside them."""
