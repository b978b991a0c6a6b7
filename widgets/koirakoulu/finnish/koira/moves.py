"""Moves of Koira in words and as labels."""

from collections.abc import Sequence

from koirakoulu.finnish.cards import cards_list
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira import words
from koirakoulu.finnish.text import sentence
from korttipelit import CHANCE, Move
from korttipelit.cards import RANKS
from korttipelit.koira.state import GIVE_VERB, LOT_VERB, PICK_UP_VERB, SNATCH_VERB, TURN_VERB

_LABELS = {
    PICK_UP_VERB: "Nosta",
    TURN_VERB: "Käännä",
    GIVE_VERB: "Anna",
    SNATCH_VERB: "Näykkää",
    LOT_VERB: "Arpa",
}


def move_text(move: Move, names: Sequence[str]) -> str:
    """The move as a clause with its player for a subject, without a full stop."""
    cards = words.cards(move.cards, Case.ACCUSATIVE) if move.cards else ""
    if move.seat == CHANCE:
        return f"Arvassa järjestys on {cards_list([str(card) for card in move.cards])}"
    does = {
        PICK_UP_VERB: "nostaa pöydästä",
        TURN_VERB: "kääntää kortin nostopakasta",
        GIVE_VERB: f"antaa {cards}",
        SNATCH_VERB: f"näykkää {cards}",
    }.get(move.verb, f"lyö {cards}")
    return f"{names[move.seat]} {does}"


def move_label(move: Move) -> str:
    """The move in symbols, for a button or a list."""
    first = move.cards[0] if move.cards else None
    if first is None:
        return _LABELS[move.verb]
    if len(move.cards) > 1 and move.verb != LOT_VERB and words.is_run(move.cards):
        cards = f"{first}–{RANKS[move.cards[-1].rank]}"
    else:
        cards = " ".join(map(str, move.cards))
    return sentence(f"{_LABELS[move.verb]} {cards}" if move.verb in _LABELS else cards)
