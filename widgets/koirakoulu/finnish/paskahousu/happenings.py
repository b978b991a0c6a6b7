"""What happens in Paskahousu, in sentences; Valepaska has them under its own ids."""

from collections.abc import Mapping

from koirakoulu.finnish.shared import happenings
from koirakoulu.finnish.shared.happenings import Happening, Sentence
from korttipelit.paskahousu.rulebook import PileRules


def pile_sentences(r: PileRules) -> Mapping[str, Sentence]:
    """The sentence of each kind of event, by the ids of a game."""
    toppled = {
        r.ten: "Kymppi kaatoi pinon.",
        r.ace: "Ässä kaatoi pinon.",
        r.four: "Päällekkäin on neljä samanarvoista, joten pino kaatui.",
    }
    leads = {
        r.again: "Kaataja jatkaa: vuorossa on {}.",
        r.next_leads: "Seuraavaksi aloittaa {}.",
        r.free_toppler: "Uuden pinon aloittaa {}.",
    }

    def played(h: Happening) -> str:
        if h.event.rule == r.fits:
            return "Kortti kävi, joten se jäi pöytään."
        return happenings.SENTENCES["played"](h)

    def picked_up(h: Happening) -> str:
        if h.event.rule != r.fits_not:
            return f"{h.who} nosti pöydästä {h.cards}."
        if h.size == 1:
            return f"Kortti ei käynyt, joten {h.who} nosti sen käteensä."
        return f"Kortti ei käynyt, joten {h.who} nosti sen ja koko pinon."

    return {
        **happenings.SENTENCES,
        "played": played,
        "picked_up": picked_up,
        "toppled": lambda h: toppled[h.event.rule],
        "leads": lambda h: leads[h.event.rule].format(h.who),
        "passed": lambda h: f"{h.who} passasi.",
    }
