"""Instant navigation: a page comes into the one that is open, and its widgets live all the same."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from conftest import Handler
from devtools.console import ROOT, run
from devtools.environment import PYTHON, tool_environment
from devtools.server import HOST

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the real site, built for that very address: instant navigation needs one."""
    folder: Path = tmp_path_factory.mktemp("instant")
    server = ThreadingHTTPServer((HOST, 0), partial(Handler, directory=str(folder)))
    server.daemon_threads = True
    address = f"http://{HOST}:{server.server_port}/koulu/"
    env = tool_environment() | {"KOIRAKOULU_SITE_URL": address}
    command = [PYTHON, "-m", "mkdocs", "build", "--no-strict", "--site-dir", folder / "koulu"]
    run("building the site", [*command, "--config-file", ROOT / "mkdocs.yml"], env=env)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    yield address
    server.shutdown()
    server.server_close()


def go(page: Page, title: str, heading: str) -> None:
    """Follows a line of the navigation, and waits for the page it brings."""
    page.locator(".md-nav--primary a", has_text=title).first.click()
    expect(page.locator("article h1").first).to_contain_text(heading)


def test_widgets_of_a_page_that_comes_in_live_and_keep_their_state(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{site}koira/historia/")
    page.evaluate("window.opened = 'once'")

    go(page, "Esimerkkikierros", "Esimerkkikierros")
    deal = page.locator("koira-widget").first
    for step in (1, 2):
        deal.get_by_role("button", name="Seuraava").click()
        expect(deal).to_contain_text(f"Kohta {step}/105")

    go(page, "Visa", "Mitä tästä voi pelata")
    quiz = page.locator("koira-widget").first
    quiz.locator("input[type=checkbox]").first.check()
    quiz.get_by_role("button", name="Tarkista").click()
    expect(quiz.locator(".k-live")).not_to_be_empty()

    page.go_back()
    expect(page.locator("koira-widget").first).to_contain_text("Kohta 2/105")
    deal.get_by_role("button", name="Kokeile").first.click()
    expect(deal).to_contain_text("Oma jatko")
    assert page.evaluate("window.opened") == "once"


def test_the_menu_of_a_phone_is_there_for_the_keyboard_once_it_is_open(
    page: Page, site: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(f"{site}koira/saannot/")
    menu = page.locator("label", has_text="Valikko")
    quizzes = page.locator(".md-nav--primary a", has_text="Visa").first
    part = page.locator(".md-nav--primary a", has_text="1 Peli ja pelaajat").first

    page.keyboard.press("Tab")
    expect(page.locator(".md-skip")).to_be_focused()
    page.keyboard.press("Tab")
    expect(menu).to_be_focused()
    expect(quizzes).to_be_hidden()
    page.keyboard.press("Enter")
    expect(quizzes).to_be_visible()
    expect(part).to_be_hidden()
    for _ in range(20):
        page.keyboard.press("Tab")
        if quizzes.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("article h1").first).to_contain_text("Mitä tästä voi pelata")
    expect(quizzes).to_be_hidden()
