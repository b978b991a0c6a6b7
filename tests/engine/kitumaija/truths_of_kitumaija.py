"""What is true of Kitumaija in every state, told apart from how the engine decides it."""

from playing import at

from korttipelit import GAMES, NOBODY
from korttipelit.cards import BY_NAME, cards_in
from korttipelit.kitumaija.state import FROM_STOCK, NOT_YET

GAME = GAMES["kitumaija"]
MAIJA = BY_NAME["♠Q"]

ONLY_DESCRIBE = {
    "KM1.4": "the order of the cards is in every comparison",
    "KM1.5": "how many play is in the rule book",
    "KM2.1": "the deal itself: what is dealt stands in the first state",
    "KM2.2": "the first open card stands in the first state",
    "KM2.3": "trump stands in the first state",
    "KM2.4": "trump stands in the first state",
    "KM2.5": "what everybody sees is in the views",
    "KM2.6": "what everybody sees is in the views",
    "KM2.7": "what everybody sees is in the views",
    "KM2.8": "what everybody sees is in the views",
    "KM6.4": "the winner stands in the result",
}
"""Rules that are seen in states, views or between deals, and so are named by no ruling or event."""

CIRCLE = """
    peli: kitumaija
    avopakka: ♣K
    vuorossa: Aino
    Aino: ♥2 ♥3
    Eero: ♥4 ♥5
"""
"""Nobody can catch, and there is nothing to take."""


def catches(state, card, top) -> bool:
    """By the words of the rules, whether a card may be played on another."""
    if MAIJA in (card, top):
        return False
    if card.suit == top.suit:
        return card.rank > top.rank
    clubs_are_hard = state.rules.clubs_hard and state.trump != 0
    return card.suit == state.trump and not (top.suit == 0 and clubs_are_hard)


def always(state) -> None:
    """Holds in every state of a deal."""
    for seat, hand in enumerate(state.hands):
        inside = bool(state.active >> seat & 1)
        assert inside == bool(hand)
        assert inside or not state.stock, "somebody is out while the stock lasts"
        waiting = seat != state.turn or state.caught == NOT_YET
        if state.stock and waiting:
            assert hand.bit_count() >= 5
    assert state.pile[0] != MAIJA
    assert state.trump != 3
    assert state.rules.trump == "turned" or state.trump == 1
    if state.rules.trump == "turned" and state.stock:
        assert state.stock[-1].suit == state.trump
    if state.result is not None:
        ending(state)
        return
    assert state.active.bit_count() > 1
    if state.caught != NOT_YET:
        assert catches(state, state.pile[-1], state.pile[-2])
    if state.caught == FROM_STOCK:
        assert state.hands[state.turn].bit_count() == 5


def ending(state) -> None:
    result = state.result
    if result.reason == "last_in_game":
        assert state.active == 1 << result.loser
        assert result.winner == state.first != NOBODY
    else:
        assert result.reason in ("repetition", "too_long")
        assert (result.loser, result.winner) == (NOBODY, NOBODY)


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    move = ruling.move
    taken = [event for event in events if event.kind == "picked_up"]
    if move.verb == "play":
        assert (events[0].rule, events[0].cards) == (ruling.rule, move.cards)
        assert after.pile == (*before.pile, *move.cards)
        if before.caught == NOT_YET:
            assert catches(before, move.cards[0], before.pile[-1])
    elif move.verb == "pick_up":
        five = before.pile[-1] == MAIJA
        count = min(5 if five else 3, len(before.pile) - 1)
        assert len(after.pile) == len(before.pile) - count
        assert sum(len(event.cards) for event in taken) == count
    elif taken:
        assert not catches(before, before.stock[0], before.pile[-1])
        assert len(taken[0].cards) == min(3, len(before.pile) - 1) + 1
    assert after.pile[0] == before.pile[0], "the bottom card has gone"
    assert after.active & ~before.active == 0, "a player who was out came back"
    if before.pile[-1] == MAIJA and before.caught == NOT_YET:
        assert move.verb == "pick_up"


def twin(rules):
    """No other rules must come to the same."""


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see: other hands, the stock, the pile below what lies open."""
    sets = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    stock = state.stock[:-1] if state.rules.trump == "turned" else state.stock
    below = state.pile[: -3 if state.rules.peek_three else -1]
    return {str(card) for cards in sets for card in cards_in(cards)} | set(map(str, stock + below))


def same_counts(state, view) -> None:
    """What everybody may count: the stock and the pile, and hands only where they are shown."""
    counts = [hand.bit_count() for hand in state.hands]
    if state.rules.show_counts:
        assert counts == [hand.bit_count() for hand in view.hands]
    else:
        seen = {hand.bit_count() for hand in view.hands if hand not in state.hands}
        assert seen <= {1}, "a view tells how many cards somebody has"
        assert [bool(hand) for hand in state.hands] == [bool(hand) for hand in view.hands]
    assert (len(state.stock), len(state.pile)) == (len(view.stock), len(view.pile))
    assert view.pile[-1] == state.pile[-1]


def without_history(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield at(CIRCLE).play(*["Aino nosta", "Eero nosta"] * 2), "Aino nosta"
