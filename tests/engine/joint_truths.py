"""What is true of Moska and Turamoska in every state, told apart from how the engine decides it."""

from korttipelit import NOBODY
from korttipelit.attack import cards_on, ranks_on
from korttipelit.beating import HIGHER_TRUMP
from korttipelit.cards import card_set, cards_in


def in_the_game(state) -> None:
    """Seats, hands and the stock."""
    for seat, hand in enumerate(state.hands):
        if not state.active >> seat & 1:
            assert not hand, "a free player has cards"
            assert not state.stock, "somebody got free while there was a stock"
    if state.stock:
        assert state.stock[-1].suit == state.trump
    assert state.attacker != state.defender
    if state.result is None:
        assert state.active >> state.defender & 1
        assert not state.passed >> state.defender & 1
    for card, answer in state.table:
        if answer is not None:
            assert HIGHER_TRUMP[state.trump][card] & answer.bit
    if state.stock:
        waiting = {state.defender} if state.table else set()
        if state.stage == "opening":
            waiting = {state.attacker}
        for seat, hand in enumerate(state.hands):
            assert hand.bit_count() >= 6 or seat in waiting, "somebody has not drawn"


def opening(state) -> None:
    """While an attack is opened: one card, or sets, of which one may still lack its second card."""
    if state.stage == "opening" and state.table:
        ranks = [pair.card.rank for pair in state.table]
        lone = {rank for rank in ranks if ranks.count(rank) == 1}
        assert len(lone) <= 1
        assert all(pair.answer is None for pair in state.table)
        if lone:
            assert ranks[-1] in lone


def the_end(state) -> None:
    """How a deal ends."""
    result = state.result
    left = [seat for seat in range(len(state.hands)) if state.active >> seat & 1]
    if result.reason == "last_in_game":
        assert left == [result.loser]
        assert state.hands[result.loser]
    elif result.reason == "all_out":
        assert (left, result.loser) == ([], NOBODY)
    else:
        assert result.reason in ("repetition", "too_long")
        assert result.loser == NOBODY
        assert len(left) > 1
    assert not state.table


def one_move(before, ruling, after, events) -> None:
    """Between two states, one move apart."""
    move = ruling.move
    if move.verb in ("play", "answer"):
        assert (events[0].kind, events[0].rule) == (
            "played" if move.verb == "play" else "answered",
            ruling.rule,
        )
        assert events[0].cards == move.cards
    assert before.gone & after.gone == before.gone, "toppled cards came back"
    assert after.active & ~before.active == 0, "a free player came back"
    assert len(after.stock) <= len(before.stock)
    if move.verb == "play" and before.table and before.stage != "opening":
        assert ranks_on(before.table) & move.cards[0].bit
    if move.seat != before.defender and move.verb == "play" and before.stage != "opening":
        assert before.active >> move.seat & 1
    picked = [event for event in events if event.kind == "picked_up"]
    for event in picked:
        assert event.seat == before.defender
        assert card_set(event.cards) & after.hands[event.seat] == card_set(event.cards)
    leads = [event for event in events if event.kind == "leads"]
    if leads:
        everybody = range(len(after.hands))
        nearest = _clockwise(before.defender, everybody, after.active)
        taker = bool(picked)
        still = after.active >> before.defender & 1
        assert after.attacker == (before.defender if still and not taker else nearest)
        assert after.defender == _clockwise(after.attacker, everybody, after.active)
    drew = [event.seat for event in events if event.kind == "drew"]
    if not leads and after.result is None:
        assert before.defender not in drew, "the defender drew before the attack was over"


def _clockwise(seat, everybody, active) -> int:
    return next(
        other for step in everybody if active >> (other := (seat + 1 + step) % len(everybody)) & 1
    )


def hidden(state, seat: int) -> set[str]:
    """The cards that seat may not see: other hands, and the stock but for the turned-up card."""
    sets = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    return {str(card) for cards in sets for card in cards_in(cards)} | {
        str(card) for card in state.stock[:-1]
    }


def counts(state, view) -> None:
    """What everybody may count."""
    assert [h.bit_count() for h in state.hands] == [h.bit_count() for h in view.hands]
    assert len(state.stock) == len(view.stock)
    assert list(cards_on(state.table)) == list(cards_on(view.table))
    assert state.gone == view.gone


def unremembered(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())
