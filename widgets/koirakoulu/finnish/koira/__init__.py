"""The words of Koira and its family."""

from typing import Final

from koirakoulu.finnish.cards import cards_list
from koirakoulu.finnish.koira import captions, ending, standing, verdicts
from koirakoulu.finnish.koira.happenings import SENTENCES
from koirakoulu.finnish.koira.problems import PROBLEMS
from koirakoulu.finnish.speech import Speech
from korttipelit import Move
from korttipelit.koira.options import KoiraRules

BRIEF: Final = (
    "Ensin kerätään kortteja tikeillä, sitten samoista korteista yritetään päästä eroon. "
    "Viimeisenä kortit kädessään istuva on koira."
)

THEMES: Final = {
    "lyöminen": "Lyöminen",
    "valtti": "Valtti",
    "nostaminen": "Nostaminen",
    "kaatuminen": "Kaatuminen",
    "tikki": "Tikin vieminen",
    "kina": "Kina",
    "suma": "Suma",
    "presidentti": "Presidentin osa",
}


def _open_hands(rules: KoiraRules) -> bool:
    return rules.open_hands


def _lottery(move: Move) -> str:
    """The parties of a kina get its cards in this order."""
    return f"Arvassa järjestys on {cards_list([str(card) for card in move.cards])}"


KOIRA: Final = Speech(
    reason=verdicts.reason,
    title=ending.title,
    brief=BRIEF,
    sentences=SENTENCES,
    groups=captions.groups,
    merged=captions.MERGED,
    open_hands=_open_hands,
    lottery=_lottery,
    phase=standing.phase,
    turn=standing.turn,
    trump=standing.trump,
    lap=standing.lap,
    stock=standing.stock,
    ended=ending.how_it_ended,
    ritual=ending.ritual,
    themes=THEMES,
    problems=PROBLEMS,
)
