"""What is true of Musta Maija in every state, told apart from how the engine decides it."""

from playing import at, dealt

from korttipelit import CARDS, GAMES, NOBODY
from korttipelit.cards import BY_NAME, cards_in
from korttipelit.musta_maija.state import ADDING, LEADING, TOPPLING

GAME = GAMES["musta-maija"]
MAIJA = BY_NAME["♠Q"]

ONLY_DESCRIBE = {
    "MM1.4": "the order of the cards is in every comparison",
    "MM1.5": "how many play is in the rule book",
    "MM2.1": "the deal itself: what is dealt stands in the first state",
    "MM2.2": "the deal itself: what is dealt stands in the first state",
    "MM2.4": "trump stands in the first state",
    "MM5.3": "the winner stands in the result",
}
"""Rules that are seen in states or between deals, and so are named by no ruling or event."""


def always(state) -> None:
    """Holds in every state of a deal."""
    players = range(len(state.hands))
    for seat in players:
        if not state.active >> seat & 1:
            assert not state.hands[seat], "a player who is out has cards"
            assert not state.stock, "somebody is out while the stock lasts"
    assert not state.gone & MAIJA.bit, "Musta Maija has toppled"
    if state.trump == NOBODY:
        assert state.step == LEADING
        assert state.rules.trump_turn == "after_first_lead"
    else:
        assert "♣♦♥♠"[state.trump] != "♠"
        assert not state.stock or state.stock[-1].suit == state.trump
    if state.result is not None:
        ending(state)
        return
    assert state.active.bit_count() > 1
    assert len({card.suit for card, _ in state.table}) <= 1
    for card, answer in state.table:
        if answer is not None:
            higher = answer.suit == card.suit and answer.rank > card.rank
            assert higher or answer.suit == state.trump != card.suit
            assert MAIJA not in (card, answer)
    opened = [card for card, answer in state.table if answer is None]
    if state.step == TOPPLING:
        assert opened
    elif state.step == ADDING:
        assert state.rules.extra_lead
        assert opened == [card for card, _ in state.table]
    if state.rules.attack_limit == "always":
        assert len(opened) <= state.hands[state.victim].bit_count()
    waiting = [s for s in players if state.active >> s & 1 and s not in (state.victim,)]
    assert all(state.hands[seat] for seat in waiting)


def ending(state) -> None:
    result = state.result
    left = [seat for seat in range(len(state.hands)) if state.active >> seat & 1]
    if result.reason == "last_in_game":
        assert left == [result.loser]
        assert state.hands[result.loser] & MAIJA.bit, "the loser does not hold Musta Maija"
        assert result.winner == state.first != NOBODY
        assert state.table == ()
    else:
        assert result.reason in ("repetition", "too_long")
        assert (result.loser, result.winner) == (NOBODY, NOBODY)


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    move = ruling.move
    if move.verb in ("play", "answer"):
        told = [e for e in events if e.kind in ("played", "answered")]
        assert [(e.rule, e.cards) for e in told] == [(ruling.rule, move.cards)]
    assert before.gone & after.gone == before.gone, "toppled cards came back"
    assert after.active & ~before.active == 0, "a player who was out came back"
    assert len(after.stock) <= len(before.stock)
    assert before.first in (NOBODY, after.first)
    if not before.table and before.result is None:
        assert move.verb == "play"
    if before.step == TOPPLING and after.step == LEADING and before.stock:
        size = min(before.rules.deal, before.hands[before.victim].bit_count())
        assert after.hands[before.victim].bit_count() >= min(size, before.rules.deal)


def twin(rules):
    """No other rules must come to the same."""


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see: other hands, and the stock but for the trump card."""
    sets = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    stock = state.stock if state.trump == NOBODY else state.stock[:-1]
    return {str(card) for cards in sets for card in cards_in(cards)} | set(map(str, stock))


def same_counts(state, view) -> None:
    """What everybody may count: each view has as many cards in each place."""
    assert [h.bit_count() for h in state.hands] == [h.bit_count() for h in view.hands]
    assert len(state.stock) == len(view.stock)
    assert (state.table, state.gone) == (view.table, view.gone)


def without_history(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield coming_round().play("Aino ♣2"), "Aino riittää"
    yield at(STANDING_STILL).play(*ROUND, *ROUND[:-1]), ROUND[-1]


def coming_round():
    """A deal in which the upper half of the stock is spades: turned again and again for ever."""
    hands, spades = CARDS[:30], CARDS[39:50]
    return dealt("musta-maija", 6, " ".join(map(str, (*hands, *spades))), game=GAME)


STANDING_STILL = """
    peli: musta-maija
    valtti: ♦
    hyökkääjä: Aino
    Aino: ♥K ♥Q
    Eero: ♣K ♣Q
    Liisa: ♠K ♠Q
"""
ROUND = [
    line
    for card, leader, victim in (
        ("♥Q", "Aino", "Eero"),
        ("♠Q", "Liisa", "Aino"),
        ("♣Q", "Eero", "Liisa"),
        ("♠Q", "Aino", "Eero"),
        ("♣Q", "Liisa", "Aino"),
        ("♥Q", "Eero", "Liisa"),
        ("♣Q", "Aino", "Eero"),
        ("♥Q", "Liisa", "Aino"),
        ("♠Q", "Eero", "Liisa"),
    )
    for line in (f"{leader} {card}", f"{leader} riittää", f"{victim} nosta")
]
"""Three players hand the same queens round and round: after this all is as it was."""
