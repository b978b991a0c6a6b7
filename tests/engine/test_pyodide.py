"""The goldens once more, in the Python of the reader's browser."""

import gzip
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from koirakoulu.bundle import build_bundle

HERE = Path(__file__).parent

# Errors are printed by message alone: Node would show Pyodide's megabyte-long source line.
SCRIPT = """
process.on("uncaughtException", (e) => { console.error(e.message); process.exit(1); });
const [pyodideFolder, archive, runner, ...records] = process.argv.slice(2);
const { loadPyodide } = await import(pyodideFolder + "pyodide.mjs");
const { readFileSync } = await import("node:fs");
const pyodide = await loadPyodide({ stdLibURL: archive });
const names = pyodide.toPy({});
pyodide.pyimport("builtins").exec(readFileSync(runner, "utf-8"), names);
const run = names.get("run");
const told = records.map((record) => run(readFileSync(record, "utf-8")));
process.stdout.write(JSON.stringify(told));
"""


@pytest.mark.slow
def test_every_golden_replays_in_pyodide_as_it_does_here(tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node, "scripts/dev.py test provides Node"
    out = tmp_path / "bundle"
    manifest = build_bundle(out)
    script = tmp_path / "goldens.mjs"
    script.write_text(SCRIPT, encoding="utf-8")
    records = sorted((HERE / "goldens").glob("*.txt"))
    folder = (out / manifest.pyodide).as_uri() + "/"
    archive = tmp_path / "python.zip"
    archive.write_bytes(gzip.decompress((out / manifest.python).read_bytes()))
    answer = subprocess.run(
        [node, script, folder, archive, HERE / "golden.py", *records],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    for record, text in zip(records, told, strict=True):
        assert text == record.with_suffix(".json").read_text(encoding="utf-8"), record.name
