"""The service worker: our own part, Workbox's, and the hashes of the site's files."""

import base64
import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from koirakoulu.bundle.sources import find_node_modules
from koirakoulu.publishing.files import WORKER, SiteFiles, never_changes
from koirakoulu.publishing.problems import PublishingError

HERE: Final = Path(__file__).parent
THRIFT: Final = HERE.parent / "browser" / "thrift.js"
NOT_FOUND: Final = "404.html"


def write_service_worker(site: Path, files: SiteFiles) -> None:
    """Writes the worker into the site; raises PublishingError when it cannot be made."""
    target = site / WORKER
    target.unlink(missing_ok=True)
    order = {
        "packages": str(find_node_modules()),
        "site": str(site.resolve()),
        "worker": str(target.resolve()),
        "entries": [_entry(site, name) for name in files.at_once],
        "notFound": [name for name in files.at_once if name == NOT_FOUND],
    }
    if warnings := _workbox(order):
        raise PublishingError("\n".join(warnings))
    engine = json.dumps([quote(name) for name in files.engine])
    own = [_thrift(), f"const ENGINE = {engine};", (HERE / "worker.js").read_text("utf-8")]
    # In a block of its own: nothing of it is in the way of Workbox.
    own = ["{", *own, "}"]
    target.write_text("\n".join((*own, target.read_text("utf-8"))), "utf-8")


def _entry(site: Path, name: str) -> dict[str, Any]:
    """What Workbox is told of a file. With its own hash it is exactly this build's, or none."""
    digest = hashlib.sha256((site / name).read_bytes())
    return {
        "url": quote(name),
        "revision": None if never_changes(name) else digest.hexdigest()[:16],
        "integrity": f"sha256-{base64.b64encode(digest.digest()).decode()}",
    }


def _thrift() -> str:
    """The pages' module as a part of a script that is none."""
    return THRIFT.read_text("utf-8").replace("export function", "function")


def _workbox(order: dict[str, Any]) -> list[str]:
    node = shutil.which("node")
    if node is None:
        raise PublishingError("Node.js was not found, and Workbox needs it")
    done = subprocess.run(
        [node, str(HERE / "generate.mjs")],
        input=json.dumps(order),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise PublishingError(f"the service worker could not be made:\n{done.stderr.strip()}")
    warnings: list[str] = json.loads(done.stdout)
    return warnings
