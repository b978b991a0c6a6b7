"""What is true of Moska in every state, told apart from how the engine decides it."""

import joint_truths as joint
from joint_circle import circle

from korttipelit.attack import open_cards

ONLY_DESCRIBE = {
    "MO1.4": "the order of the cards is in every comparison",
    "MO1.5": "the result has one loser, no winner and no points",
    "MO1.6": "how many may play is in the rule book",
    "MO2.1": "who deals next is chosen between deals",
    "MO2.2": "what happens at the cut is before the deal",
    "MO2.3": "the deal itself: what is dealt stands in the first state",
    "MO2.4": "the trump stands in the first state",
    "MO2.6": "who attacks first stands in the first state",
    "MO5.2": "a late card too many is refused by MO3.6 or MO3.7",
    "MO5.3": "that nothing limits late cards is seen in the legal moves",
    "MO5.9": "who attacks whom stands in the state",
}
"""Rules that are seen in states, views or between deals, and so are named by no ruling or event."""

hidden_from = joint.hidden
same_counts = joint.counts
without_history = joint.unremembered


def always(state) -> None:
    """Holds in every state of a deal."""
    joint.in_the_game(state)
    joint.opening(state)
    rules, table = state.rules, state.table
    limited = not rules.play_from_deck and not (
        state.stage == "taking" and rules.late_add_limit == "unlimited"
    )
    if limited and table:
        count = len(open_cards(table))
        assert count <= state.hands[state.defender].bit_count()
        assert count + state.used <= 6
        assert len(table) <= 6
    if not rules.play_to_self and not rules.play_from_deck:
        assert state.used == len(table) - len(open_cards(table))
    assert rules.play_from_deck or not (state.turned or state.stray)
    if state.result is not None:
        joint.the_end(state)


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    joint.one_move(before, ruling, after, events)
    if ruling.move.verb == "pick_up" and after.stage == "taking":
        assert after.hands == before.hands


def twin(rules) -> None:
    """There are no two ways that must come to the same."""


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield circle("moska", 3)
