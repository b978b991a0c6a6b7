"""Small matters of Finnish typography."""

from collections.abc import Sequence


def quote(text: str) -> str:
    """Put a text in Finnish quotation marks, the same mark on both sides."""
    return f"”{text}”"


def join(parts: Sequence[str], conjunction: str = "ja") -> str:
    """Join as Finnish does: "a", "a ja b", "a, b ja c"; no comma before the last."""
    if not parts:
        raise ValueError("nothing to join")
    *head, last = parts
    return f"{', '.join(head)} {conjunction} {last}" if head else last


def sentence(text: str) -> str:
    """Give a text a capital first letter and leave the rest as it is."""
    return text[:1].upper() + text[1:]
