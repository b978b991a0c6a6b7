"""A new version of the site: readers get it whole, and what they are in the middle of goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .hosting import Complaints, Host, build, build_copy, changed_copy, hosting, kept, no_complaints
from .journeys_offline import draw, follow, half_done

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NEWS = "Tämä rivi on uudessa versiossa."
DOCS = {"koira/historia.md": f"\n\n{NEWS}\n", "koira/visat.md": f"\n\n{NEWS}\n"}
WIDGETS = {
    "koirakoulu/browser/koirakoulu.js": "\n// Another version.\n",
    "koirakoulu/browser/koirakoulu.css": "\n:root {\n  --version: 2;\n}\n",
    "koirakoulu/finnish/text.py": '\n\nVERSION = "2"\n',
}


@pytest.fixture(scope="module")
def deploys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Path, Path]]:
    """A host, and two versions of a site for it that have hardly a file of ours in common."""
    folder = tmp_path_factory.mktemp("deploy")
    with hosting("/koulu") as host:
        old = build(folder / "old", host.address)
        new = build_copy(changed_copy(folder, DOCS, WIDGETS), folder / "new", host.address)
        assert names(old).isdisjoint(names(new))
        yield host, old, new


@pytest.fixture
def host(deploys: tuple[Host, Path, Path]) -> Host:
    """The host with the old version on it."""
    host, old, _ = deploys
    host.deploy(old)
    host.asked.clear()
    return host


@pytest.fixture
def new(deploys: tuple[Host, Path, Path]) -> Path:
    return deploys[2]


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext, host: Host) -> Iterator[Complaints]:
    yield from no_complaints(context, host)


def names(site: Path) -> set[str]:
    """What carries the version in its name: the folder of scripts, Python's files."""
    found = (site / "assets" / "koirakoulu").iterdir()
    return {path.name for path in found if re.match("browser-|python-|snapshot-", path.name)}


def assert_whole(page: Page, site: Path) -> None:
    """What the page is made of is all of one version, and so is what came after it."""
    parts = page.evaluate(
        """() => [
          ...performance.getEntriesByType("resource").map(({ name }) => name),
          ...[...document.querySelectorAll("script[src]")].map(({ src }) => src),
          ...[...document.querySelectorAll("link[href]")].map(({ href }) => href),
          ...[...document.querySelectorAll("article use")].map((use) => use.href.baseVal),
          ...Object.values(document.querySelector("meta[name=koirakoulu]").dataset),
        ].join(" ")"""
    )
    versions = set(re.findall(r"(?:browser|python|snapshot)-[0-9a-f]{10}[.\w]*", parts))
    assert any(name.startswith("browser-") for name in versions)
    assert versions <= names(site)


def is_new(page: Page) -> bool:
    style = "getComputedStyle(document.documentElement).getPropertyValue('--version')"
    return bool(page.evaluate(style) == "2")


def reloaded_until_new(page: Page) -> None:
    """A browser takes a moment to forget a window that was closed."""
    for _ in range(20):
        page.reload()
        page.wait_for_timeout(1500)
        if page.get_by_text(NEWS).count():
            return
    pytest.fail("the old version stays")


def waiting(page: Page) -> None:
    """Waits until the browser has all of the new version, beside the old."""
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((found) => window.found = found) "
        "&& window.found?.waiting",
        timeout=60_000,
    )


def test_the_new_version_comes_whole_with_the_second_page(
    page: Page, host: Host, new: Path
) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{host.address}koira/visat/")
    kept(page)
    quiz = half_done(page)
    verdicts = quiz.locator(".k-verdict").all_inner_texts()
    page.evaluate("localStorage.setItem('koirakoulu deck', '-4')")
    old = host.folder

    host.deploy(new)
    page.goto(f"{host.address}koira/historia/")
    assert not is_new(page)
    expect(page.get_by_text(NEWS)).to_have_count(0)
    assert_whole(page, old)
    waiting(page)
    # With the old one, a page would come into this one; here a whole page comes, and it is new.
    follow(page, "Visa", "Mitä tästä voi pelata")
    expect(page.get_by_text(NEWS)).to_have_count(1)
    assert is_new(page)

    # The quiz stands where it stood; what it shows and who answers is new.
    expect(quiz.locator("input[type=checkbox]").first).to_be_checked()
    expect(quiz.locator(".k-verdict").first).to_be_visible()
    assert quiz.locator(".k-verdict").all_inner_texts() == verdicts
    assert page.evaluate("localStorage.getItem('koirakoulu deck')") == "-4"
    draw(page)
    assert_whole(page, new)

    # Without a network it is the new version, too, and nothing is left of the old one.
    page.reload()
    page.wait_for_function(
        """(files) => caches.keys().then(async (names) => {
          const kept = [];
          for (const name of names) {
            for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
          }
          window.missing = files.filter((file) => !kept.some((url) => url.includes(file)));
          window.kept = kept;
        }) && window.missing?.length === 0""",
        arg=sorted(names(new)),
        timeout=60_000,
    )
    assert not [url for url in page.evaluate("window.kept") if any(n in url for n in names(old))]
    host.kill()
    page.goto(f"{host.address}koira/historia/")
    expect(page.get_by_text(NEWS)).to_have_count(1)
    page.goto(f"{host.address}koira/visat/")
    draw(page)
    host.revive()


def test_a_page_open_over_a_deploy_goes_on_with_its_own_build(
    page: Page, host: Host, new: Path
) -> None:
    page.goto(f"{host.address}koira/visat/")
    kept(page)
    page.reload()
    old = host.folder
    quiz = half_done(page)
    host.deploy(new)
    host.asked.clear()
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    waiting(page)
    draw(page)
    quiz.get_by_role("button", name="Vihje").click()
    expect(quiz.locator(".k-hint, [id$=hint]").first).to_be_visible()
    assert_whole(page, old)
    assert not [path for path in host.asked if any(name in path for name in names(old))]


def test_no_version_is_changed_under_another_open_page(
    page: Page, context: BrowserContext, host: Host, new: Path
) -> None:
    page.goto(f"{host.address}koira/visat/")
    kept(page)
    page.reload()
    old = host.folder
    quiz = half_done(page)
    host.deploy(new)
    other = context.new_page()
    other.goto(f"{host.address}koira/historia/")
    waiting(other)
    other.reload()
    other.wait_for_timeout(1000)
    assert not is_new(other)
    assert_whole(other, old)
    draw(page)
    expect(quiz.locator(".k-verdict").first).to_be_visible()
    assert_whole(page, old)

    page.close()
    reloaded_until_new(other)
    assert is_new(other)
    assert_whole(other, new)
    other.close()


def test_without_a_service_worker_a_page_of_another_build_is_loaded_whole(
    browser: Browser, host: Host, new: Path
) -> None:
    context = browser.new_context(
        locale="fi-FI", service_workers="block", viewport={"width": 1280, "height": 900}
    )
    page = context.new_page()
    page.goto(f"{host.address}koira/historia/")
    page.evaluate("window.opened = 'once'")
    follow(page, "Visa", "Mitä tästä voi pelata")
    half_done(page)
    follow(page, "Sanasto", "Sanasto")
    assert page.evaluate("window.opened") == "once"

    host.deploy(new)
    follow(page, "Visa", "Mitä tästä voi pelata")
    page.wait_for_function("() => window.opened === undefined")
    assert is_new(page)
    quiz = page.locator("koira-widget#visa-1")
    expect(quiz.locator("input[type=checkbox]").first).to_be_checked()
    expect(quiz.locator(".k-verdict").first).to_be_visible()
    assert_whole(page, new)
    follow(page, "Sanasto", "Sanasto")
    page.evaluate("window.opened = 'again'")
    follow(page, "Visa", "Mitä tästä voi pelata")
    assert page.evaluate("window.opened") == "again"
    context.close()
