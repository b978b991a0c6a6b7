"""Which cards are taken from the table, and why those."""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import words
from korttipelit import Card
from korttipelit.koira.runs import unit_to_take
from korttipelit.koira.state import Lot, Shedding

_WHICH = {"bottom": "pohjimmaisen", "last": "viimeksi lyödyn", "lowest": "pienimmän"}


def what_is_taken(state: Shedding) -> str:
    """What a player who picks up takes, as an object: "pohjimmaisen eli ruutukympin"."""
    unit = unit_to_take(state)
    lots = state.table[unit]
    cards = tuple(card for lot in lots for card in lot.cards)
    return f"{_which(state, lots, cards)} eli {words.cards(cards, Case.ACCUSATIVE)}"


def _which(state: Shedding, lots: tuple[Lot, ...], cards: tuple[Card, ...]) -> str:
    if len(lots) > 1:
        return "yhteen sulautuneen sarjan"
    thing = "" if len(cards) == 1 else " sarjan"
    if len(state.table) == 1:
        return "pöydän ainoan" + (thing or " kortin")
    return _first_of_equals(state, lots[0]) + thing


def _first_of_equals(state: Shedding, taken: Lot) -> str:
    """Of two lowest cards the one that lies lower is taken; then that is the reason."""
    lowest = taken.cards[0].rank
    if state.rules.pickup == "lowest" and (
        sum(lot.cards[0].rank == lowest for lot in state.table) > 1
    ):
        return "pienimmistä pohjimmaisen"
    return _WHICH[state.rules.pickup]
