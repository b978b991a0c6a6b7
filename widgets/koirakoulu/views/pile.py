"""Games of one pile on the table: its last cards in view, equal ones together.

States have `hands`, `active`, `stock`, `pile`, `gone` and `result`; where cards lie face down,
`said` has a rank for each card of the pile, and the pile names only what the reader may see.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from koirakoulu.finnish import labels, sentence
from koirakoulu.finnish.games import SPEECH
from koirakoulu.finnish.numbers import NO_BREAK_SPACE
from koirakoulu.finnish.valepaska.claims import claim_of
from koirakoulu.views.scene import Leaving, Lot, Scene, Seat, Stock, Tag
from koirakoulu.views.seating import lot_of, seat_of, topmost, turn_tag
from korttipelit import NOBODY, Card, Played, Position


def scene(position: Position, near: int) -> Scene:
    """The scene of a position that has been made fit for its reader's eyes."""
    game, names, state = position
    below, lots = topmost(pile_of(state, names))
    return Scene(
        phase=SPEECH[game.id].phase(position),
        seats=tuple(_seat(position, seat) for seat in range(len(names))),
        lots=lots,
        below=below,
        stock=Stock(len(state.stock), crosswise=False),
        gone=state.gone.bit_count(),
        near=near,
    )


def pile_of(state: Any, names: Sequence[str]) -> list[Lot]:
    """The pile in lots of equal cards, bottom first; what has just been played is one by itself."""
    if state.said:
        return _said(state, names)
    return [
        Lot("", (), down=len(cards)) if cards[0] is None else lot_of(cards, NOBODY, names)
        for cards in _equal(state.pile)
    ]


def _equal(pile: Iterable[Card | None]) -> list[tuple[Any, ...]]:
    by_rank = groupby(pile, key=lambda card: 0 if card is None else card.rank)
    return [tuple(group) for _, group in by_rank]


def _said(state: Any, names: Sequence[str]) -> list[Lot]:
    """Each lot with what was said of it: face down, or open where the reader knows its cards."""
    last = len(state.pile) - state.lay
    ends = (place >= last for place in range(len(state.pile)))
    places = zip(state.pile, state.said, ends, strict=True)
    lots = []
    for (rank, newest), group in groupby(places, key=lambda place: place[1:]):
        cards = [card for card, *_ in group]
        by = names[state.turn] if newest and state.result is None else ""
        claim = claim_of(rank, len(cards)).replace(NO_BREAK_SPACE, " ")
        if None in cards:
            lots.append(Lot("", (), by, down=len(cards), claim=claim))
        else:
            lots.append(Lot("", tuple(map(str, cards)), by, claim=claim))
    return lots


def _seat(position: Position, seat: int) -> Seat:
    game, names, state = position
    tags: tuple[Tag, ...]
    if state.result is not None and seat == state.result.loser:
        tags = (Tag("loser", sentence(SPEECH[game.id].title(state.rules))),)
    elif not state.active >> seat & 1:
        tags = (Tag("out", labels.FREE),)
    else:
        tags = turn_tag(seat, game.to_play(state))
    return seat_of(names[seat], state.hands[seat], tags)


def leaving(played: Played[Any], names: tuple[str, ...]) -> Leaving | None:
    """The cards that went off the table by a move; of hidden ones those a doubt turned up."""
    for event in played.events:
        if event.kind not in ("toppled", "picked_up"):
            continue
        toppled = event.kind == "toppled"
        why = labels.toppled("pino") if toppled else labels.taken_by(names[event.seat])
        seen = () if event.secret else event.cards
        if doubted := next((e for e in played.events if e.kind == "doubted"), None):
            seen = doubted.cards
        hidden = (event.number or len(event.cards)) - len(seen)
        lots = [Lot("", (), down=hidden)] if hidden else []
        lots += [lot_of(cards, NOBODY, names) for cards in _equal(seen)]
        return Leaving(why, topmost(lots)[1])
    return None
