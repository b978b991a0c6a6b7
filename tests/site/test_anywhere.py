"""The site works wherever it is put: any path, any server, a strict policy, no storage, a disk."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from devtools.console import ROOT
from devtools.host import headers_of
from koirakoulu.publishing.files import site_files
from koirakoulu.publishing.headers import security_policy

from .hosting import Complaints, Host, build, hosting, kept, no_complaints
from .journeys_offline import draw, follow, half_done, journey

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A host whose site does not know where it is."""
    with hosting() as host:
        host.deploy(build(tmp_path_factory.mktemp("anywhere") / "site", ""))
        yield host


@pytest.fixture(autouse=True)
def whole(host: Host) -> Iterator[None]:
    """Each test finds the host as it is usually."""
    site, below = host.folder, host.below
    host.asked.clear()
    yield
    host.below, host.wasm = below, "application/wasm"
    host.broken.clear()
    host.deploy(site)


@pytest.fixture
def complaints(context: BrowserContext, host: Host) -> Iterator[Complaints]:
    yield from no_complaints(context, host)


@pytest.mark.parametrize("below", ["", "/a", "/pelit/kortit/koulu"])
@pytest.mark.parametrize("wasm", ["application/wasm", "application/octet-stream"])
def test_any_path_and_any_server(browser: Browser, host: Host, below: str, wasm: str) -> None:
    host.below, host.wasm = below, wasm
    host.headers = [(f"{below}{path}", *header) for path, *header in headers_of(host.folder)]
    context = browser.new_context(locale="fi-FI", viewport=WIDE)
    complaints = Complaints(context, host)
    page = context.new_page()
    response = page.goto(f"{host.address}koira/esimerkki/")
    assert response is not None
    assert "wasm-unsafe-eval" in (response.header_value("Content-Security-Policy") or "")
    # Without its address the site has no sitemap to go by: pages are loaded whole.
    journey(page, instant=False)
    kept(page)
    context.close()
    assert complaints.found == []


def test_the_policy_is_strict(host: Host) -> None:
    policy = security_policy(host.folder)
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert "http" not in policy
    directives = dict(part.split(" ", 1) for part in policy.split("; "))
    assert directives["default-src"] == "'none'"
    assert directives["style-src"] == "'self'"
    rest = re.sub(r"'sha256-[\w+/=]+'", "", directives["script-src"]).split()
    assert rest == ["'self'", "'wasm-unsafe-eval'"]
    header = f"Content-Security-Policy: {policy}\n"
    assert f"  {header}" in (host.folder / "_headers").read_text("utf-8")
    # The very line is published for whoever sets it by hand.
    assert header in (ROOT / "docs" / "kehittajille" / "publishing.md").read_text("utf-8")


@pytest.mark.parametrize("missing", [r" 'sha256-[\w+/=]+'", r" 'wasm-unsafe-eval'"])
def test_what_the_policy_allows_is_needed(
    context: BrowserContext, host: Host, missing: str
) -> None:
    """So a complaint would be noticed by the other tests."""
    policy = re.sub(missing, "", security_policy(host.folder))
    host.headers = [("/*", "Content-Security-Policy", policy)]
    complaints = Complaints(context, host)
    page = context.new_page()
    page.goto(f"{host.address}koira/visat/")
    page.locator("#visa-2").get_by_role("button", name="Uusi kysymys").click()
    if "wasm" in missing:
        expect(page.locator("#visa-2 .k-failed")).to_be_visible(timeout=60_000)
    else:
        assert complaints.found


BLOCKED = """
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, {
      get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
    });
  }
  Object.defineProperty(Navigator.prototype, "serviceWorker", {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
  });
"""
FULL = """
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  CacheStorage.prototype.open = () => {
    return Promise.reject(new DOMException("The quota has been exceeded.", "QuotaExceededError"));
  };
"""
MISSING = """
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { value: undefined });
  }
  delete Navigator.prototype.serviceWorker;
"""


@pytest.mark.parametrize("storage", [BLOCKED, FULL, MISSING], ids=["blocked", "full", "missing"])
@pytest.mark.usefixtures("complaints")
def test_without_storage_all_works_but_memory(page: Page, host: Host, storage: str) -> None:
    page.add_init_script(storage)
    page.set_viewport_size(WIDE)
    page.goto(f"{host.address}koira/esimerkki/")
    journey(page, instant=False)


@pytest.mark.usefixtures("complaints")
def test_a_disk_too_small_for_the_site_is_no_hindrance(page: Page, host: Host) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.origin, "quotaSize": 300_000})
    page.set_viewport_size(WIDE)
    page.goto(f"{host.address}koira/esimerkki/")
    journey(page, instant=False)
    page.wait_for_timeout(2000)
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller") is None
    half_done(page)


@pytest.mark.usefixtures("complaints")
def test_room_for_pages_but_not_for_the_engine(page: Page, host: Host) -> None:
    files = site_files(host.folder)
    pages, engine = (
        sum((host.folder / name).stat().st_size for name in part)
        for part in (files.at_once, files.engine)
    )
    session = page.context.new_cdp_session(page)
    quota = {"origin": host.origin, "quotaSize": pages + engine // 2}
    session.send("Storage.overrideQuotaForOrigin", quota)
    page.goto(f"{host.address}koira/visat/")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=60_000)
    page.reload()
    draw(page)
    page.wait_for_timeout(2000)
    expect(page.locator("#k-offline p")).to_have_count(0)


@pytest.mark.usefixtures("complaints")
def test_a_load_that_breaks_off_may_be_tried_again(page: Page, host: Host) -> None:
    """Scripts, styles and a page of the service worker's break off: the page can be read."""
    host.broken |= {".css", "koirakoulu.js", ".min.js", "koira/historia/index.html"}
    page.goto(f"{host.address}koira/visat/")
    expect(page.locator("article h1").first).to_contain_text("Mitä tästä voi pelata")
    expect(page.locator("koira-widget#visa-1")).to_contain_text("Kalle")
    page.wait_for_timeout(1500)
    assert page.evaluate("navigator.serviceWorker.controller") is None
    host.broken.clear()
    page.reload()
    half_done(page)
    draw(page)
    kept(page)


def test_a_page_from_a_disk_reads_and_leads_on(browser: Browser, host: Host) -> None:
    context = browser.new_context(locale="fi-FI", viewport=WIDE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((host.folder / "index.html").as_uri())
    page.locator("article a[href*='esimerkki']").first.click()
    expect(page.locator("article h1").first).to_contain_text("Esimerkkikierros")
    assert page.url == (host.folder / "koira" / "esimerkki" / "index.html").as_uri()
    expect(page.locator("koira-widget").first).to_contain_text("Aino")
    follow(page, "Visa", "Mitä tästä voi pelata")
    expect(page.locator("koira-widget#visa-1")).to_contain_text("Kalle")
    follow(page, "Säännöt", "Säännöt")
    page.locator("article a[href*='#K']").first.click()
    assert "index.html#K" in page.url
    # What cannot work there is not shown.
    assert page.locator(".md-search:visible, .k-failed:visible, .k-wait:visible").count() == 0
    context.close()
    assert errors == []


def test_a_page_from_a_disk_without_scripts_reads(browser: Browser, host: Host) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    for path in sorted(host.folder.rglob("index.html")):
        page.goto(path.as_uri())
        assert page.locator("article h1").first.inner_text()
        assert page.locator(".md-header").evaluate("e => getComputedStyle(e).backgroundColor")
    context.close()
