"""Play that goes in circles or nowhere is ended with a stated reason."""

from typing import Final

type Here = tuple[int, ...]
"""What must recur for play to go in circles: whose turn, every hand, the table."""

ENOUGH_REPEATS: Final = 3
ACTIONS_PER_PLAYER: Final = 500
"""Play is broken off after this many actions a player without progress (AMB-K35)."""

REPETITION: Final = "repetition"
TOO_LONG: Final = "too_long"


def remembered(seen: tuple[Here, ...], here: Here, *, progress: bool) -> tuple[Here, ...]:
    """The positions that may recur once `here` is reached; after progress nothing earlier can."""
    return (here,) if progress else (*seen, here)


def times(seen: tuple[Here, ...]) -> int:
    """How often the last position has been there."""
    return seen.count(seen[-1]) if len(seen) > 1 else 1


def stalled(seen: tuple[Here, ...], players: int) -> str:
    """Why play ends here, `REPETITION` or `TOO_LONG`; an empty string while it goes on."""
    if len(seen) < ENOUGH_REPEATS:
        return ""
    if seen.count(seen[-1]) >= ENOUGH_REPEATS:
        return REPETITION
    return TOO_LONG if len(seen) > ACTIONS_PER_PLAYER * players else ""
