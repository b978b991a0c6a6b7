"""What is said of cards that lie face down."""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import NO_BREAK_SPACE, number_word
from koirakoulu.finnish.shared import words
from korttipelit import Move
from korttipelit.cards import Rank


def claim_of(rank: Rank, cards: int) -> str:
    """The words a player says: "kaksi seiskaa", "yksi rouva"."""
    case = Case.NOMINATIVE if cards == 1 else Case.PARTITIVE
    return f"{number_word(cards)}{NO_BREAK_SPACE}{words.rank(rank, case)}"


def lot(move: Move) -> str:
    """What a player plays, for his own eyes: "ristivitonen ja ruutuysi, sanot: kaksi seiskaa"."""
    return f"{words.cards(move.cards)}, sanot: {claim_of(move.claim, len(move.cards))}"


def says(move: Move) -> str:
    """What is heard of a play: "sanoo: kaksi seiskaa"."""
    return f"sanoo: {claim_of(move.claim, len(move.cards))}"
