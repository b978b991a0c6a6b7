"""The engine comes up from its snapshot in every browser this machine has."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools import browsers

from .browsers import reading, wait
from .conftest import Handler, serving

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture
def address(www: Path) -> Iterator[str]:
    yield from serving(www, Handler)


@pytest.mark.parametrize("name", browsers.found())
def test_the_engine_comes_up_from_the_snapshot(
    request: pytest.FixtureRequest, name: str, address: str
) -> None:
    with reading(name, request) as reader:
        reader.open(address)
        reader.run("document.querySelector('#visa-1').scrollIntoView()")
        wait(reader, "return document.documentElement.dataset.engine")
        assert reader.run("return document.documentElement.dataset.engine") == "snapshot"
