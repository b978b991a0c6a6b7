"""The words of Musta Maija."""

from typing import Final

from koirakoulu.finnish.musta_maija.happenings import SENTENCES
from koirakoulu.finnish.musta_maija.reasons import REASONS
from koirakoulu.finnish.musta_maija.standing import attack, stock, trump
from koirakoulu.finnish.shared import moves
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import verbs

MUSTA_MAIJA: Final = Speech(
    reason=by_rule(REASONS),
    title=lambda _: "häviäjä",
    brief=(
        "Hyökkääjä lyö seuraavalle yhden maan kortteja, ja tämä kaataa ne tai nostaa kaatamatta "
        "jääneet. Patarouva eli Musta Maija ei kaadu, ja häviäjälle se jää lopussa käteen."
    ),
    sentences=SENTENCES,
    doings={**moves.DOINGS, verbs.PICK_UP: lambda _: "nostaa kaatamattomat kortit"},
    labels={**moves.LABELS, verbs.PICK_UP: "Nosta kortit"},
    trump=trump,
    lap=attack,
    stock=stock,
    themes={
        "lyöminen": "Hyökkääjän kortit",
        "kaataminen": "Kaataminen",
        "kaatuvat": "Mitkä kortit kaatuvat",
        "maija": "Musta Maija",
    },
    problems={
        "bout": "Pöydän kortit eivät voi olla näin.",
        "maija": "Musta Maija ei koskaan poistu pelistä.",
        "winner": "Voittajaksi merkitty pelaaja on vielä pelissä.",
    },
)
