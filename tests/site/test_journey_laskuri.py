"""An evening of Rami with the score calculator, by phone and by desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import RULES_PAGES
from .journey_help import Gate, assert_accessible

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TOTALS = "#laskuri-1 tfoot td"


@pytest.fixture(params=[("light", 360), ("dark", 1280)], ids=["phone", "desk"])
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    scheme, width = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def calculator(address: str) -> str:
    folder = RULES_PAGES["rami"].rpartition("/")[0]
    return f"{address}../../{folder}/laskuri/"


def test_an_evening_is_scored_explained_and_kept_on_the_device(reader: Page, address: str) -> None:
    reader.goto(calculator(address))
    part = reader.locator("#laskuri-1")
    part.get_by_label("1. pelaajan nimi").fill("Kaisa-Leena")
    part.get_by_label("Jaon voittaja").select_option("0")
    part.get_by_label("Pelaaja 2: käteen jäi").fill("ässä jokeri 5")
    part.get_by_label("Pelaaja 3: käteen jäi").fill("K Q")
    part.get_by_label("Pelaaja 3 avasi").uncheck()
    part.get_by_role("button", name="Laske jako").click()
    expect(reader.locator(TOTALS)).to_have_text(["0", "36", "45"], timeout=60_000)
    expect(part.get_by_role("columnheader", name="Kaisa-Leena")).to_be_visible()
    expect(part.locator(".k-live")).to_contain_text("jokeri 20, ässä 11, vitonen 5")
    part.get_by_text("Mistä pisteet tulevat").click()
    expect(part.get_by_role("link", name="sääntö 2.2").first).to_be_visible()
    assert_accessible(reader, "html")
    assert reader.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    later = reader.context.new_page()
    reader.close()
    later.goto(calculator(address))
    expect(later.locator(TOTALS)).to_have_text(["0", "36", "45"])
    later.get_by_role("button", name="Poista viimeinen jako").click()
    expect(later.locator(TOTALS)).to_have_count(0, timeout=60_000)
    expect(later.get_by_label("Pelaaja 2: käteen jäi")).to_have_value("A ★ 5")


def test_what_is_being_written_stays_when_an_answer_comes(reader: Page, address: str) -> None:
    gate = Gate(reader)
    reader.goto(calculator(address))
    part = reader.locator("#laskuri-1")
    part.get_by_label("1. pelaajan nimi").fill("Kaisa-Leena")
    hand = part.get_by_label("Pelaaja 2: käteen jäi")
    hand.press_sequentially("ässä jok")
    gate.lift()
    expect(part.get_by_label("Jaon voittaja")).to_contain_text("Kaisa-Leena", timeout=60_000)
    expect(hand).to_have_value("ässä jok")


def test_what_is_no_hand_is_told_beside_the_fields(reader: Page, address: str) -> None:
    reader.goto(calculator(address))
    part = reader.locator("#laskuri-1")
    part.get_by_label("Pelaaja 2: käteen jäi").fill("jokkeri")
    part.get_by_role("button", name="Laske jako").click()
    expect(part.locator(".k-errors")).to_contain_text("Tarkoititko: jokeri?", timeout=60_000)
    expect(part.get_by_label("Pelaaja 2: käteen jäi")).to_have_value("jokkeri")
