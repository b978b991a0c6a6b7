"""The command line of `python -m koirakoulu.publishing`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from koirakoulu.bundle import BundleError
from koirakoulu.publishing.files import site_files
from koirakoulu.publishing.headers import write_headers
from koirakoulu.publishing.problems import PublishingError
from koirakoulu.publishing.service_worker import write_service_worker


def publish(site: Path, site_url: str = "") -> str:
    """Writes the service worker and the headers of a built site; says how much readers keep.

    Raises PublishingError when something is missing or cannot be published.
    """
    if not (site / "index.html").is_file():
        raise PublishingError(f"{site} is no built site")
    files = site_files(site)
    try:
        write_service_worker(site, files)
    except BundleError as problem:
        raise PublishingError(str(problem)) from problem
    write_headers(site, urlsplit(site_url).path.rstrip("/"))
    return f"{_amount(site, files.at_once)} at once, {_amount(site, files.engine)} for the engine"


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 1 and a line on standard error when the site cannot be published."""
    parser = argparse.ArgumentParser(prog="koirakoulu.publishing", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder of the built site")
    parser.add_argument("--site-url", default="", help="where it will be, if the site knows")
    options = parser.parse_args(arguments)
    try:
        print(publish(options.site, options.site_url))
    except PublishingError as problem:
        print(f"koirakoulu.publishing: {problem}", file=sys.stderr)
        return 1
    return 0


def _amount(site: Path, names: Sequence[str]) -> str:
    size = sum((site / name).stat().st_size for name in names)
    return f"{len(names)} files, {size / 1e6:.1f} MB"
