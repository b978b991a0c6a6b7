"""Who attacks whom, and who plays on for one who is out.

Alone, everybody keeps his place and the turn skips who is out. Where two sides play, even places
belong to one and odd places to the other; when the turn comes to the place of one who is out, his
side moves up in it (DURAK-6.4): `order` says who sits where in thought.
"""

from functools import cache

from ..bout import in_priority
from ..contract import NOBODY, Seat
from ..seats import AFTER

type Order = tuple[Seat, ...]

SIDE: tuple[int, int] = (0b01010101, 0b10101010)
"""The seats of each side."""


@cache
def attackers(
    teams: str, order: Order, active: int, attacker: Seat, defender: Seat
) -> tuple[Seat, ...]:
    """Who may add cards, in the order of priority: the main attacker, then the defender's left.

    Five or six who play alone: only the defender's two neighbours (DURAK-4.5). Where sides play,
    nobody of the defender's own (DURAK-5.1).
    """
    players = len(order)
    if teams != "none":
        places = in_priority(order.index(attacker), order.index(defender), players)
        return tuple(order[p] for p in places if (order[p] - defender) % 2)
    if players < 5:
        return in_priority(attacker, defender, players)
    left = AFTER[active][defender]
    return (attacker,) if left == attacker else (attacker, left)


def defender(teams: str, order: Order, active: int, attacker: Seat) -> Seat:
    """Whom that player attacks: the next one in the game, or at his left hand's place."""
    if teams == "none":
        return AFTER[active][attacker]
    beside = order[(order.index(attacker) + 1) % len(order)]
    return beside if active >> beside & 1 else NOBODY


def moved_up(order: Order, place: int, active: int) -> Order:
    """The order when somebody who is in the game has come to that place.

    His side moves up from place to place until the empty one has become the last; a place whose
    player is in the game stays as it is.
    """
    places = [(place + step) % len(order) for step in range(0, len(order), 2)]
    side = [order[p] for p in places]
    while not active >> side[0] & 1:
        side = [*side[1:], side[0]]
    moved = dict(zip(places, side, strict=True))
    return tuple(moved.get(p, seat) for p, seat in enumerate(order))


def over(teams: str, active: int, players: int) -> str | None:
    """Why a deal with these players left is over, or `None` while it goes on."""
    if teams == "none":
        return "only one player is in the game" if active.bit_count() < 2 else None
    left = [bool(active & side & ((1 << players) - 1)) for side in SIDE]
    return None if all(left) else "only one side is in the game"
