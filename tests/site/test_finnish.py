"""Finnish on the built site: words and their forms, spelling, and the search in a real browser."""

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from devtools import finnish
from devtools.console import Failure
from devtools.server import HOST, TYPES
from devtools.site import build_site
from finnishsite.glossary import HEADWORDS, find, headwords, link_site, linked
from finnishsite.search import improve, read_families
from finnishsite.spelling import check_site
from finnishsite.text import texts
from finnishsite.words import OwnWord, Words, read_own_words


@pytest.fixture(scope="module")
def words() -> Words:
    return Words(read_own_words())


# Words


@pytest.mark.parametrize(
    "word",
    [
        *("nostopakasta", "Ristivitosen", "luopumisvaihe", "Kaisa-Leena", "ABC-kirja"),
        *("kasi", "kasin", "kasilla", "pataysiä", "Herttakutosen", "ruutukutosenkin"),
        *("voitetuistaan", "Voitetuistaan", "Skitgubbeksi"),
    ],
)
def test_words_there_are(words: Words, word: str) -> None:
    assert words.known(word)


@pytest.mark.parametrize("word", ["nostopakkkasta", "kasillä", "ysilla", "kutosten-", "vaihhe"])
def test_words_there_are_not(words: Words, word: str) -> None:
    assert not words.known(word)


def test_forms_lead_to_words_and_their_parts(words: Words) -> None:
    (reading,) = words.readings("kaadan")
    assert (reading.lemma, reading.kind) == ("kaataa", "teonsana")
    (reading,) = words.readings("nostopakasta")
    assert reading.parts == ("nostaa", "pakka")
    (reading,) = words.readings("pataysillä")
    assert (reading.lemma, reading.parts) == ("pataysi", ("pata", "ysi"))
    assert words.readings("xyzzy") == ()


def test_a_model_lends_its_forms() -> None:
    own = OwnWord("kutonen", "nainen", ends_compounds=True)
    assert own.stem == "kuto"
    assert own.as_model("kutosesta") == "naisesta"


def test_a_bad_list_is_told_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "omat.txt"
    path.write_text("# Otsikko\nhyvä\nkaksi sanaa\n-ysi=auto  # ei\n", "utf-8")
    with pytest.raises(ValueError, match=r"(?s)omat.txt:3: kaksi.*omat.txt:4: ysi does not end"):
        read_own_words(path)


# Spelling


def test_all_a_reader_meets_is_read() -> None:
    html = """<html lang="fi"><head><title>Otsikko</title>
      <meta name="description" content="Kuvaus"><meta name="viewport" content="ei">
      <script>ei</script></head><body><img alt="Vaihtoehto" src="ei.png">
      <p title="Vihje">Ole<b>tta</b>en<br>kuin <code>ei</code><span class="x">oma</span></p>
      <button aria-label="Nappi">x</button><template><p>Malli</p></template>
      <p lang="sv">inte <i>alls</i></p><svg><text>ei</text></svg><p>Lop&shy;pu</p></body></html>"""
    found = " ".join(" ".join(texts(html)).split())
    assert found == "Kuvaus Vaihtoehto Vihje Nappi Otsikko Olettaen kuin oma x Malli Lop\u00adpu"
    assert list(texts('<html lang="en"><title>No</title><p>no</p></html>')) == [""]


def test_a_misspelling_is_told_with_its_pages(words: Words, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text("<p>Kortti lyödän.</p>", "utf-8")
    (tmp_path / "a/index.html").write_text(
        "<p>Se lyö\u00addän, lyödään. a/lyödän.html</p>", "utf-8"
    )
    assert check_site(tmp_path, words) == ["a/index.html, index.html: lyödän"]


# Machines without Voikko


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object, **__: object) -> str:
        raise Failure("failed", code=finnish.NO_VOIKKO)

    monkeypatch.setattr(finnish, "run", run)
    monkeypatch.setattr(finnish, "install_voikko", lambda: False)
    finnish.tell_once.cache_clear()


@pytest.mark.usefixtures("bare")
def test_without_voikko_the_build_says_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finnish.improve(tmp_path)
    finnish.improve(tmp_path)
    (line,) = capsys.readouterr().out.splitlines()
    assert "apt install libvoikko1 voikko-fi" in line


@pytest.mark.usefixtures("bare")
def test_without_voikko_the_check_fails_and_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="spelling needs Voikko: install Voikko"):
        finnish.check_spelling(tmp_path)


# Search


def test_entries_get_the_forms_of_their_words_and_nothing_else(
    words: Words, tmp_path: Path
) -> None:
    index = tmp_path / "search_index.json"
    docs = [
        {"location": "a/", "title": "Nosto", "text": "<p>Pöydästä nostetaan.</p>"},
        {"location": "b/", "title": "Valttikortti", "text": "kuin ja", "tags": ["oma"]},
        {"location": "c/", "title": "Valtit", "text": ""},
    ]
    config = {"fields": {"tags": {"boost": 1e6}}}
    index.write_text(json.dumps({"config": config, "docs": docs}), "utf-8")
    improve(index, words)
    data = json.loads(index.read_text("utf-8"))
    assert data["config"]["fields"]["tags"]["boost"] < 1
    tags = {doc["location"]: " ".join(doc.get("tags", [])).split() for doc in data["docs"]}
    assert {"nostan", "nostaa", "pöytä"} & set(tags["a/"]) == {"nostan", "nostaa"}
    assert any(tag.startswith("pöytä") for tag in tags["a/"])
    assert {"oma", "valtit", "valttien"} <= set(tags["b/"])
    assert not any(tag.startswith("kuu") for tag in tags["b/"])
    assert all(doc["text"] == old["text"] for doc, old in zip(data["docs"], docs, strict=True))


def test_families_hold_words_that_exist_once(words: Words) -> None:
    every = [word for family in read_families() for word in family]
    assert len(every) == len(set(every))
    assert all(words.known(word) for word in every)


# Glossary


def test_the_first_word_of_a_section_leads_to_the_glossary(words: Words) -> None:
    html = """<html><body><p>tikki</p><article><h1>Tikki</h1>
      <p>Ensin <b>tikillä</b>, sitten tikki &amp; <a href="x">kina</a>. Kierros.</p>
      <h2>Tikit</h2><p>Tik&shy;ki: <code>tikki</code> tikin.</p><ul><li>Läjä kaatuu.</li></ul>
      <table><tr><td><p>läjä</p></td></tr></table><koira-widget><p>läjä</p></koira-widget>
      </article></body></html>"""
    anchors = {"tikki": "tikki", "kina": "kina", "läjä": "laja", "kaatua": "kaatua"}
    places = list(find(html, anchors, words))
    assert [html[place.start : place.end] for place in places] == [
        *("tikillä", "tikin"),
        *("Läjä", "kaatuu"),
    ]
    new = linked(html, places, "../sanasto/")
    assert '<b><a class="sana" href="../sanasto/#tikki">tikillä</a></b>' in new
    assert '<li><a class="sana" href="../sanasto/#laja">Läjä</a> <a' in new
    assert re.sub(r'<a class="sana"[^>]*>([^<]*)</a>', r"\1", new) == html


def test_pages_at_every_depth_lead_there(words: Words, tmp_path: Path) -> None:
    terms = HEADWORDS.read_text("utf-8").partition("\n\n")[2].split()
    for folder, text in {
        ".": "<p>tikki</p>",
        "koira/sanasto": "".join(f'<dt id="x">{term.title()}, muu</dt>' for term in terms),
        "koira/saannot/suma": "<p>tikki</p>",
    }.items():
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / "index.html").write_text(f"<article>{text}</article>", "utf-8")
    assert link_site(tmp_path, "koira/sanasto/", words) == 2
    assert 'href="koira/sanasto/#x"' in (tmp_path / "index.html").read_text("utf-8")
    suma = (tmp_path / "koira/saannot/suma/index.html").read_text("utf-8")
    assert 'href="../../sanasto/#x"' in suma


def test_a_word_the_glossary_lacks_is_told(tmp_path: Path) -> None:
    path = tmp_path / "index.html"
    path.write_text('<dt id="kina">Kina</dt>', "utf-8")
    with pytest.raises(ValueError, match=r"no headword of the glossary: .*erä"):
        headwords(path)


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture(scope="module")
def page(
    words: Words, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    assert words
    site = tmp_path_factory.mktemp("search") / "site"
    build_site(site, strict=False)
    server = ThreadingHTTPServer((HOST, 0), partial(Handler, directory=str(site)))
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}).start()
    page = browser.new_page(locale="fi-FI")
    page.goto(f"http://{HOST}:{server.server_port}/")
    yield page
    page.close()
    server.shutdown()
    server.server_close()


ALL_LINKS = """
() => {
  const box = document.querySelector(".md-search__scrollwrap");
  // More results come each time it is scrolled, so it must never stay where it is.
  box.scrollTo(0, box.scrollTop ? 0 : box.scrollHeight);
  const said = parseInt(document.querySelector(".md-search-result__meta").textContent);
  const found = [...document.querySelectorAll(".md-search-result__list > li")];
  return found.length === said && found.map((one) => new URL(one.querySelector("a").href).pathname);
}
"""
"""The paths of what is found, once there are as many as the search says."""


def search(page: Page, query: str) -> set[str]:
    """The addresses of all pages that are found."""
    count = page.locator(".md-search-result__meta")
    field = page.locator(".md-search__input")
    field.click()
    field.press("Control+A")
    field.press("Backspace")
    expect(count).to_have_text(re.compile("Kirjoita"), timeout=30_000)
    field.fill(query)
    field.press("End")  # it listens to keys
    expect(count).to_have_text(re.compile(r"^\d+ täsmää"), timeout=30_000)
    links: list[str] = page.wait_for_function(ALL_LINKS, polling=50).json_value()
    assert len(set(links)) == len(links)
    return set(links)


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize(
    "forms",
    [
        ("nostaa", "nostan", "nostetaan", "nosto"),
        ("valtti", "valtit", "valttien"),
        ("kaatuu", "kaataa", "kaadan"),
        ("ysi", "ysillä", "ysin"),
    ],
)
def test_every_form_finds_the_same_pages(page: Page, forms: tuple[str, ...]) -> None:
    found = {form: search(page, form) for form in forms}
    first = found[forms[0]]
    assert "/koira/saannot/" in first
    assert all(pages == first for pages in found.values()), found
    expect(page.locator(".md-search-result .md-tags").first).to_be_hidden()
