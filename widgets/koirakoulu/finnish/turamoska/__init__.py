"""The words of Turamoska."""

from functools import partial
from typing import Final

from koirakoulu.finnish.shared import joint, moves
from koirakoulu.finnish.shared.joint import Terms
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import Position, verbs
from korttipelit.joint.state import TRYING
from korttipelit.turamoska.rulebook import WAYS

TERMS: Final = Terms(
    attacker="haastaja",
    defender="vastaaja",
    defender_has="vastaajalla",
    beats="kaataa",
    beat="kaatoi",
    beats_too="kaataakin",
    beaten_first="kaadettava",
    to_be_beaten="kaadettavaksi",
    unbeaten="kaatamattomia",
    acted="vastaaja on tehnyt jotakin",
    any_card="haasteeksi kelpaa mikä tahansa kortti.",
    opening="haaste",
    as_opening="haasteeksi",
    his_opening="haasteensa",
    must_open="haastajan on lyötävä haaste",
    roles="Haastaa: {}, vastaa: {}",
)


def phase(position: Position) -> str:
    """That the responder tries the stock, where he does."""
    trying = position.state.stage == TRYING and position.state.result is None
    return "Vastaaja kokeilee onneaan pakasta" if trying else ""


TURAMOSKA: Final = Speech(
    reason=by_rule(joint.reasons_of(WAYS, TERMS)),
    title=lambda _: "häviäjä",
    brief=(
        "Moskan sukulainen, jossa haasteen tai kaatokortin voi kääntää myös pakasta. "
        "Ensimmäisenä korteistaan päässyt voittaa, viimeinen häviää."
    ),
    sentences=joint.sentences_of(WAYS, TERMS),
    doings={
        **moves.DOINGS,
        verbs.PICK_UP: lambda _: "nostaa kaatamattomat kortit",
        verbs.ENOUGH: lambda _: "ei lyö enempää",
    },
    labels={**moves.LABELS, verbs.PICK_UP: "Nosta kortit", verbs.TURN: "Käännä pakasta"},
    phase=phase,
    turn=partial(joint.turn, WAYS),
    trump=joint.trump,
    lap=partial(joint.attack, WAYS, TERMS),
    stock=joint.stock,
    themes={
        "avaaminen": "Haasteen lyöminen",
        "kaataminen": "Kaataminen",
        "lisääminen": "Korttien lisääminen",
        "haastevuoro": "Seuraava haastaja",
    },
    problems=joint.PROBLEMS,
)
