"""The words a fence of ours may begin with."""

from typing import Final

from koirakoulu.views import WIDGETS

TABLE: Final = "muunnelmataulukko"
"""Compares rule books; the table is made from them."""

BOOK: Final = "saannot"
"""The rules of one book, taken from the page with all rules."""

FENCES: Final = (*WIDGETS, TABLE, BOOK)
"""Widgets and fences that become plain content."""
