"""The steps that need to know Finnish: scripts/finnish.py in the virtual environment."""

import functools
from ctypes.util import find_library
from pathlib import Path

from devtools.console import ROOT, Failure, run, say
from devtools.environment import PYTHON, apt_install, can_apt_install, tool_environment

NO_VOIKKO = 3
"""Exit code of scripts/finnish.py where Voikko is missing."""

ADVICE = (
    "install Voikko (Debian: `apt install libvoikko1 voikko-fi`, macOS: `brew install libvoikko`)"
)


class VoikkoMissing(Failure):
    """Voikko is not on this machine and cannot be put there."""


def prepare() -> None:
    """Makes sure that Voikko is there, which the tests of the site's Finnish need."""
    if find_library("voikko") is None and not install_voikko():
        raise VoikkoMissing(f"the tests need Voikko: {ADVICE}", code=NO_VOIKKO)


def improve(site: Path) -> None:
    """Lets a built site find and explain inflected words; without Voikko it says so once."""
    try:
        finnish("making the site Finnish", "improve", site)
    except VoikkoMissing:
        tell_once()


def check_spelling(site: Path) -> None:
    """Fails with every misspelled word of a built site and the pages it stands on."""
    try:
        finnish("spelling", "spelling", site)
    except VoikkoMissing:
        raise
    except Failure as failure:
        message = "words that Voikko does not know; right ones go into scripts/own_words.txt"
        raise Failure(message, tail=failure.tail) from failure


def finnish(step: str, command: str, site: Path) -> str:
    script: list[str | Path] = [PYTHON, ROOT / "scripts" / "finnish.py", command, site]
    try:
        return run(step, script, env=tool_environment())
    except Failure as failure:
        if failure.code != NO_VOIKKO:
            raise
    if not install_voikko():
        raise VoikkoMissing(f"{step} needs Voikko: {ADVICE}", code=NO_VOIKKO)
    return run(step, script, env=tool_environment())


@functools.cache
def install_voikko() -> bool:
    if not can_apt_install():
        return False
    apt_install("Voikko, which knows Finnish", "libvoikko1", "voikko-fi")
    return True


@functools.cache
def tell_once() -> None:
    say(f"no glossary links, and the search finds words only as they stand: {ADVICE}")
