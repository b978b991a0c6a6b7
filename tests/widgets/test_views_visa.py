"""A quiz: its key is the engine's, its answers come a step at a time, and previews tell no lies."""

import json
from typing import Any

import pytest

from koirakoulu.views import WIDGETS, WidgetError
from koirakoulu.views.elements import to_html
from korttipelit import read_position

from .views_help import QUIZ, RUNS, everything, only, patched, subsets, text_of

VISA = WIDGETS["visa"]
CHECK = {"do": "check", "question": 0, "try": 1}
CLUBS_8, DIAMONDS_3, DIAMONDS_K, SPADES_4, PICK_UP = range(5)


def start(source: str = QUIZ) -> dict[str, Any]:
    return VISA.init(source, "../saannot/", "cards.svg", "v")


def ticked(state: dict[str, Any], *choices: int) -> dict[str, Any]:
    for choice in choices:
        state, _ = VISA.update(state, {"do": "mark", "question": 0, "choice": choice, "on": True})
    return state


def checked(*choices: int) -> tuple[dict[str, Any], str]:
    return VISA.update(ticked(start(), *choices), CHECK)


def shown(state: dict[str, Any]) -> dict[int, str]:
    """The verdicts that stand in the view, by choice."""
    view = VISA.view(state)
    items = only(view, id="v-verdicts")
    return {i: text_of(item) for i, item in enumerate(items) if item.get("hidden") is None}


@pytest.mark.parametrize("source", [QUIZ, RUNS])
def test_the_key_is_what_the_engine_allows_and_every_ruling_is_a_choice(source: str) -> None:
    game, _, state = read_position(source)
    boxes = everything(VISA.view(start(source)), "input", type="checkbox")
    right = [i for i, box in enumerate(boxes) if box.get("data-tally") == "0a"]
    rulings = game.rulings(state)
    assert len(boxes) == len(rulings)
    assert right == [i for i, ruling in enumerate(rulings) if ruling.legal]
    assert len(right) == len(game.legal_moves(state))


def test_choices_have_finnish_names_and_card_faces() -> None:
    labels = everything(VISA.view(start()), "label")
    assert [text_of(only(label, "span", class_="k-label")) for label in labels] == [
        "Ristikasi",
        "Ruutukolmonen",
        "Ruutukuningas",
        "Patanelonen",
        "Nostaa pöydästä",
    ]
    assert [use.get("xlink:href") for use in everything(labels[DIAMONDS_K], "use")] == [
        "cards.svg#c-dK"
    ]


def test_a_run_is_one_choice_with_all_its_cards() -> None:
    labels = everything(VISA.view(start(RUNS)), "label")
    run = next(label for label in labels if "hertat kakkosesta" in text_of(label).lower())
    assert len(everything(run, "svg")) == 2


def test_the_hands_of_the_others_stay_face_down() -> None:
    seat = only(VISA.view(start()), id="v-s0")
    assert "herttakolmonen" not in to_html(seat)
    assert (
        only(seat, class_="k-backs").get("aria-label")
        == "2\N{NO-BREAK SPACE}korttia selkä ylöspäin"
    )


def test_nothing_is_judged_before_the_first_check() -> None:
    state = ticked(start(), CLUBS_8)
    assert shown(state) == {}
    assert only(VISA.view(state), id="v-outcome").get("hidden") is not None


def test_a_wrong_answer_is_told_why_but_not_what_is_missing() -> None:
    state, said = checked(DIAMONDS_3, SPADES_4)
    assert set(shown(state)) == {DIAMONDS_3, SPADES_4}
    assert "Väärin. Ei käy: ruutukolmonen on pienempi kuin ruuturouva." in said
    assert "Oikein. Käy: pata on valtti" in said
    assert said.startswith("Valinnoistasi yksi on oikein")
    assert "kuningas" not in said


def test_an_empty_answer_is_no_try() -> None:
    state, said = checked()
    assert state["answers"][0]["tries"] == 0
    assert said == "Valitse ensin ainakin yksi."


def test_help_comes_a_step_at_a_time() -> None:
    state, _ = checked(CLUBS_8)
    assert text_of(only(VISA.view(state), id="v-help")) == "Vihje"
    state, said = VISA.update(state, {"do": "hint", "question": 0})
    assert said == "Oikeita vastauksia on kolme."
    assert set(shown(state)) == {CLUBS_8}
    assert text_of(only(VISA.view(state), id="v-help")) == "Näytä vastaus"
    state, said = VISA.update(state, {"do": "show", "question": 0})
    assert set(shown(state)) == set(range(5))
    assert "Puuttui." in shown(state)[DIAMONDS_K]
    assert "Puuttui." in said


def test_the_authors_hint_follows_the_count() -> None:
    source = f"vihje: Katso valttia.\n{QUIZ}"
    _, said = VISA.update(start(source), {"do": "hint", "question": 0})
    assert said == "Oikeita vastauksia on kolme. Katso valttia."


def test_a_right_answer_is_praised_and_everything_explained() -> None:
    state, said = checked(DIAMONDS_K, SPADES_4, PICK_UP)
    assert said.startswith("Oikein heti ensimmäisellä kerralla.")
    assert set(shown(state)) == set(range(5))
    assert text_of(only(VISA.view(state), id="v-main")) == "Aloita alusta"


def test_right_wrong_missed_and_left_alone_differ_by_sign_and_word() -> None:
    state, _ = VISA.update(checked(DIAMONDS_3, SPADES_4)[0], {"do": "show", "question": 0})
    view = VISA.view(state)
    signs = [text_of(only(view, id=f"v-c{i}-m")) for i in range(5)]
    assert signs == ["–", "✗", "!", "✓", "!"]
    words = shown(state)
    assert "Väärin." in words[DIAMONDS_3]
    assert "Oikein." in words[SPADES_4]
    assert "Puuttui." in words[PICK_UP]
    assert "Ei käy:" in words[CLUBS_8]


def test_a_verdict_links_its_rule() -> None:
    state, _ = checked(SPADES_4)
    link = only(only(VISA.view(state), id=f"v-v{SPADES_4}"), "a")
    assert link.get("href") == "../saannot/#K4.5"
    assert text_of(link) == "sääntö 4.5"


def test_beginning_anew_forgets_everything() -> None:
    state, _ = VISA.update(checked(SPADES_4)[0], {"do": "reset", "question": 0})
    assert state == start()


@pytest.mark.parametrize("source", [QUIZ, RUNS])
def test_the_pieces_a_page_carries_give_what_the_engine_gives(source: str) -> None:
    """For every possible first answer: the same view and the same words."""
    state = start(source)
    templates = VISA.previews(state)
    for ticks in subsets(min(len(everything(VISA.view(state), "input")), 8)):
        before = ticked(state, *ticks)
        after, said = VISA.update(before, CHECK)
        view, spoken = patched(VISA.view(before), templates, CHECK)
        assert to_html(view) == to_html(VISA.view(after)), ticks
        assert spoken == said, ticks


def test_the_state_survives_json() -> None:
    state, _ = checked(SPADES_4)
    assert json.loads(json.dumps(state)) == state


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"do": "fly", "question": 0},
        {"do": "mark", "question": 0},
        {"do": "mark", "question": 0, "choice": 5, "on": True},
        {"do": "mark", "question": 0, "choice": -1},
        {"do": "mark", "question": 0, "choice": True},
        {"do": "mark", "question": 0, "choice": "0"},
    ],
)
def test_an_unknown_action_is_refused(action: dict[str, Any]) -> None:
    with pytest.raises(WidgetError):
        VISA.update(start(), action)


def test_a_bad_card_is_told_with_its_line() -> None:
    with pytest.raises(WidgetError, match="ristiseitsen") as raised:
        start(f"kysymys: Mitä?\n{QUIZ.replace('♣8', 'ristiseitsen')}")
    assert raised.value.line == 9


def test_an_unknown_option_is_told_with_the_nearest() -> None:
    with pytest.raises(WidgetError, match="did you mean kysymys") as raised:
        start(f"kysmys: Mitä?\n{QUIZ}")
    assert raised.value.line == 1


def test_without_a_script_the_answer_can_be_unfolded() -> None:
    (answer,) = VISA.static(start())
    assert text_of(only(answer, "summary")) == "Vastaus"
    items = everything(answer, "li")
    assert len(items) == 5
    assert text_of(items[CLUBS_8]).startswith("Ristikasi. Ei käy: risti ei ole samaa maata")
