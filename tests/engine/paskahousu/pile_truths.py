"""What is true of Paskahousu and of Valepaska in every state, told apart from how it is decided."""

from korttipelit import NOBODY

GUARDED = ("repetition", "too_long")


def players(state) -> None:
    """Who is in the game, who is in turn, how many cards they have."""
    for seat, hand in enumerate(state.hands):
        if not state.active >> seat & 1:
            assert not hand, "a free player has cards"
            assert not state.stock, "somebody is free while the stock lasts"
    if state.result is not None:
        ending(state)
        return
    assert state.active.bit_count() > 1
    assert state.active >> state.turn & 1
    for seat, hand in enumerate(state.hands):
        if state.stock and seat != state.turn:
            assert hand.bit_count() >= 5, "somebody has not drawn"


def ending(state) -> None:
    left = [seat for seat in range(len(state.hands)) if state.active >> seat & 1]
    if state.result.reason == "last_with_cards":
        assert left == [state.result.loser]
        assert state.hands[left[0]] or state.pile
    else:
        assert state.result.reason in GUARDED
        assert state.result.loser == NOBODY
        assert len(left) > 1


def rising(ranks, court_min: int) -> None:
    """A pile never falls but for twos, which nothing but twos goes on; tens and aces lie alone."""
    numbers = [rank for rank in ranks if rank != 2]
    assert ranks == numbers + [2] * (len(ranks) - len(numbers))
    assert numbers == sorted(numbers)
    assert ranks in ([10], [14]) or not {10, 14} & set(ranks)
    courts = [rank for rank in numbers if rank > 10]
    if courts and courts != numbers:
        assert numbers[-len(courts) - 1] >= court_min


def same_counts(state, view) -> None:
    """What everybody may count: each view has as many cards in each place."""
    for field in ("hands", "stock", "pile", "gone"):
        counts = [
            [c.bit_count() for c in value]
            if field == "hands"
            else value.bit_count()
            if field == "gone"
            else len(value)
            for value in (getattr(state, field), getattr(view, field))
        ]
        assert counts[0] == counts[1], field


def between(before, after) -> None:
    """Holds between two states of a deal, one move apart."""
    assert before.gone & after.gone == before.gone, "toppled cards came back"
    assert after.active & ~before.active == 0, "a free player came back"
    assert len(after.stock) <= len(before.stock)
    gone = after.gone & ~before.gone
    if gone:
        assert after.pile == ()
    elif after.pile and before.pile:
        assert after.pile[: len(before.pile)] == before.pile or len(after.pile) < len(before.pile)


def without_history(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())
