"""The words of what is made from rule books: the table that compares them, the pages of each."""

from collections.abc import Iterable

OPTION = "Pöydän sääntö"
PLAYERS = "Pelaajia"

DIFFERS_SIGN = "≠"
DIFFERS = "toisin"
NO_EFFECT_SIGN = "–"
NO_EFFECT = "ei vaikutusta"

IN_ALL_RULES = "Sama sääntö kaikkien pöytien säännöissä"


def caption(first: str) -> str:
    """What the table is, and what its signs mean."""
    return (
        f"Pöydän säännöt rinnakkain. {DIFFERS_SIGN}\u00a0= toisin kuin sarakkeessa {first}, "
        f"{NO_EFFECT_SIGN}\u00a0= ei vaikuta näillä säännöillä."
    )


def players(possible: Iterable[int], best: range) -> str:
    """How many may play, and how many should: "2–8, parhaiten 3–5", "4, 6, parhaiten 4"."""
    numbers = sorted(possible)
    whole = numbers == list(range(numbers[0], numbers[-1] + 1))
    said = span(numbers[0], numbers[-1]) if whole else ", ".join(map(str, numbers))
    best_said = span(best[0], best[-1])
    return said if said == best_said else f"{said}, parhaiten {best_said}"


def span(first: int, last: int) -> str:
    """From a number to another: "3–5", "2"."""
    # A word joiner: no line break after the dash.
    return str(first) if first == last else f"{first}–\u2060{last}"
