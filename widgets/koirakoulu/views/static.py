"""A widget as it stands in a page: complete HTML, and what the page's script enlivens it with."""

from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.finnish import labels
from koirakoulu.views import WIDGETS
from koirakoulu.views.elements import NOT_SEARCHED, compact, el

SPRITE: Final = "cards-bf.svg"
"""The deck of the widgets: cards lie half under each other, and a big index is seen in a strip."""

DECKS: Final = {"-4": labels.FOUR_COLOURS, "-bf": labels.BIG_INDEX}
"""What the name of a sprite tells, and what readers are told of it."""


def widget_element(
    name: str, source: str, element_id: str, links: str = "", assets: str = ""
) -> Element:
    """The element of a fence. Raises `WidgetError`.

    `links` is the address of the rules page and `assets` that of the folder with the card
    pictures, both relative to the page; without `assets` cards are plain type.
    """
    widget = WIDGETS[name]
    sprite = f"{assets}{SPRITE}" if assets else ""
    state = widget.init(source, links, sprite, element_id)
    return el(
        "koira-widget",
        {
            "id": element_id,
            "data-widget": name,
            "data-complete": widget.complete(state),
            "data-lasting": widget.lasting,
        },
        # Not in a script element: instant navigation runs whatever script comes with a page.
        el("div", {"class": "k-state", "hidden": True, "data-state": compact(state)}),
        el("div", {"class": "k-view"}, widget.view(state)),
        el("p", {"class": "k-live", "role": "status", "aria-live": "polite"}),
        el("p", {**NOT_SEARCHED, "class": "k-wait", "hidden": True}, labels.WAIT),
        el(
            "p",
            {**NOT_SEARCHED, "class": "k-failed", "hidden": True},
            f"{labels.FAILED} ",
            el("button", {"type": "button", "class": "k-button k-retry"}, labels.RETRY),
        ),
        widget.static(state),
        _deck(element_id) if sprite else None,
        widget.previews(state),
    )


def _deck(prefix: str) -> Element:
    """The choice of the reader's own deck. The page's script knows it by the names of the files."""
    return el(
        "details",
        {**NOT_SEARCHED, "class": "k-deck"},
        el("summary", {}, labels.DECK),
        [
            el(
                "label",
                {"for": f"{prefix}-deck{kind}"},
                el(
                    "input",
                    {
                        "type": "checkbox",
                        "id": f"{prefix}-deck{kind}",
                        "data-deck": kind,
                        "checked": kind in SPRITE,
                        "autocomplete": "off",
                    },
                ),
                f" {text}",
            )
            for kind, text in DECKS.items()
        ],
    )
