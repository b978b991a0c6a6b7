"""The words of podkidnoi durak."""

from typing import Final

from koirakoulu.finnish.durak.happenings import SENTENCES
from koirakoulu.finnish.durak.reasons import REASONS
from koirakoulu.finnish.durak.standing import attack, ended, stock, trump, turn
from koirakoulu.finnish.shared import attack as shared
from koirakoulu.finnish.shared import moves
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import verbs

DURAK: Final = Speech(
    reason=by_rule(REASONS),
    title=lambda _: "typerys",
    brief=(
        "Muut hyökkäävät yhtä puolustajaa vastaan: joko hän kaataa kaikki kortit tai nostaa ne. "
        "Se, jolle kortit jäävät käteen, on typerys."
    ),
    sentences=SENTENCES,
    doings={
        **moves.DOINGS,
        verbs.PICK_UP: lambda _: "nostaa pöydän kortit",
        verbs.ENOUGH: lambda _: "ei lisää korttia",
    },
    labels={**moves.LABELS, verbs.PICK_UP: "Nosta kortit", verbs.ALLOW: "Salli muille"},
    turn=turn,
    trump=trump,
    lap=attack,
    stock=stock,
    ended=ended,
    themes={**shared.THEMES, "hyökkäysvuoro": "Seuraava hyökkääjä"},
    problems={
        "order": "Paikat eivät käy näillä säännöillä.",
        "attacks": "Hyökkääjä ja puolustaja eivät voi olla nämä.",
        "sides-over": "Kortteja on enää yhdellä, joten jako on jo ohi.",
        "out-early": "Kukaan ei ole vapaa, kun nostopakassa on kortteja.",
        "first-attack": "Tämä ei voi olla jaon ensimmäinen hyökkäys.",
        "handless": "Pelaajalla ei ole kortteja, eikä hän ole vapaa.",
        "trump-six": "Valttikutosta ei voi enää vaihtaa.",
        "permission": "Lupaa ei tässä voi olla annettu.",
        "table": "Pöydän kortit eivät voi olla näin.",
        "passed": "Tässä kukaan ei ole voinut sanoa, että riittää.",
    },
)
