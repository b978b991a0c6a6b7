"""What Lighthouse says of the built site on a phone, served as a common host does.

Every page is looked at a few times; the run with the median performance is told, with how fast the
machine was. Fails below the scores of `devtools.lighthouse.LOWEST`. Needs a machine that does
nothing else: a busy one is a slow phone.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from devtools.console import Failure, say, show_failure
from devtools.host import hosting
from devtools.lighthouse import LOWEST, PAGES, Report, audit
from devtools.site import build_site


def median(reports: list[Report]) -> Report:
    """The report in the middle by performance."""
    return sorted(reports, key=lambda report: report.scores["performance"])[len(reports) // 2]


def row(page: str, report: Report) -> str:
    """A line of the table."""
    scores = " | ".join(str(report.scores[name]) for name in LOWEST)
    times = " | ".join(f"{report.timings[name]:.0f} ms" for name in ("FCP", "LCP", "TBT"))
    return (
        f"| `/{page}` | {scores} | {times} | {report.timings['CLS']:.3f} | {report.machine:.0f} |"
    )


def main() -> int:
    """Measures, prints a table, and fails where a page is not good enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--site", type=Path, help="a built site; without it one is built")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        site = arguments.site or Path(temporary, "site")
        try:
            if not arguments.site:
                say("building the site …")
                build_site(site, strict=True)
            with hosting(site) as address:
                # In turn, so that the machine's mood counts alike.
                rounds = [
                    {page: audit(address + page) for page in PAGES} for _ in range(arguments.rounds)
                ]
        except Failure as failure:
            show_failure(failure)
            return failure.code
    reports = {page: median([reports[page] for reports in rounds]) for page in PAGES}
    print(f"| page | {' | '.join(LOWEST)} | FCP | LCP | TBT | CLS | machine |")
    print(f"|---|{'---|' * len(LOWEST)}---|---|---|---|---|")
    for page, report in reports.items():
        print(row(page, report))
    failed = {page: report for page, report in reports.items() if report.too_low()}
    for page, report in failed.items():
        print(f"/{page}: {', '.join(report.too_low())} too low", *report.faults, sep="\n  ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
