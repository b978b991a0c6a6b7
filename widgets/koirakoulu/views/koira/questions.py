"""What a quiz may ask about a position of Koira, and the themes questions are drawn for.

Every answer is the engine's: a ruling, or what a move would lead to.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from koirakoulu.finnish.koira import outcomes
from koirakoulu.finnish.koira.piles import pile_word
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.verdicts import Verdict, verdict
from koirakoulu.views.asking import MOVES, Choice, Kind, Theme, named
from korttipelit import Move, Played, Position
from korttipelit.cards import SEEN, TWO, cards_in
from korttipelit.contract import NOBODY, PLAY
from korttipelit.koira import president
from korttipelit.koira.state import Collecting, Presidency, Shedding
from korttipelit.notation import write_lot


def _outcomes(told: Callable[[Played[Any]], Verdict]) -> Callable[[Position], Iterator[Choice]]:
    """A question about what each move would lead to; what may not be played leads nowhere."""

    def ask(position: Position) -> Iterator[Choice]:
        game, _, state = position
        for ruling in game.rulings(state):
            move: Move = ruling.move
            if isinstance(state, Collecting) and move.verb != PLAY:
                continue  # a card turned from the stock is not known before
            found = told(game.play(state, move)) if ruling.legal else verdict(position, ruling)
            yield Choice(named(position, move), tuple(map(str, move.cards)), found)

    return ask


def _lots(position: Position) -> Iterator[Choice]:
    state: Shedding = position.state
    for number, lot in enumerate(state.table):
        text = write_lot(lot.cards)
        found = outcomes.is_taken(state, number)
        yield Choice(words.cards(lot.cards), tuple(map(str, lot.cards)), found, text)


def _while_shedding(position: Position) -> bool:
    """A plain turn: no gift is due."""
    state = position.state
    return isinstance(state, Shedding) and state.giver == NOBODY and state.result is None


def _last_in_trick(position: Position) -> bool:
    state = position.state
    return isinstance(state, Collecting) and len(state.queue) == 1 and bool(state.table)


KINDS: Final = {
    "siirrot": MOVES,
    "kaatuu": Kind("Millä siirroilla {pile} kaatuu?", _outcomes(outcomes.topples), _while_shedding),
    "nosto": Kind(
        "Mitä nostat, jos et lyö?", _lots, lambda p: _while_shedding(p) and bool(p.state.table)
    ),
    "tikki": Kind("Millä kortilla viet tikin?", _outcomes(outcomes.wins_trick), _last_in_trick),
    "kina": Kind("Millä kortilla syntyy kina?", _outcomes(outcomes.starts_kina), _last_in_trick),
}
"""By the word a fence asks with (`kysy`)."""


def pile(state: Collecting | Shedding) -> str:
    """What topples at this table."""
    return pile_word(state.rules)


# --- themes ---


def _suit_play(state: Any) -> bool:
    """A plain card lies on top, and the hand has both higher cards of its suit and other cards."""
    if not (isinstance(state, Shedding) and state.table and state.giver == NOBODY):
        return False
    top = state.table[-1].cards[-1]
    hand = cards_in(state.hands[state.turn] & SEEN)
    higher = [card for card in hand if card.suit == top.suit and card.rank > top.rank]
    return top.suit != state.trump and 0 < len(higher) < len(hand)


def _trump_play(state: Any) -> bool:
    """A trump in the hand, and it matters what it beats."""
    if not (isinstance(state, Shedding) and state.table and state.giver == NOBODY):
        return False
    hand = cards_in(state.hands[state.turn] & SEEN)
    return 0 < sum(card.suit == state.trump for card in hand) < len(hand)


def _choice_of_lots(state: Any) -> bool:
    return isinstance(state, Shedding) and state.giver == NOBODY and len(state.table) > 1


def _close_to_toppling(state: Any) -> bool:
    return isinstance(state, Shedding) and state.giver == NOBODY and bool(state.table)


def _end_of_trick(state: Any) -> bool:
    """The trick will be decided, with enough of the stock left to go on."""
    return (
        isinstance(state, Collecting)
        and len(state.queue) == 1
        and bool(state.table)
        and len(state.stock) > len(state.hands)
    )


def _runs_in_play(state: Any) -> bool:
    if not isinstance(state, Shedding) or state.giver != NOBODY:
        return False
    hand = cards_in(state.hands[state.turn] & SEEN)
    begun = any(lot.from_two for lot in state.table)
    return any(
        high == low + 1 and low.suit == high.suit and (begun or low.rank == TWO)
        for low, high in pairwise(hand)
    )


def _has_runs(rules: Any) -> bool:
    return bool(rules.sequences != "off")


def _sets_to_choose(state: Any) -> bool:
    """A pile of President, and a hand in which some sets go and others do not."""
    if not isinstance(state, Presidency) or not state.table or state.result is not None:
        return False
    moves = president.legal_moves(state)
    return 1 < len(moves) < len(president.rulings(state))


def _is_president(rules: Any) -> bool:
    return bool(rules.trump_mode == "none")


def _has_trump(rules: Any) -> bool:
    return not _is_president(rules)


THEMES: Final[Sequence[Theme]] = (
    Theme("lyöminen", "siirrot", _suit_play, _has_trump),
    Theme("valtti", "siirrot", _trump_play, _has_trump),
    Theme("nostaminen", "nosto", _choice_of_lots, _has_trump),
    Theme("kaatuminen", "kaatuu", _close_to_toppling, _has_trump),
    Theme("tikki", "tikki", _end_of_trick),
    Theme("kina", "kina", _end_of_trick),
    Theme("suma", "siirrot", _runs_in_play, _has_runs),
    Theme("presidentti", "siirrot", _sets_to_choose, _is_president),
)
