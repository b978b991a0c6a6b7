"""Why a move may or may not be made while cards are shed, other than by which card beats which."""

from collections.abc import Sequence

from koirakoulu.finnish.cards import cards_list
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira import beating_verdicts, run_verdicts
from koirakoulu.finnish.koira.taking import what_is_taken
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.text import sentence
from korttipelit import NOBODY, Card, Ruling, verbs
from korttipelit.cards import unseen_count
from korttipelit.koira import rulebook as r
from korttipelit.koira.state import (
    Shedding,
)

_MANY = 3


def giver_is_in_turn(state: Shedding) -> bool:
    """Whether a player must give the Napoleonin koira a card before anything else."""
    return state.giver != NOBODY and state.rules.napoleon_gift == "giver_chooses"


def reason(state: Shedding, names: Sequence[str], ruling: Ruling) -> str:
    """The reason of a ruling on a move of the player in turn."""
    if state.giver != NOBODY:
        return _gift(state, names, ruling)
    if ruling.rule == r.KNOWN_ACTION:
        return _no_such_action(state, ruling)
    if ruling.move.verb == verbs.PICK_UP:
        return _pick_up(state, ruling)
    if len(ruling.move.cards) > 1:
        return run_verdicts.reason(state, ruling)
    return beating_verdicts.reason(state, ruling)


def not_to_snatch(state: Shedding, missing: Sequence[Card]) -> str:
    """Why these cards cannot be snatched."""
    if state.giver == NOBODY:
        return _no_gift(state, "näykätä")
    verb = words.verb(missing, "ei ole", "eivät ole")
    return f"{words.cards(missing)} {verb} kädessä, josta näykätään."


def _pick_up(state: Shedding, ruling: Ruling) -> str:
    if ruling.rule == r.LEAD:
        return "pöydässä ei ole mitään nostettavaa. Tyhjään pöytään lyödään aina kortti."
    if not ruling.legal:
        return (
            "nostaa saa vain silloin, kun ei voi lyödä, mutta sinulla käy "
            f"{_some(ruling.cards('playable'))}."
        )
    taken = what_is_taken(state)
    if ruling.rule == r.EMPTY_TAKES:
        return f"Kädessäsi ei ole kortteja, joten nostat {taken}."
    if ruling.rule == r.PICK_UP_FORCED:
        if unseen_count(state.hands[state.turn]):
            return f"Nostaa saa, jos mikään korttisi ei käy. Nostat {taken}."
        return f"Mikään korttisi ei käy, joten nostat {taken}."
    return f"Nostaa saa aina, vaikka voisit lyödä. Nostat {taken}."


def _some(cards: Sequence[Card]) -> str:
    some = cards_list([str(card) for card in cards[:_MANY]], conjunction="tai")
    return some if len(cards) <= _MANY else f"esimerkiksi {some}"


def _gift(state: Shedding, names: Sequence[str], ruling: Ruling) -> str:
    move, giver, dog = ruling.move, names[state.giver], names[state.turn]
    if state.rules.napoleon_gift == "giver_chooses":
        if ruling.legal:
            card = words.card(move.cards[0], Case.ACCUSATIVE)
            return f"Annettavan kortin valitset itse. {sentence(card)} saa Napoleonin koira {dog}."
        if move.verb == verbs.GIVE:
            return f"Napoleonin koiralle annetaan yksi kortti. Sen saa {dog}."
        return f"ensin annat yhden kortin, ja sen saa Napoleonin koira {dog}."
    if ruling.legal:
        card = words.card(move.cards[0])
        return f"Kortti näykätään umpimähkään, ja nyt se on {card}. Siitä luopuu {giver}."
    if move.verb == verbs.SNATCH:
        return f"Napoleonin koira näykkää yhden kortin. Siitä luopuu {giver}."
    return f"ensin näykkäät umpimähkään yhden kortin. Siitä luopuu {giver}."


def _no_such_action(state: Shedding, ruling: Ruling) -> str:
    verb = ruling.move.verb
    if verb == verbs.TURN:
        return "nostopakasta käännetään kortteja vain keräysvaiheessa."
    if verb == verbs.GIVE:
        return _no_gift(state, "antaa")
    if verb == verbs.SNATCH:
        return _no_gift(state, "näykätä")
    if verb == verbs.LOT:
        return "nyt ei ole mitään arvottavaa."
    if verb == verbs.PICK_UP:
        return "nostettavaa korttia ei voi itse valita."
    return "lyönnistä puuttuu kortti."


def _no_gift(state: Shedding, do: str) -> str:
    if state.rules.empty_handed != "napoleon":
        return f"tässä pöydässä kortteja ei voi {do}."
    return f"nyt ei kuulu {do} korttia, vaan lyödä tai nostaa."
