"""Makes the two jokers out of one: bolder lines, a second colouring, a star as index."""

import math
from collections.abc import Mapping
from dataclasses import replace

from cardart.drawing import Drawing, Matrix, Shape

# The second joker in black and white.
GREY = {"red": "#3a3a3a", "#FC4": "#ececec", "#44F": "black"}


def bold(drawing: Drawing) -> Drawing:
    """Draw the lines thick enough to be seen on a small card."""
    return _with_paint(drawing, {"6": "14"})


def repaint(drawing: Drawing, colours: Mapping[str, str]) -> Drawing:
    """Change the colours of a drawing."""
    return _with_paint(drawing, colours)


def _with_paint(drawing: Drawing, values: Mapping[str, str]) -> Drawing:
    return [
        replace(part, paint=tuple((key, values.get(value, value)) for key, value in part.paint))
        if isinstance(part, Shape)
        else part
        for part in drawing
    ]


def joker_index(colour: str, *, big: bool) -> Drawing:
    """Draw a star in two opposite corners, as large as the other cards' index."""
    size = 46 if big else 30
    x, y = (-119 + size * 0.62, -156 + size / 2) if big else (-98.4, -139)
    upright: Matrix = (size / 1000, 0, 0, size / 1000, x, y)
    turned: Matrix = (-size / 1000, 0, 0, -size / 1000, -x, -y)
    star = Shape(_star(), (("fill", colour),))
    return [star.moved(upright), star.moved(turned)]


def _star() -> str:
    points = []
    for step in range(10):
        radius = 210 if step % 2 else 520
        angle = math.pi * step / 5
        points.append(f"{radius * math.sin(angle):.0f} {-radius * math.cos(angle):.0f}")
    return "M" + "L".join(points) + "Z"
