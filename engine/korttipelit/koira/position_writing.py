"""Positions of Koira printed as text; `position_reading` reads them back.

What a position cannot say are the positions that went before, and by card count who led the pile:
neither matters to what may be played.
"""

from collections.abc import Sequence

from ..cards import SUITS
from ..contract import NOBODY, Seat
from ..kinds import OUT
from ..text.cardtext import write_lot
from ..text.reader import UNKNOWN
from ..text.values import write_cards, write_pile
from .options import KoiraRules
from .position_defaults import shows_from_two, usual_players, usual_queue, usual_start
from .president_form import FORM
from .state import Collecting, KoiraState, Lot, Presidency


def _who(names: Sequence[str], *seats: Seat) -> str:
    return ", ".join(names[seat] for seat in seats if seat != NOBODY)


def _players(names: Sequence[str], seats: Sequence[Seat]) -> str:
    """Who played the lots on the table; nothing where nobody remembers any of them."""
    if all(seat == NOBODY for seat in seats):
        return ""
    return ", ".join(UNKNOWN if seat == NOBODY else names[seat] for seat in seats)


def _bits(names: Sequence[str], mask: int) -> str:
    return ", ".join(name for seat, name in enumerate(names) if mask >> seat & 1)


def write_position(state: KoiraState, names: Sequence[str]) -> list[str]:
    """The state's lines after `peli` and `säännöt`. Raises `ValueError` when the deal is over."""
    if state.result is not None:
        raise ValueError("a deal that is over has no position")

    if isinstance(state, Presidency):
        return ["vaihe: presidentti", *FORM.write(state, names)]
    hands = [f"{name}: {write_cards(hand)}" for name, hand in zip(names, state.hands, strict=True)]
    if isinstance(state, Collecting):
        return _write_collecting(state, names, hands)
    table = state.table
    for seat in range(len(names)):
        if not state.active >> seat & 1:
            hands[seat] = f"{names[seat]}: {OUT}"
    optional = {
        "löi": _players(names, state.played_by),
        "läjän alussa": state.pile_start
        if table and state.pile_start != usual_start(state.active, state.played_by)
        else "",
        "läjän aloitti": _who(names, state.pile_leader) if state.rules.topple_when == "lap" else "",
        "kaatuneet": write_cards(state.gone),
        "poistettu": write_cards(state.stripped),
        "pelaajia alussa": state.starters if state.starters != len(names) else "",
        "napoleonin koira": _bits(names, state.dogs),
        "lahjan saanut": _bits(names, state.gifted),
        "antaa": _who(names, state.giver),
    }
    return [
        "vaihe: luopuminen",
        f"valtti: {SUITS[state.trump]}",
        f"pöytä: {write_table(state.rules, table)}",
        *(f"{key}: {value}" for key, value in optional.items() if value),
        *hands,
        f"vuorossa: {names[state.turn]}",
    ]


def _write_collecting(state: Collecting, names: Sequence[str], hands: list[str]) -> list[str]:
    seats = (*state.queue, *state.sharing)
    played, players = len(state.table), len(names)
    usual = (
        usual_players(seats[0], played, players),
        usual_queue(state.rules, seats[0], state.played_by, state.hands),
    )
    trump = [names[state.owner]] if state.owner != NOBODY else []
    if trump and state.trump_card is not None:
        trump.append(str(state.trump_card))
    optional = {
        "löi": _who(names, *state.played_by) if state.played_by != usual[0] else "",
        "valttikortti": " ".join(trump),
        "kinassa": _who(names, *state.queue) if state.queue not in ((), usual[1]) else "",
        "kinan alku": state.level or "",
        "jaetaan": _who(names, *state.sharing),
        "voitti viimeksi": _who(names, state.last_winner),
        "tikkejä": _bits(names, state.winners),
        "poistettu": write_cards(state.stripped),
    }
    piles = {f"pino {name}": write_cards(won) for name, won in zip(names, state.won, strict=True)}
    return [
        "vaihe: keräys",
        f"pakka: {write_pile(state.stock)}",
        f"pöytä: {' '.join(map(str, state.table))}",
        *(f"{key}: {value}" for key, value in (optional | piles).items() if value),
        *hands,
        *([] if state.sharing else [f"vuorossa: {names[seats[0]]}"]),
    ]


def write_table(rules: KoiraRules, table: Sequence[Lot]) -> str:
    """The lots bottom first, marked where they do not show whether they descend from a two."""
    texts = []
    for i, lot in enumerate(table):
        shows = shows_from_two(rules, table[:i], lot.cards)
        mark = "" if shows == lot.from_two else "~" if lot.from_two else "!"
        texts.append(write_lot(lot.cards, mark))
    return " ".join(texts)
