"""The words of what is made from rule books: the table that compares them, the pages of each."""

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


def players(possible: range, best: range) -> str:
    """How many may play, and how many should: "2–8, parhaiten 3–5"."""
    return f"{_span(possible)}, parhaiten {_span(best)}"


def _span(numbers: range) -> str:
    first, last = numbers[0], numbers[-1]
    # A word joiner: no line break after the dash.
    return str(first) if first == last else f"{first}–\u2060{last}"
