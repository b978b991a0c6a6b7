"""What happened, in Finnish: sentences for the events of a move, and the captions of a step."""

from collections.abc import Sequence
from typing import Any

from koirakoulu.finnish.games import SPEECH
from koirakoulu.finnish.shared import moves
from koirakoulu.finnish.shared.happenings import Happening
from korttipelit import CHANCE, Event, Game, Move, Played, Position


def happening(
    game: Game[Any],
    event: Event,
    names: Sequence[str],
    played: Played[Any],
    *,
    open_cards: bool = False,
) -> str:
    """One event of a move in a sentence.

    Cards only their player sees are named when ``open_cards`` says so, or the table's rules do.
    """
    return _said(game, _happening(game, event, names, played, open_cards=open_cards))


def caption(
    game: Game[Any], names: Sequence[str], played: Played[Any], *, open_cards: bool = False
) -> list[str]:
    """Everything that happened because of a move, in as few sentences as read well."""
    speech = SPEECH[game.id]
    happened = [
        _happening(game, event, names, played, open_cards=open_cards) for event in played.events
    ]
    return [
        speech.merged[group[0].event.kind](group) if len(group) > 1 else _said(game, group[0])
        for group in speech.groups(happened)
    ]


def _happening(
    game: Game[Any], event: Event, names: Sequence[str], played: Played[Any], *, open_cards: bool
) -> Happening:
    all_open = open_cards or SPEECH[game.id].open_hands(played.after.rules)
    return Happening(event, names, played, all_open)


def _said(game: Game[Any], h: Happening) -> str:
    speech = SPEECH[game.id]
    if h.event.kind == "over":
        return speech.how_it_ended(Position(game, tuple(h.names), h.played.after))
    return speech.sentences[h.event.kind](h)


def move_text(game: Game[Any], move: Move, names: Sequence[str]) -> str:
    """A move with its player, without a full stop: "Liisa lyö herttaysin"."""
    speech = SPEECH[game.id]
    if move.seat == CHANCE:
        assert speech.lottery is not None  # chance moves, so the game has words for it
        return speech.lottery(move)
    return f"{names[move.seat]} {doing(game, move)}"


def doing(game: Game[Any], move: Move) -> str:
    """What a move's player does: "lyö herttaysin"."""
    return SPEECH[game.id].doings[move.verb](move)


def lot_text(game: Game[Any], move: Move) -> str:
    """What a move plays, by name: "herttaysi"."""
    return SPEECH[game.id].lot(move)


def claim_text(game: Game[Any], move: Move) -> str:
    """What its player says of a play face down: "kaksi seiskaa"; empty where cards lie open."""
    return SPEECH[game.id].claim(move) if move.claim else ""


def move_label(game: Game[Any], move: Move) -> str:
    """A move as a button or a list shows it: "♥9", "♥2–4", "Nosta", "Anna ♥5"."""
    return moves.label(move, SPEECH[game.id].labels)
