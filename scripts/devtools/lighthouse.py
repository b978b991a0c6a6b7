"""Lighthouse says how good a page is: on a phone, for everybody, for search engines."""

import json
import os
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from devtools.browsers import chromium
from devtools.console import run
from devtools.environment import NODE_MODULES, node

PAGES: Final = ("", "koira/saannot/", "koira/visat/")
"""The front page, the rules, the quizzes: where readers come first and stay longest."""

LOWEST: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 95}
"""The scores, out of 100, below which a page must not fall."""

PROGRAM: Final = NODE_MODULES / "lighthouse" / "cli" / "index.js"
CHROME_FLAGS: Final = "--headless=new --no-sandbox"


@dataclass(frozen=True)
class Report:
    """What Lighthouse says of a page on a phone."""

    scores: dict[str, int]
    """By category, out of 100."""
    timings: dict[str, float]
    """Milliseconds; the layout shift has no unit."""
    machine: float
    """How fast the machine was meanwhile, by Lighthouse's own measure."""
    faults: list[str]
    """What took points, in a line each."""

    def too_low(self) -> list[str]:
        """The categories that are not as good as they have to be."""
        return [name for name, score in self.scores.items() if score < LOWEST[name]]


def audit(address: str, categories: Iterable[str] = LOWEST) -> Report:
    """Looks at a page as a phone gets it; raises Failure when Lighthouse cannot."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "report.json")
        command: list[str | Path] = [node(), PROGRAM, address, "--quiet", "--output=json"]
        command += [f"--output-path={told}", f"--only-categories={','.join(categories)}"]
        command += [f"--chrome-flags={CHROME_FLAGS}", "--disable-full-page-screenshot"]
        env = os.environ | {"CHROME_PATH": str(chromium())}
        run(f"Lighthouse on {address}", command, env=env)
        return _report(json.loads(told.read_text("utf-8")))


def _report(told: dict[str, Any]) -> Report:
    audits, categories = told["audits"], told["categories"]
    measured = audits.get("metrics", {}).get("details", {}).get("items", [{}])[0]
    return Report(
        scores={name: round(100 * part["score"]) for name, part in categories.items()},
        timings={
            "FCP": measured.get("firstContentfulPaint", 0),
            "LCP": measured.get("largestContentfulPaint", 0),
            "TBT": measured.get("totalBlockingTime", 0),
            "CLS": measured.get("cumulativeLayoutShift", 0),
        }
        if measured
        else {},
        machine=told["environment"]["benchmarkIndex"],
        faults=[
            f"{name}: {audits[part['id']]['title']} {audits[part['id']].get('displayValue', '')}"
            for name, category in categories.items()
            for part in category["auditRefs"]
            if part["weight"] and (audits[part["id"]]["score"] or 0) < 1
            if audits[part["id"]]["scoreDisplayMode"] not in {"notApplicable", "manual"}
        ],
    )
