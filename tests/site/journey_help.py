"""What readers do and see, in words the journeys share."""

from playwright.sync_api import Page, Route

from devtools.console import ROOT

STEP = "#kierros-1-step"
QUIZ = "#visa-1"


def tick(page: Page, *names: str, quiz: str = QUIZ) -> None:
    for name in names:
        page.locator(quiz).get_by_role("checkbox", name=name).click()


def check(page: Page, quiz: str = QUIZ) -> None:
    page.locator(quiz).get_by_role("button", name="Tarkista").click()


def view_of(page: Page, widget: str) -> str:
    html: str = page.locator(f"{widget} .k-view").inner_html()
    return html


def settled(page: Page, widget: str = QUIZ) -> None:
    """Waits until the engine has answered everything this widget asked."""
    page.wait_for_function(
        """(id) => {
          const key = Object.keys(sessionStorage).find((key) => key.includes(` ${id} `));
          return key && JSON.parse(sessionStorage.getItem(key)).pending.length === 0;
        }""",
        arg=widget.removeprefix("#"),
        timeout=60_000,
    )


def assert_accessible(page: Page, part: str = "article") -> None:
    """axe-core finds nothing wrong with the text of the page, or another part, as it stands."""
    if not page.evaluate("() => 'axe' in window"):
        # Not as a script of the page: a strict policy would refuse it.
        page.evaluate((ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    # axe takes the place and the colours of what nobody has come near yet for real.
    page.evaluate(
        "for (const one of document.querySelectorAll('koira-widget'))"
        "  one.style.contentVisibility = 'visible';"
    )
    found = page.evaluate("async (part) => (await axe.run(part)).violations", part)
    assert not [
        (violation["id"], violation["help"], [node["html"][:120] for node in violation["nodes"]])
        for violation in found
    ]


class Gate:
    """Holds back what the engine loads until it is opened."""

    def __init__(self, page: Page) -> None:
        self.held: list[Route] = []
        self.open = False
        page.route("**/pyodide.asm.wasm", self._at)

    def _at(self, route: Route) -> None:
        if self.open:
            route.continue_()
        else:
            self.held.append(route)

    def lift(self) -> None:
        self.open = True
        for route in self.held:
            route.continue_()
