"""Seats round a table: in order, by bits, and who comes next."""

from typing import Final

from .contract import MAX_SEATS, Seat

AFTER: Final = tuple(
    tuple(
        next(
            (s for i in range(1, MAX_SEATS + 1) if active >> (s := (seat + i) % MAX_SEATS) & 1),
            seat,
        )
        for seat in range(MAX_SEATS)
    )
    for active in range(1 << MAX_SEATS)
)
"""`AFTER[active][seat]`: the next seat clockwise that is in the game, or the seat itself."""


def seats_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with that one."""
    return tuple(range(seat, players)) + tuple(range(seat))


def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats of a set of seats, lowest first."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def replaced[T](values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    return (*values[:index], value, *values[index + 1 :])
