"""What a position of Koira leaves unsaid: read and printed by the same defaults."""

from collections.abc import Sequence

from ..cards import TWO, Card, CardSet
from ..contract import NOBODY, Seat
from ..seats import seats_from
from .options import KoiraRules
from .state import Lot


def shows_from_two(rules: KoiraRules, below: Sequence[Lot], cards: tuple[Card, ...]) -> bool:
    """Whether the lots below show already that a lot descends from a two."""
    if rules.sequences != "from_two":
        return False
    first = cards[0]
    if first.rank == TWO:
        return not below or rules.suma_start == "lead_or_trump"
    if not below or not below[-1].from_two or not rules.suma_continue:
        return False
    top = below[-1].cards[-1]
    return first.suit == top.suit and first.rank == top.rank + 1


def usual_players(turn: Seat, played: int, players: int) -> tuple[Seat, ...]:
    """Who has played to a trick in which the player in turn comes after them clockwise."""
    return tuple((turn - played + i) % players for i in range(played))


def usual_queue(
    rules: KoiraRules, turn: Seat, played_by: Sequence[Seat], hands: Sequence[CardSet]
) -> tuple[Seat, ...]:
    """Who is still to play to such a trick: those with cards who have not played to it.

    Where the phase ends with a player in turn who has none, he is waited for too.
    """
    waiting = rules.phase1_end == "turn_empty_keep"
    order = [
        seat
        for seat in seats_from(turn, len(hands))
        if seat not in played_by and (hands[seat] or waiting)
    ]
    if rules.trick_players == "pair":
        order = order[: max(2 - len(played_by), 0)]
    return tuple(order)


def usual_start(active: int, played_by: Sequence[Seat]) -> int:
    """How many were in the game when the pile was led, as far as the rest of the position tells.

    Whoever is free and has a lot on the table left the game by playing to this pile.
    """
    left = {seat for seat in played_by if seat != NOBODY and not active >> seat & 1}
    return active.bit_count() + len(left)
