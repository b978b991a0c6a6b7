"""Each way the engine comes up, or does not, forced in a real browser."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import Handler, serving
from .journey_help import QUIZ, Gate, check, settled, tick, view_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

Change = Callable[[bytes], bytes]


def changing(page: Page, pattern: str, change: Change) -> None:
    """What comes from addresses of the pattern comes changed."""

    def at(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=change(answer.body()))

    page.route(pattern, at)


def answered(page: Page, address: str) -> str | None:
    """Answers a quiz, and where the engine that agreed came up from."""
    page.goto(address)
    tick(page, "Ruutukolmonen", "Patanelonen")
    check(page)
    settled(page)
    expect(page.locator(f"{QUIZ} .k-verdict")).to_have_count(2)
    expect(page.locator(f"{QUIZ} .k-failed")).to_be_hidden()
    return page.locator("html").get_attribute("data-engine")


def test_the_engine_comes_up_from_the_snapshot_alone(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    assert answered(page, address) == "snapshot"
    assert not [url for url in asked if "/python-" in url]
    assert len([url for url in asked if "/snapshot-" in url]) == 1


def flipped(packed: bytes) -> bytes:
    """The snapshot with another checksum, as if it were of another WebAssembly."""
    content = bytearray(gzip.decompress(packed))
    content[12] ^= 1
    return gzip.compress(bytes(content))


def of_another_build(packed: bytes) -> bytes:
    """The snapshot with another build's id, which stands in Pyodide's head, after ours."""
    content = bytearray(gzip.decompress(packed))
    count = int.from_bytes(content[16:20], "little")
    content[20 + 4 * count + 16] ^= 1
    return gzip.compress(bytes(content))


BROKEN: dict[str, tuple[str, Change]] = {
    "is cut": ("**/snapshot-*", lambda packed: packed[: len(packed) // 2]),
    "is no snapshot": ("**/snapshot-*", lambda _: b"<!doctype html>"),
    "is of another WebAssembly": ("**/snapshot-*", flipped),
    "is of another Pyodide": ("**/snapshot-*", of_another_build),
    "is not asked for by Pyodide": (
        "**/pyodide.mjs",
        lambda script: script.replace(b"_loadSnapshot", b"_loadMemories"),
    ),
    "is refused by Pyodide": (
        "**/pyodide.asm.js",
        lambda script: script.replace(b"API.restoreSnapshot=", b"API.restoreMemories="),
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_the_engine_comes_up_from_the_library_when_the_snapshot(
    how: str, page: Page, address: str
) -> None:
    changing(page, *BROKEN[how])
    assert answered(page, address) == "library"
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    expect(page.locator(f"{QUIZ}-hint")).to_be_visible()


def test_a_missing_snapshot_is_no_hindrance(page: Page, address: str) -> None:
    page.route("**/snapshot-*", lambda route: route.fulfill(status=404))
    assert answered(page, address) == "library"


def without(name: str) -> Callable[[Page], None]:
    """The worker finds nothing of that name."""
    deletion = f"delete self.{name};\n".encode()
    return lambda page: changing(page, "**/koirakoulu.worker.js", lambda script: deletion + script)


NO_ENGINE: dict[str, Callable[[Page], None]] = {
    "webassembly is missing": without("WebAssembly"),
    "webassembly is forbidden": lambda page: page.route("**/koirakoulu.worker.js", forbid),
    "nothing can be unpacked": without("DecompressionStream"),
}


def forbid(route: Route) -> None:
    """A worker obeys the policy it comes with; this one lacks 'wasm-unsafe-eval'."""
    answer = route.fetch()
    policy = {"Content-Security-Policy": "script-src 'self'; connect-src 'self'"}
    route.fulfill(response=answer, headers={**answer.headers, **policy})


@pytest.mark.parametrize("how", NO_ENGINE)
def test_the_page_is_complete_and_says_so_where(how: str, page: Page, address: str) -> None:
    NO_ENGINE[how](page)
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    expect(page.locator(f"{QUIZ} .k-failed")).to_be_visible()
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Peliä ei saatu käyntiin.")
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    expect(page.locator(f"{QUIZ} .k-answer")).to_be_visible()
    assert page.locator("html").get_attribute("data-engine") is None


def test_a_strict_policy_is_enough(page: Page, address: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))

    def strict(route: Route) -> None:
        answer = route.fetch()
        policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        headers = {**answer.headers, "Content-Security-Policy": policy}
        route.fulfill(response=answer, headers=headers)

    page.route("**/koirakoulu.worker.js", strict)
    assert answered(page, address) == "snapshot"
    assert not [text for text in said if "Content Security Policy" in text]


@pytest.fixture
def cut(www: Path) -> Iterator[tuple[str, set[str]]]:
    """The site from a server that breaks some files off halfway: patterns of their names."""
    endings: set[str] = set()

    class Cutting(Handler):
        def copyfile(self, source, outputfile) -> None:  # type: ignore[no-untyped-def]
            content = source.read()
            whole = not any(re.search(ending, self.path) for ending in endings)
            outputfile.write(content if whole else content[: len(content) // 2])

    server = serving(www, Cutting)
    yield next(server), endings
    next(server, None)


@pytest.mark.parametrize(
    "broken", ["pyodide.asm.wasm", "pyodide.asm.js", "pyodide.mjs", "koirakoulu.worker.js"]
)
def test_a_load_that_broke_off_is_begun_again(
    broken: str, page: Page, cut: tuple[str, set[str]]
) -> None:
    address, endings = cut
    endings.add(broken)
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    notice = page.locator(f"{QUIZ} .k-failed")
    expect(notice).to_be_visible()
    endings.clear()
    notice.get_by_role("button", name="Yritä uudelleen").click()
    settled(page)
    expect(notice).to_be_hidden()
    assert page.locator("html").get_attribute("data-engine") == "snapshot"


def test_a_snapshot_that_broke_off_costs_only_time(page: Page, cut: tuple[str, set[str]]) -> None:
    address, endings = cut
    endings.add("/snapshot-")
    assert answered(page, address) == "library"


def test_chance_is_not_the_same_for_all(browser: Browser, address: str) -> None:
    """It froze in the snapshot: without a new seed every reader would get the same."""
    drawn = []
    for _ in range(2):
        context = browser.new_context()
        page = context.new_page()
        changing(
            page,
            "**/koirakoulu.worker.js",
            lambda script: script.replace(
                b"const protocol =", b"self.chance = python.pyimport('random'); const protocol ="
            ),
        )
        assert answered(page, address) == "snapshot"
        drawn.append(page.workers[0].evaluate("() => self.chance.random()"))
        context.close()
    assert drawn[0] != drawn[1]


def test_a_slow_machine_loses_nothing_that_was_pressed(page: Page, address: str) -> None:
    gate = Gate(page)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    tick(page, "Ruutukuningas")
    check(page)
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    gate.lift()
    settled(page)
    expect(page.locator(f"{QUIZ}-hint")).to_be_visible()
    expect(page.locator(f"{QUIZ} .k-verdict")).to_have_count(2)
    assert "Ruutukuningas" in view_of(page, QUIZ)
