"""The response headers a site works with: a strict Content-Security-Policy, and what to keep.

Written as `_headers`, which some hosts read as it is; for others it says what to set.
"""

import base64
import hashlib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from koirakoulu.publishing.files import HEADERS, WORKER, lasting
from koirakoulu.publishing.problems import PublishingError

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"

_DATA = {"application/json", "application/ld+json"}


class Inline(HTMLParser):
    """What stands in a page itself and would be refused without its hash."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.scripts: set[str] = set()
        self.styles: set[str] = set()
        self.style_attributes: set[str] = set()
        self.handlers: list[str] = []
        self._into: set[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes attributes, and which text is wanted."""
        for name, value in attrs:
            if name == "style" and value:
                self.style_attributes.add(value)
            if name.startswith("on") or (value or "").startswith("javascript:"):
                self.handlers.append(f"<{tag} {name}>")
        given = dict(attrs)
        if tag == "style":
            self._into = self.styles
        elif tag == "script" and "src" not in given and given.get("type") not in _DATA:
            self._into = self.scripts

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        """Scripts and styles hold no elements, so any end is theirs."""
        self._into = None

    def handle_data(self, data: str) -> None:
        """Takes the text of a script or a style."""
        if self._into is not None:
            self._into.add(data)


def security_policy(site: Path) -> str:
    """The policy under which all of a site works.

    Raises PublishingError when a page has event handlers in attributes: no hash allows these
    without allowing them everywhere.
    """
    inline = Inline()
    for page in sorted(site.rglob("*.html")):
        inline.feed(page.read_text("utf-8"))
        inline.close()
        if inline.handlers:
            where = page.relative_to(site).as_posix()
            raise PublishingError(f"{where}: {', '.join(inline.handlers)} needs 'unsafe-inline'")
        inline.reset()
    attributes = ["'unsafe-hashes'", *_hashes(inline.style_attributes)]
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *_hashes(inline.scripts))),
            " ".join(
                (
                    "style-src 'self'",
                    *_hashes(inline.styles),
                    *(attributes if inline.style_attributes else ()),
                )
            ),
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )


def write_headers(site: Path, below: str = "") -> None:
    """Writes the headers' file. `below` is the path of the site on its host, without a slash."""
    everywhere = {
        "Content-Security-Policy": security_policy(site),
        "X-Content-Type-Options": "nosniff",
    }
    rules = {"*": everywhere, WORKER: {"Cache-Control": ASK_FIRST}}
    for name in lasting(site):
        rules[f"{name}*" if name.endswith("/") else name] = {"Cache-Control": FOREVER}
    text = "".join(
        f"{below}/{path}\n" + "".join(f"  {name}: {value}\n" for name, value in headers.items())
        for path, headers in rules.items()
    )
    (site / HEADERS).write_text(text, "utf-8")


def _hashes(texts: set[str]) -> Iterator[str]:
    for text in sorted(texts):
        digest = hashlib.sha256(text.encode()).digest()
        yield f"'sha256-{base64.b64encode(digest).decode()}'"
