"""What questions can be drawn for about Viikatemies."""

from collections.abc import Sequence
from typing import Final

from koirakoulu.views.asking import Theme
from korttipelit.cards import SEEN, cards_in
from korttipelit.viikatemies.judging import legal_moves
from korttipelit.viikatemies.ranking import GOES, JACK, PLAIN, QUEEN, REAPER
from korttipelit.viikatemies.state import Reaping


def _playing(state: Reaping) -> bool:
    """Cards are played on a pile, and some go and others do not."""
    top = state.top
    if state.result is not None or top is None or top is REAPER:
        return False
    hand = state.hands[state.turn] & SEEN
    return bool(hand & GOES[top]) and bool(hand & ~GOES[top])


def _suits(state: Reaping) -> bool:
    return _playing(state) and bool(state.top and state.top.bit & PLAIN)


def _swap(state: Reaping) -> bool:
    """An equal card, or equal cards the first of which goes."""
    if not _playing(state):
        return False
    return any(
        len({card.rank for card in move.cards}) == 1 and len({*move.cards}) > 1
        for move in legal_moves(state)
        if move.cards
    )


def _run(state: Reaping) -> bool:
    return _playing(state) and any(
        len({card.rank for card in move.cards}) > 1 for move in legal_moves(state)
    )


def _special(state: Reaping) -> bool:
    hand = cards_in(state.hands[state.turn] & SEEN) if state.result is None else ()
    return _playing(state) and sum(card.rank >= JACK for card in hand) > 1


def _queen(state: Reaping) -> bool:
    return _playing(state) and state.top is not None and state.top.rank == QUEEN


THEMES: Final[Sequence[Theme]] = (
    Theme("maat", "siirrot", _suits),
    Theme("vaihto", "siirrot", _swap),
    Theme("sarja", "siirrot", _run),
    Theme("erikoiskortit", "siirrot", _special),
    Theme("rouva", "siirrot", _queen),
)
