"""Talking to the person at the terminal, and running tools for them.

A step says what it does and how long that takes; a tool's output is shown only
when the tool fails, and then only its end, where the reason stands.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TAIL_LINES = 40


class Failure(Exception):
    """A step that did not work: one line for people, the tool's last words, an exit code."""

    def __init__(self, message: str, *, tail: str = "", code: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.tail = tail
        self.code = code


def say(text: str) -> None:
    print(f"→ {text}", flush=True)


def done(text: str) -> None:
    print(f"✓ {text}", flush=True)


def show_failure(failure: Failure) -> None:
    if failure.tail:
        print("\n".join(f"  {line}" for line in failure.tail.splitlines()), file=sys.stderr)
    print(f"✗ {failure.message}", file=sys.stderr, flush=True)


def speak_utf8() -> None:
    """Let arrows and card suits through on terminals that claim to know only ASCII."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


def run(step: str, command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str:
    """Run a tool quietly and return its output; raise Failure with its end if it fails."""
    try:
        finished = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=clean_environment(env),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as problem:
        raise Failure(f"{step} could not start: {problem}") from problem
    if finished.returncode:
        code = exit_code(finished.returncode)
        tail = "\n".join(finished.stdout.rstrip().splitlines()[-TAIL_LINES:])
        raise Failure(f"{step} failed (exit code {code})", tail=tail, code=code)
    return finished.stdout


def run_in_view(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> int:
    """Run a tool that talks to the person itself; return its exit code."""
    finished = subprocess.run(
        [str(part) for part in command], cwd=ROOT, env=clean_environment(env), check=False
    )
    return exit_code(finished.returncode)


def exit_code(returncode: int) -> int:
    """Shells report death by signal n as 128 + n; subprocess reports -n."""
    return returncode if returncode >= 0 else 128 - returncode


def clean_environment(env: Mapping[str, str] | None) -> dict[str, str]:
    """The caller's environment without what would let another Python's packages in."""
    cleaned = dict(os.environ if env is None else env)
    for name in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_USER"):
        cleaned.pop(name, None)
    cleaned["PYTHONUTF8"] = "1"
    return cleaned
