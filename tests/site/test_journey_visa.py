"""Questions in a row: a series of the page, and fresh ones without end."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .journey_help import Gate, assert_accessible, settled, view_of

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SERIES = "#visa-3"
ENDLESS = "#visa-4"


def press(page: Page, quiz: str, name: str) -> None:
    page.locator(quiz).get_by_role("button", name=name, exact=True).click()


def new_question(page: Page) -> str:
    """Asks for a new question; gives what there is to choose from."""
    before = view_of(page, ENDLESS)
    press(page, ENDLESS, "Uusi kysymys")
    page.wait_for_function(
        "(before) => document.querySelector('#visa-4 .k-view').innerHTML !== before", arg=before
    )
    settled(page, ENDLESS)
    return " ".join(page.locator(f"{ENDLESS} .k-label").all_inner_texts())


def test_a_series_is_gone_through_and_answered_before_python_is_up(
    page: Page, address: str
) -> None:
    gate = Gate(page)
    page.goto(address)
    press(page, SERIES, "Seuraava kysymys")
    expect(page.locator(f"{SERIES}-where")).to_have_text("Kysymys 2/3")
    expect(page.locator(f"{SERIES} .k-live")).to_contain_text("Kysymys 2/3. Mitä nostat")
    expect(page.locator(f"{SERIES}-q0-question")).to_be_hidden()
    page.locator(SERIES).get_by_role("checkbox", name="Ruuturouva").check()
    press(page, SERIES, "Tarkista")
    expect(page.locator(f"{SERIES}-q1-verdicts")).to_contain_text("ei ole pöydän pohjimmainen")
    expect(page.locator(f"{SERIES}-q1-verdicts")).not_to_contain_text("ruutukymppi")
    assert_accessible(page)
    press(page, SERIES, "Kysymys 3")
    expect(page.locator(f"{SERIES}-where")).to_have_text("Kysymys 3/3")
    seen = view_of(page, SERIES)

    gate.lift()
    settled(page, SERIES)
    assert view_of(page, SERIES) == seen
    expect(page.locator(SERIES).get_by_role("button", name="Kysymys 2, kesken")).to_be_visible()
    page.locator(SERIES).get_by_role("checkbox", name="Herttasotamies").check()
    press(page, SERIES, "Tarkista")
    expect(page.locator(f"{SERIES}-q2-outcome")).to_have_text("Oikein heti ensimmäisellä kerralla.")
    expect(page.locator(f"{SERIES}-q2-verdicts")).to_contain_text("Syntyy: sotamiehiä on silloin")
    assert_accessible(page)
    settled(page, SERIES)
    answered = view_of(page, SERIES)
    page.reload()
    assert view_of(page, SERIES) == answered


def test_a_question_is_begun_anew_alone_and_the_series_as_a_whole(page: Page, address: str) -> None:
    page.goto(address)
    for number, name in enumerate(("Herttaysi", "Ruutukymppi", "Herttasotamies")):
        press(page, SERIES, f"Kysymys {number + 1}")
        page.locator(SERIES).get_by_role("checkbox", name=name).check()
        press(page, SERIES, "Tarkista")
        settled(page, SERIES)
    press(page, SERIES, "Aloita koko sarja alusta")
    expect(page.locator(f"{SERIES}-where")).to_have_text("Kysymys 1/3")
    expect(page.locator(f"{SERIES}-q0-ask")).to_be_focused()
    expect(page.locator(SERIES).get_by_role("checkbox", checked=True)).to_have_count(0)


def test_the_first_drawn_question_is_in_the_page_and_answered_without_python(
    page: Page, address: str
) -> None:
    gate = Gate(page)
    page.goto(address)
    expect(page.locator(f"{ENDLESS}-score")).to_have_text("Kysymys 1, oikein 0")
    page.locator(ENDLESS).get_by_role("checkbox").first.check()
    press(page, ENDLESS, "Tarkista")
    expect(page.locator(f"{ENDLESS} .k-verdict")).not_to_have_count(0)
    seen = view_of(page, ENDLESS)
    assert_accessible(page)
    gate.lift()
    settled(page, ENDLESS)
    assert view_of(page, ENDLESS) == seen


def test_new_questions_are_new_for_the_chosen_rules_theme_and_level(
    page: Page, address: str
) -> None:
    page.goto(address)
    asked = [new_question(page) for _ in range(4)]
    assert all(a != b for a, b in pairwise(asked))
    expect(page.locator(f"{ENDLESS}-score")).to_have_text("Kysymys 5, oikein 0")
    expect(page.locator(f"{ENDLESS}-ask")).to_be_focused()
    expect(page.locator(f"{ENDLESS} .k-live")).to_contain_text("Mitä tästä voi pelata?")
    page.locator(f"{ENDLESS}-theme").select_option("nostaminen")
    new_question(page)
    expect(page.locator(f"{ENDLESS}-ask")).to_have_text("Mitä nostat, jos et lyö?")
    page.locator(f"{ENDLESS}-book").select_option("suma")
    expect(page.locator(f"{ENDLESS}-theme option[value=suma]")).to_have_count(1)
    page.locator(f"{ENDLESS}-theme").select_option("suma")
    page.locator(f"{ENDLESS}-level").select_option("vaikea")
    new_question(page)
    assert_accessible(page)
    settled(page, ENDLESS)
    seen = view_of(page, ENDLESS)
    page.reload()
    assert view_of(page, ENDLESS) == seen
    expect(page.locator(f"{ENDLESS}-theme")).to_have_value("suma")


def test_two_readers_get_different_questions(page: Page, address: str) -> None:
    page.goto(address)
    first = new_question(page)
    others = []
    for _ in range(2):
        page.evaluate("() => sessionStorage.clear()")
        page.reload()
        others.append(new_question(page))
    assert set(others) != {first}


def test_right_and_wrong_differ_without_colour(page: Page, address: str) -> None:
    page.goto(address)
    page.add_style_tag(content="html { filter: grayscale(1) }")
    quiz = page.locator("#visa-1")
    for name in ("Ruutukolmonen", "Patanelonen"):
        quiz.get_by_role("checkbox", name=name).check()
    quiz.get_by_role("button", name="Tarkista").click()
    expect(quiz.locator(".k-verdict")).to_have_count(2)
    wrong, right = (quiz.locator(f".k-verdict.k-{kind}") for kind in ("wrong", "right"))
    assert [part.locator(".k-badge").inner_text() for part in (wrong, right)] == ["✗", "✓"]
    assert [part.locator("em").inner_text() for part in (wrong, right)] == ["Väärin.", "Oikein."]
    pictures = [part.locator(".k-badge").screenshot() for part in (wrong, right)]
    assert pictures[0] != pictures[1]
