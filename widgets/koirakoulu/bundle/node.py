"""Scripts of the bundle that run under Node."""

import shutil
import subprocess
from pathlib import Path

from koirakoulu.bundle.packing import BundleError


def run_node(step: str, *arguments: str | Path, folder: Path, text: str = "") -> str:
    """Runs a script in a folder; gives it the text to read and returns what it prints.

    Raises `BundleError` with the step's name and the script's last words.
    """
    node = shutil.which("node")
    if node is None:
        raise BundleError(f"Node was not found: {step} needs it")
    done = subprocess.run(
        [node, *arguments],
        cwd=folder,
        input=text,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise BundleError(f"{step} failed: {said[-1] if said else 'without a word'}")
    return done.stdout
