"""What publishing makes of a site's files, and what it will not have."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from koirakoulu.publishing.command import main
from koirakoulu.publishing.files import lasting, site_files
from koirakoulu.publishing.headers import security_policy

PAGE = """<!doctype html><html lang=fi><head><title>x</title>
<link rel="stylesheet" href="a.css"><script>go()</script>
<script type="application/json">{"a": "<b style='x'>"}</script>
<script src="assets/javascripts/x.0123abcd.min.js"></script></head>
<body><img src="kuva.png" alt=""><use xlink:href="assets/koirakoulu/browser-0123456789/a.svg#x"/>
</body></html>
"""
FILES = {
    "index.html": PAGE,
    "404.html": PAGE,
    "koira/index.html": PAGE,
    "a.css": "p { background: url(tausta.svg) }",
    "kuva.png": "",
    "tausta.svg": "",
    "muu.png": "",
    ".nojekyll": "",
    "sitemap.xml.gz": "",
    "search/search_index.json": '{"config": {"lang": ["fi", "ja"]}}',
    "assets/javascripts/x.0123abcd.min.js": "",
    "assets/javascripts/x.0123abcd.min.js.map": "",
    "assets/javascripts/lunr/tinyseg.js": "",
    "assets/javascripts/lunr/wordcut.js": "",
    "assets/javascripts/lunr/min/lunr.fi.min.js": "",
    "assets/javascripts/lunr/min/lunr.ja.min.js": "",
    "assets/javascripts/lunr/min/lunr.de.min.js": "",
    "assets/javascripts/lunr/min/lunr.stemmer.support.min.js": "",
    "assets/koirakoulu/manifest.json": "",
    "assets/koirakoulu/manifest-0123456789.json": "",
    "assets/koirakoulu/browser-0123456789/a.svg": "",
    "assets/koirakoulu/browser-0123456789/b.svg": "",
    "assets/koirakoulu/browser-0123456789/a.js": "",
    "assets/koirakoulu/browser-0123456789/CARDS.md": "",
    "assets/koirakoulu/pyodide-0123456789/a.wasm": "",
    "assets/koirakoulu/snapshot-0123456789.bin": "",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_what_pages_ask_for_is_kept_and_the_engine_comes_later(site: Path) -> None:
    files = site_files(site)
    assert sorted(files.at_once) == [
        "404.html",
        "a.css",
        "assets/javascripts/lunr/min/lunr.fi.min.js",
        "assets/javascripts/lunr/min/lunr.ja.min.js",
        "assets/javascripts/lunr/min/lunr.stemmer.support.min.js",
        "assets/javascripts/lunr/tinyseg.js",
        "assets/javascripts/x.0123abcd.min.js",
        "assets/koirakoulu/browser-0123456789/a.js",
        "assets/koirakoulu/browser-0123456789/a.svg",
        "index.html",
        "koira/index.html",
        "kuva.png",
        "search/search_index.json",
        "tausta.svg",
    ]
    assert sorted(files.engine) == [
        "assets/koirakoulu/browser-0123456789/b.svg",
        "assets/koirakoulu/pyodide-0123456789/a.wasm",
        "assets/koirakoulu/snapshot-0123456789.bin",
    ]


def test_names_with_a_hash_last(site: Path) -> None:
    assert list(lasting(site)) == [
        "assets/javascripts/x.0123abcd.min.js",
        "assets/javascripts/x.0123abcd.min.js.map",
        "assets/koirakoulu/browser-0123456789/",
        "assets/koirakoulu/manifest-0123456789.json",
        "assets/koirakoulu/pyodide-0123456789/",
        "assets/koirakoulu/snapshot-0123456789.bin",
    ]


def test_the_worker_knows_every_page_by_its_hash(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(site)]) == 0
    assert capsys.readouterr().out.startswith("14 files, ")
    worker = (site / "sw.js").read_text("utf-8")
    urls = re.findall(r'url:"([^"]*)",revision:(null|"[0-9a-f]{16}"),integrity:"sha256-', worker)
    assert sorted(url for url, _ in urls) == sorted(site_files(site).at_once)
    for url, revision in urls:
        assert (revision == "null") == ("0123" in url), url
    assert 'fallbackURL:"404.html"' in worker
    assert json.loads(re.findall(r"^const ENGINE = (.*);$", worker, re.M)[0])
    # Asking again changes nothing: neither file is part of what it is made from.
    headers = (site / "_headers").read_text("utf-8")
    assert main([str(site)]) == 0
    assert (site / "sw.js").read_text("utf-8") == worker
    assert (site / "_headers").read_text("utf-8") == headers


def test_a_changed_page_changes_the_worker_and_no_other_entry(site: Path) -> None:
    assert main([str(site)]) == 0
    before = set(re.findall(r"\{url:[^}]*\}", (site / "sw.js").read_text("utf-8")))
    (site / "koira/index.html").write_text(PAGE.replace("<title>x", "<title>y"), "utf-8")
    assert main([str(site)]) == 0
    after = set(re.findall(r"\{url:[^}]*\}", (site / "sw.js").read_text("utf-8")))
    assert len(before - after) == len(after - before) == 1
    assert 'url:"koira/index.html"' in (after - before).pop()


def test_headers_stand_below_the_site_s_path(site: Path) -> None:
    assert main([str(site), "--site-url", "https://koira.example/kortit/koulu/"]) == 0
    headers = (site / "_headers").read_text("utf-8")
    paths = [line for line in headers.splitlines() if not line.startswith(" ")]
    assert paths[:2] == ["/kortit/koulu/*", "/kortit/koulu/sw.js"]
    assert "/kortit/koulu/assets/koirakoulu/browser-0123456789/*" in paths
    assert len(paths) == len(set(paths))


def test_a_site_without_a_404_page(site: Path) -> None:
    (site / "404.html").unlink()
    assert main([str(site)]) == 0
    assert "fallbackURL" not in (site / "sw.js").read_text("utf-8")


def test_only_what_a_page_runs_is_in_the_policy(site: Path) -> None:
    policy = security_policy(site)
    assert policy.count("sha256-") == 1
    text = '<p style="text-align:right" data-onset="x">a</p><style>p{}</style>'
    (site / "koira/index.html").write_text(PAGE.replace("<img", f"{text}<img"), "utf-8")
    directives = dict(part.split(" ", 1) for part in security_policy(site).split("; "))
    assert re.fullmatch(
        r"'self' 'sha256-[^']+' 'unsafe-hashes' 'sha256-[^']+'", directives["style-src"]
    )


@pytest.mark.parametrize("bad", ['<p onclick="go()">x</p>', '<a href="javascript:go()">x</a>'])
def test_what_no_hash_allows_is_not_published(
    site: Path, capsys: pytest.CaptureFixture[str], bad: str
) -> None:
    (site / "koira/index.html").write_text(PAGE.replace("<img", f"{bad}<img"), "utf-8")
    assert main([str(site)]) == 1
    assert "koira/index.html: <" in capsys.readouterr().err


def test_a_folder_that_is_no_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 1
    assert "is no built site" in capsys.readouterr().err


def test_without_node_it_says_so(
    site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert main([str(site)]) == 1
    assert "Node.js was not found" in capsys.readouterr().err


def test_it_is_a_module_to_run(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "koirakoulu.publishing", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("koirakoulu.publishing: ")
