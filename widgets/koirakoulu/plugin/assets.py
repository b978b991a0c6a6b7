"""What a page with a widget loads."""

from typing import Final
from xml.etree.ElementTree import Element

from koirakoulu.bundle import Manifest
from koirakoulu.views.elements import to_html

ASSETS: Final = "assets/koirakoulu"
"""The folder of the site with the browser bundle."""

SCRIPT: Final = "koirakoulu.js"
STYLE: Final = "koirakoulu.css"
OFFLINE: Final = "offline.js"
DISK: Final = "disk.js"


def with_assets(
    output: str, base: str, manifest: Manifest, *, everywhere: bool = False, offline: bool = False
) -> str:
    """The page with what it needs in its head. `base` is the address of `ASSETS` from it.

    With `everywhere` a page without widgets has it, too: by instant navigation the next page comes
    into this one. With `offline` a page can be read without a network, and from a disk.
    """
    widget = everywhere or "<koira-widget" in output
    tags = []
    if widget or offline or 'class="saanto"' in output:
        tags += _style(base, manifest)
    if widget:
        tags += _script(base, manifest)
    if offline:
        tags += _module(base, manifest, OFFLINE)
        tags += [
            _tag("script", {"src": address, "defer": "defer"})
            for address in _addresses(base, manifest, DISK)
        ]
    head = "".join(f"{tag}\n" for tag in tags)
    return output.replace("</head>", f"{head}</head>", 1)


def _style(base: str, manifest: Manifest) -> list[str]:
    return [
        _tag("link", {"rel": "stylesheet", "href": address})
        for address in _addresses(base, manifest, STYLE)
    ]


def _script(base: str, manifest: Manifest) -> list[str]:
    return [
        # What the script needs to know of the manifest stands here, and is no request of its own.
        _tag(
            "meta",
            {
                "name": "koirakoulu",
                "content": f"{base}{manifest.file}",
                "data-pyodide": manifest.pyodide,
                "data-snapshot": manifest.snapshot,
                "data-python": manifest.python,
            },
        ),
        *_module(base, manifest, SCRIPT),
    ]


def _module(base: str, manifest: Manifest, name: str) -> list[str]:
    return [
        _tag("script", {"type": "module", "src": address})
        for address in _addresses(base, manifest, name)
    ]


def _addresses(base: str, manifest: Manifest, name: str) -> list[str]:
    return [f"{base}{path}" for path in manifest.assets if path.endswith(f"/{name}")]


def _tag(tag: str, attributes: dict[str, str]) -> str:
    return to_html(Element(tag, attributes))
