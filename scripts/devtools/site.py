"""Building the site: MkDocs, whose plugin adds the browser bundle, then what changes its files.

Last of all comes what holds hashes of the files: the service worker and the headers.
"""

import os
from pathlib import Path

from devtools.console import run
from devtools.environment import PYTHON, tool_environment
from devtools.finnish import improve


def build_site(target: Path, *, strict: bool, offline: bool = True) -> list[str]:
    """Build into `target` and return the warnings; raises Failure when the build fails.

    Without `offline` the site has no service worker, which would keep what is being written.
    """
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
    env = tool_environment() | {"KOIRAKOULU_OFFLINE": str(offline).lower()}
    output = run("building the site", command, env=env)
    improve(target)
    if offline:
        publish: list[str | Path] = [PYTHON, "-m", "koirakoulu.publishing", target]
        publish += ["--site-url", os.environ.get("KOIRAKOULU_SITE_URL", "")]
        run("making the service worker", publish, env=env)
    return [line for line in output.splitlines() if line.startswith(("WARNING", "ERROR"))]
