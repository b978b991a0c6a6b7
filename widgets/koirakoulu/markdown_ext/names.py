"""The words a fence of ours may begin with."""

from typing import Final

from koirakoulu.views import WIDGETS

TABLE: Final = "muunnelmataulukko"
"""Compares rule books; the table is made from them."""

BOOK: Final = "saannot"
"""The rules of one book, taken from the page with all rules."""

CHOOSER: Final = "pelivalitsin"
"""All games with what they are like, to choose one."""

FAMILY: Final = "pelitaulukko"
"""All games side by side."""

FENCES: Final = (*WIDGETS, TABLE, BOOK, CHOOSER, FAMILY)
"""Widgets and fences that become plain content."""
