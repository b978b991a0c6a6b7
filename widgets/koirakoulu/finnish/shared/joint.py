"""The words of Moska and Turamoska, whose attacks everybody may join, by what each game calls them.

The roles of both are the engine's: an attacker, and a defender who beats what is laid against him.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.shared import happenings, moves, reasons, standing, words
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from koirakoulu.finnish.shared.moves import Doing
from koirakoulu.finnish.shared.reasons import Asked, Said
from korttipelit import Position, verbs
from korttipelit.joint.state import JOINING, OPENING, Attack, acting, count_open
from korttipelit.joint.ways import Ways


class Terms(NamedTuple):
    """What a game calls its roles and what they do."""

    defender: str
    """"tappaja"; its case forms are made by an ending on the same stem."""
    defends: str
    """"tappaa": what he does to a card."""
    defended: str
    """"tappoi"."""
    could_defend: str
    """"tappaisi" would be too much: "tappaakin"."""
    undefended: str
    """"tappamattomia": the cards still open, in the partitive."""
    to_defend: str
    """"tapettavaksi": as what a card is chosen."""
    attacker: str
    opening: str
    """"hyökkäyksen": what is opened, as an object."""
    next_attacker: str
    acted: str
    """"tappaja on tappanut kortin": until when one who has passed waits."""


def reasons_of(ways: Ways, terms: Terms) -> dict[str, Said]:
    """Why a move may or may not be made, by the rule that decides."""
    laws = ways.laws
    table: dict[str, Said] = {
        laws.turn: _turn,
        laws.own_cards: reasons.not_in_hand,
        laws.action: _action,
        laws.swap: _swap,
        laws.open_any: f"{terms.opening} saa avata millä tahansa kortilla.",
        laws.open_set: _open_set,
        laws.complete: lambda asked: _complete(asked, terms),
        laws.join: _same_rank,
        laws.late: lambda asked: _late(asked, terms),
        laws.enough: lambda asked: _enough(asked, terms),
        laws.limit_hand: lambda asked: _limit_hand(asked, terms),
        laws.limit_used: lambda asked: _limit_used(asked, ways, terms),
        laws.add_to_himself: lambda asked: _to_himself(asked),
        laws.never_to_himself: "et voi lisätä kortteja itseäsi vastaan.",
        laws.answer.higher: reasons.on_top(lambda state: _how(state, terms)),
        laws.answer.by_trump: reasons.on_top(lambda state: _how(state, terms)),
        laws.answer.over_trump: reasons.on_top(lambda state: _how(state, terms)),
        laws.answer.known_card: f"{terms.to_defend} kelpaa vain pöydän avoin kortti.",
        laws.take: lambda asked: _take(asked, terms),
        laws.try_stock: f"Pakasta saa kääntää kortin ja yrittää {terms.defends} sillä.",
        laws.must_beat: lambda asked: _must_beat(asked, terms),
        laws.stray: lambda asked: _stray(asked, terms),
        laws.turn_up_stays: "pakassa on enää valttikortti, eikä sitä käännetä.",
        laws.open_from_stock: f"{terms.opening} saa avata kääntämällä kortin pakasta.",
        laws.only_tries: "kokeilet jo pakasta, joten kädestä ei enää lyödä.",
    }
    return {rule: said for rule, said in table.items() if rule}


def _how(state: Attack, terms: Terms) -> Beating:
    return Beating(state.trump, verb=terms.defends)


def _turn(asked: Asked) -> str:
    state: Attack = asked.state
    if asked.move.seat == state.defender and state.stage == JOINING:
        return f"muut saavat ensin lisätä kortteja, ja {reasons.not_in_turn(asked)}"
    return reasons.not_in_turn(asked)


def _action(asked: Asked) -> str:
    several = len(asked.move.cards) > 1 and asked.move.verb == verbs.PLAY
    return reasons.one_at_a_time(asked) if several else reasons.no_such_action(asked)


def _swap(asked: Asked) -> str:
    state: Attack = asked.state
    if asked.legal:
        shown = words.card(asked.role("trump")[0])
        return f"Valttikakkosen saa vaihtaa milloin tahansa pakan alla olevaan korttiin: {shown}."
    if not state.stock:
        return "nostopakka on lopussa, eikä vaihdettavaa valttikorttia enää ole."
    if state.stage == OPENING and asked.move.seat == state.attacker and state.table:
        return "vaihtaa saa vasta, kun aloittamasi pari on valmis."
    return "vaihtoon tarvitaan valttikakkonen, eikä sitä ole kädessäsi."


def _open_set(asked: Asked) -> str:
    laid = asked.role("laid")
    rank = words.rank(asked.card.rank)
    partitive = words.rank(asked.card.rank, Case.PARTITIVE)
    if asked.legal:
        if asked.card.rank in [card.rank for card in laid]:
            return f"pöydässä on jo {rank}, joten toinenkin {rank} käy."
        return f"kädessäsi on toinenkin {rank}, joten niistä tulee pari."
    if asked.role("single"):
        return f"kädessäsi ei ole toista {partitive}, ja yksittäisen kortin saa lyödä vain yksin."
    lone = next(card for card in laid if [c.rank for c in laid].count(card.rank) == 1)
    if len(laid) == 1:
        return (
            f"{words.card(lone)} on yksittäinen kortti, ja sen pariksi kelpaa vain toinen "
            f"{words.rank(lone.rank)}."
        )
    return f"{words.card(lone)} on vielä yksin, joten ensin on lyötävä sen pari."


def _complete(asked: Asked, terms: Terms) -> str:
    table = asked.state.table
    if asked.legal:
        if len(table) == 1:
            return "Yksikin kortti riittää avaukseksi."
        return "Jokaista numeroa on ainakin kaksi, joten avaus on valmis."
    if asked.move.cards:
        return reasons.no_such_action(asked)
    if not table:
        return f"pöytä on tyhjä, ja {terms.opening} on oltava ainakin yksi kortti."
    return f"{words.card(table[-1].card)} on vielä yksin, joten sen pari on lyötävä ensin."


def _same_rank(asked: Asked) -> str:
    rank = words.rank(asked.card.rank)
    if asked.legal:
        return f"pöydässä on jo {rank}, joten toinenkin {rank} käy."
    partitive = words.rank(asked.card.rank, Case.PARTITIVE)
    return (
        f"pöydässä ei ole yhtään {partitive}, ja lisäkortin on oltava samanarvoinen kuin jokin "
        "pöydän kortti."
    )


def _late(asked: Asked, terms: Terms) -> str:
    if not asked.legal:
        return _same_rank(asked)
    rank = words.rank(asked.card.rank)
    return f"pöydässä on jo {rank}, joten kortin saa vielä lyödä, ja {terms.defender} nostaa sen."


def _enough(asked: Asked, terms: Terms) -> str:
    if asked.legal:
        return "Kortteja ei ole pakko lisätä."
    return f"sanoit jo, että riittää, ja saat lisätä kortteja vasta, kun {terms.acted}."


def _held(asked: Asked) -> str:
    state: Attack = asked.state
    return count_in_words(state.hands[state.defender].bit_count(), "kortti")


def _limit_hand(asked: Asked, terms: Terms) -> str:
    who = asked.names[asked.state.defender]
    return (
        f"kun {terms.defender} on {who}, jolla on kädessä {_held(asked)}, "
        f"{terms.undefended} kortteja ei saa olla pöydässä enempää."
    )


def _limit_used(asked: Asked, ways: Ways, terms: Terms) -> str:
    left = ways.most_used - asked.state.used
    most = count_in_words(left, "kortti", Case.GENITIVE)
    return (
        f"{terms.defender} saa käyttää hyökkäykseen kuusi käsikorttia, joten nyt hän voi "
        f"{terms.defends} enää {most}, eikä {terms.undefended} kortteja saa olla enempää."
    )


def _to_himself(asked: Asked) -> str:
    if asked.legal:
        rank = words.rank(asked.card.rank)
        return f"pöydässä on jo {rank}, joten voit lisätä toisenkin itsellesi."
    return "itselleen saa lisätä vain, kun nostopakassa on kortteja."


def _take(asked: Asked, terms: Terms) -> str:
    if not asked.legal:
        return f"pöydässä ei ole {terms.undefended} kortteja."
    could = any(move.verb == verbs.ANSWER for move in asked.position.game.legal_moves(asked.state))
    if could:
        return f"Kortit saa nostaa, vaikka voisi {terms.could_defend}."
    return f"Et voi {terms.defends} enempää, joten nostat avoimet kortit."


def _must_beat(asked: Asked, terms: Terms) -> str:
    card = words.card(asked.role("turned")[0])
    return f"{card} käännettiin pakasta, ja sillä on {terms.defends} jokin avoin kortti."


def _stray(asked: Asked, terms: Terms) -> str:
    card = words.card(asked.role("to_beat")[0])
    return f"{card} käännettiin jo pakasta, ja se on ensin saatava pois."


def sentences_of(ways: Ways, terms: Terms) -> Mapping[str, Sentence]:
    """What happens, by the kind of event."""
    laws = ways.laws

    def played(h: Happening) -> str:
        verb = "antoi vielä" if laws.late and h.event.rule == laws.late else "löi"
        himself = " itselleen" if h.event.rule == laws.add_to_himself else ""
        return f"{h.who} {verb}{himself} {words.cards(h.event.cards, Case.ACCUSATIVE)}."

    def enough(h: Happening) -> str:
        if h.event.rule == laws.complete:
            return f"{h.who} ei lyönyt avaukseen enempää."
        return f"{h.who} ei lisännyt korttia."

    def missed(h: Happening) -> str:
        card = words.card(h.event.cards[0])
        fate = "jäi pöytään" if ways.stray_attacks else "ei kaatanut mitään"
        return f"{sentence_case(card)} {fate}."

    return {
        **happenings.SENTENCES,
        "played": played,
        "answered": happenings.answered(terms.defended),
        "enough": enough,
        "missed": missed,
        "leads": happenings.attack_passes(terms.attacker, terms.defender),
    }
