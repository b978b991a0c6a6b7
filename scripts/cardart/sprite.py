"""Assembles drawings into one sprite file of symbols."""

import subprocess
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

from cardart.drawing import Drawing, Rect, Shape, transform_text

SVGO = "svgo@4.1.0"
VIEW_BOX = "-120 -168 240 336"
GROUND = '<rect x="-119.5" y="-167.5" width="239" height="335" rx="12" fill="#fff" stroke="#333"/>'


def round_paths(paths: list[str], folder: Path) -> dict[str, str]:
    """Let svgo write path data as short as it goes, in whole units.

    All art is drawn in boxes 1,000 units wide or more, so that a unit is far
    less than a pixel.
    """
    unique = list(dict.fromkeys(paths))
    folder.mkdir(parents=True)
    body = "".join(f'<path id="p{number}" d="{data}"/>' for number, data in enumerate(unique))
    (folder / "in.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')
    (folder / "config.mjs").write_text("export default { plugins: ['convertPathData'] };")
    subprocess.run(
        ["npx", "--yes", SVGO, "--config", "config.mjs", "-p", "0", "in.svg", "-o", "out.svg"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    rounded = [node.attrib["d"] for node in ET.parse(folder / "out.svg").getroot()]
    return dict(zip(unique, rounded, strict=True))


def write_sprite(cards: Mapping[str, Drawing], back: str, colours: Mapping[str, str]) -> str:
    """Write all cards as symbols; a path that is drawn twice is defined once."""
    counts: dict[str, int] = {}
    for drawing in cards.values():
        for part in drawing:
            if isinstance(part, Shape):
                counts[part.data] = counts.get(part.data, 0) + 1
    shared = {
        data: f"p{number}"
        for number, data in enumerate(data for data, count in counts.items() if count > 1)
    }
    definitions = "\n".join(f'<path id="{name}" d="{data}"/>' for data, name in shared.items())
    symbols = [_symbol(name, _body(drawing, shared, colours)) for name, drawing in cards.items()]
    symbols.append(_symbol("back", back))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        f"<defs>\n{definitions}\n</defs>\n" + "\n".join(symbols) + "\n</svg>\n"
    )


def _symbol(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{VIEW_BOX}">{GROUND}{body}</symbol>'


def _body(drawing: Drawing, shared: Mapping[str, str], colours: Mapping[str, str]) -> str:
    """Draw the parts in order, neighbours with the same paint in one group."""
    text, open_paint = "", None
    for part in drawing:
        if isinstance(part, Rect):
            paint = None
            element = f"<rect{_attributes(part.attributes, colours)}/>"
        else:
            paint = _attributes(part.paint, colours)
            element = _path(part, shared)
        if paint != open_paint:
            text += "</g>" if open_paint is not None else ""
            text += f"<g{paint}>" if paint is not None else ""
            open_paint = paint
        text += element
    return text + ("</g>" if open_paint is not None else "")


def _path(shape: Shape, shared: Mapping[str, str]) -> str:
    transform = transform_text(shape.matrix)
    placed = f' transform="{transform}"' if transform else ""
    if name := shared.get(shape.data):
        return f'<use href="#{name}"{placed}/>'
    return f'<path d="{shape.data}"{placed}/>'


def _attributes(pairs: tuple[tuple[str, str], ...], colours: Mapping[str, str]) -> str:
    return "".join(
        f' {key}="{colours.get(value, value)}"'
        for key, value in pairs
        if (key, value) != ("fill", "black")
    )
