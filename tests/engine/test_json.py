"""States as JSON: the form round-trips, and what is no state is refused."""

import contextlib
import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import KOIRA, at, dealt
from random_play import Player

from korttipelit import NOBODY

COLLECTING = dealt("pari", 3, bottom="♠7").state
SHEDDING = (
    at("""
        säännöt: napoleonin-koira, sarjat=suma
        valtti: ♠
        pöytä: ♥2-4
        napoleonin koira: Liisa
        kaatuneet: ♣2
        Aino: ♣A ♥5 +2
        Eero: ♦3
        Liisa:
        vuorossa: Aino
    """)
    .play("Aino nosta")
    .state
)
OVER = (
    at("""
        valtti: ♠
        pöytä: ♥2
        Aino: ♥3
        Eero: ♦3
        vuorossa: Aino
    """)
    .play("Aino ♥3")
    .state
)
STATES = [COLLECTING, SHEDDING, OVER, KOIRA.view(COLLECTING, 0), KOIRA.view(SHEDDING, 1)]


@pytest.mark.parametrize("state", STATES)
def test_a_state_survives_json(state) -> None:
    form = json.loads(json.dumps(KOIRA.to_json(state)))
    assert form == KOIRA.to_json(state)
    assert KOIRA.from_json(form) == state


def test_unseen_cards_are_question_marks() -> None:
    form = KOIRA.to_json(KOIRA.view(COLLECTING, 0))
    assert form["hands"][1] == ["?", "?", "?"]
    assert form["stock"] == ["?"] * 43
    assert form["trump_card"] == "?"


def test_a_state_names_its_phase_and_its_rules_as_text() -> None:
    form = KOIRA.to_json(SHEDDING)
    assert form["phase"] == "shedding"
    assert form["rules"] == "napoleonin-koira, sarjat=suma"
    assert form["trump"] == "♠"
    assert KOIRA.to_json(COLLECTING)["phase"] == "collecting"
    assert KOIRA.to_json(OVER)["result"] == {
        "reason": "last_in_game",
        "rule": "K7.2",
        "loser": 1,
        "winner": NOBODY,
        "losers": [],
    }


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "middle"},
        {"rules": "opaz"},
        {"hands": [["♠77"]]},
        {"hands": 5},
        {"table": [["♠7"]]},
        {"extra": 1},
        {"trump": "x"},
        {"seen": [[1]]},
        {"result": {"why": 1}},
        {"result": [1]},
        {"stripped": None},
    ],
    ids=str,
)
def test_what_is_no_state_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        KOIRA.from_json({**KOIRA.to_json(SHEDDING), **change})


@pytest.mark.parametrize(
    "change",
    [
        {"queue": [-1, 1]},
        {"queue": [0, 0]},
        {"level": 0.0},
        {"hands": [["♣2"]] * 5, "won": [[]] * 5},
    ],
    ids=str,
)
def test_what_is_no_trick_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seats"):
        KOIRA.from_json({**KOIRA.to_json(COLLECTING), **change})


@pytest.mark.parametrize("state", [COLLECTING, SHEDDING])
def test_a_form_with_a_part_missing_is_refused(state) -> None:
    form = KOIRA.to_json(state)
    for key in form:
        with pytest.raises(ValueError, match=r"\S"):
            KOIRA.from_json({name: value for name, value in form.items() if name != key})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.sampled_from(["?", "♠7", "x", "", "opas"]),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=2), parts),
    max_leaves=6,
)


@given(st.sampled_from(STATES), st.randoms(use_true_random=False), JUNK)
def test_a_spoiled_form_is_a_state_or_a_value_error(state, rng: Random, junk: object) -> None:
    form = copy.deepcopy(KOIRA.to_json(state))
    inside = form
    for _ in range(rng.randrange(3)):
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        deeper = [inside[k] for k in keys if isinstance(inside[k], list | dict) and inside[k]]
        if not deeper:
            break
        inside = rng.choice(deeper)
    keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
    inside[rng.choice(keys)] = junk
    with contextlib.suppress(ValueError):
        read = KOIRA.from_json(form)
        assert type(read) is type(state)


def test_a_deal_goes_on_from_json_as_from_the_state() -> None:
    state, rng = dealt("suma", 4).state, Random(3)
    player = Player(rng)
    for _ in range(150):
        move = player.move(KOIRA, state)
        again = KOIRA.from_json(KOIRA.to_json(state))
        assert KOIRA.play(again, move) == KOIRA.play(state, move)
        state = KOIRA.play(state, move).after
