"""A reader's journey through a page with widgets, in a real browser, under a sub-path."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import SUB_PATH
from .journey_help import QUIZ, STEP, Gate, assert_accessible, check, settled, tick, view_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_quiz_is_answered_before_python_is_up_and_python_agrees(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    tick(page, "Ruutukolmonen", "Patanelonen")
    check(page)
    outcome = page.locator(f"{QUIZ}-outcome")
    expect(outcome).to_have_text("Valinnoistasi yksi on oikein, muu ei käy. Jotain puuttuu vielä.")
    verdicts = page.locator(f"{QUIZ} .k-verdict")
    expect(verdicts).to_have_count(2)
    expect(verdicts.first).to_contain_text("Väärin. Ei käy: ruutukolmonen on pienempi")
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Ruutukolmonen: Väärin. Ei käy")
    preview = view_of(page, QUIZ)
    assert_accessible(page)

    gate.lift()
    settled(page)
    assert view_of(page, QUIZ) == preview
    assert_accessible(page)

    tick(page, "Ruutukolmonen", "Ruutukuningas", "Nostaa")
    check(page)
    expect(outcome).to_have_text("Nyt meni oikein.")
    expect(verdicts).to_have_count(5)
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Nyt meni oikein.")
    assert_accessible(page)


def test_help_comes_a_step_at_a_time_and_keeps_the_focus(page: Page, address: str) -> None:
    page.goto(address)
    tick(page, "Ristikasi")
    check(page)
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    expect(page.locator(f"{QUIZ}-hint")).to_have_text("Oikeita vastauksia on kolme.")
    show = page.locator(QUIZ).get_by_role("button", name="Näytä vastaus")
    expect(show).to_be_focused()
    show.click()
    expect(page.locator(f"{QUIZ} .k-verdict.k-missed")).to_have_count(3)
    again = page.locator(QUIZ).get_by_role("button", name="Aloita alusta")
    expect(again).to_be_focused()
    assert_accessible(page)
    again.click()
    expect(page.locator(f"{QUIZ} .k-verdict")).to_have_count(0)
    expect(page.locator(QUIZ).get_by_role("checkbox", checked=True)).to_have_count(0)


def test_ticks_made_while_python_thinks_are_kept(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    tick(page, "Ristikasi")
    check(page)
    tick(page, "Ruutukuningas", "Ristikasi")
    gate.lift()
    settled(page)
    ticked = page.locator(QUIZ).get_by_role("checkbox", checked=True)
    expect(ticked).to_have_count(1)
    expect(ticked).to_have_accessible_name("Ruutukuningas")


def test_a_round_is_gone_through_with_buttons_arrows_slider_and_list(
    page: Page, address: str
) -> None:
    page.goto(address)
    kierros = page.locator("#kierros-1")
    expect(page.locator(STEP)).to_contain_text("Kaikilla on jo korttinsa.")
    kierros.get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    page.keyboard.press("ArrowRight")
    expect(page.locator(STEP)).to_contain_text("Kohta 2/6")
    expect(kierros.locator(".k-live")).to_contain_text("herttakuninkaan")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    kierros.get_by_role("slider").press("End")
    expect(page.locator(STEP)).to_contain_text("Kohta 6/6")
    kierros.get_by_role("button", name="Alkuun").click()
    kierros.get_by_role("button", name="Loppuun").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 6/6")
    expect(kierros.get_by_role("button", name="Seuraava")).to_have_attribute(
        "aria-disabled", "true"
    )
    assert_accessible(page)
    kierros.get_by_role("slider").fill("3")
    expect(page.locator(STEP)).to_contain_text("Kohta 3/6")
    expect(page.locator("#kierros-1 .k-leaving")).to_contain_text("Pakka kaatui")
    kierros.get_by_role("link", name="Eero löi herttakasin.").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    assert_accessible(page)


def test_a_round_alone_does_not_make_anybody_load_python(page: Page, address: str) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(address)
    page.evaluate(
        "() => document.querySelectorAll('[data-widget=visa]').forEach((w) => w.remove())"
    )
    loaded.clear()
    page.locator("#kierros-1").get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")
    page.wait_for_timeout(300)
    assert not [url for url in loaded if "worker" in url]


def test_the_keyboard_alone_is_enough(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#visa-1-c0").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#visa-1-main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    expect(page.locator("#visa-1-main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#visa-1-help")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.k-verdicts') !== null")


def test_a_reload_finds_everything_as_it_was(page: Page, address: str) -> None:
    gate = Gate(page)
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("4")
    tick(page, "Patanelonen")
    check(page)
    answered = view_of(page, QUIZ)
    page.reload()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")
    assert view_of(page, QUIZ) == answered
    gate.lift()
    settled(page)
    assert view_of(page, QUIZ) == answered


def test_back_finds_everything_as_it_was(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("4")
    page.goto(f"{address}../saannot/")
    page.go_back()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")


def test_one_python_serves_all_widgets(page: Page, address: str) -> None:
    page.goto(address)
    for quiz in ("#visa-1", "#visa-2"):
        page.locator(quiz).get_by_role("checkbox").first.click()
        check(page, quiz)
        settled(page, quiz)
    assert len(page.workers) == 1


def test_a_run_is_a_choice_of_its_own(page: Page, address: str) -> None:
    page.goto(address)
    names = page.locator("#visa-2 .k-label").all_text_contents()
    assert "Hertat kakkosesta kolmoseen" in names
    assert "Ristit vitosesta kutoseen" in names


def test_python_that_does_not_come_up_is_told_and_may_be_tried_again(
    page: Page, address: str
) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    notice = page.locator(f"{QUIZ} .k-failed")
    expect(notice).to_be_visible(timeout=60_000)
    expect(page.locator(f"{QUIZ} .k-live")).to_contain_text("Peliä ei saatu käyntiin.")
    expect(page.locator(f"{QUIZ} .k-answer")).to_be_visible()
    expect(page.locator(f"{QUIZ}-outcome")).to_contain_text("Valintasi on oikein")
    assert_accessible(page)
    page.unroute("**/pyodide.asm.wasm")
    notice.get_by_role("button", name="Yritä uudelleen").click()
    assert page.evaluate("() => document.activeElement.closest('#visa-1') !== null")
    settled(page)
    expect(notice).to_be_hidden()


def test_webassembly_of_an_unknown_type_works(page: Page, plain_address: str) -> None:
    page.goto(plain_address)
    tick(page, "Patanelonen")
    check(page)
    settled(page)
    expect(page.locator(f"{QUIZ} .k-failed")).to_be_hidden()


def test_a_tab_without_storage_works(page: Page, address: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('blocked'); } })"
    )
    page.goto(address)
    tick(page, "Patanelonen")
    check(page)
    page.locator(QUIZ).get_by_role("button", name="Vihje").click()
    expect(page.locator(f"{QUIZ}-hint")).to_be_visible(timeout=60_000)


def test_a_widget_taken_out_and_put_back_answers_once(page: Page, address: str) -> None:
    """As instant navigation and other scripts may do."""
    page.goto(address)
    page.evaluate(
        """() => {
          const widget = document.querySelector("#kierros-1");
          const place = widget.parentElement;
          for (let i = 0; i < 3; i += 1) { widget.remove(); place.append(widget); }
        }"""
    )
    page.locator("#kierros-1").get_by_role("button", name="Seuraava").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 1/6")


def test_a_copy_of_the_page_put_in_its_place_goes_on(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("#kierros-1").get_by_role("slider").fill("5")
    page.evaluate(
        """async () => {
          const text = await (await fetch(location.href)).text();
          const other = new DOMParser().parseFromString(text, "text/html");
          document.querySelector("article").replaceWith(other.querySelector("article"));
        }"""
    )
    expect(page.locator(STEP)).to_contain_text("Kohta 5/6")
    page.locator("#kierros-1").get_by_role("button", name="Edellinen").click()
    expect(page.locator(STEP)).to_contain_text("Kohta 4/6")


def reads(page: Page, www_or_address: str) -> None:
    page.goto(www_or_address)
    expect(page.locator("#kierros-1 .k-felt")).to_be_visible()
    expect(page.locator("#kierros-1 .k-script li").first).to_contain_text("Eero löi herttakasin.")
    expect(page.locator("#kierros-1 .k-controls")).to_be_hidden()
    page.locator(f"{QUIZ} .k-answer summary").click()
    expect(page.locator(f"{QUIZ} .k-answer li").first).to_contain_text("Ei käy: risti ei ole")


def test_the_page_reads_without_javascript(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    reads(context.new_page(), address)
    context.close()


def test_the_page_reads_from_a_disk(browser: Browser, www: Path) -> None:
    context = browser.new_context()
    reads(context.new_page(), (www / SUB_PATH / "koira" / "koe" / "index.html").as_uri())
    context.close()


def test_paper_shows_the_whole_round(page: Page, address: str) -> None:
    page.goto(address)
    page.emulate_media(media="print")
    expect(page.locator("#kierros-1 .k-controls")).to_be_hidden()
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#kierros-1 .k-script li").last).to_be_visible()
