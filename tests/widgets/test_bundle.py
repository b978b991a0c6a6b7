"""The browser bundle: what is in it, what it is called, and that Pyodide can use it."""

import gzip
import importlib.util
import io
import itertools
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from contextlib import redirect_stderr
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from koirakoulu import bundle
from koirakoulu.bundle import (
    BundleError,
    Manifest,
    build_bundle,
    cache,
    library,
    packing,
    shake,
    shortcuts,
    sources,
    trim,
)
from koirakoulu.bundle import __main__ as command


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Manifest]:
    out = tmp_path_factory.mktemp("bundle")
    return out, build_bundle(out)


def test_paths_exist_and_are_relative(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    for name in sources.PYODIDE_FILES:
        assert (out / manifest.pyodide / name).is_file()
    assert (out / manifest.python).is_file()
    assert (out / manifest.snapshot).is_file()
    assert all((out / asset).is_file() for asset in manifest.assets)
    assert (out / manifest.browser / "idiomorph.js").is_file()


def test_manifest_is_json(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    written = json.loads((out / "manifest.json").read_text("utf-8"))
    assert Manifest(**{**written, "assets": tuple(written["assets"])}) == manifest


def test_the_manifest_has_a_lasting_name_too(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    assert (out / manifest.file).read_bytes() == (out / "manifest.json").read_bytes()
    assert replace(manifest, python="python-0.bin").file != manifest.file


def test_zip_holds_the_engine_and_only_the_browser_side_of_the_widgets(
    built: tuple[Path, Manifest],
) -> None:
    out, manifest = built
    names = library_of(out / manifest.python).namelist()
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
    assert sources.belongs_in_browser(path) is expected


@pytest.mark.slow
def test_another_process_in_another_folder_without_a_cache_builds_the_same_bytes(
    built: tuple[Path, Manifest], tmp_path: Path
) -> None:
    out, _ = built
    moved = tmp_path / "another place" / "node_modules"
    for package in ("binaryen", "idiomorph", "pyodide", "rollup", "@rollup"):
        shutil.copytree(sources.find_node_modules() / package, moved / package)
    subprocess.run(
        [sys.executable, "-m", "koirakoulu.bundle", "out"],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=moved.parent,
        env={**os.environ, "PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo", "LANG": "sv_SE.UTF-8"},
    )
    assert (moved.parent / ".cache" / "koirakoulu").is_dir()
    assert contents(moved.parent / "out") == contents(out)


def test_what_takes_seconds_is_made_once(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> dict[str, bytes]:
        made.append(1)
        return {"a/b.py": b"1"}

    assert cache.kept(tmp_path, "kind", "1", make) == {"a/b.py": b"1"}
    assert cache.kept(tmp_path, "kind", "1", make) == {"a/b.py": b"1"}
    assert made == [1]
    cache.kept(tmp_path, "other", "1", make)
    for name in range(2, 3 + cache.MOST):
        cache.kept(tmp_path, "kind", str(name), make)
    assert len(list(tmp_path.glob("kind-*"))) == cache.MOST
    assert len(list(tmp_path.iterdir())) == cache.MOST + 1


def test_a_changed_byte_changes_the_name() -> None:
    assert packing.digest({"a.js": b"1"}) != packing.digest({"a.js": b"2"})
    assert packing.digest({"a.js": b"1"}) != packing.digest({"b.js": b"1"})


def test_bytecode_in_the_zip_runs_without_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "def suits():\n    return {'♠', '♥'} | {x for x in ('♦', '♣')}\n".encode()
    compiled = library.compile_all({"bundle_probe/__init__.py": source})
    archive = tmp_path / "probe.zip"
    archive.write_bytes(packing.zipped(compiled))
    monkeypatch.syspath_prepend(str(archive))
    import bundle_probe  # type: ignore[import-not-found]

    assert bundle_probe.suits() == {"♠", "♥", "♦", "♣"}


def test_the_bytecode_is_what_the_compiler_makes_of_the_source() -> None:
    source = b"def sum(a, b):\n    return a + b  # \xc3\xa4\n"
    (compiled,) = library.compile_all({"probe/sum.py": source}).values()
    made = "import marshal, sys; code = compile(sys.stdin.buffer.read(), 'probe/sum.py', 'exec');"
    made += "sys.stdout.buffer.write(marshal.dumps(code, 2))"
    compiler = [sys.executable, *library.LEAN, "-c", made]
    code = subprocess.run(compiler, input=source, capture_output=True, check=True).stdout
    assert compiled[16:] == code
    assert compiled[4:8] == b"\x01\0\0\0"
    assert compiled[8:16] == importlib.util.source_hash(source)


def test_a_source_that_does_not_compile_is_said_in_one_sentence() -> None:
    with pytest.raises(BundleError, match=r"pyodide py-compile failed: .*invalid syntax"):
        library.compile_all({"probe.py": b"def (:\n"})


def test_plain_sources_when_the_browser_has_another_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "python_of", lambda _lock: (3, 99))
    manifest = build_bundle(tmp_path)
    assert not manifest.compiled
    names = library_of(tmp_path / manifest.python).namelist()
    assert "koirakoulu/__init__.py" in names


def test_a_missing_pyodide_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="npm ci"):
        build_bundle(tmp_path / "out", node_modules=tmp_path)


def test_a_missing_node_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BundleError, match="Node was not found"):
        build_bundle(tmp_path / "out", cache=tmp_path / "cache")


def test_the_command_tells_what_is_wrong_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> Manifest:
        raise BundleError("there is no wool")

    monkeypatch.setattr(command, "build_bundle", fail)
    assert command.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == "koirakoulu.bundle: there is no wool\n"


# --- Pyodide, trimmed ---


WAT = """
(module
  (import "GOT.func" "got" (global $got (mut i32)))
  (func $kept (export "kept") (result i32) (call $inner))
  (func $inner (result i32) (global.get $got))
  (func $mine (export "mine"))
  (func $got_itself (export "got"))
  (func $gone (export "gone") (call $only_gone))
  (func $only_gone (call $mine)))
"""


def webassembly(text: str) -> bytes:
    """A module from its text."""
    code = """
      const { default: binaryen } = await import("binaryen");
      const module = binaryen.parseText(process.argv[1]);
      process.stdout.write(module.emitBinary());
    """
    command = ["node", "--input-type=module", "-e", code, text]
    folder = sources.find_node_modules().parent
    return subprocess.run(command, cwd=folder, capture_output=True, check=True).stdout


def test_exports_nobody_names_are_left_out_with_what_only_they_needed(tmp_path: Path) -> None:
    kept, gone, mine = (
        f'var _{name}=Module["_{name}"]=wasmExports["{name}"];' for name in ("kept", "gone", "mine")
    )
    pyodide = {
        trim.SCRIPT: f"{kept}{gone}{mine}_kept();wasmImports={{lost,got:_got}}".encode(),
        trim.WASM: webassembly(WAT),
        "other": b"",
    }
    packages = sources.find_node_modules()
    trimmed = trim.trimmed(pyodide, "module._mine()", packages, tmp_path)
    assert trimmed[trim.SCRIPT] == f"{kept}{mine}_kept();wasmImports={{got:_got}}".encode()
    without = WAT.replace('  (func $gone (export "gone") (call $only_gone))\n', "").replace(
        "  (func $only_gone (call $mine))", ""
    )
    assert trimmed[trim.WASM] == webassembly(without)
    assert trim.trimmed(pyodide, "module._mine()", packages, tmp_path) == trimmed


def test_a_pyodide_of_another_form_is_refused(tmp_path: Path) -> None:
    packages = sources.find_node_modules()
    with pytest.raises(BundleError, match="of another form"):
        trim.trimmed({trim.SCRIPT: b"export {}", trim.WASM: b""}, "", packages, tmp_path)
    stub = b'var _a=Module["_a"]=wasmExports["a"];wasmImports={a}'
    with pytest.raises(BundleError, match="trimming Pyodide failed"):
        trim.trimmed({trim.SCRIPT: stub, trim.WASM: b"no module"}, "", packages, tmp_path)


def test_what_the_script_hands_to_nobody_is_left_out_with_what_it_needs(tmp_path: Path) -> None:
    script = """
      const Module = globalThis.module;
      var _named=()=>1;_named.sig="i";Module["_named"]=_named;
      var _used=()=>2;_used.sig="i";Module["_used"]=_used;
      var _only_lost=()=>3;_only_lost.sig="i";
      var _lost=()=>_only_lost();_lost.sig="i";Module["_lost"]=_lost;
      globalThis.run = (text) => Module._named() + eval(text);
    """
    pyodide = {trim.SCRIPT: script.encode(), "other": b"1"}
    packages = sources.find_node_modules()
    shaken = shake.shaken(pyodide, "module._used()", packages, tmp_path)
    assert shaken["other"] == b"1"
    left = shaken[trim.SCRIPT].decode()
    assert all(f'Module["{name}"]={name};' in left for name in ("_named", "_used"))
    assert "lost" not in left
    assert "(0, eval)(text)" in left


def test_a_script_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    packages = sources.find_node_modules()
    with pytest.raises(BundleError, match="shaking Pyodide's script failed"):
        shake.shaken({trim.SCRIPT: b"var = 1"}, "", packages, tmp_path)


def test_the_script_asks_python_for_things_by_name_not_by_source() -> None:
    said = "".join(f"({long})" for long, _ in shortcuts.SHORTCUTS)
    pyodide = shortcuts.shortened({trim.SCRIPT: said.encode(), trim.WASM: b"1"})
    instead = "".join(f"({short})" for _, short in shortcuts.SHORTCUTS)
    assert pyodide == {trim.SCRIPT: instead.encode(), trim.WASM: b"1"}


@pytest.mark.parametrize("times", [0, 2])
def test_a_script_that_says_it_otherwise_is_refused(times: int) -> None:
    said = "".join(long for long, _ in shortcuts.SHORTCUTS[1:])
    script = said + shortcuts.SHORTCUTS[0][0] * times
    with pytest.raises(BundleError, match="of another form: it does not say"):
        shortcuts.shortened({trim.SCRIPT: script.encode()})


def test_short_forms_take_the_place_of_modules_that_are_there() -> None:
    theirs = dict.fromkeys([*shortcuts.short_forms(), "other.py"], b"long")
    short = shortcuts.lean(theirs)
    assert short.keys() == theirs.keys()
    assert [name for name, text in short.items() if text == b"long"] == ["other.py"]
    for name, text in short.items():
        compile(text, name, "exec")


def test_a_library_without_such_a_module_is_refused() -> None:
    with pytest.raises(BundleError, match="it has no _pyodide/_base"):
        shortcuts.lean({"other.py": b""})


@pytest.mark.parametrize(
    "module", ["asyncio/events", "ast", "dataclasses", "dis", "importlib/_bootstrap", "zipfile"]
)
def test_what_short_forms_do_without_is_not_fetched(
    built: tuple[Path, Manifest], module: str
) -> None:
    out, manifest = built
    names = library_of(out / manifest.python).namelist()
    assert "koirakoulu/protocol.pyc" in names
    assert not [name for name in names if name.startswith((f"{module}.", f"{module}/"))]


def test_a_mistake_is_told_without_its_source() -> None:
    told: dict[str, Any] = {}
    exec(shortcuts.short_forms()["traceback.py"], told)
    try:
        try:
            {}["stock"]
        except KeyError as missing:
            missing.add_note("while dealing")
            raise ValueError("no stock") from missing
    except ValueError as problem:
        lines = told["format_exception"](ValueError, problem, problem.__traceback__)
        complaints = io.StringIO()
        with redirect_stderr(complaints):
            told["print_exception"](ValueError, problem, problem.__traceback__)
    here = (
        rf"  .*test_bundle\.py, line \d+, in {test_a_mistake_is_told_without_its_source.__name__}"
    )
    patterns = [here, "KeyError: 'stock'", "while dealing", "", "then:", "", here]
    patterns += ["ValueError: no stock"]
    assert len(lines) == len(patterns)
    assert all(map(re.fullmatch, patterns, lines))
    assert complaints.getvalue().splitlines() == lines


# --- the snapshot ---


def test_the_snapshot_holds_what_its_head_says(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    content = gzip.decompress((out / manifest.snapshot).read_bytes())
    size, start, words, _, count = struct.unpack_from("<5I", content)
    runs = struct.unpack_from(f"<{count}I", content, 20)
    assert list(runs) == sorted(set(runs))
    assert runs[-1] <= size
    assert start + 4 * words < size
    lengths = (end - begin for begin, end in itertools.batched(runs, 2, strict=True))
    assert len(content) == 20 + 4 * count + sum(lengths)


def test_the_snapshot_says_nothing_of_the_machine(built: tuple[Path, Manifest]) -> None:
    out, manifest = built
    content = gzip.decompress((out / manifest.snapshot).read_bytes())
    for word in (str(Path.home()), str(out), str(Path.cwd()), "snapshot.mjs", "Väinö"):
        assert word.encode() not in content, word


@pytest.mark.slow
def test_a_changed_source_makes_another_snapshot(
    built: tuple[Path, Manifest], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = sources.browser_sources()
    changed["koirakoulu/protocol.py"] += b"\nCHANGED = 'This was not there before'\n"
    monkeypatch.setattr(bundle, "browser_sources", lambda: changed)
    manifest = build_bundle(tmp_path / "out", cache=tmp_path / "cache")
    assert manifest.snapshot != built[1].snapshot
    assert manifest.python != built[1].python
    assert manifest.pyodide == built[1].pyodide


@pytest.mark.slow
def test_an_engine_that_does_not_answer_gets_no_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = sources.browser_sources()
    changed["koirakoulu/protocol.py"] += b"\nhandle = lambda request: '{\"error\": {}}'\n"
    monkeypatch.setattr(bundle, "browser_sources", lambda: changed)
    with pytest.raises(BundleError, match="the snapshot failed: RuntimeError: nothing makes the"):
        build_bundle(tmp_path / "out", cache=tmp_path / "cache")


# Errors are printed by message alone: Node would show Pyodide's megabyte-long source line.
BOOT = """
process.on("uncaughtException", (e) => { console.error(e.message); process.exit(1); });
const { loadPyodide } = await import(process.argv[2] + "pyodide.mjs");
const pyodide = await loadPyodide({ stdLibURL: process.argv[3] });
pyodide.pyimport("koirakoulu.protocol");
const files = ["korttipelit", "koirakoulu"].map((name) => pyodide.pyimport(name).__file__);
console.log(files.join(" "));
"""


@pytest.mark.slow
def test_pyodide_imports_the_library(built: tuple[Path, Manifest], tmp_path: Path) -> None:
    out, manifest = built
    script = tmp_path / "boot.mjs"
    script.write_text(BOOT)
    folder = (out / manifest.pyodide).as_uri() + "/"
    archive = tmp_path / "python.zip"
    archive.write_bytes(gzip.decompress((out / manifest.python).read_bytes()))
    answer = subprocess.run(
        ["node", str(script), folder, str(archive)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split() == [
        "/lib/python313.zip/korttipelit/__init__.pyc",
        "/lib/python313.zip/koirakoulu/__init__.pyc",
    ]


def library_of(path: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
