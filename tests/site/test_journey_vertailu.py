"""One position under several rule books, changed by its reader."""

import pytest
from playwright.sync_api import Page, expect

from .journey_help import Gate, assert_accessible, settled, view_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOOKS = "#vertailu-1"
TEXT = "#vertailu-1-text"


def test_what_differs_is_seen_before_python_is_up(page: Page, address: str) -> None:
    Gate(page)
    page.goto(address)
    rows = page.locator(f"{BOOKS} .k-row")
    expect(rows.last).to_contain_text("≈ Eri peruste")
    expect(rows.last).to_contain_text("Nostat viimeksi lyödyn")
    expect(rows.first).to_be_visible()
    page.get_by_label("Näytä vain erot").check()
    expect(rows.first).to_be_hidden()
    expect(rows.last).to_be_visible()
    button = page.get_by_role("button", name="Muuta tilannetta")
    expect(page.locator(TEXT)).to_be_hidden()
    button.click()
    expect(page.locator(TEXT)).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    assert_accessible(page)


def test_the_position_is_changed_by_tapping_by_lists_and_as_text(page: Page, address: str) -> None:
    page.goto(address)
    books = page.locator(BOOKS)
    summary = page.locator(f"{BOOKS}-summary")
    live = page.locator(f"{BOOKS} .k-live")
    books.get_by_role("button", name="Muuta tilannetta").click()
    card = books.get_by_role("button", name="Pataässä")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    expect(books.locator(".k-row")).to_have_count(5)
    assert "♠A" in page.locator(TEXT).input_value()
    page.locator(f"{BOOKS}-turn").select_option("Eero")
    expect(books.locator(".k-near")).to_contain_text("Eero vuorossa")
    page.locator(f"{BOOKS}-trump").select_option("♦")
    expect(books.locator(".k-errors")).to_contain_text("Pataseiska ei käy pöydässä")
    page.locator(f"{BOOKS}-trump").select_option("♠")
    expect(books.locator(".k-errors")).to_have_count(0)
    assert_accessible(page)

    page.locator(TEXT).fill(page.locator(TEXT).input_value().replace("♦10", "♦11"))
    books.get_by_role("button", name="Päivitä").click()
    expect(summary).to_contain_text("Tilannetta ei voi lukea")
    expect(books.locator(".k-errors")).to_contain_text("”♦11” ei ole kortti.")
    expect(live).to_contain_text("Tilannetta ei voi lukea")
    assert_accessible(page)
    settled(page, BOOKS)
    seen = view_of(page, BOOKS)
    page.reload()
    assert view_of(page, BOOKS) == seen
    assert "♦11" in page.locator(TEXT).input_value()

    books.get_by_role("button", name="Palauta alkuperäinen").click()
    expect(books.locator(".k-row")).to_have_count(4)
    books.get_by_role("checkbox", name="Myllymatti").uncheck()
    books.get_by_role("checkbox", name="Koira kahden kortin tikein").uncheck()
    expect(books.locator(".k-mark")).to_have_count(0)
    assert_accessible(page)


def test_the_keyboard_alone_changes_the_position(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(f"{BOOKS}-edit").focus()
    page.keyboard.press("Enter")
    page.locator(f"{BOOKS}-place").focus()
    page.keyboard.press("Tab")
    expect(page.locator(f"{BOOKS} .k-tap-card").first).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator(f"{BOOKS} .k-tap-card").first).to_have_attribute("aria-pressed", "true")
    page.locator(TEXT).focus()
    page.keyboard.press("Tab")
    expect(page.locator(f"{BOOKS}-update")).to_be_focused()
