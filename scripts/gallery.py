"""Pictures of every page of the built site, at three widths, light and dark, on one sheet to leaf.

`python3 scripts/dev.py build` first; then run this with the project's own Python. It writes the
pictures and an `index.html` that shows them to the folder `gallery/`.
"""

import argparse
import functools
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from devtools.browsers import chromium

ROOT: Final = Path(__file__).resolve().parents[1]
SITE: Final = ROOT / "site"
WIDTHS: Final = (360, 768, 1280)
SCHEMES: Final = ("light", "dark")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 – the base class's name
        """Nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder at an address of this machine, for as long as it is looked at."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def pages() -> list[str]:
    """The addresses of the site's pages below its root."""
    found = (path.parent.relative_to(SITE).as_posix() for path in SITE.rglob("index.html"))
    return sorted("" if folder == "." else f"{folder}/" for folder in found)


def take_pictures(out: Path, chosen: list[str]) -> list[tuple[str, list[str]]]:
    """A picture of each page at each width and scheme; the rows of the sheet."""
    rows = []
    with served(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=["--no-sandbox"])
        for page in chosen:
            names = []
            for scheme in SCHEMES:
                for width in WIDTHS:
                    context = browser.new_context(
                        viewport={"width": width, "height": 800},
                        color_scheme="dark" if scheme == "dark" else "light",
                    )
                    tab = context.new_page()
                    tab.goto(address + page, wait_until="load")
                    tab.wait_for_timeout(400)  # cards and fonts settle
                    name = f"{page.strip('/').replace('/', '-') or 'etusivu'}-{width}-{scheme}.png"
                    tab.screenshot(path=out / name, full_page=width != 1280)
                    context.close()
                    names.append(name)
            rows.append((page or "/", names))
            print(page or "/", flush=True)
        browser.close()
    return rows


def sheet(rows: list[tuple[str, list[str]]]) -> str:
    """An HTML page that shows the pictures, a page of the site a row."""
    body = "".join(
        f"<h2>{page}</h2><p>"
        + "".join(f'<a href="{n}"><img src="{n}" alt="{n}" loading="lazy"></a> ' for n in names)
        + "</p>"
        for page, names in rows
    )
    style = "img{height:24rem;border:1px solid #999}p{display:flex;overflow:auto;gap:.5rem}"
    return (
        f'<!doctype html><meta charset="utf-8"><title>Gallery</title><style>{style}</style>{body}'
    )


def main() -> int:
    """Takes the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", help="addresses such as koira/saannot/; all if none")
    parser.add_argument("--out", type=Path, default=ROOT / "gallery")
    options = parser.parse_args()
    if not (SITE / "index.html").exists():
        print("there is no site yet: python3 scripts/dev.py build", file=sys.stderr)
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    rows = take_pictures(options.out, options.pages or pages())
    (options.out / "index.html").write_text(sheet(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
