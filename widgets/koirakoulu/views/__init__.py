"""The widgets: from a fence to HTML, when the site is built and in the reader's browser."""

from typing import Final

from koirakoulu.views.base import Widget, WidgetError
from koirakoulu.views.kierros import KIERROS
from koirakoulu.views.visa_view import VISA

WIDGETS: Final[dict[str, Widget]] = {"kierros": KIERROS, "visa": VISA}
"""By the language of the fence."""

__all__ = ["WIDGETS", "Widget", "WidgetError"]
