"""A flat drawing: paths and rectangles with their paint and one matrix each."""

from dataclasses import dataclass, replace

type Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True, slots=True)
class Shape:
    """One painted path: its data, its paint attributes, where it goes."""

    data: str
    paint: tuple[tuple[str, str], ...]
    matrix: Matrix = IDENTITY

    def moved(self, outer: Matrix) -> "Shape":
        """Return the shape inside another coordinate system."""
        return replace(self, matrix=multiply(outer, self.matrix))


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, written as it is."""

    attributes: tuple[tuple[str, str], ...]


type Drawing = list[Shape | Rect]


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the matrix that applies ``inner`` first and ``outer`` to the result."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def transform_text(matrix: Matrix) -> str:
    """Write a matrix as short as SVG allows; nothing for the identity."""
    a, b, c, d, e, f = matrix
    if abs(b) > 1e-9 or abs(c) > 1e-9:
        return "matrix(" + " ".join(_short(v, 4) for v in (a, b, c, d, e, f)) + ")"
    parts = []
    if _short(e, 2) != "0" or _short(f, 2) != "0":
        parts.append(f"translate({_short(e, 2)} {_short(f, 2)})")
    if _short(a, 4) == _short(d, 4):
        if _short(a, 4) != "1":
            parts.append(f"scale({_short(a, 4)})")
    else:
        parts.append(f"scale({_short(a, 4)} {_short(d, 4)})")
    return "".join(parts)


def _short(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "", "-") else text
