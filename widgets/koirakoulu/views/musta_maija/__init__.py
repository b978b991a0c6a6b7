"""Musta Maija on the table, and what can be asked about it."""

from collections.abc import Iterator
from typing import Any, Final

from koirakoulu.finnish.musta_maija.outcomes import can_topple
from koirakoulu.finnish.shared import words
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme
from koirakoulu.views.attack import attack_leaving, attack_scene
from koirakoulu.views.game import GameViews
from korttipelit import Position
from korttipelit.attack import open_cards
from korttipelit.musta_maija.state import LEADING, MAIJA, TOPPLING, Maija


def _open(position: Position) -> Iterator[Choice]:
    state: Maija = position.state
    for card in open_cards(state.table):
        yield Choice(words.card(card), (str(card),), can_topple(state, card), str(card))


def _toppling(state: Any) -> bool:
    return bool(state.step == TOPPLING and state.result is None)


def _may_topple(state: Maija) -> bool:
    return _toppling(state) and any(
        can_topple(state, card).legal for card in open_cards(state.table)
    )


def _leading(state: Maija) -> bool:
    return state.step == LEADING and bool(state.table)


def _some_fall(state: Maija) -> bool:
    """Some of the open cards fall and others do not."""
    if not _toppling(state):
        return False
    return len({can_topple(state, card).legal for card in open_cards(state.table)}) > 1


def _maija(state: Maija) -> bool:
    """Musta Maija is on the table or in the victim's hand."""
    if not _toppling(state):
        return False
    mine = state.hands[state.victim] & MAIJA.bit
    return bool(mine) or MAIJA in open_cards(state.table)


MUSTA_MAIJA: Final = GameViews(
    scene=attack_scene("puolustaa", "kaataa", lambda state: state.victim),
    leaving=attack_leaving("Kortit kaatuivat"),
    kinds={
        "siirrot": MOVES,
        "kaatuvat": Kind("Mitkä pöydän kortit voit kaataa?", _open, lambda p: _toppling(p.state)),
    },
    themes=(
        Theme("lyöminen", "siirrot", _leading),
        Theme("kaataminen", "siirrot", _may_topple),
        Theme("kaatuvat", "kaatuvat", _some_fall),
        Theme("maija", "siirrot", _maija),
    ),
)
