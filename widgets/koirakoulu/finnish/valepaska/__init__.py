"""The words of Valepaska."""

from typing import Final

from koirakoulu.finnish.paskahousu import DOINGS, LABELS, PROBLEMS
from koirakoulu.finnish.paskahousu.standing import stock
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from koirakoulu.finnish.valepaska.claims import claim_of, lot, says
from koirakoulu.finnish.valepaska.happenings import SENTENCES
from koirakoulu.finnish.valepaska.reasons import REASONS
from koirakoulu.finnish.valepaska.standing import pile, turn
from korttipelit.contract import PLAY

VALEPASKA: Final = Speech(
    reason=by_rule(REASONS),
    title=lambda _: "paskahousu",
    brief=(
        "Paskahousu selkä ylöspäin: lyöjä sanoo, mitä löi, eikä hänen tarvitse puhua totta. Joka "
        "epäilee turhaan, nostaa pinon, ja niin nostaa kiinni jäänyt huijarikin."
    ),
    sentences=SENTENCES,
    doings={**DOINGS, PLAY: says},
    labels=LABELS,
    lot=lot,
    claim=lambda move: claim_of(move.claim, len(move.cards)),
    turn=turn,
    lap=pile,
    stock=stock,
    themes={
        "sanominen": "Mitä saa sanoa",
        "kaataminen": "Pinon kaataminen",
        "epäileminen": "Varmat valheet",
    },
    problems={
        **PROBLEMS,
        "claim": "Lyönnistä on sanottava, mitä se on.",
        "said": "Sanottuja arvoja on oltava yhtä monta kuin pöydän kortteja.",
        "lay": "Viimeksi lyödyt kortit eivät voi olla tällaiset.",
        "doubters": "Epäilijät eivät sovi tilanteeseen.",
    },
)
