"""How long a site takes to build with 0, 100 and 1,000 widgets, against plain Material.

Every site has the same pages with the same text; only the fences differ. Each is built in a fresh
process, a few times in turn, and the medians are compared, so that the machine's mood counts alike.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

PAGES: Final = 50
COUNTS: Final = (0, 100, 1000)
ALLOWED_MS: Final = 10.0

CONFIG: Final = """\
site_name: Mittaus
theme: {{name: material, language: fi, font: false}}
plugins:
  - search: {{lang: fi}}
{plugin}
markdown_extensions:
{extension}
"""
PLUGIN: Final = "  - koirakoulu: {bundle: false}"

VISA: Final = """\
```visa
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: {trump}
pöytä: ♦10 ♦Q
Aino: {hand}
Eero: {eero}
Liisa: {liisa}
vuorossa: Aino
```
"""
HANDS: Final = ("♣8 ♦3 ♦K ♠4", "♥2 ♥9 ♦A ♠J", "♣2 ♣3 ♦J ♥A", "♠5 ♠6 ♦4 ♦K")


def visa(number: int) -> str:
    """One quiz; no two are alike, for what has been read before would cost nothing."""
    return VISA.format(
        trump="♠♥♣"[number % 3],
        hand=HANDS[number % len(HANDS)],
        eero=number % 17 + 1,
        liisa=number % 13 + 1,
    )


def write_site(folder: Path, widgets: int, *, plain: bool) -> None:
    """A site whose pages share out so many widgets; a plain one has neither them nor us."""
    docs = folder / "docs"
    docs.mkdir(parents=True)
    extension = "  - pymdownx.superfences" if plain else "  - koirakoulu"
    config = CONFIG.format(plugin="" if plain else PLUGIN, extension=extension)
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    for page in range(PAGES):
        text = [f"# Sivu {page}\n", "Tikin vie korkein kortti. " * 40 + "\n"]
        text += (visa(number) for number in range(page, widgets, PAGES))
        name = "index.md" if page == 0 else f"sivu{page}.md"
        (docs / name).write_text("\n".join(text), encoding="utf-8")


def build_seconds(folder: Path) -> float:
    """Builds the site once in a process of its own."""
    start = time.perf_counter()
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
    subprocess.run(command, cwd=folder, env=quiet, check=True)
    return time.perf_counter() - start


def main() -> int:
    """Measures, prints a table, and fails where a widget costs more than it may."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as temporary:
        sites = {"plain Material": Path(temporary, "plain")}
        write_site(sites["plain Material"], 0, plain=True)
        for count in COUNTS:
            sites[f"{count} widgets"] = Path(temporary, str(count))
            write_site(sites[f"{count} widgets"], count, plain=False)
        times: dict[str, list[float]] = {name: [] for name in sites}
        for _ in range(rounds):
            for name, folder in sites.items():
                times[name].append(build_seconds(folder))
    medians = {name: statistics.median(values) for name, values in times.items()}
    plain, empty = medians["plain Material"], medians["0 widgets"]
    print(f"| {PAGES} pages | build | over plain Material | a widget |")
    print("|---|---|---|---|")
    worst = 0.0
    for name, seconds in medians.items():
        count = int(name.split()[0]) if name[0].isdigit() else 0
        each = (seconds - empty) * 1000 / count if count else 0.0
        worst = max(worst, each)  # what the extension itself costs stands in the row of 0
        told = f"{each:.1f} ms" if count else "–"
        print(f"| {name} | {seconds:.2f} s | {seconds - plain:+.2f} s | {told} |")
    return 0 if worst <= ALLOWED_MS else 1


if __name__ == "__main__":
    sys.exit(main())
