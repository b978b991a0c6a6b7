"""A host for built sites: it sets their headers, fails, and gets new versions."""

import shutil
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page

from devtools.console import ROOT
from devtools.environment import PYTHON, tool_environment
from devtools.host import Handler, covers, headers_of
from devtools.server import HOST
from devtools.site import build_site

from .browsers import PATIENCE

ENGINE_FILES = ("pyodide-", "python-", "snapshot-")


class Host:
    """Serves a folder at one address, as long as it is up."""

    def __init__(self, below: str = "", *, wasm: str = "application/wasm") -> None:
        self.below = below
        self.wasm = wasm
        self.folder = Path()
        self.headers: list[tuple[str, str, str]] = []
        self.asked: list[str] = []
        """The paths that were asked for, below the site's own."""
        self.broken: set[str] = set()
        """Endings of paths that break off halfway."""
        self._server = self._open(0)
        self.port = self._server.server_port
        self._start()

    @property
    def origin(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{self.below}/"

    def deploy(self, site: Path) -> None:
        """All at once; nothing of what was there before is left."""
        self.folder = site
        self.headers = headers_of(site)

    def kill(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def revive(self) -> None:
        self._server = self._open(self.port)
        self._start()

    def wait_for(self, name: str, page: Page) -> None:
        """Waits until the page, or its service worker, asks for that path."""
        until = time.monotonic() + PATIENCE
        while name not in self.asked:
            assert time.monotonic() < until, f"nobody asks for {name}"
            page.wait_for_timeout(50)

    def engine_files(self) -> set[str]:
        """What was asked for of the engine."""
        parts = (path.removeprefix("assets/koirakoulu/") for path in self.asked)
        return {part for part in parts if part.startswith(ENGINE_FILES)}

    def _open(self, port: int) -> ThreadingHTTPServer:
        server = ThreadingHTTPServer((HOST, port), partial(HostHandler, self))
        server.daemon_threads = True
        return server

    def _start(self) -> None:
        serve = self._server.serve_forever
        threading.Thread(target=serve, kwargs={"poll_interval": 0.05}, daemon=True).start()


class HostHandler(Handler):
    protocol_version = "HTTP/1.0"  # A connection that outlives its host would go on answering.

    def __init__(self, host: Host, *args: object) -> None:
        self.host = host
        super().__init__(host.headers, *args, directory=str(host.folder))

    def translate_path(self, path: str) -> str:
        below = self.host.below
        inside = path.startswith(f"{below}/")
        return super().translate_path(path.removeprefix(below) if inside else "/…/")

    def do_GET(self) -> None:  # noqa: N802
        path = urlsplit(self.path).path
        name = path.removeprefix(f"{self.host.below}/")
        self.host.asked.append(name)
        if any(name.endswith(ending) for ending in self.host.broken):
            content = Path(self.translate_path(path)).read_bytes()
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content[: len(content) // 2])
            return
        super().do_GET()

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        return self.host.wasm if str(path).endswith(".wasm") else super().guess_type(path)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = self.host.folder / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        path = urlsplit(self.path).path
        if not any(name == "Cache-Control" and covers(rule, path) for rule, name, _ in self.asked):
            self.send_header("Cache-Control", "no-cache")
        super().end_headers()


@contextmanager
def hosting(below: str = "", **how: str) -> Iterator[Host]:
    host = Host(below, **how)
    yield host
    host.kill()


def build(target: Path, site_url: str) -> Path:
    """The whole site as `dev.py build` makes it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KOIRAKOULU_SITE_URL", site_url)
        build_site(target, strict=False)
    return target


def build_copy(folder: Path, target: Path, site_url: str) -> Path:
    """The same from a changed copy, but for the search in Finnish."""
    env = tool_environment() | {
        "KOIRAKOULU_OFFLINE": "true",
        "KOIRAKOULU_SITE_URL": site_url,
        "PYTHONPATH": str(folder / "widgets"),
    }
    config = folder / "mkdocs.yml"
    for command in (
        ["mkdocs", "build", "--quiet", "--config-file", config, "--site-dir", target],
        ["koirakoulu.publishing", target, "--site-url", site_url],
    ):
        subprocess.run([PYTHON, "-m", *command], cwd=ROOT, env=env, check=True, capture_output=True)
    return target


def changed_copy(folder: Path, docs: Mapping[str, str], widgets: Mapping[str, str]) -> Path:
    """A copy of what a site is made of, with text added at the end of files."""
    for part, texts in (("docs", docs), ("widgets", widgets)):
        shutil.copytree(ROOT / part, folder / part)
        for name, text in texts.items():
            append(folder / part / name, text)
    theme = folder / "widgets" / "koirakoulu" / "theme"
    config = f"INHERIT: {ROOT}/mkdocs.yml\ndocs_dir: docs\ntheme:\n  custom_dir: {theme}\n"
    (folder / "mkdocs.yml").write_text(config, "utf-8")
    return folder


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text("utf-8") + text, "utf-8")


class Complaints:
    """What a browser has to say against a site: broken policies, requests to others, exceptions."""

    def __init__(self, context: BrowserContext, host: Host) -> None:
        self.found: list[str] = []
        self.origin = host.origin
        context.on("console", lambda message: self._policy(message.text))
        context.on("weberror", lambda problem: self.found.append(str(problem.error)))
        context.on("request", lambda request: self._origin(request.url))
        context.on("serviceworker", lambda worker: worker.on("console", self._said))

    def _said(self, message: object) -> None:
        self._policy(str(getattr(message, "text", "")))

    def _policy(self, text: str) -> None:
        if "Content Security Policy" in text or "Content-Security-Policy" in text:
            self.found.append(text)

    def _origin(self, url: str) -> None:
        if not url.startswith((self.origin, "data:", "blob:")):
            self.found.append(f"asked for {url}")


def no_complaints(context: BrowserContext, host: Host) -> Iterator[Complaints]:
    """For a fixture: the test fails when the browser complains."""
    complaints = Complaints(context, host)
    yield complaints
    assert not complaints.found


def kept(page: Page) -> None:
    """Waits until this page is served by the service worker, and the engine is kept."""
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=60_000)
    # Set when the worker says that it has the engine.
    page.wait_for_function("() => localStorage['koirakoulu offline']", timeout=60_000)
