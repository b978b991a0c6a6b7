# Messages are read whole, however long the line.
# ruff: noqa: E501

"""Real builds of small sites: a good one, and every way a page can stop a build."""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urljoin

import pytest
from mkdocs.config.defaults import MkDocsConfig

from koirakoulu.bundle import Manifest
from koirakoulu.finnish.options import condition_keys
from koirakoulu.finnish.ruled import RULED
from koirakoulu.plugin import KoirakouluPlugin

ROOT = Path(__file__).resolve().parents[2]

CONFIG = """
site_name: Koe
docs_dir: docs
theme: {{name: mkdocs}}
strict: true
use_directory_urls: {directory_urls}
plugins:
  - koirakoulu: {plugin}
markdown_extensions: [toc, koirakoulu{more}]
validation: {{anchors: warn, absolute_links: warn, unrecognized_links: warn}}
"""

POSITION = """peli: koira
säännöt: opas
vaihe: luopuminen
valtti: ♠
pöytä: ♦Q
Aino: ♣A
Eero: 6
Liisa: ♠4 ♦10
vuorossa: Liisa
"""

RULES_PAGE = (ROOT / "docs" / "koira" / "saannot.md").read_text("utf-8")
WITH_RULES = "{rules_pages: {koira: koira/saannot.md}, bundle: false}"


def build(
    folder: Path,
    pages: Mapping[str, str],
    plugin: str = "{bundle: false}",
    *,
    directory_urls: bool = True,
    more: str = "",
) -> tuple[int, str]:
    """Builds a site of these pages into folder/site; gives the exit code and what was said."""
    for name, text in {"index.md": "# Alku\n", **pages}.items():
        path = folder / "docs" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    config = CONFIG.format(plugin=plugin, directory_urls=str(directory_urls).lower(), more=more)
    (folder / "mkdocs.yml").write_text(config, "utf-8")
    shutil.rmtree(folder / "site", ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--config-file", str(folder / "mkdocs.yml")],
        cwd=ROOT,  # where node_modules is
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def rules_of(game: str) -> str:
    """A rules page with a paragraph for each rule of a game."""
    blocks = ["## 1 Peli"]
    for rule in RULED[game].rulebook.values():
        holds = condition_keys(RULED[game], rule.holds)
        option = f"    ehto: {holds}\n\n" if holds else ""
        blocks.append(f"/// saanto | {rule.id} Otsikko\n{option}Teksti.\n///")
    return "\n\n".join(blocks) + "\n"


def fence(header: str, body: str) -> str:
    """A page with front matter; its fence opens on line 8."""
    return f"---\ntitle: Koe\n---\n\n# Koe\n\nTeksti.\n```{header}\n{body}```\n"


def test_a_good_site(tmp_path: Path) -> None:
    pages = {
        "koira/saannot.md": RULES_PAGE,
        "koira/visa.md": fence("visa", POSITION) + "\n[Sääntö](saannot.md#K4.4)\n",
        "muu.md": fence("kierros", POSITION + "\nLiisa nosta\n"),
    }
    plugin = "{rules_pages: {koira: koira/saannot.md}}"
    code, said = build(tmp_path, pages, plugin)
    assert code == 0, said
    site = tmp_path / "site"

    quiz = (site / "koira/visa/index.html").read_text("utf-8")
    assert "&quot;links&quot;:&quot;../saannot/&quot;" in quiz
    other = (site / "muu/index.html").read_text("utf-8")
    assert 'href="../koira/saannot/#K' in other

    for page, html in (("koira/visa/", quiz), ("muu/", other)):
        for tag in ("link", "script", "meta", "use"):
            found = re.findall(rf'<{tag}\b[^>]*="([^"#]*assets/koirakoulu/[^"#]*)', html)
            assert found, (page, tag)
            for address in found:
                target = urljoin(f"http://x/{page}", address).removeprefix("http://x/")
                assert (site / target).is_file(), (page, address)

    rules = (site / "koira/saannot/index.html").read_text("utf-8")
    assert '<h3 id="K4.4">' in rules
    assert "koirakoulu.css" in rules
    for plain in ("index.html", "404.html"):
        path = site / plain
        assert not path.exists() or "assets/koirakoulu" not in path.read_text("utf-8")


def test_a_site_to_be_read_without_a_network(tmp_path: Path) -> None:
    code, said = build(tmp_path, {"koira/muu.md": "# Muu\n"}, "{offline: true}")
    assert code == 0, said
    for page, up in (("index.html", ""), ("koira/muu/index.html", "../../"), ("404.html", "/")):
        html = (tmp_path / "site" / page).read_text("utf-8")
        folder = rf'"{re.escape(up)}assets/koirakoulu/browser-[0-9a-f]+/'
        for name in ("offline.js", "disk.js", "koirakoulu.css"):
            assert re.search(f"{folder}{re.escape(name)}", html), (page, name)
        assert "koirakoulu.js" not in html


def test_a_site_without_directory_addresses(tmp_path: Path) -> None:
    pages = {"koira/saannot.md": RULES_PAGE, "muu.md": fence("visa", POSITION)}
    code, said = build(tmp_path, pages, WITH_RULES, directory_urls=False)
    assert code == 0, said
    html = (tmp_path / "site/muu.html").read_text("utf-8")
    assert "&quot;links&quot;:&quot;koira/saannot.html&quot;" in html
    assert "assets/koirakoulu" not in html


BAD_FENCES = [
    (
        fence("visa", POSITION.replace("♦10", "♦11")),
        "koira/koe.md, line 16: “♦11” is no card – did you mean",
    ),
    (
        fence("visa", "peli: koria\n"),
        "koira/koe.md, line 9: “koria” is not a game – did you mean koira?",
    ),
    (
        fence("visa", "kysymis: Mitä?\n" + POSITION),
        "koira/koe.md, line 9: there is no option “kysymis”",
    ),
    (
        fence("kierros", POSITION + "\nLiisa ♦10\n"),
        "koira/koe.md, line 19: Liisa lyö ruutukympin. Ei käy: ruutukymppi on pienempi kuin ruuturouva.",
    ),
    (
        fence("visa kysymys='x'", POSITION),
        "koira/koe.md, line 8: the fence visa takes no option “kysymys” on its first line",
    ),
    (fence("viza", POSITION), None),
    (
        fence("visaa", POSITION),
        "koira/koe.md, line 8: there is no widget “visaa” – did you mean visa?",
    ),
    (
        "# Koe\n\n/// saanto | K4.99 Ei ole\nTeksti.\n///\n",
        "koira/koe.md, line 3: there is no rule “K4.99” – did you mean K4.9?",
    ),
    (
        "# Koe\n\n/// saanto | K4.10 Pohjimmainen nostetaan\n    ehto: nosto=pienin\n\nTeksti.\n///\n",
        "koira/koe.md, line 4: K4.10 does not hold under “nosto=pienin” – did you mean nosto=pohjimmainen?",
    ),
]


@pytest.mark.parametrize(("text", "message"), BAD_FENCES)
def test_a_bad_page_stops_the_build(tmp_path: Path, text: str, message: str | None) -> None:
    code, said = build(tmp_path, {"koira/koe.md": text})
    if message is None:
        # Too far from any widget to be a slip: some other language.
        assert code == 0, said
        return
    assert code != 0
    assert message in said
    assert "Traceback" not in said


def without(rule: str) -> str:
    """The rules page without one of its paragraphs."""
    return re.sub(rf"/// saanto \| {re.escape(rule)} .*?\n///\n", "", RULES_PAGE, flags=re.S)


@pytest.mark.parametrize(
    ("pages", "message"),
    [
        (
            {"koira/saannot.md": without("K7.9")},
            "the rule K7.9 (who-deals-next) of koira has no paragraph on the site",
        ),
        (
            {
                "koira/saannot.md": RULES_PAGE,
                "toinen.md": "/// saanto | K4.4 Isompi samaa maata käy\nTeksti.\n///\n",
            },
            "the rule K4.4 has 2 paragraphs: koira/saannot.md and toinen.md",
        ),
        (
            {"koira/saannot.md": RULES_PAGE, "muu.md": '<a href="../koira/saannot/#K4.44">x</a>\n'},
            "muu.md: the link to koira/saannot/#K4.44 leads nowhere: there is no such paragraph – did you mean K4.4?",
        ),
        (
            {"koira/saannot.md": RULES_PAGE, "muu.md": '<a href="#K4.4">x</a>\n'},
            "muu.md: the link to muu/#K4.4 leads nowhere: its paragraph stands in koira/saannot.md",
        ),
    ],
)
def test_rules_and_links_agree_or_there_is_no_site(
    tmp_path: Path, pages: Mapping[str, str], message: str
) -> None:
    code, said = build(tmp_path, pages, WITH_RULES)
    assert code != 0
    assert message in said
    assert "Traceback" not in said


def test_each_game_has_its_own_rules_and_links(tmp_path: Path) -> None:
    """A page's fences are about the game of its folder; a widget leads to its own game's rules."""
    two = "{rules_pages: {koira: koira/saannot.md, rami: rami/saannot.md}, bundle: false}"
    pages = {
        "koira/saannot.md": RULES_PAGE,
        "rami/saannot.md": rules_of("rami"),
        "rami/saannot/rami.md": "# Rami\n\n```saannot\nkirja: rami\n```\n",
        "rami/erot.md": "# Erot\n\n```muunnelmataulukko\n```\n\n[a](saannot.md#RA2.2)\n",
        "rami/koira.md": fence("visa", POSITION),
        "koira/rami.md": "# Erot\n\n```muunnelmataulukko\npeli: rami\n```\n",
    }
    code, said = build(tmp_path, pages, two)
    assert code == 0, said
    site = tmp_path / "site"
    book = (site / "rami/saannot/rami/index.html").read_text("utf-8")
    assert 'href="../#RA1.1"' in book
    assert 'id="rami-RA1.1"' in book
    for page, links in (("rami/erot", "../saannot/"), ("koira/rami", "../../rami/saannot/")):
        html = (site / page / "index.html").read_text("utf-8")
        assert "Umpikujassa yhtä pienet kädet" in html
        assert f'href="{links}#RA2.6"' in html
    quiz = (site / "rami/koira/index.html").read_text("utf-8")
    assert 'href="../../koira/saannot/#K4.' in quiz


def test_a_paragraph_stands_on_the_rules_page_of_its_game(tmp_path: Path) -> None:
    text = rules_of("rami")
    first, cut, rest = text.partition("\n\n/// saanto | RA1.2")
    block, end, after = rest.partition("///")
    pages = {"rami/saannot.md": first + after, "rami/muu.md": f"{cut}{block}{end}\n"}
    code, said = build(tmp_path, pages, "{rules_pages: {rami: rami/saannot.md}, bundle: false}")
    assert code != 0
    assert "of rami has its paragraph in rami/muu.md, not in rami/saannot.md" in said


@pytest.mark.parametrize(
    ("plugin", "message"),
    [
        ("{rules_pages: {kissa: koira/saannot.md}}", "there is no game kissa"),
        ("{rules_pages: {koira: koira/puuttuu.md}}", "the page koira/puuttuu.md of koira"),
        ("{rule_pages: {koira: koira/saannot.md}}", "rule_pages"),
    ],
)
def test_wrong_settings(tmp_path: Path, plugin: str, message: str) -> None:
    code, said = build(tmp_path, {}, plugin)
    assert code != 0
    assert message in said
    assert "Traceback" not in said


def test_superfences_configured_as_well(tmp_path: Path) -> None:
    code, said = build(
        tmp_path, {"muu.md": fence("visa", POSITION)}, more=", pymdownx.superfences, attr_list"
    )
    assert code == 0, said
    assert "<koira-widget" in (tmp_path / "site/muu/index.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("site_url", "base"),
    [("https://esimerkki.fi/koira/", "/koira/"), ("https://esimerkki.fi", "/"), ("", "/")],
)
def test_the_404_page_has_whole_addresses(site_url: str, base: str) -> None:
    plugin = KoirakouluPlugin()
    plugin.load_config({})
    plugin.manifest = Manifest(
        "p",
        "snapshot.bin",
        "python.bin",
        "b",
        ("b/koirakoulu.css", "b/koirakoulu.js"),
        compiled=True,
    )
    page = "<html><head></head><body><koira-widget></koira-widget></body></html>"
    config = MkDocsConfig()
    config.load_dict({"site_name": "Koe", "site_url": site_url})
    html = plugin.on_post_template(page, "404.html", config)
    assert f'src="{base}assets/koirakoulu/b/koirakoulu.js"' in html
    assert f'content="{base}assets/koirakoulu/{plugin.manifest.file}"' in html
    assert plugin.on_post_template(page, "muu.html", config) == page
    assert "koirakoulu" not in plugin.on_post_template("<head></head>", "404.html", config)
