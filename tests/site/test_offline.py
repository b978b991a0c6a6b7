"""With the server gone everything works, and nobody pays for what they did not ask for."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .hosting import Complaints, Host, append, build, hosting, kept, no_complaints
from .journey_help import assert_accessible
from .journeys_offline import draw, journey

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BELOW = "/kortit/koulu"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(BELOW) as host:
        host.deploy(build(tmp_path_factory.mktemp("offline") / "site", host.address))
        yield host


@pytest.fixture
def unplugged(host: Host) -> Iterator[Host]:
    """A host that a test may kill."""
    host.asked.clear()
    yield host
    host.revive()


@pytest.fixture(autouse=True)
def complaints(context: BrowserContext, host: Host) -> Iterator[Complaints]:
    yield from no_complaints(context, host)


def addresses(host: Host) -> list[str]:
    text = (host.folder / "sitemap.xml").read_text("utf-8")
    return re.findall("<loc>([^<]*)</loc>", text)


def test_every_page_and_all_on_it_works_with_the_server_off(page: Page, unplugged: Host) -> None:
    host = unplugged
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(host.address)
    kept(page)
    host.kill()

    for address in addresses(host):
        response = page.goto(address)
        assert response is not None
        assert response.ok, address
        expect(page.locator("article h1").first).to_be_visible()
        assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).display")

    page.goto(f"{host.address}koira/esimerkki/")
    journey(page)
    link = page.locator(".md-search-result__link").first
    assert str(link.evaluate("link => link.href")).startswith(host.address)


def test_a_page_that_is_not_there_says_so_with_the_server_off(page: Page, unplugged: Host) -> None:
    page.goto(unplugged.address)
    kept(page)
    unplugged.kill()
    page.goto(f"{unplugged.address}koira/olematon/?h=x")
    expect(page.locator("article h1")).to_have_text("Tätä sivua ei ole pakassa")
    page.locator('article a[href$="/koira/saannot/"]').click()
    expect(page.locator("article h1").first).to_contain_text("Säännöt")


def test_it_is_said_once_and_may_be_closed(page: Page, host: Host) -> None:
    page.goto(host.address)
    notice = page.get_by_role("status").filter(has_text="Toimii nyt ilman verkkoa")
    expect(notice).to_be_visible()
    assert_accessible(page, "#k-offline")
    notice.get_by_role("button", name="Sulje ilmoitus").click()
    expect(notice).to_have_count(0)
    page.reload()
    kept(page)
    expect(notice).to_have_count(0)


@pytest.mark.parametrize(
    "connection", [{"saveData": True}, {"type": "cellular"}, {"effectiveType": "2g"}]
)
def test_nobody_who_saves_data_gets_the_engine_unasked(
    page: Page, unplugged: Host, connection: dict[str, object]
) -> None:
    host = unplugged
    page.add_init_script(
        f"Object.defineProperty(navigator, 'connection', {{value: {json.dumps(connection)}}})"
    )
    page.goto(f"{host.address}koira/visat/")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=60_000)
    page.locator("koira-widget#visa-2").scroll_into_view_if_needed()
    page.reload()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    assert "koira/saannot/index.html" in host.asked
    assert host.engine_files() == set()
    expect(page.locator("#k-offline")).to_be_empty()

    draw(page)
    assert any(name.endswith(".wasm") for name in host.engine_files())

    # What was fetched once is there from now on.
    host.kill()
    page.reload()
    draw(page)


def test_the_engine_kept_is_the_one_the_pages_name(host: Host) -> None:
    worker = (host.folder / "sw.js").read_text("utf-8")
    engine = json.loads(re.findall(r"^const ENGINE = (\[.*\]);$", worker, re.M)[0])
    folders = {name.removeprefix("assets/koirakoulu/").partition("/")[0] for name in engine}
    for page in host.folder.rglob("index.html"):
        named = re.findall(r'<meta name="koirakoulu" [^>]*>', page.read_text("utf-8"))
        assert len(named) == 1, page
        data = dict(re.findall(r'data-(\w+)="([^"]*)"', named[0]))
        assert set(data.values()) <= folders, page
    assert all((host.folder / name).is_file() for name in engine)


def test_the_manifest_makes_an_app_of_it(page: Page, host: Host) -> None:
    page.goto(f"{host.address}koira/visat/")
    link = page.locator("link[rel=manifest]").evaluate("link => link.href")
    assert link == f"{host.address}manifest.webmanifest"
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    parsed = found["manifest"]
    assert (parsed["startUrl"], parsed["scope"]) == (host.address, host.address)
    told = json.loads((host.folder / "manifest.webmanifest").read_text("utf-8"))
    assert (told["lang"], told["name"], told["short_name"]) == ("fi", "Koirakoulu", "Koirakoulu")
    assert all((host.folder / icon["src"]).is_file() for icon in told["icons"])
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_half_a_deploy_is_no_version(
    page: Page, tmp_path: Path, host: Host, complaints: Complaints
) -> None:
    """A page of another build among them: nothing is kept, and the site works from the server."""
    mixed = tmp_path / "site"
    shutil.copytree(host.folder, mixed)
    append(mixed / "koira" / "historia" / "index.html", "<!-- of another build -->")
    with hosting(BELOW) as other:
        other.deploy(mixed)
        complaints.origin = other.origin
        page.goto(other.address)
        page.wait_for_load_state("networkidle")
        other.wait_for("koira/historia/index.html", page)
        page.wait_for_timeout(1000)
        page.reload()
        assert page.evaluate("navigator.serviceWorker.controller") is None
        page.goto(f"{other.address}koira/visat/")
        expect(page.locator("article h1").first).to_contain_text("Mitä tästä voi pelata")
        expect(page.locator("#k-offline p")).to_have_count(0)
