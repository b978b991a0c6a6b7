"""What is true of Turamoska in every state, told apart from how the engine decides it."""

import joint_truths as joint
from joint_circle import circle

from korttipelit.attack import open_cards

ONLY_DESCRIBE = {
    "TU1.4": "the order of the cards is in every comparison",
    "TU1.5": "winner and loser are in the result",
    "TU2.1": "who deals next is chosen between deals",
    "TU2.2": "what happens at the cut is before the deal",
    "TU2.3": "the deal itself: what is dealt stands in the first state",
    "TU2.4": "the trump stands in the first state",
    "TU2.6": "who challenges first stands in the first state",
    "TU2.7": "what everybody sees is in the views",
    "TU5.6": "who challenges whom stands in the state",
}
"""Rules that are seen in states, views or between deals, and so are named by no ruling or event."""

same_counts = joint.counts
without_history = joint.unremembered


def always(state) -> None:
    """Holds in every state of a deal."""
    joint.in_the_game(state)
    joint.opening(state)
    rules, table = state.rules, state.table
    assert len(open_cards(table)) <= state.hands[state.defender].bit_count() or not table
    assert rules.flip_topple or state.stage != "trying"
    assert not state.used
    if state.turned:
        assert state.stage == "trying"
    out = [seat for seat in range(len(state.hands)) if not state.active >> seat & 1]
    assert (state.first in out) if out else state.first < 0
    if state.result is not None:
        joint.the_end(state)
        assert state.result.winner == state.first


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    joint.one_move(before, ruling, after, events)
    assert before.first in (-1, after.first)
    if ruling.move.verb == "pick_up" and before.stage == "joining":
        assert (
            all(
                before.passed >> seat & 1 or not hand or seat == before.defender
                for seat, hand in enumerate(before.hands)
            )
            or len(open_cards(before.table)) == before.hands[before.defender].bit_count()
        )


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see; of a stock of two, some tables show both."""
    cards = joint.hidden(state, seat)
    if state.rules.show_second_last and len(state.stock) == 2:
        cards.discard(str(state.stock[0]))
    return cards


def twin(rules) -> None:
    """There are no two ways that must come to the same."""


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield circle("turamoska", 3)
