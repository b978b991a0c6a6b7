"""`dev.py serve`: build, serve, watch the sources, build again."""

import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from devtools.console import ROOT, Failure, done, say, show_failure
from devtools.server import HOST, Build, open_server
from devtools.site import build_site

SOURCES = ("docs", "overrides", "engine", "widgets", "mkdocs.yml")
IGNORED = {"__pycache__", "node_modules"}
POLL_SECONDS = 0.5

# Two folders in turn: a page that is just loading never meets a half-built site.
FOLDERS = (ROOT / ".cache" / "serve" / "a", ROOT / ".cache" / "serve" / "b")


def serve(port: int) -> None:
    build = Build()
    try:
        server = open_server(build, port)
    except OSError as problem:
        raise Failure(f"no free port from {port} on: {problem}") from problem
    taken = "" if server.server_port == port else f" (port {port} is taken)"

    # Ending by SIGTERM is as clean as by Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        rebuild(build)
        done(f"serving on http://{HOST}:{server.server_port}/{taken} – Ctrl-C ends")
        watch(build)
    except KeyboardInterrupt:
        print()
        done("stopped")
    finally:
        server.shutdown()
        server.server_close()


def rebuild(build: Build) -> None:
    started = time.monotonic()
    say("building the site …")
    target = FOLDERS[1] if build.directory == FOLDERS[0] else FOLDERS[0]
    try:
        warnings = build_site(target, strict=False, offline=False)
    except Failure as failure:
        show_failure(failure)
        build.failed(f"{failure.message}\n\n{failure.tail}")
        return
    for warning in warnings:
        print(f"  {warning}", flush=True)
    build.succeeded(target)
    done(f"built in {time.monotonic() - started:.1f} s")


def watch(build: Build) -> None:
    """Poll: it needs no package, and the sources are a few hundred files."""
    seen = snapshot()
    while True:
        time.sleep(POLL_SECONDS)
        now = snapshot()
        if now == seen:
            continue
        # An editor or a `git switch` may still be writing: wait until it is quiet.
        while (later := snapshot()) != now:
            now = later
            time.sleep(POLL_SECONDS / 2)
        seen = now
        rebuild(build)


def snapshot() -> dict[Path, tuple[int, int]]:
    state = {}
    for path in source_files():
        try:
            stat = path.stat()
        except FileNotFoundError:  # removed while we were looking
            continue
        state[path] = (stat.st_mtime_ns, stat.st_size)
    return state


def source_files() -> Iterator[Path]:
    for name in SOURCES:
        source = ROOT / name
        if source.is_file():
            yield source
        for folder, subfolders, files in source.walk():
            subfolders[:] = [n for n in subfolders if n not in IGNORED and not n.startswith(".")]
            yield from (folder / file for file in files if not file.startswith("."))
