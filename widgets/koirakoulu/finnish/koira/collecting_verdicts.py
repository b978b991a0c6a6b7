"""Why a move may or may not be made while cards are collected."""

from collections.abc import Sequence

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import words
from korttipelit import Ruling, verbs
from korttipelit.cards import JOKER_SUIT
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import (
    Collecting,
)

NO_SNATCHING = "keräysvaiheessa kenenkään kädestä ei näykätä kortteja."
NO_JOKERS = "Koiraa pelataan ilman jokereita."


def reason(state: Collecting, names: Sequence[str], ruling: Ruling) -> str:
    """The reason of a ruling on a move of the player in turn, or on a lot."""
    if state.sharing:
        return _lot(state, names, ruling)
    if ruling.rule == r.BLIND:
        return "Nostopakan päällimmäisen kortin saa kääntää pöytään käsikortin sijasta."
    if ruling.rule == r.BLIND_LAST:
        if state.stock:
            return "nostopakassa on enää valttikortti, eikä sitä käännetä pöytään."
        return "nostopakka on lopussa, joten käännettävää ei ole."
    if ruling.rule == r.ANY_CARD:
        if ruling.move.cards[0].suit == JOKER_SUIT and state.rules.trump_mode != "none":
            return NO_JOKERS
        card = words.card(ruling.move.cards[0], Case.ACCUSATIVE)
        return f"keräysvaiheessa saa lyödä minkä kortin tahansa, siis {card}kin."
    return _no_such_action(state, ruling)


def _lot(state: Collecting, names: Sequence[str], ruling: Ruling) -> str:
    if ruling.legal:
        parties = words.players(names, state.sharing)
        return f"Kina jäi ratkeamatta, joten sen kortit jaetaan arpomalla. Osansa saavat {parties}."
    if ruling.move.verb == verbs.LOT:
        return f"arvassa jaetaan kinan kaikki kortit, siis {words.cards(state.table)}."
    return "kina jäi ratkeamatta, joten seuraavaksi arvotaan sen kortit."


def _no_such_action(state: Collecting, ruling: Ruling) -> str:
    verb, cards = ruling.move.verb, ruling.move.cards
    if verb == verbs.PICK_UP:
        return "keräysvaiheessa pöydästä ei nosteta, vaan lyöt jonkin kädessäsi olevan kortin."
    if verb == verbs.TURN:
        if state.rules.blind_flip:
            return "käännät nostopakan päällimmäisen kortin, eikä sitä voi valita."
        return "tässä pöydässä nostopakasta ei käännetä kortteja, vaan ne lyödään kädestä."
    if verb == verbs.GIVE:
        return "keräysvaiheessa kortteja ei anneta toisille."
    if verb == verbs.SNATCH:
        return NO_SNATCHING
    if verb == verbs.LOT:
        return "nyt ei ole mitään arvottavaa."
    if cards:
        both = words.cards(cards)
        return f"tikkiin lyödään yksi kortti kerrallaan, joten {both} eivät käy samalla kertaa."
    return "lyönnistä puuttuu kortti."
