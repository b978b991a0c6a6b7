"""Why a move may or may not be made in Viikatemies."""

from typing import Final

from koirakoulu.finnish.shared import reasons, words
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit import Card
from korttipelit.cards import ACE
from korttipelit.verbs import PICK_UP
from korttipelit.viikatemies import rulebook as r
from korttipelit.viikatemies.ranking import KING, STRENGTH


def _first(asked: Asked) -> Card:
    return asked.move.cards[0]


def _top(asked: Asked) -> Card:
    return asked.role("to_beat")[0]


def _lead(asked: Asked) -> str:
    if asked.move.verb == PICK_UP:
        return "pöydässä ei ole mitään nostettavaa. Tyhjään pöytään lyödään aina kortti."
    return "pöytä on tyhjä, joten saat aloittaa millä kortilla tahansa."


def _higher(asked: Asked) -> str:
    first, top = _first(asked), _top(asked)
    if asked.legal:
        if top.rank == ACE:
            return f"{words.card(first)} on isompi kuin pöydän ässä, joka on enää ykkönen."
        return f"{words.card(first)} on isompi kuin {words.card(top)}, ja maa on sama."
    return f"{words.card(first)} on pienempi kuin {words.card(top)}."


def _stronger(asked: Asked) -> str:
    first, top = _first(asked), _top(asked)
    mine, theirs = words.suit(first.suit), words.suit(top.suit)
    if asked.legal:
        return f"{mine} on vahvempi maa kuin {theirs}, joten arvolla ei ole väliä."
    assert STRENGTH[first.suit] < STRENGTH[top.suit]
    return f"{mine} on heikompi maa kuin {theirs}, eivätkä kortit ole samanarvoisia."


def _direct(asked: Asked) -> str:
    return f"{words.rank(_top(asked).rank)} vaihtuu samanarvoiseen, eikä maalla ole silloin väliä."


def _indirect(asked: Asked) -> str:
    first = words.card(_first(asked))
    return f"{first} käy sellaisenaan, ja sen mukana saa lyödä muutkin samanarvoiset."


def _run(asked: Asked) -> str:
    suit = words.suit(_first(asked).suit)
    if not asked.role("to_beat"):
        return f"pöytä on tyhjä, ja {suit}sarja käy kokonaisena."
    return f"sarjan ensimmäinen kortti {words.card(_first(asked))} käy, ja loput tulevat mukana."


def _queen(asked: Asked) -> str:
    if asked.move.verb == PICK_UP:
        return "Rouvaan ei ole vastausta, joten nostat avopakan."
    return (
        "rouvaan vastataan vahvemman maan rouvalla, sopivalla kaatokortilla tai saman tai "
        "vahvemman maan ässällä. Muuten avopakka nostetaan."
    )


def _queen_higher(asked: Asked) -> str:
    mine, theirs = words.suit(_first(asked).suit), words.suit(_top(asked).suit)
    if asked.legal:
        return f"{mine} on vahvempi maa kuin {theirs}, joten rouva vastaa rouvaan."
    return f"rouvan päälle käy vain vahvemman maan rouva, ja {mine} on heikompi kuin {theirs}."


def _king_not_stronger(asked: Asked) -> str:
    suit, mine = words.suit(_top(asked).suit), words.suit(_first(asked).suit)
    return f"kuningas kaataa vain omaa maataan ja heikompia, ja {suit} on vahvempi kuin {mine}."


def _king(asked: Asked) -> str:
    top = _top(asked)
    if top.rank == KING:
        return f"{words.card(_first(asked))} on vahvempaa maata ja kaataa toisen kuninkaan."
    return f"{words.card(_first(asked))} kaataa omaa maataan ja sitä heikompia."


def _reaper(asked: Asked) -> str:
    if asked.move.verb == PICK_UP:
        return "Viikatemiehen jälkeen avopakka on nostettava."
    if asked.legal:
        return "viikatemies käy kaiken muun kuin rouvan päälle, ja seuraava nostaa avopakan."
    return "viikatemiehen päälle ei lyödä, vaan avopakka on nostettava."


def _take(_: Asked) -> str:
    return "Avopakan saa nostaa aina, vaikka jokin kortti kävisi."


def _topples_led(what: str) -> str:
    return f"{what} kaatuu tyhjässä pöydässä heti, ja saat jatkaa."


REASONS: Final[dict[str, Said]] = {
    r.TURN: reasons.not_in_turn,
    r.OWN_CARDS: reasons.not_in_hand,
    r.KNOWN_ACTION: reasons.no_such_action,
    r.LEAD: _lead,
    r.HIGHER: _higher,
    r.STRONGER: _stronger,
    r.DIRECT: _direct,
    r.INDIRECT: _indirect,
    r.TOGETHER: "kerralla lyödään vain samanarvoisia kortteja tai saman maan sarja.",
    r.RUN: _run,
    r.RUN_PLAIN: "sarjassa ei saa olla erikoiskortteja: se ulottuu enintään kymppiin.",
    r.RUN_NO_SWAP: "sarjalla ei vaihdeta maata: sen ensimmäisen kortin on oltava isompi.",
    r.JACK: "sotamies kaataa ristiä, olipa sotamies mitä maata tahansa.",
    r.JACK_ONLY_CLUBS: "sotamies käy vain ristin päälle tai tyhjään pöytään.",
    r.JACK_LED: _topples_led("sotamies"),
    r.QUEEN: _queen,
    r.QUEEN_HIGHER: _queen_higher,
    r.QUEENS_RISE: "monta rouvaa lyödään kerralla vain heikommasta maasta vahvempaan.",
    r.KING: _king,
    r.KING_NOT_STRONGER: _king_not_stronger,
    r.KING_LED: "tyhjään pöytään lyöty kuningas jää pöytään ja on arvoltaan tavallinen 13.",
    r.KING_SWAPS: "heikomman maan kuningas ei kaada vaan vaihtaa maata.",
    r.KINGS: "ensimmäinen kuningas kaataa, ja muut kaatuvat sen mukana.",
    r.ACE: "kädestä lyötynä ässä on maansa isoin kortti.",
    r.ACE_NO_SWAP: "pöydässä ässä on ykkönen, joten kädestä lyöty ei ole samanarvoinen.",
    r.REAPER: _reaper,
    r.REAPER_NO_QUEEN: "viikatemies ei käy rouvan päälle.",
    r.REAPER_ALONE: "viikatemies lyödään aina yksin.",
    r.REAPER_LED: _topples_led("viikatemies"),
    r.TAKE: _take,
}
"""By the rule that decides."""
