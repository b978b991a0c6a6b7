"""A reader's journey through a page with widgets, in a real browser, under a sub-path."""

import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from devtools.console import ROOT, run
from devtools.environment import PYTHON, tool_environment
from devtools.server import HOST, TYPES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

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
    rules_pages:
      koira: koira/saannot.md
"""


# --- the site and its server ---


@pytest.fixture(scope="module")
def www(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real site with one more page, in a folder below what is served."""
    folder = tmp_path_factory.mktemp("journey")
    shutil.copytree(ROOT / "docs", folder / "docs")
    (folder / "docs" / "koira" / "koe.md").write_text(PAGE, "utf-8")
    config = folder / "mkdocs.yml"
    config.write_text(CONFIG.format(root=ROOT, sub_path=SUB_PATH), "utf-8")
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


@pytest.fixture(scope="module")
def address(www: Path) -> Iterator[str]:
    yield from serving(www, Handler)


@pytest.fixture(scope="module")
def plain_address(www: Path) -> Iterator[str]:
    yield from serving(www, PlainHandler)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["KOIRAKOULU_CHROMIUM"],
            args=["--no-sandbox", "--disable-background-networking"],
        )
        yield browser
        browser.close()


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


class Gate:
    """Holds back what the engine loads until it is opened."""

    def __init__(self, page: Page) -> None:
        self.held: list[Route] = []
        self.open = False
        page.route("**/pyodide.asm.wasm", self._at)

    def _at(self, route: Route) -> None:
        if self.open:
            route.continue_()
        else:
            self.held.append(route)

    def lift(self) -> None:
        self.open = True
        for route in self.held:
            route.continue_()


# --- what a reader does and sees ---

STEP = "#kierros-1-step"
QUIZ = "#visa-1"


def tick(page: Page, *names: str, quiz: str = QUIZ) -> None:
    for name in names:
        page.locator(quiz).get_by_role("checkbox", name=name).click()


def check(page: Page, quiz: str = QUIZ) -> None:
    page.locator(quiz).get_by_role("button", name="Tarkista").click()


def view_of(page: Page, widget: str) -> str:
    html: str = page.locator(f"{widget} .k-view").inner_html()
    return html


def settled(page: Page, widget: str = QUIZ) -> None:
    """Waits until the engine has answered everything this widget asked."""
    page.wait_for_function(
        """(id) => {
          const key = Object.keys(sessionStorage).find((key) => key.includes(` ${id} `));
          return key && JSON.parse(sessionStorage.getItem(key)).pending.length === 0;
        }""",
        arg=widget.removeprefix("#"),
        timeout=60_000,
    )


def assert_accessible(page: Page) -> None:
    """axe-core finds nothing wrong with the page as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=ROOT / "node_modules" / "axe-core" / "axe.min.js")
    found = page.evaluate("async () => (await axe.run()).violations")
    assert not [
        (violation["id"], violation["help"], [node["html"][:120] for node in violation["nodes"]])
        for violation in found
    ]


def test_a_quiz_is_answered_before_python_is_up_and_python_agrees(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    tick(page, "Ruutukolmonen", "Patanelonen")
    check(page)
    outcome = page.locator(f"{QUIZ}-outcome")
    expect(outcome).to_have_text("Valinnoistasi yksi on oikein, muu ei käy. Jotain puuttuu vielä.")
    verdicts = page.locator(f"{QUIZ} .k-verdict")
    expect(verdicts).to_have_count(2)
    expect(verdicts.first).to_contain_text("Väärin. Ei käy: ruutukolmonen on pienempi")
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Ruutukolmonen: Väärin. Ei käy")
    preview = view_of(page, QUIZ)
    assert_accessible(page)

    gate.lift()
    settled(page)
    assert view_of(page, QUIZ) == preview
    assert_accessible(page)

    tick(page, "Ruutukolmonen", "Ruutukuningas", "Nostaa")
    check(page)
    expect(outcome).to_have_text("Nyt meni oikein.")
    expect(verdicts).to_have_count(5)
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Nyt meni oikein.")
    assert_accessible(page)


def test_help_comes_a_step_at_a_time_and_keeps_the_focus(page: Page, address: str) -> None:
    page.goto(address)
    tick(page, "Ristikasi")
    check(page)
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    expect(page.locator(f"{QUIZ}-hint")).to_have_text("Oikeita vastauksia on kolme.")
    show = page.locator(QUIZ).get_by_role("button", name="Näytä vastaus")
    expect(show).to_be_focused()
    show.click()
    expect(page.locator(f"{QUIZ} .k-verdict.k-missed")).to_have_count(3)
    again = page.locator(QUIZ).get_by_role("button", name="Aloita alusta")
    expect(again).to_be_focused()
    assert_accessible(page)
    again.click()
    expect(page.locator(f"{QUIZ} .k-verdict")).to_have_count(0)
    expect(page.locator(QUIZ).get_by_role("checkbox", checked=True)).to_have_count(0)


def test_ticks_made_while_python_thinks_are_kept(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    tick(page, "Ristikasi")
    check(page)
    tick(page, "Ruutukuningas", "Ristikasi")
    gate.lift()
    settled(page)
    ticked = page.locator(QUIZ).get_by_role("checkbox", checked=True)
    expect(ticked).to_have_count(1)
    expect(ticked).to_have_accessible_name("Ruutukuningas")


def test_a_round_is_gone_through_with_buttons_arrows_slider_and_list(
    page: Page, address: str
) -> None:
    page.goto(address)
    kierros = page.locator("#kierros-1")
    expect(page.locator(STEP)).to_contain_text("Kaikilla on jo korttinsa.")
    kierros.get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    page.keyboard.press("ArrowRight")
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")
    expect(kierros.locator(".k-live")).to_contain_text("herttakuninkaan")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    kierros.get_by_role("slider").press("End")
    expect(page.locator(STEP)).to_contain_text("Kohta 6/6")
    kierros.get_by_role("button", name="Alkuun").click()
    kierros.get_by_role("button", name="Loppuun").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 6/6")
    expect(kierros.get_by_role("button", name="Seuraava")).to_have_attribute(
        "aria-disabled", "true"
    )
    assert_accessible(page)
    kierros.get_by_role("slider").fill("3")
    expect(page.locator(STEP)).to_contain_text("Kohta 3/6")
    expect(page.locator("#kierros-1 .k-pile")).to_contain_text("Pöytä on tyhjä")
    kierros.get_by_role("link", name="Eero löi herttakasin.").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    assert_accessible(page)


def test_a_round_alone_does_not_make_anybody_load_python(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(address)
    page.evaluate(
        "() => document.querySelectorAll('[data-widget=visa]').forEach((w) => w.remove())"
    )
    loaded.clear()
    page.locator("#kierros-1").get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    page.wait_for_timeout(300)
    assert not [url for url in loaded if "worker" in url]


def test_the_keyboard_alone_is_enough(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#visa-1-c0").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#visa-1-main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    expect(page.locator("#visa-1-main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#visa-1-help")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.k-verdicts') !== null")


def test_a_reload_finds_everything_as_it_was(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("4")
    tick(page, "Patanelonen")
    check(page)
    answered = view_of(page, QUIZ)
    page.reload()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")
    assert view_of(page, QUIZ) == answered
    gate.lift()
    settled(page)
    assert view_of(page, QUIZ) == answered


def test_back_finds_everything_as_it_was(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("4")
    page.goto(f"{address}../saannot/")
    page.go_back()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")


def test_one_python_serves_all_widgets(page: Page, address: str) -> None:
    page.goto(address)
    for quiz in ("#visa-1", "#visa-2"):
        page.locator(quiz).get_by_role("checkbox").first.click()
        check(page, quiz)
        settled(page, quiz)
    assert len(page.workers) == 1


def test_a_run_is_a_choice_of_its_own(page: Page, address: str) -> None:
    page.goto(address)
    names = page.locator("#visa-2 .k-label").all_inner_texts()
    assert "Hertat kakkosesta kolmoseen" in names
    assert "Ristit vitosesta kutoseen" in names


def test_python_that_does_not_come_up_is_told_and_may_be_tried_again(
    page: Page, address: str
) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    notice = page.locator(f"{QUIZ} .k-failed")
    expect(notice).to_be_visible(timeout=60_000)
    expect(page.locator(f"{QUIZ} .k-answer")).to_be_visible()
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    assert_accessible(page)
    page.unroute("**/pyodide.asm.wasm")
    notice.get_by_role("button", name="Yritä uudelleen").click()
    settled(page)
    expect(notice).to_be_hidden()


def test_webassembly_of_an_unknown_type_works(page: Page, plain_address: str) -> None:
    page.goto(plain_address)
    tick(page, "Patanelonen")
    check(page)
    settled(page)
    expect(page.locator(f"{QUIZ} .k-failed")).to_be_hidden()


def test_a_tab_without_storage_works(page: Page, address: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('blocked'); } })"
    )
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    expect(page.locator(f"{QUIZ}-hint")).to_be_visible(timeout=60_000)


def test_a_widget_taken_out_and_put_back_answers_once(page: Page, address: str) -> None:
    """As instant navigation and other scripts may do."""
    page.goto(address)
    page.evaluate(
        """() => {
          const widget = document.querySelector("#kierros-1");
          const place = widget.parentElement;
          for (let i = 0; i < 3; i += 1) { widget.remove(); place.append(widget); }
        }"""
    )
    page.locator("#kierros-1").get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")


def test_a_copy_of_the_page_put_in_its_place_goes_on(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("5")
    page.evaluate(
        """async () => {
          const text = await (await fetch(location.href)).text();
          const other = new DOMParser().parseFromString(text, "text/html");
          document.querySelector("article").replaceWith(other.querySelector("article"));
        }"""
    )
    expect(page.locator(STEP)).to_contain_text("Kohta 5/6")
    page.locator("#kierros-1").get_by_role("button", name="Edellinen").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_sticks_out_and_targets_are_large(
    browser: Browser, address: str, width: int, scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 800},
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    tick(page, "Ruutukolmonen")
    check(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll(
             "koira-widget :is(button, label, summary, input[type=range])")]
           .map((e) => [e.id || e.className, e.getBoundingClientRect()])
           .filter(([, box]) => box.height > 0 && (box.height < 44 || box.width < 44))
           .map(([name]) => name)"""
    )
    assert small == []
    assert_accessible(page)
    context.close()


def reads(page: Page, www_or_address: str) -> None:
    page.goto(www_or_address)
    expect(page.locator("#kierros-1 .k-felt")).to_be_visible()
    expect(page.locator("#kierros-1 .k-script li").first).to_contain_text("Eero löi herttakasin.")
    expect(page.locator("#kierros-1 .k-controls")).to_be_hidden()
    page.locator(f"{QUIZ} summary").click()
    expect(page.locator(f"{QUIZ} .k-answer li").first).to_contain_text("Ei käy: risti ei ole")


def test_the_page_reads_without_javascript(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    reads(context.new_page(), address)
    context.close()


def test_the_page_reads_from_a_disk(browser: Browser, www: Path) -> None:
    context = browser.new_context()
    reads(context.new_page(), (www / SUB_PATH / "koira" / "koe" / "index.html").as_uri())
    context.close()


def test_paper_shows_the_whole_round(page: Page, address: str) -> None:
    page.goto(address)
    page.emulate_media(media="print")
    expect(page.locator("#kierros-1 .k-controls")).to_be_hidden()
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#kierros-1 .k-script li").last).to_be_visible()
