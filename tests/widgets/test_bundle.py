"""The browser bundle: what is in it, what it is called, and that Pyodide can use it."""

import importlib.util
import io
import json
import marshal
import os
import subprocess
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from koirakoulu import bundle
from koirakoulu.bundle import BundleError, Manifest, build_bundle


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Manifest]:
    out = tmp_path_factory.mktemp("bundle")
    return out, build_bundle(out)


def test_paths_exist_and_are_relative(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    for name in bundle.PYODIDE_FILES:
        assert (out / manifest.pyodide / name).is_file()
    assert (out / manifest.python).is_file()
    assert all((out / asset).is_file() for asset in manifest.assets)
    assert (out / manifest.browser / "idiomorph.js").is_file()


def test_manifest_is_json(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    written = json.loads((out / "manifest.json").read_text("utf-8"))
    assert Manifest(**{**written, "assets": tuple(written["assets"])}) == manifest


def test_the_manifest_has_a_lasting_name_too(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    assert (out / manifest.file).read_bytes() == (out / "manifest.json").read_bytes()
    assert replace(manifest, python="python-0.zip").file != manifest.file


def test_zip_holds_the_engine_and_only_the_browser_side_of_the_widgets(
    built: tuple[Path, Manifest],
) -> None:
    out, manifest = built
    names = zipfile.ZipFile(out / manifest.python).namelist()
    assert any(name.startswith("korttipelit/") for name in names)
    assert "koirakoulu/__init__.pyc" in names
    for kept_out in ("bundle", "plugin", "markdown_ext"):
        assert not [name for name in names if name.startswith(f"koirakoulu/{kept_out}")]
    assert names == sorted(names)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("korttipelit/koira/play.py", True),
        ("koirakoulu/__init__.py", True),
        ("koirakoulu/protocol.py", True),
        ("koirakoulu/views/table.py", True),
        ("koirakoulu/views_table.py", True),
        ("koirakoulu/finnish/cards.py", True),
        ("koirakoulu/bundle.py", False),
        ("koirakoulu/plugin.py", False),
        ("koirakoulu/markdown_ext/fences.py", False),
        ("koirakoulu/viewsonic.py", False),
    ],
)
def test_the_rule_for_what_belongs_in_the_browser(path: str, expected: bool) -> None:
    assert bundle.belongs_in_browser(path) is expected


def test_another_process_with_another_hash_seed_builds_the_same_bytes(
    built: tuple[Path, Manifest], tmp_path: Path
) -> None:
    out, _ = built
    subprocess.run(
        [sys.executable, "-m", "koirakoulu.bundle", str(tmp_path)],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert contents(tmp_path) == contents(out)


def test_a_changed_byte_changes_the_name() -> None:
    assert bundle.digest({"a.js": b"1"}) != bundle.digest({"a.js": b"2"})
    assert bundle.digest({"a.js": b"1"}) != bundle.digest({"b.js": b"1"})


def test_bytecode_in_the_zip_runs_without_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "def suits():\n    return {'♠', '♥'} | {x for x in ('♦', '♣')}\n".encode()
    compiled = bundle.compile_all({"bundle_probe/__init__.py": source})
    archive = tmp_path / "probe.zip"
    archive.write_bytes(bundle.zipped(compiled))
    monkeypatch.syspath_prepend(str(archive))
    import bundle_probe  # type: ignore[import-not-found]

    assert bundle_probe.suits() == {"♠", "♥", "♦", "♣"}


def test_the_bytecode_is_what_the_compiler_makes_of_the_source() -> None:
    source = b"def sum(a, b):\n    return a + b  # \xc3\xa4\n"
    (compiled,) = bundle.compile_all({"probe/sum.py": source}).values()
    code = compile(source, "probe/sum.py", "exec", dont_inherit=True, optimize=0)
    assert marshal.loads(compiled[16:]) == code
    assert compiled[4:8] == b"\x01\0\0\0"
    assert compiled[8:16] == importlib.util.source_hash(source)


def test_a_source_that_does_not_compile_is_said_in_one_sentence() -> None:
    with pytest.raises(BundleError, match=r"pyodide py-compile failed: .*invalid syntax"):
        bundle.compile_all({"probe.py": b"def (:\n"})


def test_plain_sources_when_the_browser_has_another_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "python_of", lambda _lock: (3, 99))
    manifest = build_bundle(tmp_path)
    assert not manifest.compiled
    names = zipfile.ZipFile(io.BytesIO((tmp_path / manifest.python).read_bytes())).namelist()
    assert "koirakoulu/__init__.py" in names


def test_a_missing_pyodide_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="npm ci"):
        build_bundle(tmp_path / "out", node_modules=tmp_path)


# Errors are printed by message alone: Node would show Pyodide's megabyte-long source line.
BOOT = """
process.on("uncaughtException", (e) => { console.error(e.message); process.exit(1); });
const { loadPyodide } = await import(process.argv[2] + "pyodide.mjs");
const { readFileSync } = await import("node:fs");
const pyodide = await loadPyodide();
pyodide.FS.writeFile("/bundle.zip", readFileSync(process.argv[3]));
console.log(pyodide.runPython(`
import sys
sys.path.insert(0, "/bundle.zip")
import koirakoulu, korttipelit
korttipelit.__file__ + " " + koirakoulu.__file__
`));
"""


@pytest.mark.slow
def test_pyodide_imports_the_bundle(built: tuple[Path, Manifest], tmp_path: Path) -> None:
    out, manifest = built
    script = tmp_path / "boot.mjs"
    script.write_text(BOOT)
    folder = (out / manifest.pyodide).as_uri() + "/"
    answer = subprocess.run(
        ["node", str(script), folder, str(out / manifest.python)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split() == [
        "/bundle.zip/korttipelit/__init__.pyc",
        "/bundle.zip/koirakoulu/__init__.pyc",
    ]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
