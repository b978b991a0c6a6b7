"""Why a move may or may not be made in the President part."""

from typing import Final

from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import reasons, words
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit import Card
from korttipelit.cards import JOKER_SUIT
from korttipelit.koira import rulebook as r
from korttipelit.koira.president import worth_of


def _rank(lot: tuple[Card, ...]) -> str:
    """What a set is of: "kutonen", "jokeri"."""
    plain = [card for card in lot if card.suit != JOKER_SUIT]
    return words.rank((plain or lot)[0].rank)


def _equal(asked: Asked) -> str:
    if asked.legal:
        return "pöytä on tyhjä, joten saat aloittaa yhdellä tai useammalla samanarvoisella."
    if len(asked.move.cards) > 4:
        return "kerralla lyödään enintään neljä korttia."
    return "kerralla lyödään vain samanarvoisia kortteja."


def _higher(asked: Asked) -> str:
    top, lot = asked.role("to_beat"), asked.move.cards
    needed = len(top)
    if asked.legal:
        return f"{_rank(lot)} on isompi kuin {_rank(top)}."
    if all(card.suit == JOKER_SUIT for card in top):
        return "jokeria isompaa ei ole."
    if len(lot) != needed:
        return f"tähän läjään lyödään {count_in_words(needed, 'kortti')} kerrallaan."
    if worth_of(lot) == worth_of(top):
        return f"{_rank(lot)} ei ole isompi kuin pöydässä oleva."
    return f"{_rank(lot)} on pienempi kuin {_rank(top)}."


REASONS: Final[dict[str, Said]] = {
    r.KNOWN_ACTION: reasons.no_such_action,
    r.EQUAL_CARDS: _equal,
    r.HIGHER_SET: _higher,
    r.EQUAL_SET: "tässä pöydässä myös yhtä suuri käy.",
    r.JOKER_BEATS: "yksi jokeri voittaa minkä lyönnin tahansa.",
    r.JOKER_PAIR: "kaksi jokeria on pari, ja se voittaa kaikki muut parit.",
    r.JOKER_WILD: "tässä pöydässä jokeri saa täydentää samanarvoiset.",
    r.JOKER_ALONE: "tässä pöydässä jokeri ei käy toisen kortin sijasta.",
    r.PASS: "Passata saa aina, kun pöydässä on läjä.",
    r.LEADER_PLAYS: "läjän aloittaja ei voi passata, vaan hän lyö.",
}

reason = reasons.by_rule(REASONS)
