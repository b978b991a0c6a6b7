"""What a reader does on the real site, wherever it is and whatever is missing there."""

from playwright.sync_api import Locator, Page, expect


def follow(page: Page, title: str, heading: str) -> None:
    """Follows a line of the navigation, and waits for the page it brings."""
    page.locator(".md-nav--primary a", has_text=title).first.click()
    expect(page.locator("article h1").first).to_contain_text(heading)


def half_done(page: Page) -> Locator:
    """A quiz with a tick and a verdict."""
    quiz = page.locator("koira-widget#visa-1")
    quiz.locator("input[type=checkbox]").first.check()
    quiz.get_by_role("button", name="Tarkista").click()
    expect(quiz.locator(".k-verdict").first).to_be_visible()
    return quiz


def draw(page: Page) -> None:
    """Asks the engine for a question, and gets another one."""
    quiz = page.locator("koira-widget#visa-2")
    before = quiz.locator(".k-felt").first.inner_html()
    quiz.get_by_role("button", name="Uusi kysymys").click()
    page.wait_for_function(
        "(before) => document.querySelector('#visa-2 .k-felt').innerHTML !== before", arg=before
    )


def search(page: Page, text: str) -> None:
    """Types into the search, and waits for what it finds."""
    page.locator(".md-search__input").click()
    page.locator(".md-search__input").press_sequentially(text)
    expect(page.locator(".md-search-result__item").first).to_be_visible()


def journey(page: Page, *, instant: bool = True) -> None:
    """From a page with a deal: through it, on to the quizzes, and to the search."""
    deal = page.locator("koira-widget").first
    deal.get_by_role("button", name="Seuraava").click()
    expect(deal).to_contain_text("Kohta 1/105")
    page.evaluate("window.opened = 'once'")
    follow(page, "Visa", "Mitä tästä voi pelata")
    half_done(page)
    draw(page)
    assert page.evaluate("window.opened") == ("once" if instant else None)
    dark = "document.body.dataset.mdColorScheme"
    before = page.evaluate(dark)
    page.locator("label[for^=__palette]:visible").click()
    assert page.evaluate(dark) != before
    search(page, "nostaa")
