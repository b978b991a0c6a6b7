"""Why a move of durak may or may not be made, by the rule that decides."""

from typing import Any, Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import reasons, words
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit import CHANCE
from korttipelit.durak import rulebook as r
from korttipelit.durak.state import DurakState, limit


def _how(state: Any) -> Beating:
    return Beating(state.trump, verb="kaataa")


def _in_turn(asked: Asked) -> str:
    return f"vuorossa on {asked.names[asked.state.turn]}."


def _turn(asked: Asked) -> str:
    state: DurakState = asked.state
    if asked.move.seat == CHANCE:
        return f"nyt ei arvota mitään, vaan {_in_turn(asked)}"
    if asked.move.seat == state.defender and state.taking:
        return f"olet jo päättänyt nostaa pöydän kortit, ja {_in_turn(asked)}"
    return _in_turn(asked)


def _open(asked: Asked) -> str:
    if asked.legal:
        return "hyökkäyksen saa avata millä tahansa kortilla."
    return "pöytä on tyhjä, ja hyökkääjän on avattava hyökkäys jollakin kortilla."


def _one_card(asked: Asked) -> str:
    return reasons.one_at_a_time(asked) if asked.move.cards else "lyönnistä puuttuu kortti."


def _same_rank(asked: Asked) -> str:
    card = asked.card
    if asked.legal:
        rank = words.rank(card.rank)
        return f"pöydässä on jo {rank}, joten toinenkin {rank} käy."
    rank = words.rank(card.rank, Case.PARTITIVE)
    return (
        f"pöydässä ei ole yhtään {rank}, ja lisäkortin on oltava samanarvoinen kuin jokin "
        "pöydän kortti."
    )


def _given(asked: Asked) -> str:
    rank = words.rank(asked.card.rank)
    return f"pöydässä on jo {rank}, joten kortin saa vielä antaa puolustajalle."


def _hand_limit(asked: Asked) -> str:
    held = count_in_words(limit(asked.state), "kortti")
    return (
        f"puolustajalla oli hyökkäyksen alussa {held}, eikä hyökkäyskortteja saa olla sitä enempää."
    )


def _enough(asked: Asked) -> str:
    if asked.legal:
        return "Kortteja ei ole pakko lisätä."
    return (
        "sanoit jo, että riittää, ja saat lisätä kortteja vasta, kun pöytään on tullut uusi kortti."
    )


def _permission(asked: Asked) -> str:
    if asked.legal:
        return "Päähyökkääjä saa antaa muiden lyödä seuraavan kortin."
    return "muut saavat osallistua hyökkäykseen vain päähyökkääjän luvalla."


def _take(asked: Asked) -> str:
    if len(asked.position.game.legal_moves(asked.state)) > 1:
        return "Kortit saa nostaa, vaikka voisi kaataakin."
    return "Et voi kaataa, joten nostat pöydän kortit."


def _swap(asked: Asked) -> str:
    if asked.legal:
        shown = words.card(asked.role("trump")[0])
        return f"Valttikutosen saa vaihtaa milloin tahansa pakan alla olevaan korttiin: {shown}."
    six = words.card(asked.role("missing")[0])
    return f"vaihtoon tarvitaan valttikutonen, eikä {six} ole kädessäsi."


def _swap_stock(asked: Asked) -> str:
    if asked.state.stock:
        return "pakan alla olevaa valttikorttia ei tiedetä."
    return "nostopakka on lopussa, eikä vaihdettavaa valttikorttia enää ole."


REASONS: Final[dict[str, Said]] = {
    r.TURN: _turn,
    r.OWN_CARDS: reasons.not_in_hand,
    r.KNOWN_ACTION: reasons.no_such_action,
    r.SWAP: _swap,
    r.SWAP_OWNER: (
        "valttikutosen saa vaihtaa vain se, jolle se jaettiin tai joka nosti sen pakasta."
    ),
    r.SWAP_STOCK: _swap_stock,
    r.OPEN: _open,
    r.ONE_CARD: _one_card,
    r.SAME_RANK: _same_rank,
    r.SIX_CARDS: "hyökkäyksessä on jo kuusi hyökkäyskorttia, ja enempää ei saa lyödä.",
    r.HAND_LIMIT: _hand_limit,
    r.FIRST_FIVE: "jaon ensimmäisessä hyökkäyksessä saa olla vain viisi hyökkäyskorttia.",
    r.WAIT: "puolustaja kaataa ensin pöydän kortin tai nostaa kortit.",
    r.ENOUGH: _enough,
    r.PRIORITY: lambda asked: (
        "kortteja lisää ensin päähyökkääjä ja sitten puolustajan vasen naapuri, ja "
        f"{_in_turn(asked)}"
    ),
    r.PERMISSION: _permission,
    r.ASKED: "muut eivät lisää tähän mitään, joten lupaa ei tarvita.",
    r.NEIGHBOURS: (
        "viiden tai kuuden pelatessa yksin hyökkäävät vain puolustajan vasen ja oikea naapuri."
    ),
    r.OWN_SIDE: "puolustaja on omalla puolellasi, joten et osallistu tähän hyökkäykseen.",
    r.HIGHER: reasons.on_top(_how),
    r.BY_TRUMP: reasons.on_top(_how),
    r.OVER_TRUMP: reasons.on_top(_how),
    r.CHOICE: "kaadettavaksi kelpaa vain pöydän avoin hyökkäyskortti.",
    r.TAKE: _take,
    r.GIVEN: _given,
}
