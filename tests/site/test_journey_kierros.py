"""Off the beaten track of a round: trying something else, going on from there, coming back."""

import pytest
from playwright.sync_api import Page, expect

from .journey_help import STEP, Gate, assert_accessible, settled, view_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROUND = "#kierros-1"
PROMPT = "#kierros-1-prompt"
VERDICT = "#kierros-1-verdict"


def press(page: Page, name: str) -> None:
    page.locator(ROUND).get_by_role("button", name=name, exact=True).click()


def attempt(page: Page, step: int) -> None:
    page.locator(ROUND).get_by_role("slider").fill(str(step))
    press(page, "Kokeile muuta siirtoa")
    expect(page.locator(PROMPT)).to_be_visible()


def test_anything_is_tried_in_place_of_what_was_played_and_gone_on_from(
    page: Page, address: str
) -> None:
    page.goto(address)
    attempt(page, 2)
    live = page.locator(f"{ROUND} .k-live")
    expect(page.locator(PROMPT)).to_contain_text("Vuorossa: Liisa")
    expect(page.locator(PROMPT)).to_be_focused()
    assert_accessible(page)

    press(page, "Ruutukolmonen")
    expect(page.locator(VERDICT)).to_contain_text("Ei käy: ruutu ei ole samaa maata")
    expect(page.locator(f"{VERDICT} a")).to_have_attribute("href", "../saannot/#K4.4")
    expect(live).to_contain_text("Ei käy: ruutu ei ole samaa maata")
    tried = page.locator(ROUND).get_by_role("button", name="Ruutukolmonen")
    expect(tried).to_be_focused()
    expect(tried).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ROUND).get_by_role("button", name="Jatka tästä")).to_have_count(0)
    assert_accessible(page)

    press(page, "Patanelonen")
    expect(page.locator(VERDICT)).to_contain_text("Käy: pata on valtti")
    press(page, "Jatka tästä")
    expect(page.locator(PROMPT)).to_contain_text("Sinun vuorosi")
    expect(page.locator(STEP)).to_contain_text("Liisa löi patanelosen.")
    expect(live).to_contain_text("Liisa löi patanelosen.")
    expect(page.locator("#kierros-1-s0 .k-backs")).to_be_visible()
    expect(page.locator(PROMPT)).to_be_focused()
    assert_accessible(page)

    press(page, "Takaisin kierrokseen")
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")
    expect(page.locator(STEP)).to_be_focused()
    assert_accessible(page)


def test_any_seat_can_be_played(page: Page, address: str) -> None:
    page.goto(address)
    attempt(page, 2)
    page.locator("#kierros-1-seat").select_option("Aino")
    expect(page.locator(PROMPT)).to_contain_text("Sinun vuorosi")
    expect(page.locator("#kierros-1 .k-near")).to_contain_text("Aino vuorossa")
    press(page, "Aloita samasta kohdasta")
    expect(page.locator("#kierros-1 .k-near")).to_contain_text("Aino vuorossa")
    assert_accessible(page)


def test_a_line_of_ones_own_survives_reload_and_back(page: Page, address: str) -> None:
    page.goto(address)
    attempt(page, 2)
    press(page, "Patanelonen")
    press(page, "Jatka tästä")
    expect(page.locator(PROMPT)).to_contain_text("Sinun vuorosi")
    settled(page, ROUND)
    before = view_of(page, ROUND)
    page.reload()
    assert view_of(page, ROUND) == before
    page.goto(f"{address}../saannot/")
    page.go_back()
    assert view_of(page, ROUND) == before
    press(page, "Takaisin kierrokseen")
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")


def test_a_line_in_the_list_leads_back_into_the_round(page: Page, address: str) -> None:
    page.goto(address)
    attempt(page, 2)
    page.locator(ROUND).get_by_role("link", name="Eero löi herttakasin.").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    settled(page, ROUND)
    press(page, "Seuraava")
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")


def test_what_is_tried_before_python_is_up_waits_and_is_then_answered(
    page: Page, address: str
) -> None:
    gate = Gate(page)
    page.goto(address)
    page.locator(ROUND).get_by_role("slider").fill("2")
    press(page, "Kokeile muuta siirtoa")
    expect(page.locator(f"{ROUND} .k-wait")).to_be_visible()
    expect(page.locator(f"{ROUND} .k-live")).to_contain_text("Hetki, peli käynnistyy.")
    assert_accessible(page)
    gate.lift()
    expect(page.locator(PROMPT)).to_contain_text("Vuorossa: Liisa")
    expect(page.locator(f"{ROUND} .k-wait")).to_be_hidden()


def test_a_toppled_pile_is_still_seen_with_its_reason(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(ROUND).get_by_role("slider").fill("3")
    leaving = page.locator(f"{ROUND} .k-leaving")
    expect(leaving).to_contain_text("Pakka kaatui")
    expect(leaving.get_by_role("img", name="patakakkonen")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(leaving).to_have_count(0)


def test_the_keyboard_alone_tries_and_goes_on(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#kierros-1-next").focus()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")
    page.keyboard.press("End")
    expect(page.locator(STEP)).to_contain_text("Kohta 6/6")
    page.keyboard.press("Home")
    expect(page.locator(STEP)).to_contain_text("Kohta 0/6")
    page.keyboard.press("ArrowRight")
    tab_to(page, "#kierros-1-try")
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_contain_text("Käy")
    tab_to(page, "#kierros-1-on")
    page.keyboard.press("Enter")
    expect(page.locator(PROMPT)).to_be_focused()
    expect(page.locator(PROMPT)).to_contain_text("Sinun vuorosi")
    tab_to(page, "#kierros-1-home")
    page.keyboard.press("Space")
    expect(page.locator(STEP)).to_be_focused()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not lead to {selector}")
