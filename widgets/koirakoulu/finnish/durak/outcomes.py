"""Who attacks next, as verdicts: a "no" gives its own reason only, never the right answer."""

from typing import Final

from koirakoulu.finnish.verdicts import Verdict
from korttipelit import Event
from korttipelit.durak import rulebook as r

_STEPS_IN: Final = (r.PARTNER_PLAYS, r.MOVES_UP)


def attacks_next(seat: int, defender: int, events: tuple[Event, ...]) -> Verdict:
    """Whether that player attacks next, once the defender's attack has ended with these events."""
    leads = next(event for event in events if event.kind == "leads")
    repelled = leads.rule == r.DEFENDER_LEADS
    if seat != leads.seat:
        if seat == defender:
            return Verdict(False, "Ei", "joka nostaa, menettää hyökkäysvuoronsa.", leads.rule)
        how = "hyökkäys torjutaan" if repelled else "puolustaja nostaa"
        return Verdict(False, "Ei", f"{how}, eikä vuoro silloin tule tälle paikalle.", leads.rule)
    rule = next((e.rule for e in events if e.kind == "replaced" and e.seat == seat), leads.rule)
    if rule in _STEPS_IN:
        return Verdict(True, "Kyllä", "vuoro tulee vapaan paikalle, ja sillä pelaa nyt hän.", rule)
    why = "puolustaja nostaa, joten vuoro siirtyy häntä seuraavalle."
    if repelled:
        why = "puolustaja torjuu ja hyökkää sitten itse."
    return Verdict(True, "Kyllä", why, leads.rule)
