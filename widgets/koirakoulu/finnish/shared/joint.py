"""The words of Moska and Turamoska, whose attacks everybody may join.

The roles of both are the engine's, an attacker and a defender; each game has its own words.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import count, count_in_words
from koirakoulu.finnish.shared import happenings, reasons, standing, words
from koirakoulu.finnish.shared.beating import Beating
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from koirakoulu.finnish.shared.reasons import Asked, Said
from koirakoulu.finnish.text import sentence
from korttipelit import Position, verbs
from korttipelit.contract import PLAY
from korttipelit.joint.state import (
    JOINING,
    NO_LIMIT,
    OPENING,
    Attack,
    acting,
    count_open,
    is_complete,
    room,
)
from korttipelit.joint.ways import Laws, Ways


class Terms(NamedTuple):
    """What a game calls its roles and what they do; each word as its field's sentence needs it."""

    attacker: str
    defender: str
    defender_has: str
    """"tappajalla": with whom the cards are."""
    beats: str
    """"tappaa", both as what one can do and as what a card does."""
    beat: str
    """"tappoi"."""
    beats_too: str
    """"tappaakin": what one might do as well."""
    beaten_first: str
    """"tapettava"."""
    to_be_beaten: str
    """"tapettavaksi"."""
    unbeaten: str
    """"tappamattomia", of cards in the partitive."""
    acted: str
    """"tappaja on tehnyt jotakin": until when one who has passed waits."""
    any_card: str
    """That any card opens."""
    opening: str
    """"avaus"."""
    as_opening: str
    """"avaukseksi"."""
    his_opening: str
    """"avauksensa"."""
    must_open: str
    """What is to be done when the table is empty."""
    roles: str
    """Who does what, with places for the names."""


def reasons_of(ways: Ways, terms: Terms) -> dict[str, Said]:
    """Why a move may or may not be made, by the rule that decides."""
    laws = ways.laws

    def beating(asked: Asked) -> str:
        return reasons.on_top(lambda state: Beating(state.trump, verb=terms.beats))(asked)

    table: dict[str, Said] = {
        laws.turn: _turn,
        laws.own_cards: reasons.not_in_hand,
        laws.action: _action,
        laws.swap: _swap,
        laws.open_any: terms.any_card,
        laws.open_set: _open_set,
        laws.complete: lambda asked: _complete(asked, terms),
        laws.join: _same_rank,
        laws.late: lambda asked: _late(asked, terms),
        laws.enough: lambda asked: _enough(asked, terms),
        laws.limit_hand: lambda asked: _limit_hand(asked, terms),
        laws.limit_used: lambda asked: _limit_used(asked, ways, terms),
        laws.add_to_himself: _to_himself,
        laws.never_to_himself: "et voi lisätä kortteja itseäsi vastaan.",
        laws.answer.higher: beating,
        laws.answer.by_trump: beating,
        laws.answer.over_trump: beating,
        laws.answer.known_card: f"{terms.to_be_beaten} kelpaa vain pöydän avoin kortti.",
        laws.take: lambda asked: _take(asked, terms),
        laws.try_stock: f"Pakasta saa kääntää kortin ja yrittää {terms.beats} sillä.",
        laws.must_beat: lambda asked: _must_beat(asked, terms),
        laws.stray: lambda asked: _stray(asked, terms),
        laws.turn_up_stays: "pakassa on enää valttikortti, eikä sitä käännetä.",
        laws.open_from_stock: "Haasteen saa myös kääntää pakasta.",
        laws.only_tries: "kokeilet jo pakasta, joten kädestä ei enää lyödä.",
    }
    return {rule: said for rule, said in table.items() if rule}


def _turn(asked: Asked) -> str:
    state: Attack = asked.state
    if asked.move.seat == state.defender and state.stage == JOINING:
        return f"muut saavat ensin lisätä kortteja, ja {reasons.not_in_turn(asked)}"
    return reasons.not_in_turn(asked)


def _action(asked: Asked) -> str:
    several = len(asked.move.cards) > 1 and asked.move.verb == PLAY
    return reasons.one_at_a_time(asked) if several else reasons.no_such_action(asked)


def _swap(asked: Asked) -> str:
    state: Attack = asked.state
    if asked.legal:
        shown = words.card(asked.role("trump")[0])
        return f"Valttikakkosen saa vaihtaa milloin tahansa pakan alla olevaan korttiin: {shown}."
    if not state.stock:
        return "nostopakka on lopussa, eikä vaihdettavaa valttikorttia enää ole."
    laying = state.stage == OPENING and asked.move.seat == state.attacker and state.table
    if laying and not is_complete(state.table):
        return "kesken parin lyömisen ei vaihdeta."
    return "vaihtoon tarvitaan valttikakkonen, eikä sitä ole kädessäsi."


def _open_set(asked: Asked) -> str:
    laid = asked.role("laid")
    rank = words.rank(asked.card.rank)
    if asked.legal:
        if asked.card.rank in [card.rank for card in laid]:
            return f"pöydässä on jo {rank}, joten toinenkin {rank} käy."
        return f"kädessäsi on toinenkin {rank}, joten niistä tulee pari."
    if asked.role("single"):
        another = words.rank(asked.card.rank, Case.PARTITIVE)
        return f"kädessäsi ei ole toista {another}, ja yksittäisen kortin saa lyödä vain yksinään."
    ranks = [card.rank for card in laid]
    lone = next(card for card in laid if ranks.count(card.rank) == 1)
    if len(laid) == 1:
        same = words.rank(lone.rank)
        return f"pöydässä on yksittäinen {same}, ja sen pariksi kelpaa vain toinen {same}."
    return f"{words.card(lone)} on vielä yksin, joten sen pari on lyötävä ensin."


def _complete(asked: Asked, terms: Terms) -> str:
    table = asked.state.table
    if asked.legal:
        if len(table) == 1:
            return f"Yksikin kortti riittää {terms.as_opening}."
        return f"Jokaista numeroa on ainakin kaksi, joten {terms.opening} on valmis."
    if asked.move.cards:
        return reasons.no_such_action(asked)
    if not table:
        return f"pöytä on tyhjä, ja {terms.must_open}."
    return f"{words.card(table[-1].card)} on vielä yksin, joten sen pari on lyötävä ensin."


def _same_rank(asked: Asked) -> str:
    if asked.legal:
        rank = words.rank(asked.card.rank)
        return f"pöydässä on jo {rank}, joten toinenkin {rank} käy."
    rank = words.rank(asked.card.rank, Case.PARTITIVE)
    return f"pöydässä ei ole yhtään {rank}, ja lisättävän kortin numeron on oltava jo pöydässä."


def _late(asked: Asked, terms: Terms) -> str:
    if not asked.legal:
        return _same_rank(asked)
    rank = words.rank(asked.card.rank)
    return f"pöydässä on jo {rank}, joten kortin saa vielä antaa, ja {terms.defender} nostaa sen."


def _enough(asked: Asked, terms: Terms) -> str:
    if asked.legal:
        return "Kortteja ei ole pakko lisätä."
    return f"sanoit jo, että riittää, ja saat lisätä kortteja vasta, kun {terms.acted}."


def _limit_hand(asked: Asked, terms: Terms) -> str:
    state: Attack = asked.state
    held = state.hands[state.defender].bit_count()
    if asked.move.seat == state.defender:
        if held == 1:
            return f"se on viimeinen korttisi, etkä voisi enää {terms.beats} sitä."
        left = count_in_words(held - 1, "kortti")
        return f"kun lyöt kortin, sinulle jää {left}, eikä {terms.unbeaten} saa olla enempää."
    if not held:
        return f"{terms.defender_has} ei ole enää kortteja, eikä lisää saa lyödä."
    cards = count_in_words(held, "kortti")
    return f"{terms.defender_has} on kädessään {cards}, eikä {terms.unbeaten} saa olla enempää."


def _limit_used(asked: Asked, ways: Ways, terms: Terms) -> str:
    used: int = asked.state.used
    rule = f"{terms.defender} käyttää hyökkäykseen enintään kuusi käsikorttia"
    if not used:
        return f"{rule}, eikä {terms.unbeaten} saa olla enempää."
    left = ways.most_used - used
    if left <= 0:
        return f"{rule}, ja ne on jo käytetty."
    still = count_in_words(left, "kortti", Case.ACCUSATIVE)
    return f"{rule} ja voi nyt {terms.beats} enää {still}, eikä {terms.unbeaten} saa olla enempää."


def _to_himself(asked: Asked) -> str:
    if asked.legal:
        rank = words.rank(asked.card.rank)
        return f"pöydässä on jo {rank}, joten voit lisätä toisenkin itsellesi."
    return "itselleen saa lisätä vain, kun nostopakassa on kortteja."


def _take(asked: Asked, terms: Terms) -> str:
    if not asked.legal:
        return "pöydässä ei ole avoimia kortteja nostettavaksi."
    moves = asked.position.game.legal_moves(asked.state)
    if any(move.verb == verbs.ANSWER for move in moves):
        return f"Kortit saa nostaa, vaikka voisi {terms.beats_too}."
    return f"Et voi {terms.beats} kädestäsi enempää, joten nostat avoimet kortit."


def _must_beat(asked: Asked, terms: Terms) -> str:
    card = words.card(asked.role("turned")[0])
    return f"{card} käännettiin pakasta, ja sillä on {terms.beaten_first} jokin avoin kortti."


def _stray(asked: Asked, terms: Terms) -> str:
    card = words.card(asked.role("to_beat")[0])
    return f"{card} käännettiin jo pakasta, ja se on {terms.beaten_first} ennen seuraavaa."


def sentences_of(ways: Ways, terms: Terms) -> Mapping[str, Sentence]:
    """What happens, by the kind of event."""
    laws = ways.laws

    def enough(h: Happening) -> str:
        if h.event.rule == laws.complete:
            return f"{h.who} sai {terms.his_opening} valmiiksi."
        return f"{h.who} ei lisännyt korttia."

    def missed(h: Happening) -> str:
        card = sentence(words.card(h.event.cards[0]))
        if ways.stray_attacks:
            return f"{card} ei voinut {terms.beats} mitään, joten se jäi pöytään."
        return f"{card} ei voinut {terms.beats} mitään."

    return {
        **happenings.SENTENCES,
        "played": lambda h: _played(h, laws),
        "answered": happenings.answered(terms.beat),
        "enough": enough,
        "left": lambda h: _left(h, laws),
        "missed": missed,
        "gave_up": lambda h: f"{h.who} ei voinut tai halunnut {terms.beats} enempää.",
        "leads": happenings.attack_passes(terms.attacker, terms.defender),
    }


def _played(h: Happening, laws: Laws) -> str:
    verb = {laws.late: "antoi vielä", laws.add_to_himself: "löi itselleen"}.get(h.event.rule, "löi")
    return f"{h.who} {verb} {words.cards(h.event.cards, Case.ACCUSATIVE)}."


def _left(h: Happening, laws: Laws) -> str:
    if h.event.rule == laws.first_out:
        return f"{h.who} pääsi ensimmäisenä korteistaan ja voitti."
    return happenings.SENTENCES["left"](h)


def turn(ways: Ways, position: Position) -> str:
    """Who is to act and who may as well; who holds the trump two is not for everybody to know."""
    state: Attack = position.state
    if state.result is not None:
        return standing.turn(position)
    first, *others = acting(ways, state)
    told = f"Vuorossa: {position.names[first]}"
    if not others:
        return told
    may = words.verb(others, "voi", "voivat")
    return f"{told}, kortteja {may} lisätä myös {words.players(position.names, others)}"


def attack(ways: Ways, terms: Terms, position: Position) -> str:
    """Who attacks whom, and how many cards may lie open."""
    state: Attack = position.state
    names = position.names
    roles = terms.roles.format(names[state.attacker], names[state.defender])
    if state.result is not None:
        return ""
    more, lie = room(ways, state), count_open(state.table)
    if not state.table:
        return f"{roles} (enintään {count(more, 'kortti')})"
    most = f", enintään {lie + more}" if 0 <= more < NO_LIMIT else ""
    return f"{roles} (avoimia kortteja {lie}{most})"


def trump(position: Position) -> str:
    """The trump suit."""
    return standing.trump_of(position.state.trump)


def stock(position: Position) -> str:
    """How much is left to draw."""
    return standing.stock_of(position.state.stock, trump_last=True)


PROBLEMS: Final[Mapping[str, str]] = {
    "first": "Voittaja on se, joka pääsi ensimmäisenä vapaaksi.",
    "stray": "Rivin ”pakasta” kortti ei ole avoinna pöydässä.",
    "table": "Pöydän kortit eivät voi olla näin.",
    "turned": "Pakasta käännetty kortti ei voi odottaa tässä.",
    "unknown": "{read} ei ole hyökkäyksen vaihe.",
    "used": "Käytettyjen korttien määrä ei sovi pöydän kortteihin.",
}
"""What is wrong with a position, by the code of the problem."""
