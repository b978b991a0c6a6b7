"""Which cards on the table the victim can topple, as verdicts: the answers of a quiz."""

from koirakoulu.finnish.musta_maija.reasons import how
from koirakoulu.finnish.shared import beating, words
from koirakoulu.finnish.verdicts import Verdict
from korttipelit import Card
from korttipelit.cards import cards_in
from korttipelit.musta_maija import rulebook as r
from korttipelit.musta_maija.state import BEATS, MAIJA, Maija


def can_topple(state: Maija, card: Card) -> Verdict:
    """Whether some card of the victim's hand topples that one."""
    answers = cards_in(state.hands[state.victim] & BEATS[state.trump][card])
    trump = card.suit == state.trump
    if answers:
        cheapest = min(answers, key=lambda answer: (answer.suit == state.trump, answer.rank))
        rule = r.OVER_TRUMP if trump else r.BY_TRUMP if cheapest.suit == state.trump else r.HIGHER
        return Verdict(True, "Kaatuu", beating.beats(how(state), cheapest, card), rule)
    if card == MAIJA:
        return Verdict(False, "Ei kaadu", "Musta Maija ei kaadu millään.", r.MAIJA_STANDS)
    if trump:
        reason = f"kädessäsi ei ole isompaa valttia kuin {words.card(card)}."
        return Verdict(False, "Ei kaadu", reason, r.OVER_TRUMP)
    reason = (
        "kädessäsi ei ole valttia eikä saman maan korttia, joka olisi isompi kuin "
        f"{words.card(card)}."
    )
    return Verdict(False, "Ei kaadu", reason, r.HIGHER)
