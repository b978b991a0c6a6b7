"""What topples in Koira."""

from korttipelit.koira.options import KoiraRules


def pile_word(rules: KoiraRules) -> str:
    """What topples: in Myllymatti it is called a heap."""
    return "läjä" if rules.book == "myllymatti" else "pakka"
