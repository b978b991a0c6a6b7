"""How many cards a player takes who does not catch, as verdicts: the answers of a quiz."""

from koirakoulu.finnish.numbers import count_in_words
from koirakoulu.finnish.verdicts import Verdict
from korttipelit.kitumaija import rulebook as r
from korttipelit.kitumaija.state import MAIJA, Kitu, due


def takes(state: Kitu, cards: int) -> Verdict:
    """Whether that many cards are taken."""
    after_maija = state.pile[-1] == MAIJA
    wanted, right = 5 if after_maija else 3, due(state)
    rule = r.BOTTOM if right < wanted else r.TAKES_FIVE if after_maija else r.TAKES_THREE
    if cards == right:
        why = "avopakan pohjimmaista korttia ei nosteta." if right < wanted else _why(after_maija)
        return Verdict(True, "Oikein", why, rule)
    if cards > right and right < wanted:
        held = count_in_words(len(state.pile), "kortti")
        why = f"avopakassa on {held}, ja pohjimmainen jää."
    else:
        why = _why(after_maija)
    return Verdict(False, "Väärin", why, rule)


def _why(after_maija: bool) -> str:
    if after_maija:
        return "maijan jälkeen nostetaan viisi päällimmäistä korttia."
    return "joka ei ota kiinni, nostaa kolme päällimmäistä korttia."
