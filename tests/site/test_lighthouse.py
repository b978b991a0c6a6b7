"""Lighthouse has nothing to say against the site, except on speed: that needs a quiet machine.

Speed is what scripts/lighthouse.py measures.
"""

from collections.abc import Iterator

import pytest

from devtools.host import hosting
from devtools.lighthouse import LOWEST, PAGES, audit

from .hosting import build

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosting(build(tmp_path_factory.mktemp("lighthouse") / "site", "")) as address:
        yield address


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page or "front")
def test_a_page_is_for_everybody_and_found(site: str, page: str) -> None:
    report = audit(site + page, [name for name in LOWEST if name != "performance"])
    assert len(report.scores) == 3
    assert not report.too_low(), report.faults
