"""Real browsers behind one small set of verbs, so that one journey goes through all of them.

Playwright drives Chromium; Debian's Firefox and WebKitGTK understand WebDriver only. Scripts are
WebDriver's: the body of a function whose values stand in `arguments`.
"""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, Error, Page
from selenium.webdriver import (
    Firefox,
    FirefoxOptions,
    FirefoxService,
    WebKitGTK,
    WebKitGTKOptions,
    WebKitGTKService,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

from devtools.browsers import Driven, found

PATIENCE: Final = 60.0
"""Seconds for a page to load. Python takes its time to come up when tests share a machine."""

GOING: Final = "Execution context was destroyed"
"""What Playwright says of a script whose page gives way to the next one."""

SCREEN: Final = "1280x1024x24"


class Reader(Protocol):
    """Somebody with a browser. What is not on the page raises the driver's own error."""

    def open(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def back(self) -> None: ...

    def click(self, xpath: str) -> None:
        """Clicks the first element as a pointer does: it must be visible and not covered."""

    def press(self, key: str) -> None:
        """Presses one of the keys of `KEYS` where the focus is."""

    def run(self, script: str, *values: object) -> object:
        """What the script returns; None when the page goes before it has answered."""


RELOADED: Final = "return !window.before && document.readyState === 'complete'"

SCROLL: Final = """\
const [element, done] = arguments;
element.scrollIntoView({ block: "center" });
// What has not been near the screen is drawn in the next frame, and not to be clicked before.
requestAnimationFrame(() => requestAnimationFrame(done));
"""

KEYS: Final = {"ArrowRight": "\ue014", "Space": " ", "Tab": "\ue004"}
"""Names of keys, and what WebDriver calls them."""


class PlaywrightReader:
    """Drives what Playwright drives."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def back(self) -> None:
        self.page.go_back()

    def click(self, xpath: str) -> None:
        self.page.locator(f"xpath={xpath}").first.click()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def run(self, script: str, *values: object) -> object:
        function = f"(values) => (function () {{ {script} }})(...values)"
        try:
            result: object = self.page.evaluate(function, list(values))
        except Error as error:
            if GOING not in error.message:
                raise
            return None
        return result


class SeleniumReader:
    """Drives what understands WebDriver."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver

    def open(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        # Not the driver's own: Firefox's goes past the service worker.
        self.driver.execute_script("window.before = true; location.reload()")
        WebDriverWait(self.driver, PATIENCE).until(lambda driver: driver.execute_script(RELOADED))

    def back(self) -> None:
        self.driver.back()

    def click(self, xpath: str) -> None:
        element = self.driver.find_element(By.XPATH, xpath)
        self.driver.execute_async_script(SCROLL, element)
        element.click()

    def press(self, key: str) -> None:
        self.driver.switch_to.active_element.send_keys(KEYS[key])

    def run(self, script: str, *values: object) -> object:
        result: object = self.driver.execute_script(script, *values)
        return result


@contextmanager
def reading(name: str, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody with the browser of that name in `devtools.browsers`."""
    if name == "Chromium":
        # Playwright runs once in a process, so this is the browser of the other tests.
        browser: Browser = request.getfixturevalue("browser")
        with browser.new_context(locale="fi-FI") as context:
            context.set_default_timeout(PATIENCE * 1000)
            yield PlaywrightReader(context.new_page())
    else:
        start = {"Firefox": _firefox, "WebKitGTK": _webkit}[name]
        yield from start(found()[name])


def _firefox(driven: Driven) -> Iterator[Reader]:
    options = FirefoxOptions()
    options.binary_location = str(driven.browser)
    options.add_argument("-headless")
    driver = Firefox(options, FirefoxService(str(driven.driver)))
    yield from _selenium(driver)


def _webkit(driven: Driven) -> Iterator[Reader]:
    """WebKitGTK draws on a screen only, so it gets one that nobody sees."""
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as screen:
        assert screen.stdout
        display = f":{screen.stdout.readline().strip()}"
        options = WebKitGTKOptions()
        options.binary_location = str(driven.browser)
        options.add_argument("--automation")
        # As root there is no sandbox to be had.
        env = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        try:
            driver = WebKitGTK(options, WebKitGTKService(str(driven.driver), env=env))
            yield from _selenium(driver)
        finally:
            screen.terminate()


def _selenium(driver: WebDriver) -> Iterator[Reader]:
    driver.set_page_load_timeout(PATIENCE)
    try:
        yield SeleniumReader(driver)
    finally:
        driver.quit()


def wait(reader: Reader, script: str, *values: object) -> None:
    """Waits until the script returns something true."""
    until = time.monotonic() + PATIENCE
    while not (last := reader.run(script, *values)):
        if time.monotonic() > until:
            seen = reader.run("return document.querySelector('article').innerText.slice(0, 2000)")
            pytest.fail(f"{script} {values} stays {last!r} on the page that reads:\n{seen}")
        time.sleep(0.05)
