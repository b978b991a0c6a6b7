"""Reads the card faces from their npm packages into flat drawings."""

import math
import re
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree as ET

from cardart.drawing import IDENTITY, Drawing, Matrix, Rect, Shape, multiply

FACES = "@heruka_urgyen/react-playing-cards@0.5.0"
JOKERS = "@letele/playing-cards@0.1.0"

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
PAINT = ("fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit")
CARD_WIDTH = 240.0


def fetch(package: str, folder: Path) -> Path:
    """Unpack an npm package into a folder and return where it lies."""
    folder.mkdir(parents=True)
    packed = subprocess.run(
        ["npm", "pack", "--silent", package],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()[-1]
    with tarfile.open(folder / packed) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def read_face(path: Path) -> Drawing:
    """Read one card face; its white ground and border are left out."""
    root = ET.parse(path).getroot()
    return [
        part
        for part in _Flattener(root).drawing(root, IDENTITY, CARD_WIDTH)
        if not (isinstance(part, Rect) and ("width", "239") in part.attributes)
    ]


def read_joker(script: str, component: str) -> Drawing:
    """Read a joker's coloured layers out of a React component's source text."""
    body = script.split(f"const {component} = ", 1)[1].split("\nconst ", 1)[0]
    layers = {}
    for name, element in re.findall(
        r'createElement\("symbol", \{\s*id: "([^"]+)".*?createElement\("path", \{(.*?)\}\)',
        body,
        flags=re.DOTALL,
    ):
        pairs = dict(re.findall(r'(\w+): "?([^",\n]+)"?,?\n', element + "\n"))
        paint = {_kebab(key): value for key, value in pairs.items() if key != "d"}
        layers[name] = (pairs["d"], tuple((key, paint[key]) for key in PAINT if key in paint))
    matrix: Matrix = (202.8 / 1300, 0, 0, 312 / 2000, -101.4, -156)
    return [
        Shape(*layers[name], matrix=matrix) for name in re.findall(r'xlinkHref: "#([^"]+)"', body)
    ]


def _kebab(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "-" + letter[0].lower(), name)


class _Flattener:
    """Resolves one file's symbols and uses into painted paths."""

    def __init__(self, root: ET.Element) -> None:
        self.by_id = {node.get("id"): node for node in root.iter() if node.get("id")}

    def drawing(self, parent: ET.Element, matrix: Matrix, width: float) -> Drawing:
        """Draw what stands directly in an element; ``width`` is its viewport's."""
        parts: Drawing = []
        for node in parent:
            inner = multiply(matrix, read_transform(node.get("transform", "")))
            match node.tag.removeprefix(SVG):
                case "path":
                    paint = tuple((key, node.attrib[key]) for key in PAINT if key in node.attrib)
                    parts.append(Shape(node.attrib["d"], paint, inner))
                case "rect":
                    parts.append(_rect(node, {}))
                case "g":
                    parts += self.drawing(node, inner, width)
                case "use":
                    parts += self._use(node, inner, width)
                case "symbol" | "defs":
                    pass
                case other:
                    raise ValueError(f"unexpected element {other}")
        return parts

    def _use(self, node: ET.Element, matrix: Matrix, width: float) -> Drawing:
        target = self.by_id[node.attrib[HREF].removeprefix("#")]
        if target.tag == SVG + "rect":
            return [_rect(target, {key: node.attrib[key] for key in PAINT if key in node.attrib})]
        left, top, view_width, view_height = map(float, target.attrib["viewBox"].split())
        scale_y = float(node.attrib["height"]) / view_height
        if target.get("preserveAspectRatio") == "none":
            scale_x = float(node.get("width", width)) / view_width
        else:
            scale_x = scale_y  # xMinYMid, and the viewport is always wide enough
        x, y = float(node.get("x", 0)), float(node.get("y", 0))
        place: Matrix = (scale_x, 0, 0, scale_y, x - left * scale_x, y - top * scale_y)
        return self.drawing(target, multiply(matrix, place), view_width)


def _rect(node: ET.Element, extra: dict[str, str]) -> Rect:
    attributes = {key: value for key, value in node.attrib.items() if key != "id"} | extra
    return Rect(tuple(attributes.items()))


def read_transform(text: str) -> Matrix:
    """Read a list of translate, scale and rotate."""
    matrix = IDENTITY
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", text):
        values = [float(value) for value in re.split(r"[ ,]+", arguments.strip())]
        step: Matrix
        match name, values:
            case "translate", [x, y]:
                step = (1, 0, 0, 1, x, y)
            case "scale", [x, y]:
                step = (x, 0, 0, y, 0, 0)
            case "rotate", [degrees]:
                cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
                step = (cos, sin, -sin, cos, 0, 0)
            case _:
                raise ValueError(f"unexpected transform {text}")
        matrix = multiply(matrix, step)
    return matrix
