"""What happened, in Finnish: sentences for the events of a move, and the captions of a step."""

from collections.abc import Sequence
from typing import Any

from koirakoulu.finnish.koira import captions, happenings, moves
from korttipelit import Event, Move, Played


def happening(
    event: Event, names: Sequence[str], played: Played[Any], *, open_cards: bool = False
) -> str:
    """One event of a move in a sentence.

    Cards only their player sees are named when ``open_cards`` says so, or the table's rules do.
    """
    return happenings.happening(event, names, played, open_cards=open_cards)


def caption(played: Played[Any], names: Sequence[str], *, open_cards: bool = False) -> list[str]:
    """Everything that happened because of a move, in as few sentences as read well."""
    return captions.caption(played, names, open_cards=open_cards)


def move_text(move: Move, names: Sequence[str]) -> str:
    """A move with its player, without a full stop: "Liisa lyö herttaysin"."""
    return moves.move_text(move, names)


def move_label(move: Move) -> str:
    """A move as a button or a list shows it: "♥9", "♥2–4", "Nosta", "Anna ♥5"."""
    return moves.move_label(move)
