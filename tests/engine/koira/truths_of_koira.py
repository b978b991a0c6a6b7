"""What is true of Koira in every state, told apart from how the engine decides it."""

from itertools import pairwise

from playing import at

from korttipelit import NOBODY
from korttipelit.beating import HIGHER_TRUMP
from korttipelit.cards import cards_in
from korttipelit.koira.state import Collecting, Presidency, Shedding

ONLY_DESCRIBE = {
    "K1.4": "the order of the cards is in every comparison",
    "K1.5": "the result has one loser and no points",
    "K2.1": "the deal itself: what is dealt stands in the first state",
    "K2.2": "cards put aside stand in the first state",
    "K2.3": "who leads is chosen before the deal",
    "K2.4": "what nobody sees is in the views",
    "K2.6": "what everybody sees is in the views",
    "K3.2": "who plays to a trick stands in the state",
    "K3.3": "who plays to a trick stands in the state",
    "K3.11": "the order of a kina stands in the state",
    "K3.25": "who may look at won cards is in the views",
    "K4.15": "how the players are counted: the topple itself is K4.13",
    "K4.16": "how the players are counted: the topple itself is K4.13",
    "K4.17": "how the players are counted: the topple itself is K4.13",
    "K4.18": "who leads after a topple stands in the state",
    "K5.6": "how lots are counted: the topple itself is K4.13",
    "K5.7": "what is taken: the pick-up itself is K4.10–K4.12",
    "K5.8": "what is taken: the pick-up itself is K4.10–K4.12",
    "K6.8": "who need not give: the gift itself is K6.6 or K6.7",
    "K7.7": "what the koira does after the deal",
    "K7.8": "what the koira does after the deal",
    "K8.2": "what a joker is worth in a trick is in who wins it",
    "K8.3": "what a joker is worth in a trick is in who wins it",
    "K8.20": "what a joker is worth in a trick is in who wins it",
    "K7.9": "who deals next is chosen between deals",
}
"""Rules that are seen in states, views or between deals, and so are named by no ruling or event."""

FULL_SUIT = """
    säännöt: suma, täysi-maa={}
    valtti: ♠
    pöytä: ♥2-9
    Aino: ♥10 ♥J ♥Q ♥K ♥A
    Eero:
    Liisa:
    vuorossa: Aino
"""

NO_CONTINUATION = """
    säännöt: suma, jatkosuma=ei
    valtti: ♠
    pöytä: ♥2-3
    Aino: ♥4-5
    Eero: 3
    Liisa: 3
    vuorossa: Aino
"""

PRESIDENT = """
    säännöt: presidentin-koira
    vaihe: presidentti
    Aino: ♣3 ★1
    Eero: 3
    Liisa: 3
    vuorossa: Aino
"""

GUARDED = ("repetition", "too_long")


def always(state) -> None:
    """Holds in every state of a deal."""
    if isinstance(state, Collecting):
        collecting(state)
    elif isinstance(state, Presidency):
        presidency(state)
    else:
        shedding(state)


def collecting(state: Collecting) -> None:
    deal = state.rules.deal
    sizes = [hand.bit_count() for hand in state.hands]
    assert max(sizes) <= deal
    if state.rules.draw_timing == "after_play" and state.stock:
        assert sizes == [deal] * len(sizes)
    assert (state.owner == NOBODY) == bool(state.stock)
    assert len(state.played_by) == len(state.table)
    assert bool(state.queue) != bool(state.sharing)
    if state.queue:
        assert state.hands[state.queue[0]], "the player in turn has no card"


def shedding(state: Shedding) -> None:
    rules, table = state.rules, state.table
    players = range(len(state.hands))
    for seat in players:
        if not state.active >> seat & 1:
            assert not state.hands[seat], "a free player has cards"
    assert state.turn == NOBODY or state.active >> state.turn & 1
    assert len(state.played_by) == len(table)
    if rules.trump_on_trump == "higher_only":
        for below, lot in pairwise(table):
            assert HIGHER_TRUMP[state.trump][below.cards[-1]] & lot.cards[0].bit
    for lot in table:
        ranks = [card.rank for card in lot.cards]
        assert ranks == list(range(ranks[0], ranks[0] + len(ranks)))
        assert len({card.suit for card in lot.cards}) == 1
        assert rules.sequences != "off" or len(ranks) == 1
    if rules.topple_when == "card_count" and table and state.result is None:
        now = rules.topple_count == "current_only"
        target = state.active.bit_count() if now else state.pile_start
        assert len(table) < target, "the pile should have toppled"
    if state.result is not None:
        ending(state)


def presidency(state: Presidency) -> None:
    assert state.rules.trump_mode == "none"
    for seat, hand in enumerate(state.hands):
        assert bool(hand) == bool(state.active >> seat & 1)
    assert len(state.played_by) == len(state.table)
    if state.result is not None:
        assert state.result.reason == "last_in_game"
        assert state.active == 1 << state.result.loser
        return
    assert (state.active & ~state.passed) >> state.turn & 1
    order = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "★"]
    worths = [
        min(order.index(str(c)[1:] if "★" not in str(c) else "★") for c in x) for x in state.table
    ]
    for below, above in pairwise(worths):
        assert above > below or (state.rules.pres_equal and above == below)


def ending(state: Shedding) -> None:
    rules, result = state.rules, state.result
    left = [seat for seat in range(len(state.hands)) if state.active >> seat & 1]
    if result.reason == "last_in_game":
        assert left == [result.loser]
    elif result.reason == "all_out":
        assert rules.end_check == "finish_pile"
        assert (left, result.loser) == ([], NOBODY)
    elif result.reason == "no_cards_left":
        assert rules.full_suit_topple != "off"
        assert not any(state.hands)
        assert len(left) > 1
        assert result.loser == NOBODY
    else:
        assert result.reason in GUARDED
        assert rules.stall_guard != "off"
        if rules.stall_guard == "no_loser":
            assert result.loser == NOBODY


def between(before, ruling, after, events) -> None:
    """Holds between two states of a deal, one move apart."""
    move = ruling.move
    if move.verb == "play":
        assert (events[0].kind, events[0].rule) == ("played", ruling.rule)
    if isinstance(before, Presidency):
        assert before.gone & after.gone == before.gone, "cards of a cleared pile came back"
        assert after.active & ~before.active == 0, "a free player came back"
    elif isinstance(before, Shedding):
        assert before.gone & after.gone == before.gone, "toppled cards came back"
        assert after.active & ~before.active == 0, "a free player came back"
        for seat in range(len(before.hands)):
            if not before.active >> seat & 1:
                assert seat != move.seat
                assert not any(seat == e.seat and e.kind in ("gave", "picked_up") for e in events)
        if before.table and after.table and not any(e.kind == "toppled" for e in events):
            assert after.pile_start == before.pile_start
    elif isinstance(after, Collecting):
        assert len(after.stock) <= len(before.stock)
        for mine, then in zip(before.won, after.won, strict=True):
            assert mine & then == mine, "won cards were lost"


def twin(rules):
    """The rules with the other of two ways to count that must come to the same (AMB-K29)."""
    other = {
        "at_pile_start": "current_plus_leavers",
        "current_plus_leavers": "at_pile_start",
    }.get(rules.topple_count)
    return rules._replace(topple_count=other) if other else None


def hidden_from(state, seat: int) -> set[str]:
    """The cards this seat may not see, by the words of the rules."""
    rules = state.rules
    sets = [state.stripped]
    if not rules.open_hands:
        sets += (hand for owner, hand in enumerate(state.hands) if owner != seat)
    loose = []
    if isinstance(state, Collecting):
        shown = rules.won_pile_visibility
        sets += (
            won
            for owner, won in enumerate(state.won)
            if not (shown == "all" or (shown == "own" and owner == seat))
        )
        loose += state.stock
        if state.trump_card is not None:
            loose.append(state.trump_card)
        if trump_is_public(state):
            loose.remove(state.stock[-1] if state.stock else state.trump_card)
    return {str(card) for cards in sets for card in cards_in(cards)} | set(map(str, loose))


def trump_is_public(state: Collecting) -> bool:
    rules = state.rules
    if rules.trump_mode == "none":
        return False
    if rules.trump_mode == "hidden_bottom":
        return not state.stock and rules.trump_reveal == "on_draw"
    allowed = {"at_deal": 99, "last_left": 1, "on_draw": 0}[rules.face_up_when]
    return len(state.stock) <= allowed


def same_counts(state, view) -> None:
    """What everybody may count: each view has as many cards in each place."""
    for field in ("hands", "won", "stock", "gone"):
        counts = [
            [c.bit_count() for c in value] if field in ("hands", "won") else value
            for value in (getattr(state, field, ()), getattr(view, field, ()))
        ]
        if field == "stock":
            counts = [len(value) for value in counts]
        assert counts[0] == counts[1]


def without_history(state):
    """The state as a position's text can say it."""
    if not isinstance(state, Shedding):
        return state
    leader = state.pile_leader if state.rules.topple_when == "lap" else NOBODY
    return state._replace(seen=(), pile_leader=leader)


def rare():
    """Moves so rare that random deals hardly ever make them."""
    for extent in ("pöytä", "maa"):
        yield at(FULL_SUIT.format(extent)), "Aino ♥10-A"
    yield at(NO_CONTINUATION), "Aino ♥4-5"
    yield at(PRESIDENT), "Aino ♣3 ★1"
