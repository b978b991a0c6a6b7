"""The same short journey through every game's pages: a round, quizzes, and all of it by phone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from korttipelit import GAMES

from .conftest import RULES_PAGES
from .journey_help import assert_accessible, settled

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAME = [pytest.param(game, id=game) for game in GAMES]


def page_of(address: str, game: str, name: str) -> str:
    """The address of a game's page: it stands beside the game's rules."""
    folder = RULES_PAGES[game].rpartition("/")[0]
    return f"{address}../../{folder}/{name}"


@pytest.fixture(params=[("light", 360), ("dark", 1280)], ids=["phone", "desk"])
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    scheme, width = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def assert_fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page, "html")


@pytest.mark.parametrize("game", GAME)
def test_a_games_example_is_stepped_through_and_tried(
    reader: Page, address: str, game: str
) -> None:
    reader.goto(page_of(address, game, "esimerkki/"))
    kierros = reader.locator("#kierros-1")
    step = reader.locator("#kierros-1-step")
    expect(step).to_contain_text("Kohta 0/")
    kierros.get_by_role("button", name="Seuraava").click()
    expect(step).to_contain_text("Kohta 1/")
    expect(kierros.locator(".k-live")).not_to_be_empty()
    assert_fits(reader)
    kierros.get_by_role("slider").press("End")
    expect(kierros).to_contain_text("Peli on ohi")
    assert_fits(reader)
    kierros.get_by_role("slider").press("Home")
    kierros.get_by_role("button", name="Kokeile itse").click()
    reader.locator("#kierros-1-choices button").first.click()
    expect(reader.locator("#kierros-1-verdict")).to_be_visible()
    assert_fits(reader)


@pytest.mark.parametrize("game", GAME)
def test_a_games_quiz_is_answered_with_reasons(reader: Page, address: str, game: str) -> None:
    reader.goto(page_of(address, game, "visat/"))
    quiz = reader.locator("[data-widget=visa]").first
    quiz.get_by_role("checkbox").first.check()
    quiz.get_by_role("button", name="Tarkista").first.click()
    expect(quiz.locator(".k-outcome").first).to_be_visible()
    expect(quiz.locator(".k-verdict").first).to_contain_text("sääntö")
    assert_fits(reader)


@pytest.mark.parametrize("game", GAME)
def test_fresh_questions_about_a_game_can_be_had(reader: Page, address: str, game: str) -> None:
    reader.goto(page_of(address, game, "visat/"))
    new = reader.get_by_role("button", name="Uusi kysymys").first
    quiz = reader.locator("koira-widget").filter(has=new).first
    name = f"#{quiz.get_attribute('id')}"
    before = quiz.locator(".k-view").inner_html()
    new.click()
    settled(reader, name)
    assert quiz.locator(".k-view").inner_html() != before
    assert_fits(reader)


@pytest.mark.parametrize("game", GAME)
def test_a_games_rules_can_be_read(reader: Page, address: str, game: str) -> None:
    reader.goto(page_of(address, game, "saannot/"))
    expect(reader.locator(".saanto")).to_have_count(len(GAMES[game].rulebook))
    assert_fits(reader)


def test_a_game_is_chosen_by_how_many_play(reader: Page, address: str) -> None:
    reader.goto(f"{address}../../pelit/")
    games = reader.locator(".pelivalitsin li")
    expect(games).to_have_count(len(GAMES))
    reader.get_by_label("Pelaajia").select_option("8")
    fitting = [
        game.name
        for game in GAMES.values()
        if any(8 in book.players for book in game.options.books.values())
    ]
    expect(games.filter(visible=True)).to_have_count(len(fitting))
    assert_fits(reader)
