"""The words of Kitumaija."""

from typing import Final

from koirakoulu.finnish.kitumaija.happenings import SENTENCES
from koirakoulu.finnish.kitumaija.reasons import REASONS
from koirakoulu.finnish.kitumaija.standing import stock, trump, two_cards
from koirakoulu.finnish.shared import moves
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import verbs

KITUMAIJA: Final = Speech(
    reason=by_rule(REASONS),
    title=lambda _: "kitumaija",
    brief=(
        "Ota avopakan päällimmäinen kortti kiinni ja lyö toinen kortti seuraavan kiusaksi. Joka ei "
        "ota kiinni, nostaa kolme korttia, maijan jälkeen viisi."
    ),
    sentences=SENTENCES,
    doings={**moves.DOINGS, verbs.PICK_UP: lambda _: "nostaa avopakasta"},
    trump=trump,
    lap=two_cards,
    stock=stock,
    themes={
        "kiinniotto": "Kiinniottokortti",
        "kova-maa": "Kova maa",
        "nostaminen": "Montako nostetaan",
        "kääntäminen": "Kääntäminen pakasta",
        "maija": "Maija",
    },
    problems={
        "open-pile": "Avopakka ei voi olla tällainen.",
        "turned": "Pakasta saa kääntää vain, jos kädessä on tasan viisi korttia.",
    },
)
