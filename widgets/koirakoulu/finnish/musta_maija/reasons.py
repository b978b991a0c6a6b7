"""Why a move of Musta Maija may or may not be made, by the rule that decides."""

from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import reasons, words
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit.contract import PLAY
from korttipelit.musta_maija import rulebook as r
from korttipelit.musta_maija.state import MAIJA, Maija
from korttipelit.verbs import ANSWER


def how(state: Maija) -> Beating:
    """How cards beat each other in a state."""
    return Beating(state.trump, verb="kaataa")


def _action(asked: Asked) -> str:
    if asked.move.verb == PLAY and len(asked.move.cards) > 1:
        return reasons.one_at_a_time(asked)
    if asked.move.verb == PLAY and asked.move.cards:
        return "hyökkäyksen kortit kaadetaan tai nostetaan, eikä viereen lyödä muita."
    return reasons.no_such_action(asked)


def _lead(asked: Asked) -> str:
    if asked.legal:
        return "pöytä on tyhjä, joten hyökkäyksen saa aloittaa millä kortilla tahansa."
    return "hyökkääjän on lyötävä ainakin yksi kortti."


def _one_suit(asked: Asked) -> str:
    led = asked.role("led")[0]
    if asked.legal:
        return f"{words.card(asked.card)} on samaa maata kuin {words.card(led)}."
    suit = words.suit(led.suit, Case.ADESSIVE)
    return f"hyökkäyksen kortit ovat samaa maata, ja tämä hyökkäys aloitettiin {suit}."


def _held(asked: Asked) -> str:
    state: Maija = asked.state
    return count_in_words(state.hands[state.victim].bit_count(), "kortti")


def _takes(asked: Asked) -> str:
    state: Maija = asked.state
    if any(pair.card == MAIJA for pair in state.table):
        return "Musta Maija ei kaadu, joten ainakin se jää nostettavaksi."
    if any(move.verb == ANSWER for move in asked.position.game.legal_moves(state)):
        return "Kortit saa nostaa, vaikka voisi kaataakin."
    return "Et voi kaataa, joten nostat kaatamattomat kortit."


REASONS: Final[dict[str, Said]] = {
    r.TURN: reasons.not_in_turn,
    r.OWN_CARDS: reasons.not_in_hand,
    r.KNOWN_ACTION: _action,
    r.LEAD: _lead,
    r.ONE_SUIT: _one_suit,
    r.CLOSED: "Kortteja lyödään yksi tai useampia, joten lopettaa saa jo nyt.",
    r.LIMIT_AFTER_STOCK: lambda asked: (
        "nostopakan loputtua kortteja ei saa lyödä enempää kuin puolustajalla on kädessä, ja "
        f"hänellä on {_held(asked)}."
    ),
    r.LIMIT_ALWAYS: lambda asked: (
        "kortteja ei saa lyödä enempää kuin puolustajalla on kädessä, ja hänellä on "
        f"{_held(asked)}."
    ),
    r.EXTRA: ("pakasta nostettuaan hyökkääjä saa lisätä samaa maata, kunnes puolustaja aloittaa."),
    r.HIGHER: reasons.on_top(how),
    r.BY_TRUMP: reasons.on_top(how),
    r.OVER_TRUMP: reasons.on_top(how),
    r.MAIJA_STANDS: "Musta Maija ei kaadu millään kortilla.",
    r.MAIJA_TOPPLES_NOT: "Mustalla Maijalla ei voi kaataa mitään.",
    r.OPEN_CARD: "kaadettavaksi kelpaa vain pöydän kaatamaton kortti.",
    r.TAKES: _takes,
}
