"""How a state of Koira stands, in words."""

from collections.abc import Sequence

from koirakoulu.finnish.koira import words
from koirakoulu.finnish.koira.shedding_verdicts import giver_is_in_turn
from koirakoulu.finnish.numbers import count
from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY
from korttipelit.koira.collecting import trump_is_known
from korttipelit.koira.state import Collecting, KoiraState, Shedding


def turn(state: KoiraState, names: Sequence[str]) -> str:
    """Who is in turn."""
    if isinstance(state, Collecting):
        if state.sharing:
            return f"Kinan kortit arvotaan: {words.players(names, state.sharing)}"
        return f"Vuorossa: {names[state.queue[0]]}"
    if state.result is not None:
        return "Jako on päättynyt"
    if giver_is_in_turn(state):
        return f"Vuorossa: {names[state.giver]}, kortin saa {names[state.turn]}"
    if state.giver != NOBODY:
        return f"Vuorossa: {names[state.turn]}, kortin menettää {names[state.giver]}"
    return f"Vuorossa: {names[state.turn]}"


def phase(state: KoiraState) -> str:
    """The phase, and a kina while one is played."""
    if not isinstance(state, Collecting):
        return "Luopumisvaihe"
    return "Keräysvaihe, kina" if state.level or state.sharing else "Keräysvaihe"


def trump(state: KoiraState) -> str:
    """The trump suit, or that it is not known yet."""
    if isinstance(state, Shedding):
        return f"Valtti: {words.suit(state.trump)}"
    card = state.stock[-1] if state.stock else state.trump_card
    if not trump_is_known(state) or card is None:
        return "Valtti: ei vielä tiedossa"
    return f"Valtti: {words.suit(card.suit)}"


def lap(state: KoiraState, names: Sequence[str]) -> str:
    """How far the trick or the pile is, and what ends it."""
    if isinstance(state, Collecting):
        return _trick(state, names)
    rules, pile = state.rules, sentence(words.pile(state.rules))
    if rules.topple_when == "lap":
        if state.pile_leader == NOBODY:
            return f"{pile} kaatuu, kun kierros tulee täyteen"
        return f"{pile} kaatuu, kun kierros tulee täyteen, aloittajana {names[state.pile_leader]}"
    now = state.active.bit_count()
    start = state.pile_start if rules.topple_count != "current_only" else 0
    thing = "kortti" if rules.sequences == "off" else "erä"
    topples = count(start or now, thing)
    on_table = f", nyt {len(state.table)}" if state.table else ""
    return f"{pile} kaatuu, kun pöydässä on {topples}{on_table}"


def _trick(state: Collecting, names: Sequence[str]) -> str:
    if state.sharing:
        return ""
    waiting = words.players(names, state.queue)
    if not state.table:
        return f"Tikkiin lyövät järjestyksessä {waiting}" if len(state.queue) > 1 else ""
    return f"{'Kinassa' if state.level else 'Tikissä'} lyömättä: {waiting}"


def stock(state: KoiraState) -> str:
    """How much of the stock is left."""
    if not isinstance(state, Collecting):
        return ""
    if not state.stock:
        return "Nostopakka on lopussa"
    if len(state.stock) == 1:
        return "Nostopakassa on enää valttikortti"
    return f"Nostopakassa {count(len(state.stock), 'kortti')}"
