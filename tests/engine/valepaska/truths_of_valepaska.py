"""What is true of Valepaska in every state, told apart from how the engine decides it."""

import pile_truths
from pile_truths import same_counts, without_history
from playing import at

from korttipelit import GAMES, Move
from korttipelit.cards import cards_in

__all__ = ["same_counts", "without_history"]

ONLY_DESCRIBE = {
    "VA1.4": "the order of the ranks is in every comparison",
    "VA1.5": "the result has one loser and no points",
    "VA1.6": "how many may play stands in the rule book",
    "VA2.1": "the deal itself: what is dealt stands in the first state",
    "VA2.2": "who starts stands in the first state",
    "VA4.8": "twos that do not topple stay on the table",
    "VA5.6": "one can always play by lying",
    "VA8.2": "what would be legal if it were true is told by the rules of sections 3 and 4",
}
"""Rules that are seen in states and views, and so are named by no ruling or event."""

GAME = GAMES["valepaska"]


def always(state) -> None:
    """Holds in every state of a deal."""
    pile_truths.players(state)
    assert len(state.said) == len(state.pile)
    pile_truths.rising(list(state.said[: len(state.said) - state.lay]), state.rules.court_min)
    assert bool(state.lay) == bool(state.doubters)
    if state.result is None:
        assert not state.doubters >> state.turn & 1
    assert len(set(state.said[len(state.said) - state.lay :])) <= 1
    if state.lay > 1:
        assert state.said[-1] not in (10, 14)
    if state.result is None and not state.lay:
        mixed(state)


def mixed(state) -> None:
    """Whatever the cards are, a play is legal by what is said and by how many they are."""
    listed = {}
    for move in GAME.legal_moves(state):
        if move.verb == "play":
            listed.setdefault(move.claim, move)
    hand = cards_in(state.hands[state.turn])
    for size in (1, 2, 3):
        cards = hand[-size:]
        for claim in (2, 3, 7, 10, 12, 14, state.said[-1] if state.said else 8):
            legal = claim in listed and (len(cards) == 1 or claim not in (10, 14))
            assert GAME.ruling(state, Move(state.turn, "play", cards, claim)).legal == legal


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    pile_truths.between(before, after)
    move = ruling.move
    kinds = [event.kind for event in events]
    if move.verb == "play":
        assert events[kinds.index("claimed")].cards == move.cards or after.result is not None
        assert before.lay == 0 or kinds[0] == "stood"
    for event in events:
        if event.kind in ("claimed", "drew") or (event.kind == "picked_up" and before.said):
            assert event.secret
        if event.kind == "toppled":
            assert not event.cards
        if event.kind in ("toppled", "left") and move.verb != "turn":
            assert before.lay, "it happened before anybody could doubt"
    if "doubted" in kinds:
        lay = before.pile[-before.lay :]
        honest = all(card.rank == before.said[-1] for card in lay)
        (taking,) = [event for event in events if event.kind == "picked_up"]
        assert taking.seat == (move.seat if honest else before.turn)
        assert (after.pile, after.said) == ((), ())


def twin(rules):  # noqa: ARG001 – no two ways to count come to the same
    return None


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see: all that lie face down but those he has just played."""
    hidden = {
        card for owner, hand in enumerate(state.hands) if owner != seat for card in cards_in(hand)
    }
    known = 1 if state.joining else state.lay if seat == state.turn else 0
    hidden |= {*state.stock, *cards_in(state.gone), *state.pile[: len(state.pile) - known]}
    return set(map(str, hidden))


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield (
        at("""
            peli: valepaska
            pakka: ♥2 ♥3 ♥4
            pöytä: ♦9
            sanottu: 9
            lyöty: 1
            Aino:
            Eero: ♠3 ♠4 ♠5 ♠6 ♠7
            vuorossa: Aino
        """),
        "Eero epäile",
    )
