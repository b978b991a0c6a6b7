"""Building HTML as `xml.etree.ElementTree` elements, which escape what they hold."""

import json
from collections.abc import Iterable
from typing import Any, Final
from xml.etree.ElementTree import Element, tostring

# Keeps the site's search from finding pages by what a table happens to show. Material's indexer
# ends the exclusion at the first end tag of the same name, so nothing inside may have it.
NOT_SEARCHED: Final = {"data-search-exclude": True}

type Child = Element | str | Iterable["Child"] | None


def el(tag: str, attributes: dict[str, object] | None = None, *children: Child) -> Element:
    """An element. Attributes that are `None` or `False` are left out; `True` is an empty value."""
    element = Element(tag)
    for name, value in (attributes or {}).items():
        if value is not None and value is not False:
            element.set(name, "" if value is True else str(value))
    append(element, *children)
    return element


def append(parent: Element, *children: Child) -> None:
    """Adds children and text at the end of an element."""
    for child in children:
        if child is None:
            continue
        if isinstance(child, str):
            _append_text(parent, child)
        elif isinstance(child, Element):
            parent.append(child)
        else:
            append(parent, *child)


def _append_text(parent: Element, text: str) -> None:
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def compact(data: object) -> str:
    """JSON as JavaScript's `JSON.stringify` writes it, so that both sides compare it as text."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def script_json(data: Any) -> str:
    """JSON for a script element: no serializer escapes it, and it cannot end the element."""
    text = compact(data)
    for character in "<>&":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def to_html(element: Element) -> str:
    """The element as HTML."""
    return tostring(element, encoding="unicode", method="html")
