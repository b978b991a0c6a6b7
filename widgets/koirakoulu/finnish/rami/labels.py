"""The words on the score calculator's fields and buttons."""

from typing import Final

CALCULATOR: Final = "Ramin pistelaskuri"
PLAYERS: Final = "Pelaajia"
NAME_OF: Final = "Pelaaja {}"
"""A player who has not been given a name."""

RULES: Final = "Pelaajat ja säännöt"
NEW_DEAL: Final = "Uusi jako"
ENDED: Final = "Miten jako päättyi?"
ENDINGS: Final = {
    "out": "Joku pääsi korteistaan",
    "one_go": "Kertalopetus",
    "dead_end": "Umpikuja: nostopakka loppui",
}
WINNER: Final = "Jaon voittaja"
LEFT: Final = "Käteen jäi"
EXAMPLE: Final = "ässä jokeri 5, tai 36"
OPENED: Final = "avasi"
SITS_OUT: Final = "ei pelaa tätä jakoa"
SCORE: Final = "Laske jako"
UNDO: Final = "Poista viimeinen jako"
NEW: Final = "Uusi peli"
SCORES: Final = "Pisteet"
DEAL: Final = "Jako"
TOTAL: Final = "Yhteensä"
LIMIT: Final = "Pisteraja"
EXPLAINED: Final = "Mistä pisteet tulevat"
NO_SCRIPT: Final = (
    "Laskuri ei toimi ilman selaimen komentosarjoja. Pisteet voi laskea säännöistäkin."
)


def player(number: int) -> str:
    """What a player without a name is called: "Pelaaja 2"."""
    return NAME_OF.format(number)


def name_field(number: int) -> str:
    """The label of the field for a player's name."""
    return f"{number}. pelaajan nimi"


def left_of(name: str) -> str:
    """The label of what a player was left with; the name is not inflected."""
    return f"{name}: {LEFT.lower()}"


def opened_of(name: str) -> str:
    """The label of whether a player had opened."""
    return f"{name} {OPENED}"


def deal(number: int) -> str:
    """A deal in the list: "Jako 3"."""
    return f"{DEAL} {number}"
