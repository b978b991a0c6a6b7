"""A play face down, and what comes of doubting or believing it."""

from ..cards import Card, Rank
from ..contract import NOBODY, Event, Seat, UnknownCard
from ..paskahousu.state import Table
from ..paskahousu.turns import continued, settled, taken, toppling_rule, turn_over
from ..pile import without_cards
from ..seats import AFTER, replaced
from .rulebook import R
from .state import may_doubt


def claimed(
    state: Table, seat: Seat, cards: tuple[Card, ...], claim: Rank, events: list[Event]
) -> Table:
    """The state when these cards lie face down on the pile, open to doubt."""
    events.append(Event("claimed", R.claim, seat, cards, number=claim, secret=True))
    return state._replace(
        hands=replaced(state.hands, seat, without_cards(state.hands[seat], cards)),
        pile=state.pile + cards,
        said=state.said + (claim,) * len(cards),
        lay=len(cards),
        doubters=may_doubt(state.rules, state.active, seat),
        joining=False,
        first=0,
    )


def follower(state: Table) -> Seat:
    """Who may act on the play without a word on it, and so believes it; `NOBODY` if none may.

    None may where the play topples the pile or ends the deal once it stands.
    """
    seat = state.turn
    last = not (state.hands[seat] or state.stock) and state.active.bit_count() == 2
    return NOBODY if last or toppling_rule(R, state) else AFTER[state.active][seat]


def stands(state: Table, events: list[Event]) -> Table:
    """The state once a play is doubted no more: it topples, its player draws or goes out."""
    return settled(R, state._replace(lay=0, doubters=0), state.turn, events)


def believed(state: Table, seat: Seat, events: list[Event]) -> Table:
    """The state when that seat has said that it believes."""
    events.append(Event("believed", R.believe, seat))
    state = state._replace(doubters=state.doubters & ~(1 << seat))
    return state if state.doubters else stands(state, events)


def doubted(state: Table, doubter: Seat, events: list[Event]) -> Table:
    """The state when the play has been turned up. Raises `UnknownCard` where it is not known."""
    cheat, claim, cards = state.turn, state.said[-1], []
    for card in state.pile[-state.lay :]:
        if card is None:
            raise UnknownCard("the cards that are doubted have not been named")
        cards.append(card)
    rule = R.doubt if state.rules.challenge == "anyone" else R.doubt_next
    events.append(Event("doubted", rule, doubter, tuple(cards), (cheat,), claim))
    state = state._replace(lay=0, doubters=0)
    if all(card.rank == claim for card in cards):
        state = taken(state, doubter, R.honest, events)
        return continued(R, state, cheat, R.honest_leads, events)
    state = taken(state, cheat, R.fraud, events)
    if state.rules.after_lie == "doubter":
        return turn_over(R, state, cheat, events, led=R.doubter_after_fraud, following=doubter)
    return turn_over(R, state, cheat, events, led=R.next_after_fraud)
