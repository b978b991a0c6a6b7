"""A small web server for the built site that tells open pages when there is a new build.

Own code rather than `mkdocs serve`, because every build must run in a fresh
process (MkDocs keeps the old engine and widgets imported) and a failed build
must leave the last good one standing.
"""

import html
import io
import sys
import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import parse_qs, urlsplit

HOST = "127.0.0.1"
RELOAD_SCRIPT = "/__dev/reload.js"
RELOAD_WAIT = "/__dev/wait"
WORKER = "/sw.js"
WAIT_SECONDS = 20

# Browsers refuse WebAssembly and modules of the wrong type, and what Python's own
# table says depends on the machine.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}

RELOAD_JS = """\
const seen = new URL(document.currentScript.src).searchParams.get("version");
(async () => {
  for (;;) {
    try {
      const answer = await fetch(`/__dev/wait?version=${seen}`);
      if ((await answer.text()) !== seen) return location.reload();
    } catch {
      await new Promise((wake) => setTimeout(wake, 1000));
    }
  }
})();
"""


# Whoever served a finished site at this address has left a service worker in the browser, and it
# would go on showing that one.
NO_WORKER_JS = """\
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const pages = self.clients.matchAll({ type: "window" });
  const ended = self.registration.unregister().then(() => pages);
  event.waitUntil(ended.then((open) => Promise.all(open.map((page) => page.navigate(page.url)))));
});
"""


class Build:
    """Which build is being served. The watcher changes it, the request threads read it."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.version = 0
        self.directory: Path | None = None
        self.problem = "Building …"

    def succeeded(self, directory: Path) -> None:
        with self.changed:
            self.directory, self.problem = directory, ""
            self.version += 1
            self.changed.notify_all()

    def failed(self, problem: str) -> None:
        with self.changed:
            self.problem = problem
            self.version += 1
            self.changed.notify_all()

    def wait_for_other_than(self, version: str) -> int:
        with self.changed:
            self.changed.wait_for(lambda: str(self.version) != version, WAIT_SECONDS)
            return self.version


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, build: Build, *args: Any, **kwargs: Any) -> None:
        self.build = build
        super().__init__(*args, directory=str(build.directory or "/nonexistent"), **kwargs)

    def do_GET(self) -> None:
        # A connection outlives a build; ask anew which folder is the current one.
        self.directory = str(self.build.directory or "/nonexistent")
        url = urlsplit(self.path)
        if url.path == RELOAD_SCRIPT:
            self.answer(RELOAD_JS, "text/javascript; charset=utf-8")
        elif url.path == WORKER:
            self.answer(NO_WORKER_JS, "text/javascript; charset=utf-8")
        elif url.path == RELOAD_WAIT:
            seen = parse_qs(url.query).get("version", [""])[0]
            self.answer(str(self.build.wait_for_other_than(seen)), "text/plain")
        elif self.build.directory is None:
            text = f"<!doctype html><body><pre>{html.escape(self.build.problem)}</pre></body>"
            self.answer(self.with_reload(text), TYPES[".html"], HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            super().do_GET()

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Pages get the reload script; everything else goes out as it is."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and urlsplit(self.path).path.endswith("/"):
            path /= "index.html"
        if path.suffix != ".html" or not path.is_file():
            return super().send_head()
        return self.head(self.with_reload(path.read_text("utf-8")), TYPES[".html"])

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html")
        if code == HTTPStatus.NOT_FOUND and self.command == "GET" and page.is_file():
            self.answer(self.with_reload(page.read_text("utf-8")), TYPES[".html"], code)
        else:
            super().send_error(code, message, explain)

    def list_directory(self, path: Any) -> None:  # noqa: ARG002 - the base class's signature
        self.send_error(HTTPStatus.NOT_FOUND)

    def answer(self, text: str, kind: str, status: int = HTTPStatus.OK) -> None:
        self.wfile.write(self.head(text, kind, status).getvalue())

    def head(self, text: str, kind: str, status: int = HTTPStatus.OK) -> io.BytesIO:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def with_reload(self, page: str) -> str:
        script = f'<script src="{RELOAD_SCRIPT}?version={self.build.version}"></script>'
        before, end, after = page.rpartition("</body>")
        return f"{before}{script}{end}{after}" if end else page + script

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Say nothing: only builds are news."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A reader who closes the page is no error; anything else is shown as usual."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(build: Build, port: int, tries: int = 100) -> Server:
    """Listen on the first free port from `port` on; raises OSError when none is free."""
    for candidate in range(port, port + tries):
        try:
            return Server((HOST, candidate), partial(Handler, build))
        except OSError:
            if candidate == port + tries - 1:
                raise
    raise AssertionError("unreachable: tries is positive")
