"""What comes of what is said, as verdicts: the answers of a quiz."""

from collections.abc import Mapping
from typing import Final

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.numbers import number_word
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.valepaska.claims import claim_of
from koirakoulu.finnish.verdicts import Verdict
from korttipelit.attack import OF_RANK
from korttipelit.cards import Rank
from korttipelit.paskahousu.fitting import SINGLE, TWO
from korttipelit.paskahousu.state import Table
from korttipelit.paskahousu.turns import top_rank
from korttipelit.pile import FOUR, equal_on_top
from korttipelit.valepaska.rulebook import R

POSSIBLE: Final = "possible"
LIE: Final = "lie"
TRUTHS: Final[Mapping[str, str]] = {
    POSSIBLE: "Voi olla totta",
    LIE: "Varmasti valetta",
}
"""What a player can know of what was said."""


def topples(state: Table, rule: str, claim: Rank, number: int) -> Verdict:
    """Whether the pile topples if everybody believes this; `rule` lets it be said."""
    if claim in SINGLE:
        name = words.rank(claim)
        return Verdict(True, "Kaatuu", f"{name} kaataa sen, mitä pinossa on.", rule)
    if claim == TWO:
        return Verdict(False, "Ei kaadu", "kakkoset eivät kaada pinoa.", R.no_four_twos)
    equal = number + (equal_on_top(state.said) if claim == top_rank(state) else 0)
    if not state.rules.four_topples:
        return Verdict(False, "Ei kaadu", "neljä samanarvoista ei tässä pöydässä kaada.", rule)
    said = f"päällekkäin olisi sanottuna {claim_of(claim, equal)}."
    if equal >= FOUR:
        return Verdict(True, "Kaatuu", said, R.four)
    return Verdict(False, "Ei kaadu", said, R.four)


def may_be(state: Table, seat: int, truth: str) -> Verdict:
    """Whether what was said can be true or must be false, by the hand of that seat."""
    claim = state.said[-1]
    mine = (state.hands[seat] & OF_RANK[claim]).bit_count()
    left = FOUR - mine
    lie = state.lay > left
    right = lie == (truth == LIE)
    held = (
        f"sinulla on itselläsi {claim_of(claim, mine)}"
        if mine
        else (f"sinulla ei ole yhtään {words.rank(claim, Case.PARTITIVE)}")
    )
    others = "muilla ei ole yhtään" if not left else f"muilla voi olla {number_word(left)}"
    word = "Niin on" if right else "Ei pidä paikkaansa"
    return Verdict(right, word, f"{held}, joten {others}.", R.doubt)
