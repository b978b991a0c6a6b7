"""Serves a built site as a common host does: compressed, with the headers the site asks for."""

import gzip
import io
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any, BinaryIO, Final

from devtools.server import HOST, TYPES, Server

HEADERS: Final = "_headers"
COMPRESSED: Final = re.compile(r"text/|application/(json|manifest|wasm|xml)|image/svg")


class Handler(SimpleHTTPRequestHandler):
    """Answers for one site, whose `_headers` it reads."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, headers: list[tuple[str, str, str]], *args: Any, **kwargs: Any) -> None:
        self.asked = headers
        super().__init__(*args, **kwargs)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Compresses what is worth it; everything else goes out as it is."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        kind = self.guess_type(path)
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (path.is_file() and takes and COMPRESSED.match(kind)):
            return super().send_head()
        body = gzip.compress(path.read_bytes(), mtime=0)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Vary", "Accept-Encoding")
        self.end_headers()
        return io.BytesIO(body)

    def end_headers(self) -> None:
        path = self.path.partition("?")[0]
        for pattern, name, value in self.asked:
            if covers(pattern, path):
                self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Say nothing."""


@contextmanager
def hosting(site: Path) -> Iterator[str]:
    """Serves the site at the root of the address it gives."""
    with Server((HOST, 0), partial(Handler, headers_of(site), directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


def covers(pattern: str, path: str) -> bool:
    """Whether a path of the headers' file means this one."""
    return path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1]))


def headers_of(site: Path) -> list[tuple[str, str, str]]:
    """Path, name and value of every header the site asks for."""
    file = site / HEADERS
    path, headers = "", []
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            headers.append((path, name, value))
        else:
            path = line
    return headers
