"""What a quiz may ask about a position of Paskahousu, and the themes questions are drawn for."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from koirakoulu.finnish.paskahousu.outcomes import topples
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme, named, rulings_of
from korttipelit import Position
from korttipelit.attack import OF_RANK
from korttipelit.contract import PLAY
from korttipelit.paskahousu.fitting import COURT_CARDS, SINGLE, TWO
from korttipelit.paskahousu.state import Table
from korttipelit.paskahousu.turns import top_rank


def _toppling(position: Position) -> Iterator[Choice]:
    """Every play, by whether the pile topples; what may not be played topples nothing."""
    game, _, state = position
    for ruling in rulings_of(position):
        if ruling.move.verb == PLAY:
            found = verdict(position, ruling)
            if ruling.legal:
                found = topples(game.play(state, ruling.move))
            name = named(position, ruling.move)
            yield Choice(name, tuple(map(str, ruling.move.cards)), found)


KINDS: Final = {
    "siirrot": MOVES,
    "kaatuu": Kind(
        "Millä lyönneillä {pile} kaatuu?", _toppling, lambda position: bool(position.state.pile)
    ),
}
"""By the word a fence asks with (`kysy`)."""


def _on_a_pile(state: Table) -> bool:
    return bool(state.pile) and top_rank(state) not in SINGLE and not state.joining


def _numbers(state: Any) -> bool:
    return _on_a_pile(state) and top_rank(state) != TWO


def _courts(state: Any) -> bool:
    return _numbers(state) and bool(state.hands[state.turn] & COURT_CARDS)


def _twos(state: Any) -> bool:
    hand = state.hands[state.turn]
    return _on_a_pile(state) and (top_rank(state) == TWO or bool(hand & OF_RANK[TWO]))


def _stuck(state: Any) -> bool:
    """A card may be tried, or a lone ten or ace must be taken."""
    return bool(state.pile) and not state.joining and (bool(state.stock) or not _on_a_pile(state))


THEMES: Final[Sequence[Theme]] = (
    Theme("lyöminen", "siirrot", _numbers),
    Theme("kuvakortit", "siirrot", _courts),
    Theme("kaataminen", "kaatuu", _numbers),
    Theme("kakkoset", "siirrot", _twos),
    Theme("nostaminen", "siirrot", _stuck),
)
