# A word table is read a row at a time, however long the row.
# ruff: noqa: E501

"""The names of cards, suits and ranks in every case a sentence needs.

Cards come in as the symbols the notation prints: ``♠7``, ``♥10``, ``♦J``,
``★1``; a run as ``♥2-4``, the rest of a broken run as ``~♥5-6``.  Names are
written together (ristivitonen, herttaässä); the jack is printed *sotamies*.
``JACK_READ`` holds its other name for whoever reads what people type.
"""

from collections.abc import Sequence

from koirakoulu.finnish.cases import Case, Noun, noun_table
from koirakoulu.finnish.text import join

# Nominative, genitive, partitive, illative, essive, then the plural's
# genitive, partitive, illative, essive, inessive.
_NOUNS = noun_table("""
pata padan pataa pataan patana | patojen patoja patoihin patoina padoissa
hertta hertan herttaa herttaan herttana | herttojen herttoja herttoihin herttoina hertoissa
ruutu ruudun ruutua ruutuun ruutuna | ruutujen ruutuja ruutuihin ruutuina ruuduissa
risti ristin ristiä ristiin ristinä | ristien ristejä risteihin risteinä risteissä
kakkonen kakkosen kakkosta kakkoseen kakkosena | kakkosten kakkosia kakkosiin kakkosina kakkosissa
kolmonen kolmosen kolmosta kolmoseen kolmosena | kolmosten kolmosia kolmosiin kolmosina kolmosissa
nelonen nelosen nelosta neloseen nelosena | nelosten nelosia nelosiin nelosina nelosissa
vitonen vitosen vitosta vitoseen vitosena | vitosten vitosia vitosiin vitosina vitosissa
kutonen kutosen kutosta kutoseen kutosena | kutosten kutosia kutosiin kutosina kutosissa
seiska seiskan seiskaa seiskaan seiskana | seiskojen seiskoja seiskoihin seiskoina seiskoissa
kasi kasin kasia kasiin kasina | kasien kaseja kaseihin kaseina kaseissa
ysi ysin ysiä ysiin ysinä | ysien ysejä yseihin yseinä yseissä
kymppi kympin kymppiä kymppiin kymppinä | kymppien kymppejä kymppeihin kymppeinä kympeissä
sotamies sotamiehen sotamiestä sotamieheen sotamiehenä | sotamiesten sotamiehiä sotamiehiin sotamiehinä sotamiehissä
jätkä jätkän jätkää jätkään jätkänä | jätkien jätkiä jätkiin jätkinä jätkissä
rouva rouvan rouvaa rouvaan rouvana | rouvien rouvia rouviin rouvina rouvissa
kuningas kuninkaan kuningasta kuninkaaseen kuninkaana | kuninkaiden kuninkaita kuninkaisiin kuninkaina kuninkaissa
ässä ässän ässää ässään ässänä | ässien ässiä ässiin ässinä ässissä
jokeri jokerin jokeria jokeriin jokerina | jokerien jokereita jokereihin jokereina jokereissa
""")

SUITS: dict[str, Noun] = {
    symbol: _NOUNS[name]
    for symbol, name in {"♠": "pata", "♥": "hertta", "♦": "ruutu", "♣": "risti"}.items()
}

RANKS: dict[str, Noun] = {
    symbol: _NOUNS[name]
    for symbol, name in {
        "2": "kakkonen",
        "3": "kolmonen",
        "4": "nelonen",
        "5": "vitonen",
        "6": "kutonen",
        "7": "seiska",
        "8": "kasi",
        "9": "ysi",
        "10": "kymppi",
        "J": "sotamies",
        "Q": "rouva",
        "K": "kuningas",
        "A": "ässä",
    }.items()
}

JACK_READ: Noun = _NOUNS["jätkä"]

_JOKERS = ("★1", "★2")
JOKER = "★"
_JOKER = _NOUNS["jokeri"]
_BOTH = {
    Case.NOMINATIVE: "molemmat",
    Case.GENITIVE: "molempien",
    Case.ACCUSATIVE: "molemmat",
    Case.PARTITIVE: "molempia",
    Case.INESSIVE: "molemmissa",
    Case.ELATIVE: "molemmista",
    Case.ILLATIVE: "molempiin",
    Case.ADESSIVE: "molemmilla",
    Case.ABLATIVE: "molemmilta",
    Case.ALLATIVE: "molemmille",
    Case.ESSIVE: "molempina",
    Case.TRANSLATIVE: "molemmiksi",
}


def suit_name(suit: str, case: Case = Case.NOMINATIVE, *, plural: bool = False) -> str:
    """Name a suit: ``♠`` is "pata", "padan", in the plural "padat", "patoja"."""
    return SUITS[suit].form(case, plural=plural)


def rank_name(rank: str, case: Case = Case.NOMINATIVE, *, plural: bool = False) -> str:
    """Name a rank: ``7`` is "seiska", ``K`` in the genitive "kuninkaan", ``★`` a joker."""
    if rank == JOKER:
        return _JOKER.form(case, plural=plural)
    return RANKS[rank].form(case, plural=plural)


def card_name(card: str, case: Case = Case.NOMINATIVE) -> str:
    """Name a card: ``♠7`` is "pataseiska"; both jokers are "jokeri".

    Raises ``KeyError`` for what is not a card.
    """
    if card in _JOKERS:
        return _JOKER.form(case)
    return RANKS[card[1:]].form(case, prefix=suit_name(card[:1]))


def run_name(suit: str, low: str, high: str, case: Case = Case.NOMINATIVE) -> str:
    """Name a run: "hertat kakkosesta neloseen", "herttoja kakkosesta neloseen"."""
    start = rank_name(low, Case.ELATIVE)
    end = rank_name(high, Case.ILLATIVE)
    return f"{suit_name(suit, case, plural=True)} {start} {end}"


def lot_name(lot: str, case: Case = Case.NOMINATIVE) -> str:
    """Name what lies as one lot: a card ``♥5``, a run ``♥2-4``, a rest ``~♥5-6``, ``♥5 ♦5``."""
    lot = lot.removeprefix("~")
    if " " in lot:
        return cards_list(lot.split(), case)
    low, dash, high = lot[1:].partition("-")
    return run_name(lot[0], low, high, case) if dash else card_name(lot, case)


def cards_list(cards: Sequence[str], case: Case = Case.NOMINATIVE, conjunction: str = "ja") -> str:
    """List cards or lots: "herttakakkosen, herttakolmosen ja herttanelosen".

    Two jokers in one list become "molemmat jokerit", or one "jokeri" when the
    list offers a choice (``conjunction`` is not "ja").
    """
    names: list[str] = []
    jokers = sum(card in _JOKERS for card in cards)
    for card in cards:
        if card not in _JOKERS or jokers == 1:
            names.append(lot_name(card, case))
        elif card == next(other for other in cards if other in _JOKERS):
            names.append(_jokers_name(case, conjunction))
    return join(names, conjunction)


def _jokers_name(case: Case, conjunction: str) -> str:
    if conjunction != "ja":
        return _JOKER.form(case)
    return f"{_BOTH[case]} {_JOKER.form(case, plural=True)}"
