"""The engine comes up from its snapshot in every browser this machine has."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import browsers

from .browsers import PATIENCE, START
from .conftest import Handler, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def address(www: Path) -> Iterator[str]:
    yield from serving(www, Handler)


@pytest.mark.parametrize("name", browsers.found())
def test_the_engine_comes_up_from_the_snapshot(name: str, address: str) -> None:
    with START[name](browsers.found()[name]) as reader:
        reader.open(address)
        reader.run("document.querySelector('#visa-1').scrollIntoView()")
        until = time.monotonic() + PATIENCE
        engine = None
        while engine is None and time.monotonic() < until:
            time.sleep(0.05)
            engine = reader.run("return document.documentElement.dataset.engine ?? null")
    assert engine == "snapshot"
