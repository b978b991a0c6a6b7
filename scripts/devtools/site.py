"""Building the site. The MkDocs plugin adds the browser bundle, so this is one call of MkDocs."""

from pathlib import Path

from devtools.console import run
from devtools.environment import PYTHON, tool_environment


def build_site(target: Path, *, strict: bool) -> list[str]:
    """Build into `target` and return the warnings; raises Failure when the build fails."""
    mode = "--strict" if strict else "--no-strict"
    command: list[str | Path] = [
        PYTHON,
        "-m",
        "mkdocs",
        "build",
        "--clean",
        mode,
        "--site-dir",
        target,
    ]
    output = run("building the site", command, env=tool_environment())
    return [line for line in output.splitlines() if line.startswith(("WARNING", "ERROR"))]
