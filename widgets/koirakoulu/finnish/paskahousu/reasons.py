"""Why a move of Paskahousu may or may not be made, by the rule that decides.

Valepaska says the same of what is announced: `pile_reasons` takes the ids of either game.
"""

from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.shared import reasons, words
from koirakoulu.finnish.shared.reasons import Asked, Said
from koirakoulu.finnish.text import join
from korttipelit.cards import Rank
from korttipelit.contract import PLAY
from korttipelit.paskahousu.fitting import SINGLE
from korttipelit.paskahousu.rulebook import PileRules
from korttipelit.paskahousu.turns import top_rank
from korttipelit.verbs import PICK_UP


def played_rank(asked: Asked) -> Rank:
    """The rank that is played or, where cards lie face down, announced."""
    return asked.move.claim or asked.move.cards[0].rank


def _mine(asked: Asked, case: Case = Case.NOMINATIVE) -> str:
    return words.rank(played_rank(asked), case)


def _top(asked: Asked, case: Case = Case.NOMINATIVE) -> str:
    return words.rank(top_rank(asked.state), case)


def playable(asked: Asked) -> str:
    """Examples of the ranks the player could play: "kutosen tai rouvan"."""
    ranks = sorted({card.rank for card in asked.role("playable")})
    return join([words.rank(rank, Case.GENITIVE) for rank in ranks], "tai")


def _opening(asked: Asked) -> str:
    first = asked.state.first
    several = first not in SINGLE
    with_them = words.rank(first, Case.ADESSIVE, plural=several)
    if asked.legal:
        return (
            f"jako aloitetaan {with_them}, jotka ratkaisivat aloittajan."
            if several
            else (f"jako aloitetaan {with_them}, joka ratkaisi aloittajan.")
        )
    return f"jako on aloitettava {with_them}."


def _at_least(asked: Asked) -> str:
    mine, top = played_rank(asked), top_rank(asked.state)
    if mine == top:
        return f"yhtä suuri käy aina, ja päällimmäisenä on {_top(asked)}."
    size = "suurempi" if asked.legal else "pienempi"
    return f"{_mine(asked)} on {size} kuin päällimmäinen {_top(asked)}."


def _court(least: str) -> Said:
    """Why a court card goes on a number, or does not; `least` is the lowest number, inflected."""

    def said(asked: Asked) -> str:
        only = "" if asked.legal else "vasta "
        on_top = f"päällimmäisenä on {_top(asked)}"
        return f"kuvakortti käy {only}{least} tai suuremman päälle, ja {on_top}."

    return said


def _court_led_last(asked: Asked) -> str:
    if asked.legal:
        return "kädessäsi ei ole muuta aloitettavaa, joten kuvakortin saa lyödä tyhjään pöytään."
    return f"tyhjään pöytään lyödään kuvakortti vain pakosta, ja voit lyödä {playable(asked)}."


def _on_two(asked: Asked) -> str:
    return (
        "kakkosen päälle käy toinen kakkonen."
        if asked.legal
        else ("kakkosen päälle käy vain kakkonen.")
    )


def _ten(asked: Asked) -> str:
    if asked.legal:
        return f"kymppi kaataa pinon, koska päällimmäisenä on {_top(asked)}."
    return f"kymppi ei käy kuvakortin päälle, ja päällimmäisenä on {_top(asked)}."


def _ace(asked: Asked) -> str:
    if asked.legal:
        return f"ässä kaataa pinon, koska päällimmäisenä on {_top(asked)}."
    return f"ässä käy pinossa vain kuvakortin päälle, ja päällimmäisenä on {_top(asked)}."


def _lone(asked: Asked) -> str:
    if asked.move.verb == PLAY and asked.legal:
        return f"{_mine(asked)} ei tyhjässä pöydässä kaada mitään, vaan seuraava nostaa sen."
    if asked.move.verb == PICK_UP:
        return f"Tyhjään pöytään lyöty {_top(asked)} on nostettava."
    if asked.move.verb == PLAY:
        return f"tyhjään pöytään lyöty {_top(asked)} on nostettava, eikä sen päälle lyödä mitään."
    return f"tyhjään pöytään lyöty {_top(asked)} on nostettava, eikä pakasta silloin kokeilla."


def _action(asked: Asked) -> str:
    if asked.move.verb == PICK_UP and not asked.state.pile:
        return "pöydässä ei ole mitään nostettavaa."
    if asked.state.joining and asked.move.verb != PLAY:
        return "käännetty kortti on jo pöydässä, joten voit enää lisätä siihen tai lopettaa."
    return reasons.no_such_action(asked)


def _try(asked: Asked) -> str:
    if asked.legal:
        return "Et voi lyödä kädestäsi, joten saat kokeilla onneasi pakasta."
    return f"pakasta kokeillaan vain, jos kädestä ei voi lyödä, ja voit lyödä {playable(asked)}."


def _joined(asked: Asked) -> str:
    if asked.move.verb != PLAY:
        return "Käännetyn kortin lisäksi ei ole pakko lyödä mitään."
    if asked.legal:
        return "samanarvoisia saa lyödä käännetyn kortin mukana."
    return f"käännetyn kortin mukana lyödään vain samanarvoisia, ja se on {_top(asked)}."


def _passes(asked: Asked) -> str:
    if asked.legal:
        return "Kädessäsi on vain kuvakortteja, eikä niillä saa aloittaa. Siksi saat passata."
    return f"passata saa vain, jos ei voi aloittaa, ja voit lyödä {playable(asked)}."


def pile_reasons(r: PileRules) -> dict[str, Said]:
    """The reasons by the ids of a game."""
    return {
        r.turn: reasons.not_in_turn,
        r.own_cards: reasons.not_in_hand,
        r.known_action: _action,
        r.opening: _opening,
        r.at_least: _at_least,
        r.several: "kerralla lyödään vain samanarvoisia kortteja.",
        r.court_on_eight: _court("kasin"),
        r.court_on_seven: _court("seiskan"),
        r.lead: "pöytä on tyhjä, joten numerokortilla tai kakkosella saa aloittaa.",
        r.court_never_led: "tyhjään pöytään ei lyödä kuvakorttia.",
        r.court_led_last: _court_led_last,
        r.court_led: "pöytä on tyhjä, ja siihen saa lyödä myös kuvakortin.",
        r.two: "kakkonen käy minkä tahansa muun kortin päälle paitsi kympin ja ässän.",
        r.on_two: _on_two,
        r.ten: _ten,
        r.ace: _ace,
        r.singly: "kympit ja ässät lyödään yksitellen.",
        r.lone: _lone,
        r.try_when_stuck: _try,
        r.try_always: "Omalla vuorolla saa aina kokeilla onneaan pakasta.",
        r.joined: _joined,
        r.take: "Et voi lyödä, joten nostat koko pinon.",
        r.take_freely: "Pinon saa nostaa, vaikka voisi lyödä.",
        r.take_if_stuck: lambda asked: (
            f"pinoa ei nosteta, jos voi lyödä, ja voit lyödä {playable(asked)}."
        ),
        r.passes: _passes,
    }
