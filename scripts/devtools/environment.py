"""Everything the tools need, installed once: the virtual environment, npm packages.

What was installed is remembered as a hash of the files that asked for it, so a
second run only compares hashes.
"""

import functools
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from devtools.console import ROOT, run, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NODE_MODULES = ROOT / "node_modules"
OLDEST_NODE = 20


class Stamp:
    """Remembers in a file which state of its sources something was made from."""

    def __init__(self, path: Path, sources: Iterable[Path]) -> None:
        self.path = path
        # The place counts too: a virtual environment does not survive being moved.
        digest = hashlib.sha256(f"{ROOT} {platform.python_version()}".encode())
        for source in sources:
            digest.update(b"\0" + source.name.encode() + b"\0")
            digest.update(source.read_bytes())
        self.state = digest.hexdigest()

    def holds(self) -> bool:
        return self.path.is_file() and self.path.read_text() == self.state

    def set(self) -> None:
        self.path.write_text(self.state)


def pip_install(step: str, *arguments: str | Path) -> None:
    run(step, [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *arguments])


def prepare_python() -> None:
    """Make .venv from the pins and put the two local packages into it, editable."""
    pins = ROOT / "requirements.txt"
    pinned = Stamp(VENV / ".stamp-pins", [pins])
    if not pinned.holds() or not PYTHON.exists():
        say("installing Python packages (first time about a minute) …")
        run("making .venv", [sys.executable, "-m", "venv", "--clear", VENV])
        pip_install("installing Python packages", "--require-hashes", "-r", pins)
        pinned.set()

    projects = [ROOT / "engine" / "pyproject.toml", ROOT / "widgets" / "pyproject.toml"]
    local = Stamp(VENV / ".stamp-local", [pins, *projects])
    if not local.holds():
        say("installing the engine and the widgets …")
        editable = [part for project in projects for part in ("-e", project.parent)]
        pip_install("installing the local packages", "--no-deps", "--no-build-isolation", *editable)
        local.set()


@functools.cache
def node() -> Path:
    """Node for this machine: the one on PATH, or one from PyPI inside .venv."""
    on_path = shutil.which("node")
    if on_path and shutil.which("npm") and node_version(on_path) >= OLDEST_NODE:
        return Path(on_path)
    pins = ROOT / "requirements-node.txt"
    stamp = Stamp(VENV / ".stamp-node", [ROOT / "requirements.txt", pins])
    if not stamp.holds():
        say(f"installing Node, as there is no Node {OLDEST_NODE} or newer (about a minute) …")
        pip_install("installing Node", "--require-hashes", "-r", pins)
        stamp.set()
    return BIN / ("node.exe" if os.name == "nt" else "node")


def node_version(executable: str) -> int:
    """The major version, 0 when it cannot be told."""
    try:
        answer = subprocess.run(
            [executable, "--version"], capture_output=True, text=True, check=False
        ).stdout
        return int(answer.strip().lstrip("v").split(".")[0])
    except (OSError, ValueError):
        return 0


def tool_environment() -> dict[str, str]:
    """The environment tools run in: our Python first on PATH, then our Node."""
    path = [str(BIN), str(node().parent), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(path), "NO_MKDOCS_2_WARNING": "1"}


def prepare_node() -> None:
    sources = [ROOT / "package.json", ROOT / "package-lock.json"]
    stamp = Stamp(NODE_MODULES / ".stamp", sources)
    if stamp.holds():
        return
    env = tool_environment()  # may have to install Node first
    say("installing npm packages (first time some seconds) …")
    npm = shutil.which("npm", path=env["PATH"]) or "npm"
    # No package here needs its install script, and one we do not run cannot surprise us.
    run("installing npm packages", [npm, "ci", "--ignore-scripts"], env=env)
    stamp.set()


def prepare() -> None:
    prepare_python()
    prepare_node()


def apt_install(what: str, *packages: str) -> None:
    say(f"installing {what} (up to a minute) …")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get update", ["apt-get", "update"], env=env)
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    run(f"installing {what}", install, env=env)


def can_apt_install() -> bool:
    is_root = sys.platform == "linux" and os.geteuid() == 0
    return is_root and shutil.which("apt-get") is not None
