"""Why a move of Kitumaija may or may not be made, by the rule that decides."""

from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import reasons
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit.contract import PLAY
from korttipelit.kitumaija import rulebook as r
from korttipelit.kitumaija.state import CLUBS, Kitu, due
from korttipelit.verbs import PICK_UP, TURN


def how(state: Kitu) -> Beating:
    """How cards catch each other in a state."""
    hard = state.rules.clubs_hard and state.trump != CLUBS
    return Beating(state.trump, verb="ottaa kiinni", hard=(CLUBS,) if hard else ())


def _action(asked: Asked) -> str:
    move = asked.move
    if move.verb == PLAY and len(move.cards) > 1:
        return reasons.one_at_a_time(asked)
    if move.verb == PICK_UP:
        return "nostettavia kortteja ei valita: ne ovat avopakan päällimmäiset."
    if move.verb == TURN:
        return "käännettävää korttia ei valita: se on nostopakan päällimmäinen."
    return reasons.no_such_action(asked)


def taken(state: Kitu) -> str:
    """How many cards are taken, as an object: "kolme korttia", "yhden kortin"."""
    return count_in_words(due(state), "kortti", Case.ACCUSATIVE)


def _free_card(asked: Asked) -> str:
    if asked.legal:
        return "kiinniottokortin jälkeen toiseksi kortiksi käy mikä tahansa."
    return "kiinniottokortti on jo lyöty, ja sen päälle lyödään vielä toinen kortti."


def _takes_five(asked: Asked) -> str:
    if asked.legal:
        return f"Edellinen kortti on maija, joten avopakasta on nostettava {_must(asked)}."
    return "avopakan päällä on maija, eikä sitä saa kiinni: kortteja on nostettava."


def _must(asked: Asked) -> str:
    return count_in_words(due(asked.state), "kortti")


def _takes_three(asked: Asked) -> str:
    return f"Joka ei voi tai halua ottaa kiinni, nostaa avopakasta {taken(asked.state)}."


REASONS: Final[dict[str, Said]] = {
    r.TURN: reasons.not_in_turn,
    r.OWN_CARDS: reasons.not_in_hand,
    r.KNOWN_ACTION: _action,
    r.HIGHER: reasons.on_top(how),
    r.BY_TRUMP: reasons.on_top(how),
    r.OVER_TRUMP: reasons.on_top(how),
    r.HARD_SUIT: reasons.on_top(how),
    r.MAIJA_SECOND: "maijan saa lyödä vain toisena korttina, ei koskaan kiinniottokorttina.",
    r.FREE_CARD: _free_card,
    r.TAKES_THREE: _takes_three,
    r.TAKES_FIVE: _takes_five,
    r.BOTTOM: "Avopakassa on vain pohjimmainen kortti, jota ei nosteta: vuoro siirtyy.",
    r.TURNS: (
        "Kädessä on tasan viisi korttia, joten lyömisen sijasta saa kääntää kortin nostopakasta."
    ),
    r.TURNS_FREE: (
        "Vuoron alussa kädessä oli tasan viisi korttia, joten toisenkin kortin saa kääntää "
        "nostopakasta."
    ),
    r.FIVE_IN_HAND: (
        "nostopakasta saa kääntää vain, jos kädessä on vuoron alussa tasan viisi korttia."
    ),
    r.NO_STOCK: "nostopakka on lopussa, joten siitä ei voi kääntää korttia.",
}
