"""A round: every step, its words and rules, and templates that are the engine's own views."""

import json
from typing import Any

import pytest

from koirakoulu.views import WIDGETS, WidgetError, kierros_view
from koirakoulu.views.elements import to_html

from .views_help import ROUND, everything, filled, only, text_of

KIERROS = WIDGETS["kierros"]


def start(source: str = ROUND) -> dict[str, Any]:
    return KIERROS.init(source, "../saannot/", "cards.svg", "k")


def at(step: int, source: str = ROUND) -> dict[str, Any]:
    return KIERROS.update(start(source), {"do": "go", "step": step})[0]


def step_text(step: int) -> str:
    return text_of(only(KIERROS.view(at(step)), id="k-step"))


def test_a_round_begins_with_its_opening_words() -> None:
    text = step_text(0)
    assert "Kohta 0/6" in text
    assert "Kaikilla on jo korttinsa." in text


def test_the_records_own_caption_stands_before_the_generated_one() -> None:
    view = KIERROS.view(at(1))
    assert text_of(only(view, class_="k-said")) == "Tyhjään pöytään saa lyödä mitä tahansa."
    assert "Eero" in text_of(only(view, class_="k-told"))


def test_a_step_without_a_caption_gets_one() -> None:
    assert "herttakuninkaan" in text_of(only(KIERROS.view(at(2)), class_="k-said"))


def test_a_step_links_the_rules_it_shows() -> None:
    links = everything(only(KIERROS.view(at(3)), class_="k-rules"), "a")
    assert [link.get("href") for link in links][:2] == [
        "../saannot/#K4.5",
        "../saannot/#K4.13",
    ]


def test_the_table_is_that_after_the_step() -> None:
    pile = only(KIERROS.view(at(2)), class_="k-pile")
    assert pile.get("aria-label") == "Pöydässä pohjimmaisesta alkaen herttakasi ja herttakuningas"
    assert [text_of(by) for by in everything(pile, class_="k-by")] == ["Eero", "Liisa"]


def test_buttons_lead_to_the_neighbouring_steps() -> None:
    view = KIERROS.view(at(3))
    actions = {
        name: json.loads(only(view, id=f"k-{name}").get("data-action", ""))["step"]
        for name in ("first", "back", "next", "last")
    }
    assert actions == {"first": 0, "back": 2, "next": 4, "last": 6}


@pytest.mark.parametrize(("step", "off"), [(0, {"first", "back"}), (6, {"next", "last"})])
def test_at_an_end_buttons_are_off_but_reachable(step: int, off: set[str]) -> None:
    view = KIERROS.view(at(step))
    found = {
        name
        for name in ("first", "back", "next", "last")
        if only(view, id=f"k-{name}").get("aria-disabled") == "true"
    }
    assert found == off
    assert not [button for button in everything(view, "button") if "disabled" in button.attrib]


def test_every_template_is_the_engines_view_and_words() -> None:
    state = start()
    pack, *templates = KIERROS.previews(state)
    assert len(templates) == 7
    for template in templates:
        action = json.loads(template.get("data-action", ""))
        after, said = KIERROS.update(state, action)
        assert filled(template, pack) == to_html(KIERROS.view(after))
        assert template.get("data-say") == said
        assert {**state, **json.loads(template.get("data-set", ""))} == after


def test_a_very_long_round_leaves_its_end_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert KIERROS.complete(start())
    monkeypatch.setattr(kierros_view, "CARRIED", 3)
    assert not KIERROS.complete(start())
    assert len(KIERROS.previews(start())) == 1 + 4


def test_the_whole_round_stands_as_text() -> None:
    (script,) = KIERROS.static(start())
    assert script.get("open") == ""  # short ones are open
    items = everything(script, "li")
    assert len(items) == 6
    assert text_of(items[0]).startswith("Eero löi herttakasin")
    assert "Tyhjään pöytään saa lyödä mitä tahansa." in text_of(items[0])
    assert only(items[0], "a").get("href") == f"#{items[0].get('id')}"


def test_seen_with_one_players_eyes_the_others_are_face_down() -> None:
    view = KIERROS.view(start(f"kädet: Liisa\n{ROUND}"))
    assert "herttakasi" not in to_html(view)
    assert "herttakuningas" in to_html(only(view, class_="k-near"))


def test_a_round_that_breaks_the_rules_is_told_with_line_verdict_and_rule() -> None:
    with pytest.raises(WidgetError, match=r"herttakolmosen.*pienempi.*K4\.4") as raised:
        start(ROUND.replace("Liisa: ♥K", "Liisa: ♥3").replace("Liisa ♥K", "Liisa ♥3"))
    assert raised.value.line == 15


def test_an_unknown_player_is_told_with_the_nearest() -> None:
    with pytest.raises(WidgetError, match="did you mean Liisa") as raised:
        start(f"kädet: Lisa\n{ROUND}")
    assert raised.value.line == 1


@pytest.mark.parametrize(
    "action", [{}, {"do": "fly"}, {"do": "go"}, {"do": "go", "step": 7}, {"do": "go", "step": -1}]
)
def test_an_unknown_action_is_refused(action: dict[str, Any]) -> None:
    with pytest.raises(WidgetError):
        KIERROS.update(start(), action)
