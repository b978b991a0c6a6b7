"""What is true of podkidnoi durak in every state, told apart from how the engine decides it."""

from playing import at

from korttipelit import NOBODY
from korttipelit.beating import HIGHER_TRUMP
from korttipelit.cards import cards_in

ONLY_DESCRIBE = {
    "DU1.4": "the order of the cards is in every comparison",
    "DU1.5": "the result has one loser and no points",
    "DU1.6": "who plays with whom follows from the seats",
    "DU2.1": "who deals next is chosen between deals",
    "DU2.2": "the deal itself: what is dealt stands in the first state",
    "DU2.3": "the turned-up card stands in the first state",
    "DU2.4": "the trump suit stands in the first state",
    "DU2.5": "who begins stands in the first state",
    "DU2.6": "who begins stands in the first state",
    "DU5.2": "the order of the draws: the draw itself is DU5.1",
    "DU7.4": "the end itself is DU7.1–DU7.3",
}
"""Rules that are seen in states or between deals, and so are named by no ruling or event."""

CIRCLE = """
    peli: durak
    säännöt: vapaa
    valtti: ♠
    hyökkääjä: Aino
    Aino: ♥A ♥6
    Eero: ♦A ♦6
    Liisa: ♣A ♣6
"""

NOBODY_LEFT = """
    peli: durak
    säännöt: vapaa
    valtti: ♠
    hyökkääjä: Aino
    pöytä: ♣8
    Aino:
    Eero: ♣9
"""


def always(state) -> None:
    """Holds in every state of a deal."""
    hands, table, active = state.hands, state.table, state.active
    for seat, hand in enumerate(hands):
        if not active >> seat & 1:
            assert not hand, "a player who is out has cards"
    if state.stock:
        assert active == (1 << len(hands)) - 1, "somebody is out while there is a stock"
        if not table and state.result is None:
            assert min(hand.bit_count() for hand in hands) >= 6
    assert len(table) <= 6
    opened = 0
    for number, (card, answer) in enumerate(table):
        opened += answer is None
        if answer is not None:
            assert HIGHER_TRUMP[state.trump][card] & answer.bit
        before = {c.rank for pair in table[:number] for c in pair if c is not None}
        assert not number or card.rank in before
    if not state.taking:
        assert opened <= 1
    if state.result is not None:
        ending(state)
        return
    held = hands[state.defender].bit_count() + sum(a is not None for _, a in table)
    assert len(table) <= held, "more attack cards than the defender held"
    assert hands[state.turn] or state.rules.permission_required
    assert state.attacker != state.defender
    if state.rules.teams != "none":
        assert (state.attacker - state.defender) % 2, "an attack on one's own side"
        place = state.order.index(state.attacker)
        assert state.order[(place + 1) % len(hands)] == state.defender
    if opened and not state.taking:
        assert state.turn == state.defender


def ending(state) -> None:
    result, left = state.result, [s for s in range(len(state.hands)) if state.active >> s & 1]
    if result.reason == "last_in_game":
        assert left == [result.loser]
    elif result.reason == "last_side":
        assert {seat % 2 for seat in left} == {result.losers[0] % 2}
        assert set(left) <= set(result.losers)
        assert len(result.losers) == len(state.hands) // 2
    elif result.reason == "draw":
        assert left == []
        assert (result.loser, result.losers) == (NOBODY, ())
    else:
        assert result.reason in ("repetition", "too_long")


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    move = ruling.move
    if move.verb == "play":
        assert (events[0].kind, events[0].rule) == ("played", ruling.rule)
    if move.verb == "answer":
        assert (events[0].kind, events[0].rule) == ("answered", ruling.rule)
    assert before.gone & after.gone == before.gone, "cards came back"
    assert after.active & ~before.active == 0, "a player who was out came back"
    if move.verb == "swap":
        assert before.stock[:-1] == after.stock[:-1]
    else:
        assert before.stock[len(before.stock) - len(after.stock) :] == after.stock


def twin(rules) -> None:  # noqa: ARG001 – no two rules must come to the same
    return None


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see: other hands, and the stock but for the turned-up card."""
    hands = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    return {str(card) for hand in hands for card in cards_in(hand)} | set(
        map(str, state.stock[:-1])
    )


def same_counts(state, view) -> None:
    """What everybody may count: each view has as many cards in each place."""
    assert [h.bit_count() for h in state.hands] == [h.bit_count() for h in view.hands]
    assert len(state.stock) == len(view.stock)
    assert state.stock[-1:] == view.stock[-1:]


def without_history(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield at(NOBODY_LEFT), "Eero kaada ♣8 ♣9"
    table = at(CIRCLE)
    while True:
        (seat, *_) = table.game.to_play(table.state)
        name, legal = table.names[seat], table.legal
        if "nosta" in legal:
            line = f"{name} nosta"
        elif "riittää" in legal:
            line = f"{name} riittää"
        else:
            line = f"{name} {next(card for card in legal.split() if card.endswith('A'))}"
        after = table.game.play(table.state, table.move(line)).after
        if after.result is not None:
            yield table, line
            return
        table.play(line)
