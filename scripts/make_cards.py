"""Makes the card sprites from the public-domain card art on npm.

    python scripts/make_cards.py

The sprites are committed; run this only to change them.  It needs npm and npx
(the card packages and svgo are fetched into a temporary folder) and writes
``cards.svg``, ``cards-4.svg`` (four colours) and the two with a big index.
"""

import gzip
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from cardart.back import back
from cardart.drawing import Drawing, Shape
from cardart.jokers import GREY, bold, joker_index, repaint
from cardart.source import FACES, JOKERS, fetch, read_face, read_joker
from cardart.sprite import round_paths, write_sprite

TARGET = Path(__file__).parents[1] / "widgets" / "koirakoulu" / "browser"
SETS = {
    "cards.svg": "2color",
    "cards-4.svg": "4color",
    "cards-bf.svg": "2color-bf",
    "cards-4-bf.svg": "4color-bf",
}
RANKS = {str(rank): str(rank) for rank in range(2, 10)} | {"10": "T"} | {r: r for r in "JQKA"}

# The art's pure screen colours, toned down and darkened until they read well on white.
COLOURS = {
    "red": "#d0021b",
    "blue": "#0a53c4",
    "green": "#0a7d33",
    "#44F": "#3b46d6",
    "#FC4": "#fc4",
    "white": "#fff",
}


def read_sets(folder: Path) -> dict[str, dict[str, Drawing]]:
    """Read the cards of every set, by the ids they get in the sprite."""
    images = fetch(FACES, folder / "faces") / "src" / "images"
    script = (fetch(JOKERS, folder / "jokers") / "dist" / "index.esm.js").read_text()
    joker = read_joker(script, "SvgJ1")
    sets = {}
    for target, source in SETS.items():
        cards = {
            f"c-{suit}{rank}": read_face(images / source / f"{letter}{suit.upper()}.svg")
            for suit in "shdc"
            for rank, letter in RANKS.items()
        }
        big = source.endswith("-bf")
        cards["joker-1"] = bold(joker) + joker_index("red", big=big)
        cards["joker-2"] = repaint(bold(joker), GREY) + joker_index("black", big=big)
        sets[target] = cards
    return sets


def main() -> None:
    """Write the sprites and print their sizes."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        sets = read_sets(folder)
        shapes = [
            part
            for cards in sets.values()
            for drawing in cards.values()
            for part in drawing
            if isinstance(part, Shape)
        ]
        rounded = round_paths([shape.data for shape in shapes], folder / "svgo")
    for target, cards in sets.items():
        short: dict[str, Drawing] = {
            name: [
                replace(part, data=rounded[part.data]) if isinstance(part, Shape) else part
                for part in drawing
            ]
            for name, drawing in cards.items()
        }
        text = write_sprite(short, back(), COLOURS)
        (TARGET / target).write_text(text, encoding="utf-8")
        size = len(gzip.compress(text.encode(), 9))
        print(f"{target}: {len(text):,} bytes, {size:,} gzipped")


if __name__ == "__main__":
    main()
