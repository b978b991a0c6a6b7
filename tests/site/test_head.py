"""What search engines and shared links get of the real site, and its 404 page."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from koirakoulu.plugin.questions import structured_data

ROOT = Path(__file__).resolve().parents[2]
SITE_URL = "https://koira.example/kortit/koulu/"


def built(folder: Path, site_url: str) -> Path:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    env = {**os.environ, "KOIRAKOULU_SITE_URL": site_url}
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("head"), SITE_URL)


def pages(site: Path) -> Iterator[tuple[str, str]]:
    """Each page's address below the site's, and its HTML."""
    for path in site.rglob("index.html"):
        folder = path.parent.relative_to(site).as_posix()
        yield ("" if folder == "." else f"{folder}/"), path.read_text("utf-8")


def meta(html: str, name: str) -> str:
    found = re.findall(rf'<meta (?:name|property)="{name}" content="([^"]*)">', html)
    assert len(found) == 1, (name, found)
    return str(found[0])


def test_every_page_says_what_and_where_it_is(site: Path) -> None:
    titles: dict[str, str] = {}
    for address, html in pages(site):
        language = "en" if address.startswith("kehittajille/") else "fi"
        assert f'<html lang="{language}"' in html
        assert f'<link rel="canonical" href="{SITE_URL}{address}">' in html
        assert meta(html, "og:url") == SITE_URL + address
        assert meta(html, "og:image") == f"{SITE_URL}assets/icon-512.png"
        assert meta(html, "description") == meta(html, "og:description")
        title = re.findall("<title>([^<]*)</title>", html)[0]
        assert title not in titles, (address, titles[title])
        titles[title] = address
        assert title == ("Koirakoulu" if not address else f"{meta(html, 'og:title')} – Koirakoulu")
    assert (site / "assets/icon-512.png").is_file()
    listed = re.findall("<loc>([^<]*)</loc>", (site / "sitemap.xml").read_text("utf-8"))
    assert sorted(listed) == sorted(SITE_URL + address for address in titles.values())


def test_the_404_page_leads_back_from_any_depth(site: Path) -> None:
    html = (site / "404.html").read_text("utf-8")
    assert "Not found" not in html
    assert "<title>Sivua ei löytynyt – Koirakoulu</title>" in html
    article = html.partition("<article")[2].partition("</article>")[0]
    links = re.findall(r'<li><a href="([^"]*)"', article)
    assert len(links) > 3
    for address in re.findall(r'(?:href|src)="([^"#][^"]*)"', html):
        path = address.removeprefix(SITE_URL)
        if path == address:
            assert address.startswith("/kortit/koulu/"), address
            path = address.removeprefix("/kortit/koulu/")
        target = site / path
        assert (target / "index.html" if target.is_dir() else target).is_file(), address


def test_a_site_that_does_not_know_its_address_names_none(tmp_path: Path) -> None:
    site = built(tmp_path, "")
    for _, html in pages(site):
        assert "canonical" not in html
        assert "og:url" not in html
        assert "og:image" not in html
        assert meta(html, "og:title")
    assert 'href="/koira/saannot/"' in (site / "404.html").read_text("utf-8")


def questions_of(html: str) -> list[tuple[str, str]]:
    text = re.findall('<script type="application/ld[+]json">([^<]*)</script>', html)
    assert len(text) == 1
    data = json.loads(text[0])
    assert (data["@context"], data["@type"]) == ("https://schema.org", "FAQPage")
    assert {entity["@type"] for entity in data["mainEntity"]} == {"Question"}
    return [(entity["name"], entity["acceptedAnswer"]["text"]) for entity in data["mainEntity"]]


def test_questions_are_told_as_data(site: Path) -> None:
    told = {address: html for address, html in pages(site) if "ld+json" in html}
    sources = (ROOT / "docs").glob("*/kysyttya.md")
    assert told.keys() == {f"{path.parent.name}/kysyttya/" for path in sources}
    for address, html in told.items():
        found = questions_of(html.partition("</head>")[0])
        source = (ROOT / "docs" / f"{address.rstrip('/')}.md").read_text("utf-8")
        assert [question for question, _ in found] == re.findall(r"^## (.*\?)\s*$", source, re.M)
        assert all(answer and "¶" not in answer and "{" not in answer for _, answer in found)


def test_an_answer_is_all_of_its_section_but_widgets() -> None:
    html = structured_data(
        '<h1>Sivu</h1><p>Alku.</p><h2 id="a">Mikä <em>on</em> A &amp; B?'
        '<a class="headerlink" href="#a">&para;</a></h2>\n<p>Ensin <a href="x">tämä</a>,\nja.</p>'
        "<koira-widget><template><p>Ei.</p></template><p>Ei tätäkään.</p></koira-widget>"
        "<ul><li>Yksi &lt;3</li><li>Kaksi</li></ul><h3>Alla</h3><p>Loppu.</p>"
        "<h2>Ei kysymys</h2><p>x</p><h2>Tyhjä?</h2>"
    )
    assert questions_of(html) == [
        ("Mikä on A & B?", "Ensin tämä, ja.\nYksi <3\nKaksi\nAlla\nLoppu.")
    ]
    assert structured_data("<h2>Ei kysymys</h2><p>x</p>") == ""
