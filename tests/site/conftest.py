"""What the journeys share: a real site with one page of widgets, its server, and a browser."""

import shutil
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from mkdocs.utils.yaml import yaml_load
from playwright.sync_api import Browser, BrowserContext, Page, expect

from devtools.console import ROOT, run
from devtools.environment import PYTHON, tool_environment
from devtools.server import HOST, TYPES

# Test files are imported by path (importlib mode), so their helpers need a place to be found in.
sys.path.insert(0, str(Path(__file__).parent))

# Python takes its time to come up when many tests share a machine.
expect.set_options(timeout=30_000)

SUB_PATH = "kortit/koulu"
PAGE = """\
# Koe

Yksi kierros ja kaksi visaa.

```kierros
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
Liisa ♥K
Aino ♠2
Aino ♦10
Eero ♦Q
Liisa nosta
```

```visa
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♦Q
Aino: ♥3 ♣A
Eero: 6
Liisa: ♠4 ♣8 ♦3 ♦K
vuorossa: Liisa
```

```visa
peli: koira
säännöt: suma
vaihe: luopuminen
valtti: ♥
pöytä: ♣2-4
Aino: 3
Veera: ♥2 ♥3 ♣5 ♣6 ♠K
Onni: 2
vuorossa: Veera
```

Kolme kysymystä peräkkäin.

```visa
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
```

Ja kysymyksiä niin kauan kuin jaksat.

```visa
arvo: valtti
säännöt: opas
vaikeus: helppo
```

```vertailu
kirjat: opas, pari, myllymatti
peli: koira
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♠7
Aino: 4
Eero: 6
Liisa: ♠4 ♠9 ♦K
vuorossa: Liisa
```
"""

CONFIG = """\
INHERIT: {root}/mkdocs.yml
docs_dir: docs
site_dir: www/{sub_path}
theme:
  custom_dir: {root}/widgets/koirakoulu/theme
nav:
  - Etusivu: index.md
  - Säännöt: koira/saannot.md
  - Koe: koira/koe.md
plugins:
  koirakoulu:
    rules_pages: {rules_pages}
"""

RULES_PAGES: dict[str, str] = next(
    plugin["koirakoulu"]["rules_pages"]
    for plugin in yaml_load((ROOT / "mkdocs.yml").read_text("utf-8"))["plugins"]
    if "koirakoulu" in plugin
)
"""By game: those of the real site."""


# --- the site and its server ---


@pytest.fixture(scope="session")
def www(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real site with one more page, in a folder below what is served."""
    folder = tmp_path_factory.mktemp("journey")
    shutil.copytree(ROOT / "docs", folder / "docs")
    (folder / "docs" / "koira" / "koe.md").write_text(PAGE, "utf-8")
    config = folder / "mkdocs.yml"
    config.write_text(CONFIG.format(root=ROOT, sub_path=SUB_PATH, rules_pages=RULES_PAGES), "utf-8")
    command = [PYTHON, "-m", "mkdocs", "build", "--no-strict", "--config-file", config]
    run("building the site", command, env=tool_environment())
    return folder / "www"


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


class PlainHandler(Handler):
    """A server that does not know what WebAssembly is."""

    extensions_map = Handler.extensions_map | {".wasm": "application/octet-stream"}


def serving(www: Path, handler: type[Handler]) -> Iterator[str]:
    server = ThreadingHTTPServer((HOST, 0), partial(handler, directory=str(www)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    yield f"http://{HOST}:{server.server_port}/{SUB_PATH}/koira/koe/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def address(www: Path) -> Iterator[str]:
    yield from serving(www, Handler)


@pytest.fixture(scope="session")
def plain_address(www: Path) -> Iterator[str]:
    yield from serving(www, PlainHandler)


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(reduced_motion="reduce", locale="fi-FI")
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert not errors
