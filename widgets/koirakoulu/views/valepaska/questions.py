"""What a quiz may ask about a position of Valepaska, and the themes questions are drawn for."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from koirakoulu.finnish.text import sentence
from koirakoulu.finnish.valepaska.claims import claim_of
from koirakoulu.finnish.valepaska.outcomes import TRUTHS, may_be, topples
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme
from korttipelit import Move, Position, Ruling
from korttipelit.attack import OF_RANK
from korttipelit.cards import cards_in
from korttipelit.contract import PLAY
from korttipelit.paskahousu.fitting import ACE, ALL_RANKS, SINGLE, TWO
from korttipelit.paskahousu.state import Table
from korttipelit.paskahousu.turns import top_rank
from korttipelit.pile import FOUR


def _said(position: Position, claim: int, number: int) -> Ruling:
    """The ruling on saying that of any cards of the hand: the cards make no difference."""
    game, _, state = position
    cards = cards_in(state.hands[state.turn])[:number]
    return game.ruling(state, Move(state.turn, PLAY, cards, claim))


def _claims(position: Position) -> Iterator[Choice]:
    """The ranks of the hand, which could be said truly, and two that could be lies."""
    state = position.state
    held = {card.rank for card in cards_in(state.hands[state.turn])}
    for claim in sorted(held | {TWO, ACE}):
        found = verdict(position, _said(position, claim, 1))
        yield Choice(sentence(claim_of(claim, 1)), (), found)


def _toppling(position: Position) -> Iterator[Choice]:
    """What may be said, by whether the pile topples if everybody believes it."""
    state = position.state
    hand = cards_in(state.hands[state.turn])
    for claim in ALL_RANKS:
        several = claim == top_rank(state) and claim not in SINGLE
        for number in range(1, min(FOUR, len(hand)) + 1 if several else 2):
            ruling = _said(position, claim, number)
            if ruling.legal:
                name = sentence(claim_of(claim, number))
                yield Choice(name, (), topples(state, ruling.rule, claim, number))


def _truths(position: Position) -> Iterator[Choice]:
    state = position.state
    seat = position.game.to_play(state)[0]
    for truth, name in TRUTHS.items():
        yield Choice(name, (), may_be(state, seat, truth))


def _in_turn(position: Position) -> bool:
    """A player with a hand of his own to play from, and nothing open to doubt."""
    state: Table = position.state
    return not state.lay and not state.joining and bool(cards_in(state.hands[state.turn]))


KINDS: Final = {
    "siirrot": MOVES,
    "sanominen": Kind("Mitä tähän saa sanoa?", _claims, _in_turn),
    "kaatuu": Kind(
        "Millä sanomisella {pile} kaatuu, jos kaikki uskovat?",
        _toppling,
        lambda position: _in_turn(position) and bool(position.state.pile),
    ),
    "epäily": Kind("Onko sanottu totta?", _truths, lambda position: bool(position.state.lay)),
}
"""By the word a fence asks with (`kysy`)."""


def _saying(state: Any) -> bool:
    return (
        not state.lay and not state.joining and not state.first and (top_rank(state) not in SINGLE)
    )


def _on_a_pile(state: Any) -> bool:
    return _saying(state) and bool(state.pile)


def _telling(state: Any) -> bool:
    """The first who may doubt holds some of the cards that have been announced."""
    if not state.lay:
        return False
    doubter = (state.turn + 1) % len(state.hands)
    while not state.doubters >> doubter & 1:
        doubter = (doubter + 1) % len(state.hands)
    return bool(state.hands[doubter] & OF_RANK[state.said[-1]])


THEMES: Final[Sequence[Theme]] = (
    Theme("sanominen", "sanominen", _saying),
    Theme("kaataminen", "kaatuu", _on_a_pile),
    Theme("epäileminen", "epäily", _telling),
)
