"""Who attacks next in Moska and Turamoska, as verdicts.

A "no" gives its own reason only, never the right answer.
"""

from koirakoulu.finnish.shared.joint import Terms
from koirakoulu.finnish.verdicts import Verdict
from korttipelit import Event
from korttipelit.joint.ways import Ways


def attacks_next(
    ways: Ways, terms: Terms, seat: int, defender: int, events: tuple[Event, ...]
) -> Verdict:
    """Whether that player attacks next, once the attack has ended with these events."""
    leads = next(event for event in events if event.kind == "leads")
    took = leads.rule == ways.laws.left_attacks
    ended = f"{terms.defender} {'nosti kortteja' if took else f'{terms.beat} kaiken'}"
    if seat == leads.seat:
        goes = "vuoro siirtyy häntä seuraavalle" if took else "seuraava vuoro on hänen"
        return Verdict(True, "Kyllä", f"{ended}, joten {goes}.", leads.rule)
    if seat == defender:
        return Verdict(False, "Ei", "joka nostaa, menettää vuoronsa.", leads.rule)
    return Verdict(False, "Ei", f"{ended}, eikä vuoro silloin tule tälle paikalle.", leads.rule)
