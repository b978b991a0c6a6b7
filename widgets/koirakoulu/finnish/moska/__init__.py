"""The words of Moska."""

from functools import partial
from typing import Final

from koirakoulu.finnish.shared import joint, moves
from koirakoulu.finnish.shared.joint import Terms
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from korttipelit import Position, verbs
from korttipelit.joint.state import TAKING
from korttipelit.moska.rulebook import WAYS

TERMS: Final = Terms(
    attacker="hyökkääjä",
    defender="tappaja",
    defender_has="tappajalla",
    beats="tappaa",
    beat="tappoi",
    beats_too="tappaakin",
    beaten_first="tapettava",
    to_be_beaten="tapettavaksi",
    unbeaten="tappamattomia",
    acted="tappaja on tehnyt jotakin",
    any_card="hyökkäyksen saa avata millä tahansa kortilla.",
    opening="avaus",
    as_opening="avaukseksi",
    his_opening="avauksensa",
    must_open="hyökkääjän on avattava hyökkäys",
    roles="Hyökkää: {}, tappaa: {}",
)


def phase(position: Position) -> str:
    """That the killer has given up, where he has."""
    taking = position.state.stage == TAKING and position.state.result is None
    return "Tappaja nostaa, muut voivat vielä antaa kortteja" if taking else ""


MOSKA: Final = Speech(
    reason=by_rule(joint.reasons_of(WAYS, TERMS)),
    title=lambda _: "häviäjä",
    brief=(
        "Kaikki saavat lyödä kortteja yhden tappajan eteen, ja hän tappaa niistä ne, jotka voi. "
        "Se häviää, jolla on viimeisenä kortteja."
    ),
    sentences=joint.sentences_of(WAYS, TERMS),
    doings={
        **moves.DOINGS,
        verbs.ANSWER: moves.answers("tappaa"),
        verbs.PICK_UP: lambda _: "nostaa tappamattomat kortit",
        verbs.ENOUGH: lambda _: "ei lyö enempää",
    },
    labels={**moves.LABELS, verbs.PICK_UP: "Nosta kortit"},
    phase=phase,
    turn=partial(joint.turn, WAYS),
    trump=joint.trump,
    lap=partial(joint.attack, WAYS, TERMS),
    stock=joint.stock,
    themes={
        "avaaminen": "Hyökkäyksen avaaminen",
        "tappaminen": "Tappaminen",
        "lisääminen": "Korttien lisääminen",
        "hyökkäysvuoro": "Seuraava hyökkääjä",
    },
    problems=joint.PROBLEMS,
)
