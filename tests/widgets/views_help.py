"""What tests of views share: fences, and the page's script in Python, as far as templates go."""

import itertools
import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any
from xml.etree.ElementTree import Element

from koirakoulu.views.elements import to_html

QUIZ = """\
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♦Q
Aino: ♥3 ♣A
Eero: 6
Liisa: ♠4 ♣8 ♦3 ♦K
vuorossa: Liisa
"""

RUNS = """\
peli: koira
säännöt: suma
vaihe: luopuminen
valtti: ♥
pöytä: ♣2-4 ♥8
Aino: 3
Eero: 2
Onni: vapaa
Veera: ♥2 ♥3 ♥9 ♠K ♦3
vuorossa: Veera
"""

ROUND = """\
otsikko: Kaksi läjää
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä:
Aino: ♠2 ♦10 ♦K ♣7
Eero: ♥8 ♥9 ♦Q ♠7 ♣5
Liisa: ♥K ♠4 ♣8 ♦3
vuorossa: Eero

> Kaikilla on jo korttinsa.
Eero ♥8
> Tyhjään pöytään saa lyödä mitä tahansa.
Liisa ♥K
Aino ♠2
Aino ♦10
Eero ♦Q
Liisa nosta
"""


SERIES = """\
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♥8
Aino: 5
Eero: ♥6 ♥9 ♠2
vuorossa: Eero
---
kysy: nosto
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♦Q
Aino: ♥3 ♣A
Eero: 6
Liisa: ♠4 ♣8
vuorossa: Liisa
---
kysy: kina
vihje: Katso tikin isointa korttia.
peli: koira
säännöt: opas
vaihe: keräys
pakka: 20
pöytä: ♣5 ♦J
Aino: 3
Eero: 3
Liisa: ♥J ♥Q ♥4
vuorossa: Liisa
"""

MAKER = """\
arvo: valtti
säännöt: opas
vaikeus: helppo
"""

BOOKS = """\
kirjat: opas, pari, myllymatti
peli: koira
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♠7
Aino: 4
Eero: 6
Liisa: ♠4 ♠9 ♦K
vuorossa: Liisa
"""


def everything(element: Element, tag: str = "*", **attributes: str) -> list[Element]:
    """The element and all in it with these attributes (`class_` matches one of the classes)."""
    wanted = attributes.pop("class_", None)
    return [
        found
        for found in element.iter()
        if tag in ("*", found.tag)
        and (wanted is None or wanted in found.get("class", "").split())
        and all(found.get(name.replace("_", "-")) == value for name, value in attributes.items())
    ]


def only(element: Element, tag: str = "*", **attributes: str) -> Element:
    """The one element with these attributes."""
    (found,) = everything(element, tag, **attributes)
    return found


def text_of(element: Element) -> str:
    """What is read, with single spaces."""
    return " ".join("".join(element.itertext()).split())


def filled(template: Element, pack: Element) -> str:
    """A template's HTML with its slots filled from the pack, as `previews.js` fills them."""
    content = deepcopy(template)
    faces = {part.get("data-slot"): part[0] for part in pack}
    for parent in content.iter():
        for i, child in enumerate(list(parent)):
            if child.tag == "slot":
                face = deepcopy(faces[child.get("name")])
                face.tail = child.tail
                parent[i] = face
    return "".join(to_html(child) for child in content)


def patched(view: Element, templates: Iterable[Element], action: object) -> tuple[Element, str]:
    """The view after the pieces that hold have taken their places, and what is said."""
    view = deepcopy(view)
    ticked = [box for box in view.iter("input") if box.get("checked") is not None]
    said = []
    for template in templates:
        if json.loads(template.get("data-action", "null")) != action:
            continue
        if not _holds(json.loads(template.get("data-when", "{}")), ticked):
            continue
        said.append(template.get("data-say", ""))
        for piece in template:
            _replace(view, piece)
        for identifier, values in json.loads(template.get("data-attributes", "{}")).items():
            _set(only(view, id=identifier), values)
    return view, " ".join(said)


def _holds(when: dict[str, Any], ticked: list[Element]) -> bool:
    def tally(kind: str) -> int:
        return sum(box.get("data-tally") == kind for box in ticked)

    return (
        ("checked" not in when or any(box.get("id") == when["checked"] for box in ticked))
        and all(tally(kind) == number for kind, number in when.get("count", {}).items())
        and all((tally(kind) > 0) == some for kind, some in when.get("any", {}).items())
    )


def _set(element: Element, values: dict[str, str | None]) -> None:
    for name, value in values.items():
        if value is None:
            element.attrib.pop(name, None)
        else:
            element.set(name, value)


def canonical(element: Element) -> str:
    """HTML in which the order of attributes makes no difference, as on a page."""
    element = deepcopy(element)
    for part in element.iter():
        ordered = sorted(part.attrib.items())
        part.attrib.clear()
        part.attrib.update(ordered)
    return to_html(element)


def _replace(view: Element, piece: Element) -> None:
    for parent in view.iter():
        for i, child in enumerate(list(parent)):
            if child.get("id") == piece.get("id"):
                new = deepcopy(piece)
                new.tail = child.tail
                parent[i] = new
                return
    raise AssertionError(f"the view has no {piece.get('id')}")


def subsets(size: int) -> Iterator[list[int]]:
    """Every choice of ticks."""
    for count in range(size + 1):
        for ticks in itertools.combinations(range(size), count):
            yield list(ticks)
