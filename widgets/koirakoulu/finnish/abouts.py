"""What games are like, in the words of the tables that compare them."""

from collections.abc import Iterable
from typing import Final

from koirakoulu.finnish.comparison import span
from koirakoulu.finnish.numbers import NO_BREAK_SPACE

FAMILIES: Final = {
    "collecting": "Keräys- ja luopumispelit",
    "attack": "Hyökkäyspelit",
    "pile": "Pinopelit",
}
BEATS: Final = {
    "higher_or_trump": "isompi samaa maata tai valtti",
    "higher_or_trump_hard_suit": "isompi samaa maata tai valtti (ristiä ei lyö valtti)",
    "equal_or_higher": "yhtä iso tai isompi, maasta riippumatta",
    "suit_order": "isompi samaa maata tai arvokkaampi maa",
}
TRUMP: Final = {
    "last_card": "nostopakan viimeinen kortti",
    "turned_card": "pakasta käännetty kortti",
    "fixed_suit": "aina sama maa",
    "none": "ei valttia",
}
PICK_UP: Final = {
    "one_lot": "yhden kortin tai sarjan pöydästä",
    "open_cards": "kortit, joita ei kaatanut",
    "all": "kaikki pöydän kortit",
    "whole_pile": "koko pinon",
    "three_or_five": "kolme päällimmäistä, maijan jälkeen viisi",
}
END: Final = {
    "last_with_cards": "se, jolle kortit jäävät käteen",
    "first_out": "ei kukaan: ensimmäisenä korteistaan päässyt voittaa",
}

DIFFICULTY: Final = {1: "helppo", 2: "keskitasoa", 3: "vaativa"}

GAME: Final = "Peli"
PLAYERS: Final = "Pelaajia"
MINUTES: Final = "Jaon kesto"
HOW_HARD: Final = "Vaikeus"
AGE: Final = "Nuorin pelaaja"
WHAT_BEATS: Final = "Pöydän kortin lyö"
WHERE_TRUMP: Final = "Valtti"
WHAT_TAKEN: Final = "Joka ei lyö, nostaa"
WHO_LOSES: Final = "Häviää"
COMPARED: Final = "Pelit rinnakkain yleisimmillä säännöillään"

CHOOSE: Final = "Millaista peliä etsit?"
ANY: Final = "ei väliä"
FITTING: Final = "Sopivia pelejä"


def minutes(about: tuple[int, int]) -> str:
    """How long a deal takes: "10–20 min"."""
    return f"{span(about[0], about[1])}{NO_BREAK_SPACE}min"


def at_most(number: int) -> str:
    """The longest deal that will do: "enintään 20 min"."""
    return f"enintään {number}{NO_BREAK_SPACE}min"


def age(years: int) -> str:
    """From what age one plays along: "noin 7 v"."""
    return f"noin {years}{NO_BREAK_SPACE}v"


def years(number: int) -> str:
    """An age to choose: "7 v"."""
    return f"{number}{NO_BREAK_SPACE}v"


def books(names: Iterable[str]) -> str:
    """The rule books of a game: "Säännöt: Koira, Sumakoira"."""
    return f"Säännöt: {', '.join(names)}"
