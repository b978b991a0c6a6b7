"""States described by a form: what is no state of the game is refused with what is wrong."""

import copy
from typing import Any

import pytest
from playing import KOIRA, dealt

from korttipelit import CARDS, GAMES, NotationError, Position, kinds, read_position, write_position
from korttipelit.text.reader import FieldReader
from korttipelit.text.values import set_from_json

MAIJA = GAMES["musta-maija"]
DEALT = dealt("musta-maija", 2, game=MAIJA)
POSITION = write_position(Position(MAIJA, ("Aino", "Eero"), DEALT.state))


@pytest.mark.parametrize("game", [MAIJA, KOIRA])
def test_a_card_is_no_claim_where_cards_are_played_open(game: Any) -> None:
    state = dealt(next(iter(game.options.books)), 2, game=game).state
    move = game.legal_moves(state)[0]
    lie = move._replace(claim=True)
    assert game.ruling(state, move).legal
    assert not game.ruling(state, lie).legal


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"active": 4}, "active is 4"),
        ({"active": True}, "active is True"),
        ({"extra": 1}, "its fields are"),
        ({"attacker": 2}, "2 is no number from -1 to 1"),
        ({"active": 1}, "is out and has cards"),
        ({"hands": [["♠2", "♠2"], []]}, "a card stands twice in a set"),
    ],
)
def test_json_that_is_no_state_is_refused(changed: dict[str, Any], said: str) -> None:
    form = copy.deepcopy(MAIJA.to_json(DEALT.state))
    with pytest.raises(ValueError, match=said):
        MAIJA.from_json(form | changed)


def told(text: str) -> set[str]:
    with pytest.raises(NotationError) as error:
        read_position(text)
    return {problem.code for problem in error.value.problems}


def without(key: str) -> str:
    lines = POSITION.splitlines()
    assert any(line.startswith(f"{key}:") for line in lines), POSITION
    return "\n".join(line for line in lines if not line.startswith(f"{key}:"))


def test_a_position_says_every_field_that_is_never_as_usual() -> None:
    assert told(without("hyökkääjä")) == {"missing-key"}


def test_a_position_has_a_card_somewhere() -> None:
    text = without("pakka").replace("valtti", "pakka:\nvaltti", 1)
    lines = [
        line.partition(":")[0] + ":" if line[:4] in ("Aino", "Eero") else line
        for line in text.splitlines()
    ]
    assert "no-cards" in told("\n".join(lines))


def test_a_pair_on_the_table_has_a_card_on_either_side_of_its_stroke() -> None:
    assert told(f"{POSITION}\npöytä: ♥5/") == {"pair"}
    assert told(f"{POSITION}\npöytä: ♥5/x") == {"no-card"}


def test_twins_are_no_set() -> None:
    with pytest.raises(ValueError, match="twice"):
        set_from_json(["♠2", "♠2"])


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (kinds.SEAT, 1),
        (kinds.BOUT, ((CARDS[0], CARDS[1]), (CARDS[2], None))),
        (kinds.SETS, ((CARDS[0], CARDS[13]),)),
    ],
)
def test_what_lies_open_is_hidden_from_nobody(kind: kinds.Kind, value: Any) -> None:
    assert kind.hidden(value) == value


def test_positions_passed_are_in_no_text() -> None:
    assert kinds.MEMORY.write(((1, 2),), ()) == ""
    assert kinds.MEMORY.read(FieldReader({}, {}, []), "") == ()
