"""The development server: types, reloading, errors; once with a real browser."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from devtools.console import ROOT
from devtools.server import HOST, Build, Server, open_server

PAGE = "<!doctype html><html lang=fi><title>Koira</title><body><h1>{}</h1></body></html>"


@pytest.fixture
def build() -> Build:
    return Build()


@pytest.fixture
def server(build: Build) -> Iterator[Server]:
    server = open_server(build, 8400)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "koira").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE.format("Yksi"), "utf-8")
    (folder / "404.html").write_text(PAGE.format("Ei löydy"), "utf-8")
    (folder / "koira" / "index.html").write_text(PAGE.format("Koira"), "utf-8")
    for name in ("a.wasm", "a.mjs", "a.js", "a.webmanifest", "a.svg", "a.json", "a.css"):
        (folder / name).write_text("")
    return folder


def get(server: Server, path: str) -> HTTPResponse:
    connection = HTTPConnection(HOST, server.server_port, timeout=30)
    connection.request("GET", path)
    return connection.getresponse()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.wasm", "application/wasm"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.svg", "image/svg+xml"),
        ("a.json", "application/json"),
        ("a.css", "text/css; charset=utf-8"),
        ("index.html", "text/html; charset=utf-8"),
        ("koira/?q=1", "text/html; charset=utf-8"),
    ],
)
def test_types(server: Server, build: Build, site: Path, name: str, kind: str) -> None:
    build.succeeded(site)
    answer = get(server, f"/{name}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == kind


def test_a_missing_page_is_the_sites_own_404(server: Server, build: Build, site: Path) -> None:
    build.succeeded(site)
    answer = get(server, "/puuttuu/")
    assert answer.status == 404
    assert "Ei löydy" in answer.read().decode()


def test_folders_are_not_listed(server: Server, build: Build, site: Path) -> None:
    (site / "empty").mkdir()
    build.succeeded(site)
    assert get(server, "/empty/").status == 404


def test_before_the_first_good_build_the_problem_is_shown(server: Server, build: Build) -> None:
    build.failed("rivi 3: <tuntematon> kortti")
    answer = get(server, "/")
    assert answer.status == 503
    assert "rivi 3: &lt;tuntematon&gt; kortti" in answer.read().decode()


def test_a_failed_build_leaves_the_last_good_one(server: Server, build: Build, site: Path) -> None:
    build.succeeded(site)
    build.failed("rikki")
    assert "Yksi" in get(server, "/").read().decode()


def test_a_taken_port_leads_to_the_next(server: Server) -> None:
    other = open_server(Build(), server.server_port)
    assert other.server_port > server.server_port
    other.server_close()


@pytest.mark.browser
def test_an_open_page_reloads_when_there_is_a_new_build(
    browser: Browser, server: Server, build: Build, site: Path
) -> None:
    build.succeeded(site)
    page = browser.new_page()
    page.goto(f"http://{HOST}:{server.server_port}/")
    assert page.inner_text("h1") == "Yksi"
    (site / "index.html").write_text(PAGE.format("Kaksi"), "utf-8")
    build.succeeded(site)
    page.get_by_role("heading", name="Kaksi").wait_for(timeout=10_000)
    page.close()


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Children hear Ctrl-C, also where the tests run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.usefixtures("_interruptible")
def test_serve_builds_the_real_site_and_ends_quietly() -> None:
    command = [sys.executable, ROOT / "scripts" / "dev.py", "serve", "--port", "8500"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        said = next((line for line in lines if "serving on" in line), "")
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(timeout=30) == 0
        finally:
            process.kill()
        rest = process.stdout.read()
    assert f"http://{HOST}:85" in said
    assert rest.strip() == "✓ stopped"


WORKER = """
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const html = { "Content-Type": "text/html" };
  if (event.request.mode === "navigate") {
    event.respondWith(new Response("<title>x</title><h1>Vanha</h1>", { headers: html }));
  }
});
"""
REGISTER = (
    """navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)"""
)


@pytest.mark.browser
def test_a_service_worker_left_by_a_finished_site_goes(
    browser: Browser, server: Server, build: Build, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("devtools.server.NO_WORKER_JS", WORKER)
    build.succeeded(site)
    address = f"http://{HOST}:{server.server_port}/"
    page = browser.new_page()
    page.goto(address)
    page.evaluate(REGISTER)
    page.goto(address)
    assert page.inner_text("h1") == "Vanha"
    monkeypatch.undo()
    page.goto(address)
    page.get_by_role("heading", name="Yksi").wait_for()
    page.goto(address)
    assert page.inner_text("h1") == "Yksi"
    assert page.evaluate("navigator.serviceWorker.controller") is None
    page.close()
