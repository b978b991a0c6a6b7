"""What a seat may see of a Koira deal: everything else is unseen cards."""

from ..cards import CardSet, hide
from ..contract import Seat
from .collecting import trump_is_known
from .state import Collecting, KoiraState, Presidency


def view(state: KoiraState, seat: Seat) -> KoiraState:
    """The state as `seat` (or a bystander, `NOBODY`) may see it.

    The table and what toppled are open. Hands are their owners' alone unless all play with open
    hands; nobody looks at the stock, at the trump card before it is shown (KOIRA-C-1.5), at cards
    put aside before the deal, or, unless the table allows it, at won cards (AMB-K16).
    """
    if isinstance(state, Collecting):
        shown = state.rules.won_pile_visibility
        known = trump_is_known(state)
        return state._replace(
            hands=_hands(state, seat),
            won=tuple(
                cards if shown == "all" or (shown == "own" and owner == seat) else hide(cards)
                for owner, cards in enumerate(state.won)
            ),
            stock=(*(None for _ in state.stock[1:]), state.stock[-1] if known else None)
            if state.stock
            else (),
            trump_card=state.trump_card if known else None,
            stripped=hide(state.stripped),
        )
    if isinstance(state, Presidency):
        return state._replace(hands=_hands(state, seat), stripped=hide(state.stripped))
    # The history of positions would show every hand; a view is not played on from.
    return state._replace(hands=_hands(state, seat), stripped=hide(state.stripped), seen=())


def _hands(state: KoiraState, seat: Seat) -> tuple[CardSet, ...]:
    if state.rules.open_hands:
        return state.hands
    return tuple(hand if owner == seat else hide(hand) for owner, hand in enumerate(state.hands))
