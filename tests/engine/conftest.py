"""The engine's tests: helper modules beside this file, positions in failure reports, `--update`."""

import contextlib
import sys
from pathlib import Path

import pytest

# Test files are imported by path (importlib mode), so their helpers need a place to be found in.
sys.path[:0] = map(str, (Path(__file__).parent, *Path(__file__).parent.glob("*/")))

import playing  # noqa: E402 – found only now


def pytest_addoption(parser: pytest.Parser) -> None:
    # Another folder's tests may have the same option.
    with contextlib.suppress(ValueError):
        parser.addoption("--update", action="store_true", help="write the golden files anew")


@pytest.fixture(autouse=True)
def _fresh_tables():
    playing.shown.clear()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if report.failed and playing.shown:
        text = "\n".join(str(table) for table in playing.shown[-3:])
        report.sections.append(("the last positions", text))
    return report
