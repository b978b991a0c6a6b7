"""How long the engine takes to come up in Chromium, against stock Pyodide of the same version.

Measured from the start of the worker to the first verdict: cold in a new profile, warm when the
same page is opened again. The variants take turns, so that whatever else the machine does touches
all alike, and the medians are compared. Then a page is measured: how soon a quiz is answered
without the engine, and the longest task on the page while the engine comes up and is first used.

Stock is Pyodide as it is published, with our modules as they are written. Prints tables; fails
where a bound is broken.
"""

import argparse
import contextlib
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Playwright, Route, sync_playwright

from devtools.browsers import chromium
from devtools.server import HOST, TYPES
from koirakoulu.bundle import Manifest, build_bundle
from koirakoulu.bundle.library import compile_all
from koirakoulu.bundle.packing import zipped
from koirakoulu.bundle.sources import browser_sources, find_node_modules
from koirakoulu.views import WIDGETS

VARIANTS: Final = ("stock", "stock, compiled", "library", "snapshot", "compile")
STOCK_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
QUIZ: Final = """\
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦10 ♦Q
Aino: ♥3 ♣A
Eero: 6
Liisa: ♠4 ♣8 ♦3
vuorossa: Liisa
"""

WHAT: Final = ("cold", "warm", "bytes")
BOUNDS: Final = defaultdict(
    lambda: (inf, inf, inf),
    {"snapshot": (1 / 6, 1 / 4, 1.15), "library": (1 / 3, 1 / 3, 1.15)},
)
"""Shares of stock that are allowed."""

FIRST_VERDICT_MS: Final = 100
LONGEST_TASK_MS: Final = 50

SITE: Final = """\
site_name: Mittaus
theme: {name: material, language: fi, font: false}
plugins:
  - koirakoulu
markdown_extensions:
  - koirakoulu
"""
FIRST_VERDICT: Final = """\
addEventListener("DOMContentLoaded", async () => {
  const start = performance.now();
  await customElements.whenDefined("koira-widget");
  await new Promise((done) => setTimeout(done)); // a press is a task of its own
  document.querySelector("koira-widget input[type=checkbox]").click();
  document.querySelector("koira-widget .k-main").click();
  const look = () => {
    if (document.querySelector("koira-widget .k-verdict")) {
      window.firstVerdict = performance.now() - start;
    } else requestAnimationFrame(look);
  };
  look();
});
"""
WATCH_TASKS: Final = """\
() => {
  window.tasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.tasks.push(task.duration);
  });
  observer.observe({ type: "longtask" });
}
"""

STOCK_WORKER: Final = """\
self.onmessage = async ({ data: { places, json } }) => {
  const { loadPyodide } = await import(`${places.pyodide}pyodide.mjs`);
  const [py, zip] = await Promise.all([
    loadPyodide({ indexURL: places.pyodide }),
    fetch(places.python).then((answer) => answer.arrayBuffer()),
  ]);
  py.FS.writeFile("/engine.zip", new Uint8Array(zip));
  py.runPython('import sys; sys.path.insert(0, "/engine.zip")');
  self.postMessage({ id: 1, json: py.pyimport("koirakoulu.protocol").handle(json) });
};
"""
COMPILE_WORKER: Final = """\
self.onmessage = async ({ data: { places } }) => {
  await WebAssembly.compileStreaming(fetch(`${places.pyodide}pyodide.asm.wasm`));
  self.postMessage({ id: 1, json: "{}" });
};
"""
MEASURE: Final = """\
({ worker, places, json }) => new Promise((resolve, reject) => {
  const start = performance.now();
  const running = new Worker(worker, { type: "module" });
  let from = "";
  running.onerror = (event) => reject(new Error(event.message));
  running.onmessage = ({ data }) => {
    if (data.error) reject(new Error(data.error));
    if (data.from) {
      from = data.from;
      running.postMessage({ id: 1, json });
    }
    if (!data.json) return;
    const milliseconds = performance.now() - start;
    running.terminate();
    resolve({ milliseconds, from, json: data.json });
  };
  running.postMessage({ id: 0, places, json });
})
"""


class Handler(SimpleHTTPRequestHandler):
    """Everything may be kept for good, as on a server that knows the names carry hashes."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def end_headers(self) -> None:
        """See the class."""
        self.send_header("Cache-Control", "public, max-age=31536000, immutable")
        super().end_headers()

    def handle(self) -> None:
        """A browser that is closed early is no error."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serves a folder; its address."""
    server = ThreadingHTTPServer((HOST, 0), partial(Handler, directory=str(folder)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def first_request() -> str:
    """A quiz answered, as the page would ask."""
    quiz = WIDGETS["visa"]
    state = quiz.init(QUIZ)
    controls = (control.get("data-action", "null") for control in quiz.view(state).iter())
    *_, check = filter(None, map(json.loads, controls))
    return json.dumps({"widget": "visa", "state": state, "action": check})


def lay_out(folder: Path) -> Manifest:
    """Puts stock Pyodide and the bundle into a folder, and workers that measure."""
    stock = folder / "stock"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copy(find_node_modules() / "pyodide" / name, stock)
    (stock / "engine.zip").write_bytes(zipped(browser_sources()))
    (stock / "compiled.zip").write_bytes(zipped(compile_all(browser_sources())))
    (folder / "stock.js").write_text(STOCK_WORKER, "utf-8")
    (folder / "compile.js").write_text(COMPILE_WORKER, "utf-8")
    (folder / "index.html").write_text("<!doctype html><title>Measuring</title>", "utf-8")
    return build_bundle(folder / "bundle")


def arguments_of(variant: str, address: str, manifest: Manifest) -> dict[str, object]:
    """What the measuring script needs to start a variant."""
    bundle, stock = f"{address}bundle/", f"{address}stock/"
    places = {
        "pyodide": f"{bundle}{manifest.pyodide}/",
        "snapshot": f"{bundle}{manifest.snapshot if variant == 'snapshot' else 'none'}",
        "python": f"{bundle}{manifest.python}",
    }
    worker = f"{bundle}{manifest.browser}/koirakoulu.worker.js"
    if variant.startswith("stock"):
        ours = "engine.zip" if variant == "stock" else "compiled.zip"
        places |= {"pyodide": stock, "python": f"{stock}{ours}"}
        worker = f"{address}stock.js"
    elif variant == "compile":
        worker = f"{address}compile.js"
    return {"worker": worker, "places": places, "json": first_request()}


def measured(
    playwright: Playwright, variant: str, address: str, manifest: Manifest
) -> tuple[float, float]:
    """Milliseconds cold and warm, in a profile made for it."""
    arguments = arguments_of(variant, address, manifest)
    times = []
    with tempfile.TemporaryDirectory() as profile:
        context = launch(playwright, profile)
        page = context.pages[0]
        for _ in ("cold", "warm"):
            page.goto(address)
            answer = page.evaluate(MEASURE, arguments)
            if variant != "compile" and "k-verdict" not in json.loads(answer["json"])["html"]:
                raise RuntimeError(f"{variant}: no verdict: {answer['json'][:200]}")
            if answer["from"] not in ("", variant):
                raise RuntimeError(f"{variant}: came up from the {answer['from']}")
            times.append(answer["milliseconds"])
        context.close()
    return times[0], times[1]


def page_of(folder: Path) -> str:
    """Builds a site of one quiz below the folder; the path of its page."""
    docs = folder / "docs"
    docs.mkdir()
    (docs / "index.md").write_text(f"# Mittaus\n\n```visa\n{QUIZ}```\n", "utf-8")
    (folder / "mkdocs.yml").write_text(SITE, "utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(command, cwd=folder, env=quiet, check=True)
    return "site/"


def page_measured(playwright: Playwright, address: str) -> tuple[float, float]:
    """Milliseconds from a page that is read to a verdict without the engine; of the longest task
    while the engine comes up and answers."""
    browser = launch(playwright, None)
    page = browser.new_page()
    held: list[Route] = []
    page.route("**/koirakoulu.worker.js", lambda route: held.append(route))
    page.add_init_script(FIRST_VERDICT)
    page.goto(address)
    first = page.wait_for_function("() => window.firstVerdict").json_value()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH_TASKS)
    for route in held:
        route.continue_()
    page.wait_for_function("() => document.documentElement.dataset.engine", timeout=60_000)
    page.get_by_role("button", name="Vihje").click()
    page.wait_for_function("() => document.querySelector('[id$=-hint]')?.textContent")
    page.wait_for_timeout(200)
    longest = page.evaluate("() => Math.max(0, ...window.tasks)")
    browser.close()
    return first, longest


def launch(playwright: Playwright, profile: str | None) -> BrowserContext:
    """The browser with a profile of its own."""
    return playwright.chromium.launch_persistent_context(
        profile or "",
        executable_path=chromium(),
        args=["--no-sandbox", "--disable-background-networking"],
    )


# --- what is told ---


def packed(paths: Iterable[Path]) -> int:
    """Bytes of files as a server sends them: packed, where that makes them smaller."""
    contents = [path.read_bytes() for path in paths]
    return sum(min(len(content), len(gzip.compress(content, mtime=0))) for content in contents)


def sizes(folder: Path, manifest: Manifest) -> dict[str, int]:
    """Bytes each variant asks for, the worker's own script aside."""
    stock, bundle = folder / "stock", folder / "bundle"
    core = list((bundle / manifest.pyodide).iterdir())
    stock_core = [stock / name for name in STOCK_FILES]
    return {
        "stock": packed([*stock_core, stock / "engine.zip"]),
        "stock, compiled": packed([*stock_core, stock / "compiled.zip"]),
        "library": packed([*core, bundle / manifest.python]),
        "snapshot": packed([*core, bundle / manifest.snapshot]),
        "compile": packed([bundle / manifest.pyodide / "pyodide.asm.wasm"]),
    }


def told(
    times: Mapping[str, Sequence[tuple[float, float]]], bytes_of: Mapping[str, int]
) -> list[str]:
    """Prints the table; what is out of bounds, in words."""
    print("| variant | cold | of stock | warm | of stock | bytes, gz | of stock |")
    print("|---|---|---|---|---|---|---|")
    problems = []
    medians = {
        name: [statistics.median(c) for c in zip(*pairs, strict=True)]
        for name, pairs in times.items()
    }
    for name, (cold, warm) in medians.items():
        shares = [cold / medians["stock"][0], warm / medians["stock"][1]]
        shares.append(bytes_of[name] / bytes_of["stock"])
        print(
            f"| {name} | {cold:,.0f} ms | {shares[0]:.2f} | {warm:,.0f} ms | {shares[1]:.2f} "
            f"| {bytes_of[name]:,} | {shares[2]:.2f} |"
        )
        for what, share, bound in zip(
            ("cold", "warm", "bytes"), shares, BOUNDS.get(name, ()), strict=False
        ):
            if share > bound:
                problems.append(f"{name}, {what}: {share:.2f} of stock, {bound:.2f} allowed")
    return problems


def main() -> int:
    """Measures, prints, and fails where a bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        manifest = lay_out(folder)
        with serving(folder) as address:
            times: dict[str, list[tuple[float, float]]] = {name: [] for name in VARIANTS}
            for _ in range(rounds):
                for name in VARIANTS:
                    times[name].append(measured(playwright, name, address, manifest))
            quiz = f"{address}{page_of(folder)}"
            pages = [page_measured(playwright, quiz) for _ in range(rounds)]
        problems = told(times, sizes(folder, manifest))
    first, longest = (statistics.median(column) for column in zip(*pages, strict=True))
    print(f"\nFirst verdict without the engine: {first:.0f} ms after the page was read.")
    print(f"Longest task on the page while the engine came up and answered: {longest:.0f} ms.")
    if first > FIRST_VERDICT_MS or longest > LONGEST_TASK_MS:
        problems.append("the page was slow")
    for problem in problems:
        print(f"out of bounds: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
