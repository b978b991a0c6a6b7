"""The widgets' tests: helper modules beside this file, and `--update` for golden files."""

import contextlib
import sys
from pathlib import Path

import pytest

# Test files are imported by path (importlib mode), so their helpers need a place to be found in.
sys.path.insert(0, str(Path(__file__).parent))


def pytest_addoption(parser: pytest.Parser) -> None:
    # Another folder's tests may have the same option.
    with contextlib.suppress(ValueError):
        parser.addoption("--update", action="store_true", help="write the golden files anew")
