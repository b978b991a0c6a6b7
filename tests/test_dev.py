"""scripts/dev.py and its parts: finding Python, stamps, failures, lock files."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import browsers, console, environment
from devtools.checks import addresses
from devtools.commands import parser
from devtools.console import ROOT, Failure
from devtools.environment import Stamp

DEV = ROOT / "scripts" / "dev.py"


@pytest.mark.parametrize("command", ["serve", "build", "test", "check"])
def test_commands(command: str) -> None:
    assert parser().parse_args([command]).command == command


def test_arguments_after_two_dashes_go_to_pytest() -> None:
    assert parser().parse_args(["test", "--", "-k", "nosta", "-x"]).pytest == ["-k", "nosta", "-x"]


def test_help_runs_without_installing_anything() -> None:
    answer = subprocess.run(
        [sys.executable, DEV, "--help"], capture_output=True, text=True, check=True
    )
    assert "serve" in answer.stdout


def test_an_old_python_can_read_the_first_file() -> None:
    ast.parse(DEV.read_text("utf-8"), feature_version=(3, 5))


def test_without_the_right_python_there_is_one_clear_line(tmp_path: Path) -> None:
    code = (
        "import runpy, sys; sys.path[:0] = [sys.argv[1]]; import dev;"
        "dev.WANTED = (3, 99); dev.NAME = 'python3.99'; sys.exit(dev.main())"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, DEV.parent],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PATH": str(tmp_path), "PYENV_ROOT": str(tmp_path), "PYTHONUTF8": "1"},
    )
    assert answer.returncode == 1
    assert len(answer.stderr.splitlines()) == 1
    assert "Python 3.99 is needed" in answer.stderr


def test_a_stamp_holds_until_a_source_changes(tmp_path: Path) -> None:
    source = tmp_path / "requirements.txt"
    source.write_text("one")
    stamp = Stamp(tmp_path / "stamp", [source])
    assert not stamp.holds()
    stamp.set()
    assert Stamp(tmp_path / "stamp", [source]).holds()
    source.write_text("two")
    assert not Stamp(tmp_path / "stamp", [source]).holds()


def test_a_failing_tool_passes_on_its_last_words_and_exit_code() -> None:
    code = "import sys; print('\\n'.join(map(str, range(100)))); sys.exit(7)"
    with pytest.raises(Failure) as caught:
        console.run("counting", [sys.executable, "-c", code])
    assert caught.value.message == "counting failed (exit code 7)"
    assert caught.value.code == 7
    assert caught.value.tail.splitlines()[-1] == "99"
    assert len(caught.value.tail.splitlines()) == console.TAIL_LINES


def test_a_missing_tool_is_a_failure_too() -> None:
    with pytest.raises(Failure, match="could not start"):
        console.run("nothing", ["/nonexistent/tool"])


def test_the_named_chromium_wins_and_must_exist(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = tmp_path / "chromium"
    monkeypatch.setenv("CHROMIUM", str(browser))
    with pytest.raises(Failure, match="no such file"):
        browsers.find_chromium()
    browser.touch()
    assert browsers.find_chromium() == browser


def test_a_missing_chromium_is_installed_where_that_is_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps: list[str] = []
    answers = iter([None, Path("/somewhere/chromium")])
    monkeypatch.setattr(browsers, "find_chromium", lambda: next(answers))
    monkeypatch.setattr(browsers, "can_apt_install", lambda: True)
    monkeypatch.setattr(environment, "run", lambda step, *_args, **_kwargs: steps.append(step))
    assert browsers.chromium() == Path("/somewhere/chromium")
    assert steps == ["apt-get update", "installing Chromium"]


def test_elsewhere_one_line_says_how_to_get_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "find_chromium", lambda: None)
    monkeypatch.setattr(browsers, "can_apt_install", lambda: False)
    with pytest.raises(Failure, match="apt install chromium"):
        browsers.chromium()


@pytest.fixture
def only_chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browsers, "find_chromium", lambda: Path("/somewhere/chromium"))
    monkeypatch.setattr(browsers, "FIREFOX_NAMES", ())
    monkeypatch.setattr(browsers, "FIREFOX_ELSEWHERE", ())
    monkeypatch.setattr(browsers, "WEBKIT_PLACES", ())


@pytest.mark.usefixtures("only_chromium")
def test_browsers_this_machine_does_not_have_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert list(browsers.found()) == ["Chromium"]
    assert browsers.missing() == (
        "Firefox and WebKitGTK not found, so no journey there "
        "(Debian: `apt install firefox-esr webkit2gtk-driver xvfb`)"
    )


@pytest.mark.usefixtures("only_chromium")
def test_in_ci_no_browser_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Failure, match="every browser: Firefox and WebKitGTK not found"):
        browsers.found()


def test_a_machine_with_every_browser_misses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    here = browsers.Driven(Path("/somewhere/browser"))
    kinds = [browsers.Kind(kind.name, lambda: here, kind.packages) for kind in browsers.KINDS]
    monkeypatch.setattr(browsers, "KINDS", kinds)
    monkeypatch.setenv("CI", "true")
    assert list(browsers.found()) == ["Chromium", "Firefox", "WebKitGTK"]
    assert browsers.missing() == ""


def test_node_version() -> None:
    assert environment.node_version("/nonexistent/node") == 0
    assert environment.node_version(sys.executable) == 0  # "Python 3.13.…" is not "v20.…"


@pytest.mark.parametrize(
    "line",
    [
        "--index-url something",
        "-i something",
        "--extra-index-url=something",
        "-f wheels",
        "  --find-links wheels",
        '      "resolved": "https://example.org/a.tgz",',
        "registry=somewhere",
    ],
)
def test_addresses_in_lock_files_are_found(line: str) -> None:
    assert list(addresses("lock", f"first\n{line}\n")) == [f"lock:2: {line.strip()}"]


def test_pins_and_donation_pages_are_no_addresses() -> None:
    text = 'ruff==1.0 \\\n    --hash=sha256:00\n"funding": {\n  "url": "https://example.org"\n}'
    assert list(addresses("lock", text)) == []
