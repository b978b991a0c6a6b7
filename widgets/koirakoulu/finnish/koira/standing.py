"""How a state of Koira stands, in words."""

from collections.abc import Sequence

from koirakoulu.finnish.koira.piles import pile_word
from koirakoulu.finnish.koira.shedding_verdicts import giver_is_in_turn
from koirakoulu.finnish.numbers import count, count_in_words
from koirakoulu.finnish.shared import standing, words
from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY, Position
from korttipelit.koira.collecting import trump_is_known
from korttipelit.koira.state import Collecting, KoiraState, Presidency, Shedding
from korttipelit.seats import seats_in


def turn(position: Position) -> str:
    """Who is in turn."""
    state: KoiraState = position.state
    names = position.names
    if isinstance(state, Collecting):
        if state.sharing:
            return f"Kinan kortit arvotaan: {words.players(names, state.sharing)}"
    elif isinstance(state, Presidency):
        return standing.turn(position)
    elif giver_is_in_turn(state):
        return f"Vuorossa: {names[state.giver]}, kortin saa {names[state.turn]}"
    elif state.giver != NOBODY:
        return f"Vuorossa: {names[state.turn]}, kortin menettää {names[state.giver]}"
    return standing.turn(position)


def phase(position: Position) -> str:
    """The phase, and a kina while one is played."""
    state: KoiraState = position.state
    if isinstance(state, Presidency):
        return "Presidentti"
    if isinstance(state, Shedding):
        return "Luopumisvaihe"
    return "Keräysvaihe, kina" if state.level or state.sharing else "Keräysvaihe"


def trump(position: Position) -> str:
    """The trump suit, or that it is not known yet."""
    state: KoiraState = position.state
    if isinstance(state, Shedding):
        return standing.trump_of(state.trump)
    if isinstance(state, Presidency) or state.rules.trump_mode == "none":
        return ""
    card = state.stock[-1] if state.stock else state.trump_card
    if not trump_is_known(state) or card is None:
        return standing.TRUMP_UNKNOWN
    return standing.trump_of(card.suit)


def lap(position: Position) -> str:
    """How far the trick or the pile is, and what ends it."""
    state: KoiraState = position.state
    names = position.names
    if isinstance(state, Collecting):
        return _trick(state, names)
    if isinstance(state, Presidency):
        return _president_pile(state, names)
    rules, pile = state.rules, sentence(pile_word(state.rules))
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


def _president_pile(state: Presidency, names: Sequence[str]) -> str:
    """Whose cards are on top, and who has passed."""
    if not state.table:
        return ""
    size = count_in_words(len(state.table[-1]), "kortti")
    seats = seats_in(state.passed)
    have = words.verb(seats, "passannut on", "passanneet ovat")
    out = f"; {have} {words.players(names, seats)}" if seats else ""
    return f"Läjään lyödään {size} kerrallaan, päällimmäisen löi {names[state.played_by[-1]]}{out}"


def _trick(state: Collecting, names: Sequence[str]) -> str:
    if state.sharing:
        return ""
    waiting = words.players(names, state.queue)
    if not state.table:
        return f"Tikkiin lyövät järjestyksessä {waiting}" if len(state.queue) > 1 else ""
    return f"{'Kinassa' if state.level else 'Tikissä'} lyömättä: {waiting}"


def stock(position: Position) -> str:
    """How much of the stock is left."""
    state: KoiraState = position.state
    if not isinstance(state, Collecting):
        return ""
    return standing.stock_of(state.stock, trump_last=state.rules.trump_mode != "none")
