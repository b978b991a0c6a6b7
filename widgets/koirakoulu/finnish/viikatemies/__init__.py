"""The words of Viikatemies."""

from typing import Final

from koirakoulu.finnish import labels
from koirakoulu.finnish.shared import ending, moves, standing
from koirakoulu.finnish.shared.reasons import by_rule
from koirakoulu.finnish.speech import Speech
from koirakoulu.finnish.viikatemies.happenings import SENTENCES
from koirakoulu.finnish.viikatemies.reasons import REASONS
from korttipelit import Position, verbs


def _stock(position: Position) -> str:
    return standing.stock_of(position.state.stock, trump_last=False, name=labels.CLOSED_STOCK)


def _ended(position: Position) -> str:
    """Who won, and why the deal ended."""
    result = position.state.result
    if result.reason != "first_out":
        return ending.BROKEN_OFF[result.reason]
    name = position.names[result.winner]
    return f"Umpipakka on loppu, ja viimeinenkin käsikortti on lyöty. Voittaja on {name}."


VIIKATEMIES: Final = Speech(
    reason=by_rule(REASONS),
    title=lambda _: "häviäjä",
    brief=(
        "Lyö avopakan päälle vahvempaa maata tai isompaa korttia, vaihda maata samanarvoisella ja "
        "varo viikatemiestä. Kun umpipakka on loppu, ensimmäisenä korteistaan päässyt voittaa."
    ),
    sentences=SENTENCES,
    doings={**moves.DOINGS, verbs.PICK_UP: lambda _: "nostaa avopakan"},
    stock=_stock,
    ended=_ended,
    themes={
        "maat": "Maiden järjestys",
        "vaihto": "Maan vaihtaminen",
        "sarja": "Sarjat",
        "erikoiskortit": "Erikoiskortit",
        "rouva": "Rouvaan vastaaminen",
    },
    problems={
        "pile": "Avopakka ei voi olla tällainen.",
        "hand": (
            "Käsi ei voi olla tällainen: niin kauan kuin umpipakkaa on, siinä on vähintään "
            "kahdeksan korttia."
        ),
    },
)
