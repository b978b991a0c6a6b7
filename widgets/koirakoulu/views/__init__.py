"""The widgets: from a fence to HTML, when the site is built and in the reader's browser."""

from typing import Final

from koirakoulu.views.base import Widget, WidgetError
from koirakoulu.views.kierros_view import KIERROS
from koirakoulu.views.laskuri_view import LASKURI
from koirakoulu.views.vertailu_view import VERTAILU
from koirakoulu.views.visa_previews import VISA

WIDGETS: Final[dict[str, Widget]] = {
    "kierros": KIERROS,
    "laskuri": LASKURI,
    "vertailu": VERTAILU,
    "visa": VISA,
}
"""By the language of the fence."""

__all__ = ["WIDGETS", "Widget", "WidgetError"]
