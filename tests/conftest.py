"""What all tests share: how hard Hypothesis tries, and a browser."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

# CI repeats itself exactly, so a red run is red for everybody; at home every run
# looks somewhere new. No deadlines: a busy machine is not a bug.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: one for all tests of a process, because Playwright runs only once in it."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ["KOIRAKOULU_CHROMIUM"],
            args=["--no-sandbox", "--disable-background-networking"],
        )
        yield browser
        browser.close()
