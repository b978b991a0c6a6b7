"""Widgets kept aside while other plugins read a page.

The search indexer parses every tag of a page's content; a widget has hundreds, none of which says
anything a search should find. Out of its way they cost a build next to nothing.
"""

import re
from typing import Final

WIDGET: Final = re.compile(r"<koira-widget\b.*?</koira-widget>", re.DOTALL)
MARK: Final = re.compile(r"<!--koira-widget (\d+)-->")


class Aside:
    """The widgets of each page, by its file."""

    def __init__(self) -> None:
        self.widgets: dict[str, list[str]] = {}

    def take(self, html: str, page: str) -> str:
        """The content with a mark in place of each widget."""
        kept = self.widgets[page] = []

        def mark(widget: re.Match[str]) -> str:
            kept.append(widget[0])
            return f"<!--koira-widget {len(kept) - 1}-->"

        return WIDGET.sub(mark, html)

    def put_back(self, output: str, page: str) -> str:
        """The finished page with its widgets."""
        kept = self.widgets.pop(page, [])
        return MARK.sub(lambda mark: kept[int(mark[1])], output) if kept else output
