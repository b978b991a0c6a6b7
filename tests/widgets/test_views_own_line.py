"""A reader's own line: any step's move can be tried otherwise, and gone on from."""

from typing import Any

import pytest

from koirakoulu.views import WIDGETS, WidgetError
from koirakoulu.views.elements import to_html
from koirakoulu.views.kierros import position, read
from koirakoulu.views.own_line import follow
from korttipelit import Record, write_record

from .test_views_games import KOIRA, random_deal
from .views_help import ROUND, everything, only, text_of

KIERROS = WIDGETS["kierros"]


def start(source: str = ROUND) -> dict[str, Any]:
    return KIERROS.init(source, "../saannot/", "cards.svg", "k")


def after(state: dict[str, Any], *actions: dict[str, Any]) -> tuple[dict[str, Any], str]:
    said = ""
    for action in actions:
        state, said = KIERROS.update(state, action)
    return state, said


def tried(step: int, choice: int, source: str = ROUND) -> tuple[dict[str, Any], str]:
    go, attempt = {"do": "go", "step": step}, {"do": "try", "step": step}
    return after(start(source), go, attempt, {"do": "choose", "choice": choice, "seed": 1})


def choices(state: dict[str, Any]) -> list[str]:
    group = only(KIERROS.view(state), id="k-choices")
    return [text_of(label) for label in everything(group, class_="k-label")]


def test_in_place_of_a_steps_move_the_same_player_may_try_anything_of_his() -> None:
    state, said = after(start(), {"do": "go", "step": 2}, {"do": "try", "step": 2})
    assert said.startswith("Vuorossa: Liisa.")
    assert choices(state) == [
        "Ristikasi",
        "Ruutukolmonen",
        "Herttakuningas",
        "Patanelonen",
        "Nostaa pöydästä",
    ]


def test_before_the_first_move_that_move_can_be_tried() -> None:
    _, said = after(start(), {"do": "try", "step": 0})
    assert said.startswith("Vuorossa: Eero.")


def test_every_choice_gets_the_engines_verdict_with_reason_and_rule() -> None:
    found = read(ROUND)
    for step in range(1, len(found.steps) + 1):
        state, _ = after(start(), {"do": "try", "step": step})
        before = position(found, step - 1)
        rulings = KOIRA.rulings(before.state)
        assert len(choices(state)) == len(rulings)
        for number, ruling in enumerate(rulings):
            judged, said = after(state, {"do": "choose", "choice": number, "seed": 1})
            kind = "right" if ruling.legal else "wrong"
            verdict = only(KIERROS.view(judged), id="k-verdict")
            assert f"k-{kind}" in verdict.get("class", "")
            link = only(verdict, "a").get("href", "")
            assert link.endswith(f"#{ruling.rule}")
            assert said in text_of(verdict)


def test_what_was_played_in_the_round_is_told_so() -> None:
    _, said = tried(2, 2)
    assert said.endswith("Näin pelattiin myös kierroksessa.")


def test_what_does_not_go_cannot_be_gone_on_from() -> None:
    state, said = tried(2, 1)
    assert "Ei käy" in said
    assert not everything(KIERROS.view(state), id="k-on")
    with pytest.raises(WidgetError):
        after(state, {"do": "on", "seed": 1})


def test_the_line_goes_on_until_it_is_the_readers_turn_again() -> None:
    state, _ = after(tried(2, 3)[0], {"do": "on", "seed": 3})
    own = state["own"]
    assert own["moves"][0] == "Liisa ♠4"
    line = follow(position(read(ROUND), own["at"]), own["moves"])
    assert line.in_turn == own["seat"] == 2
    assert all(move.split()[0] != "Liisa" for move in own["moves"][1:])


def test_others_hands_are_face_down_once_the_line_goes_on() -> None:
    attempt = tried(2, 3)[0]
    assert "herttaysi" in to_html(KIERROS.view(attempt))
    going = after(attempt, {"do": "on", "seed": 3})[0]
    html = to_html(only(KIERROS.view(going), id="k-s1"))
    assert "herttaysi" not in html
    assert "selkä ylöspäin" in html


def test_an_illegal_move_on_the_way_changes_nothing_but_the_verdict() -> None:
    going = after(tried(2, 4)[0], {"do": "on", "seed": 3})[0]
    state, said = after(going, {"do": "choose", "choice": 0, "seed": 1})
    assert "Ei käy" in said
    assert state["own"]["moves"] == going["own"]["moves"]


def test_the_reader_may_take_another_seat() -> None:
    state = after(start(), {"do": "try", "step": 2}, {"do": "seat", "seat": "Aino", "seed": 5})[0]
    line = follow(position(read(ROUND), state["own"]["at"]), state["own"]["moves"])
    assert state["own"]["seat"] == line.in_turn == 0
    chooser = only(KIERROS.view(state), id="k-seat")
    assert [o.get("value") for o in chooser if o.get("selected") is not None] == ["Aino"]


def test_the_line_can_be_begun_anew_and_left() -> None:
    going = after(tried(2, 3)[0], {"do": "on", "seed": 3})[0]
    anew = after(going, {"do": "again", "seed": 1})[0]
    assert anew["own"]["moves"] == []
    home = only(KIERROS.view(going), id="k-home").get("data-action")
    assert home == '{"do":"go","step":2}'
    back, _ = after(going, {"do": "go", "step": 2})
    assert back == after(start(), {"do": "go", "step": 2})[0]


def test_the_same_seed_gives_the_same_opponents() -> None:
    attempt = tried(2, 4)[0]
    assert after(attempt, {"do": "on", "seed": 3}) == after(attempt, {"do": "on", "seed": 3})


def test_a_line_is_played_to_the_end_of_the_deal() -> None:
    state = after(tried(2, 3)[0], {"do": "on", "seed": 3})[0]
    for turn in range(200):
        line = follow(position(read(ROUND), state["own"]["at"]), state["own"]["moves"])
        if line.in_turn < 0:
            break
        rulings = KOIRA.rulings(line.here.state)
        legal = next(i for i, ruling in enumerate(rulings) if ruling.legal)
        state = after(state, {"do": "choose", "choice": legal, "seed": turn})[0]
        to_html(KIERROS.view(state))
    assert line.here.state.result is not None
    view = KIERROS.view(state)
    assert "Peli on ohi" in text_of(only(view, id="k-prompt"))
    assert not everything(view, id="k-choices")


def test_with_one_players_eyes_only_that_players_moves_are_tried() -> None:
    source = f"kädet: Liisa\n{ROUND}"
    state = after(start(source), {"do": "try", "step": 5})[0]
    assert state["own"]["seat"] == 2
    assert "herttaysi" not in to_html(KIERROS.view(state))
    with pytest.raises(WidgetError):
        after(state, {"do": "seat", "seat": "Eero", "seed": 1})


def test_cards_that_leave_the_table_are_still_seen_with_the_reason() -> None:
    view = KIERROS.view(after(start(), {"do": "go", "step": 3})[0])
    leaving = only(view, class_="k-leaving")
    assert leaving.get("aria-label") == "Pakka kaatui: herttakasi, herttakuningas ja patakakkonen"
    assert "Pakka kaatui" in text_of(leaving)
    assert [text_of(by) for by in everything(leaving, class_="k-by")] == ["Eero", "Liisa", "Aino"]
    assert not everything(
        KIERROS.view(after(start(), {"do": "go", "step": 2})[0]), class_="k-leaving"
    )


def test_a_won_trick_is_still_seen_with_its_winner() -> None:
    record: Record = random_deal("opas", 3, 3)
    state = after(start(write_record(record)), {"do": "go", "step": 3})[0]
    found = read(state["source"])
    (won,) = (event for event in found.steps[2].events if event.kind == "trick_won")
    leaving = only(KIERROS.view(state), class_="k-leaving")
    assert leaving.get("aria-label", "").startswith(f"Tikin vei {found.names[won.seat]}: ")
    assert len(everything(leaving, "svg")) == 3


@pytest.mark.parametrize("book", list(KOIRA.options.books))
def test_every_step_of_a_deal_can_be_tried_otherwise(book: str) -> None:
    record = random_deal(book, 3, 11)
    state = start(write_record(record))
    for step in range(0, len(record.steps) + 1, 7):
        attempt, _ = after(state, {"do": "go", "step": step}, {"do": "try", "step": step})
        assert KOIRA.to_play(position(read(state["source"]), attempt["own"]["at"]).state)[0] >= 0
        judged, said = after(attempt, {"do": "choose", "choice": 0, "seed": 1})
        assert said
        to_html(KIERROS.view(judged))
        if everything(KIERROS.view(judged), id="k-on"):
            to_html(KIERROS.view(after(judged, {"do": "on", "seed": step})[0]))


@pytest.mark.parametrize(
    "action",
    [
        {"do": "choose", "choice": 99, "seed": 1},
        {"do": "choose"},
        {"do": "seat", "seat": "Matti", "seed": 1},
        {"do": "seat", "seat": ["Aino"], "seed": 1},
        {"do": "on"},
        {"do": "fly"},
    ],
)
def test_a_bad_action_on_a_line_is_refused(action: dict[str, Any]) -> None:
    state = after(start(), {"do": "try", "step": 2})[0]
    with pytest.raises(WidgetError):
        after(state, action)
