"""What is true of Viikatemies in every state, told apart from how the engine decides it."""

from playing import at

from korttipelit import NOBODY
from korttipelit.cards import cards_in

ONLY_DESCRIBE = {
    "VI1.4": "how many play is in the rule book",
    "VI1.5": "the order of suits and values is in every comparison",
    "VI2.1": "the deal itself: what is dealt stands in the first state",
    "VI2.3": "what is not drawn stands in the state",
}
"""Rules that are seen in states or between deals, and so are named by no ruling or event."""

ORDER = "♦♥♠♣"


def higher(card: str, top: str) -> bool:
    """Higher by suit, then by value, an ace on the table being one."""
    ranks = ["1", *map(str, range(2, 11)), "J", "Q", "K", "A"]
    below = "1" if top[1:] == "A" else top[1:]
    if card[0] != top[0]:
        return ORDER.index(card[0]) > ORDER.index(top[0])
    return ranks.index(card[1:]) > ranks.index(below)


def always(state) -> None:
    """Holds in every state of a deal."""
    if state.result is not None:
        ending(state)
        return
    for hand in state.hands:
        assert hand
        assert hand.bit_count() >= 8 or not state.stock
    pile = [str(card) for card in state.pile]
    assert "♣K" not in pile[:-1]
    assert pile != ["♣K"]
    assert not any(card[1:] == "J" for card in pile), "a jack stays on the table"
    kinds = {card if card == "♣K" else card[1:] for card in pile[-4:]}
    assert len(kinds) > 1 or len(pile) < 4


def ending(state) -> None:
    result = state.result
    if result.reason == "first_out":
        assert not state.stock
        assert not state.hands[result.winner]
        assert sum(not hand for hand in state.hands) == 1
    else:
        assert result.reason in ("repetition", "too_long")
        assert result.winner == NOBODY
    assert (result.loser, result.losers) == (NOBODY, ())


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    move = ruling.move
    assert before.gone & after.gone == before.gone, "toppled cards came back"
    assert len(after.stock) <= len(before.stock)
    toppled = any(event.kind == "toppled" for event in events)
    if move.verb == "play":
        assert (events[0].kind, events[0].rule) == ("played", ruling.rule)
        if toppled:
            assert after.pile == ()
            assert after.turn == move.seat or after.result
        else:
            assert after.pile == before.pile + move.cards
            if before.pile and len(move.cards) == 1:
                top, card = str(before.pile[-1]), str(move.cards[0])
                assert card == "♣K" or higher(card, top) or card[1:] == top[1:]
    else:
        assert after.pile == ()
        assert after.hands[move.seat].bit_count() == before.hands[move.seat].bit_count() + len(
            before.pile
        )


def twin(rules):
    """No other rules must come to the same."""


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see: other hands, and the stock."""
    sets = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    return {str(card) for cards in sets for card in cards_in(cards)} | set(map(str, state.stock))


def same_counts(state, view) -> None:
    """What everybody may count: each view has as many cards in each place."""
    assert [h.bit_count() for h in state.hands] == [h.bit_count() for h in view.hands]
    assert len(state.stock) == len(view.stock)
    assert (state.pile, state.gone) == (view.pile, view.gone)


def without_history(state):
    """The state as a position's text can say it."""
    return state._replace(seen=())


def table(pile: str, hand: str, other: str = "8"):
    """Two players and no stock."""
    return at(f"""
        peli: viikatemies
        pöytä: {pile}
        Aino: {hand}
        Eero: {other}
        vuorossa: Aino
    """)


def rare():
    """Moves so rare that random deals hardly ever make them."""
    yield table("♠6", "♦6 ♦7 ♣2"), "Aino ♦6-7"
    yield table("♠7", "♠9 ♠10 ♠J"), "Aino ♠9-J"
    yield table("♠7", "♠9 ♠10 ♣K"), "Aino ♠9 ♣K"
    yield table("♥7", "♠K ♦K ♥2"), "Aino ♠K ♦K"
    yield table("♥7", "♠Q ♥Q ♥2"), "Aino ♠Q ♥Q"
    yield table("♥A", "♦A ♥2"), "Aino ♦A"
    yield circle().play(*ROUND, *ROUND[:2]), ROUND[2]


def circle():
    """Two players who beat each other's leads with the same two clubs and take them back."""
    return table("", "♦2 ♣6 ♥2", "♣5 ♦3 ♥3")


ROUND = [
    line
    for first, then in (("♣5", "♣6"), ("♣6", "♣5"))
    for line in ("Aino ♦2", f"Eero {first}", "Aino nosta", "Eero ♦3", f"Aino {then}", "Eero nosta")
]
"""After each half all is as it was, but for the two clubs; after "Aino nosta" it is the same."""
