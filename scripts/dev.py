#!/usr/bin/env python3
"""Serve, build, test or check the project: the one command to know.

    python3 scripts/dev.py serve

Any Python 3 may start it. The work is done by Python 3.13 (the version the
reader's browser runs, see .python-version), in a virtual environment that is
made on first use. This file only finds that Python; devtools/ does the rest.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve()
WANTED = (3, 13)
NAME = "python%d.%d" % WANTED


def candidates():  # type: () -> list[str]
    """Places where the wanted Python may be, likeliest first."""
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", str(home / ".pyenv")))
    found = [shutil.which(NAME) or ""]
    found += sorted(str(p) for p in pyenv.glob("versions/%d.%d.*/bin/%s" % (*WANTED, NAME)))
    uv = shutil.which("uv")
    if uv:
        command = [uv, "python", "find", "--no-python-downloads", "%d.%d" % WANTED]
        answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        found.append(answer.stdout.decode().strip())
    if os.name == "nt":
        launcher = Path(os.environ.get("LOCALAPPDATA", str(home)), "Programs", "Python")
        found.append(str(launcher / ("Python%d%d" % WANTED) / "python.exe"))
    return [path for path in found if path]


def works(python):  # type: (str) -> bool
    """True if it is the wanted Python, can make virtual environments and is no empty shim."""
    code = "import ensurepip, venv, sys; sys.exit(sys.version_info[:2] != %r)" % (WANTED,)
    try:
        return subprocess.run([python, "-c", code], stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def start(command):  # type: (list[str]) -> int
    """Go on as that command: one process, so that Ctrl-C reaches the one that serves."""
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def main():  # type: () -> int
    if sys.version_info[:2] != WANTED:
        for python in candidates():
            if works(python):
                return start([python, str(SCRIPT)] + sys.argv[1:])
        print(
            "✗ Python %d.%d is needed and was not found: install it with "
            "`uv python install %d.%d` or `pyenv install %d.%d`, or put %s on PATH."
            % (WANTED * 3 + (NAME,)),
            file=sys.stderr,
        )
        return 1
    sys.path.insert(0, str(SCRIPT.parent))
    from devtools.commands import main as run_command

    return run_command(sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
