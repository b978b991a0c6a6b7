"""Building the site: MkDocs, whose plugin adds the browser bundle, and then the search index."""

from pathlib import Path

from devtools.console import run
from devtools.environment import PYTHON, tool_environment
from devtools.finnish import improve


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
    improve(target)
    return [line for line in output.splitlines() if line.startswith(("WARNING", "ERROR"))]
