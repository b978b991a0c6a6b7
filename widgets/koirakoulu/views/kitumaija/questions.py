"""What a quiz may ask about a position of Kitumaija. Every answer is the engine's."""

from collections.abc import Iterator, Sequence
from typing import Final

from koirakoulu.finnish.kitumaija.outcomes import takes
from koirakoulu.finnish.numbers import number_word
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme
from korttipelit import Position
from korttipelit.cards import SEEN, SUIT_SETS
from korttipelit.kitumaija.rulings import legal_moves
from korttipelit.kitumaija.state import CLUBS, MAIJA, NOT_YET, Kitu, catchers
from korttipelit.verbs import TURN

NUMBERS: Final = (0, 1, 2, 3, 4, 5)


def _numbers(position: Position) -> Iterator[Choice]:
    for number in NUMBERS:
        name = "ei yhtään" if number == 0 else number_word(number)
        yield Choice(name, (), takes(position.state, number))


def _to_catch(state: Kitu) -> bool:
    return state.result is None and state.caught == NOT_YET


KINDS: Final = {
    "siirrot": MOVES,
    "montako": Kind(
        "Montako korttia nostat, jos et ota kiinni?", _numbers, lambda p: _to_catch(p.state)
    ),
}
"""By the word a fence asks with (`kysy`)."""


def _catching(state: Kitu) -> bool:
    """Some cards of the hand catch and others do not."""
    if not _to_catch(state) or state.top == MAIJA:
        return False
    hand = state.hands[state.turn] & SEEN
    return bool(hand & catchers(state)) and bool(hand & ~catchers(state))


def _hard_suit(state: Kitu) -> bool:
    """A club lies on top, and the hand holds trumps."""
    hand = state.hands[state.turn] if state.result is None else 0
    trumps = hand & SUIT_SETS[state.trump]
    return _to_catch(state) and state.top.suit == CLUBS != state.trump and bool(trumps)


def _taking(state: Kitu) -> bool:
    return _to_catch(state) and (len(state.pile) < 5 or state.top == MAIJA)


def _turning(state: Kitu) -> bool:
    """Cards may be turned, or are not five although there is a stock."""
    if state.result is not None or not state.stock or state.pile[-1] == MAIJA:
        return False
    may = any(move.verb == TURN for move in legal_moves(state))
    return may or len(state.hands) > 2


def _maija(state: Kitu) -> bool:
    """Maija lies on top, or is in the hand."""
    if state.result is not None:
        return False
    return state.top == MAIJA or bool(state.hands[state.turn] & MAIJA.bit)


THEMES: Final[Sequence[Theme]] = (
    Theme("kiinniotto", "siirrot", _catching),
    Theme("kova-maa", "siirrot", _hard_suit),
    Theme("nostaminen", "montako", _taking),
    Theme("kääntäminen", "siirrot", _turning),
    Theme("maija", "siirrot", _maija),
)
"""What questions can be drawn for."""
