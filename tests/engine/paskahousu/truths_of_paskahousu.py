"""What is true of Paskahousu in every state, told apart from how the engine decides it."""

import pile_truths
from pile_truths import same_counts, without_history
from playing import at

from korttipelit.cards import cards_in

__all__ = ["same_counts", "without_history"]

ONLY_DESCRIBE = {
    "PA1.4": "the order of the cards is in every comparison",
    "PA1.5": "the result has one loser and no points",
    "PA1.6": "how many may play stands in the rule book",
    "PA2.1": "the deal itself: what is dealt stands in the first state",
    "PA2.2": "who starts stands in the first state",
    "PA4.8": "twos that do not topple stay on the table",
}
"""Rules that are seen in states and views, and so are named by no ruling or event."""


def always(state) -> None:
    """Holds in every state of a deal."""
    pile_truths.players(state)
    ranks = [card.rank for card in state.pile]
    pile_truths.rising(ranks, state.rules.court_min)
    assert (state.said, state.lay, state.doubters) == ((), 0, 0)
    if state.rules.four_topples and not state.joining and ranks and ranks[-1] != 2:
        assert ranks.count(ranks[-1]) < 4


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    pile_truths.between(before, after)
    move = ruling.move
    if move.verb == "play":
        assert (events[0].kind, events[0].rule) == ("played", ruling.rule)
    toppled = [event for event in events if event.kind == "toppled"]
    if toppled and after.result is None and move.verb != "turn":
        stays = before.hands[move.seat].bit_count() > len(move.cards) or before.stock
        assert (after.turn == move.seat) == bool(stays)


def twin(rules):  # noqa: ARG001 – no two ways to count come to the same
    return None


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see, by the words of the rules."""
    hands = (hand for owner, hand in enumerate(state.hands) if owner != seat)
    return {str(card) for hand in hands for card in cards_in(hand)} | set(map(str, state.stock))


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield (
        at("""
            peli: paskahousu
            säännöt: paskahousu, kuva-aloitus=ei
            pöytä:
            Aino: ♣J
            Eero: ♣Q
            vuorossa: Aino
        """),
        "Aino passaa",
    )
    yield (
        at("""
            peli: paskahousu
            pakka: ♥2 ♥3 ♥4
            pöytä: ♦9
            Aino: ♣10
            Eero: ♠3 ♠4 ♠5 ♠6 ♠7
            vuorossa: Aino
        """),
        "Aino ♣10",
    )
