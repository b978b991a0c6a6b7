"""The words of Paskahousu."""

from typing import Final

from koirakoulu.finnish.paskahousu.happenings import pile_sentences
from koirakoulu.finnish.paskahousu.reasons import pile_reasons
from koirakoulu.finnish.paskahousu.standing import pile, stock
from koirakoulu.finnish.shared import moves
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import verbs
from korttipelit.paskahousu.rulebook import R

PROBLEMS: Final = {
    "few-cards": "Niin kauan kuin pakkaa on, kädessä on ainakin viisi korttia.",
    "joining": "Käännettyyn korttiin ei voi nyt lisätä mitään.",
    "opening": "Jakoa ei voi aloittaa näin.",
}
"""What is wrong with a position, where no other game says the same."""

DOINGS: Final = {
    **moves.DOINGS,
    verbs.PICK_UP: lambda _: "nostaa pinon",
    verbs.TURN: lambda _: "kokeilee pakasta",
    verbs.ENOUGH: lambda _: "ei lisää korttiin mitään",
}
LABELS: Final = {
    **moves.LABELS,
    verbs.PICK_UP: "Nosta pino",
    verbs.TURN: "Kokeile pakasta",
}

PASKAHOUSU: Final = Speech(
    reason=by_rule(pile_reasons(R)),
    title=lambda _: "paskahousu",
    brief=(
        "Lyö pinoon yhtä suuria tai suurempia kortteja, kaada pino kympillä, ässällä tai neljällä "
        "samalla, tai nosta se käteesi. Viimeisenä kortteja pitelevä on paskahousu."
    ),
    sentences=pile_sentences(R),
    doings=DOINGS,
    labels=LABELS,
    lap=pile,
    stock=stock,
    themes={
        "lyöminen": "Lyöminen pinoon",
        "kuvakortit": "Kuvakortit",
        "kaataminen": "Pinon kaataminen",
        "kakkoset": "Kakkoset",
        "nostaminen": "Kokeileminen ja nostaminen",
    },
    problems=PROBLEMS,
)
