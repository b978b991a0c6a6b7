"""Renders the site mark as the square icons that phones put on the home screen.

    python scripts/make_icons.py

The icons are committed; run this only when ``docs/assets/koirakoulu.svg`` has
changed.  It needs Chromium.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

ASSETS = Path(__file__).parents[1] / "docs" / "assets"
GROUND = "#f4ead3"
# How much of the square's side the mark takes: 512 may be cropped to a circle.
ICONS = {180: 0.78, 192: 0.78, 512: 0.64}


def render(size: int, share: float, folder: Path) -> None:
    """Render one icon by a page of exactly its size."""
    mark = (ASSETS / "koirakoulu.svg").read_text(encoding="utf-8")
    page = folder / "icon.html"
    page.write_text(
        f'<body style="margin:0;background:{GROUND};display:grid;place-items:center;'
        f'width:{size}px;height:{size}px"><div style="width:{share:.0%}">{mark}</div>',
        encoding="utf-8",
    )
    browser = shutil.which("chromium") or "chromium"
    subprocess.run(
        [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--window-size={size},{size}",
            f"--screenshot={ASSETS / f'icon-{size}.png'}",
            page.as_uri(),
        ],
        check=True,
        capture_output=True,
    )


def main() -> None:
    """Render every icon."""
    with tempfile.TemporaryDirectory() as folder:
        for size, share in ICONS.items():
            render(size, share, Path(folder))


if __name__ == "__main__":
    main()
