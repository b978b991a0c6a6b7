"""Why a move of Valepaska may or may not be made: what Paskahousu says, and of words and doubts."""

from typing import Final

from koirakoulu.finnish.paskahousu.reasons import pile_reasons
from koirakoulu.finnish.shared.reasons import Asked, Said
from koirakoulu.finnish.valepaska.claims import claim_of
from korttipelit.valepaska.rulebook import R


def _claim(asked: Asked) -> str:
    if not asked.move.cards:
        return "lyönnistä puuttuu kortti."
    return "kortit lyödään selkä ylöspäin, joten lyöjän on sanottava, mitä ne ovat."


def _window(asked: Asked) -> str:
    if asked.state.lay:
        return "olet jo sanonut uskovasi."
    return "vain viimeisintä lyöntiä voi epäillä, ja senkin vain heti."


def _doubt(asked: Asked) -> str:
    state = asked.state
    said = claim_of(state.said[-1], state.lay)
    return f"Lyönnistä sanottiin: {said}. Jos epäilet, kortit käännetään."


def _later(_: Asked) -> str:
    return "ensin sanotaan, uskotaanko viimeisin lyönti vai epäilläänkö sitä."


REASONS: Final[dict[str, Said]] = {
    **pile_reasons(R),
    R.several: "samanarvoisia kortteja on vain neljä, joten enempää ei voi lyödä kerralla.",
    R.try_always: "Pakasta saa kokeilla aina, sillä kukaan ei näe, mitä kädessäsi on.",
    R.take_if_stuck: "pinoa ei nosteta, kun voi lyödä, ja valehtelemalla voi aina lyödä jotakin.",
    R.claim: _claim,
    R.doubt: _doubt,
    R.doubt_next: _doubt,
    R.window: _window,
    R.believe: "Jos kukaan ei epäile, lyönti jää voimaan.",
    R.later: _later,
}
