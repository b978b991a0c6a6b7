"""Hidden cards are in no state, event or view that another seat can see."""

import json

import pytest
from facts import proves
from playing import GAMES, at

from korttipelit import NotationError, read_position, read_record, write_record

VALEPASKA = GAMES["valepaska"]

POSITION = """
    peli: valepaska
    pakka: ♥J ♥Q
    pöytä: ♦5 ♦9 ♣6 ♣8
    sanottu: 5 6 7 7
    kaatuneet: ♥10 ♥9
    Aino: ♣4 ♣9 ♣A
    Eero: ♠3 ♠4 ♠5 ♠6 ♠7
    Liisa: ♥3 ♥4 ♥5 ♥6 ♥8
    vuorossa: Aino
    lyöty: 2
"""


def as_text(table, name: str) -> str:
    return json.dumps(VALEPASKA.to_json(table.seen_by(name).state), ensure_ascii=False)


@proves("VALE-1.1")
def test_others_see_how_many_cards_lie_there_and_what_was_said_of_them() -> None:
    table = at(POSITION)
    for name in ("Eero", "Liisa", ""):
        seen = table.seen_by(name)
        assert seen.table == "4"
        assert seen.state.said == (5, 6, 7, 7)
        text = as_text(table, name)
        for card in ("♦5", "♦9", "♣6", "♣8", "♥10", "♥9", "♥J", "♣4"):
            assert card not in text


@proves("VALE-1.1")
def test_the_player_knows_what_he_has_just_played_and_nobody_what_lies_below() -> None:
    seen = at(POSITION).seen_by("Aino")
    assert seen.table == "2 ♣6 ♣8"
    assert "♦9" not in as_text(at(POSITION), "Aino")
    later = at(POSITION).play("Eero usko", "Liisa usko").seen_by("Aino")
    assert later.table == "4"


@proves("VALE-1.2")
def test_only_the_doubted_play_is_turned_up_the_rest_of_the_pile_is_taken_unseen() -> None:
    table = at(POSITION).play("Liisa epäile")
    (doubted,) = [event for event in table.events if event.kind == "doubted"]
    (taken,) = [event for event in table.events if event.kind == "picked_up"]
    assert " ".join(map(str, doubted.cards)) == "♣6 ♣8"
    assert not doubted.secret
    assert (taken.secret, taken.seat, taken.seats) == (True, 0, ())


def test_a_toppled_pile_goes_out_unseen() -> None:
    table = at(
        POSITION.replace("sanottu: 5 6 7 7", "sanottu: 5 6 7 10").replace("lyöty: 2", "lyöty: 1")
    )
    table.play("Eero usko", "Liisa usko")
    (toppled,) = [event for event in table.events if event.kind == "toppled"]
    assert (toppled.cards, toppled.number) == ((), 4)
    assert table.seen_by("Aino").gone == "? ? ? ? ? ?"


def test_a_card_turned_from_the_stock_is_seen_by_all_until_the_next_play() -> None:
    table = at("""
        peli: valepaska
        pakka: ♣9 ♥Q
        pöytä: ♦5
        sanottu: 7
        Aino: ♣4 ♣6 ♣7 ♣8 ♦3
        Eero: ♠3 ♠4 ♠5 ♠6 ♠7
        vuorossa: Aino
    """).play("Aino käännä")
    assert table.seen_by("Eero").table == "1 ♣9"
    assert table.play("Aino riittää").seen_by("Eero").table == "2"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("5 6 7 7", "5 6 7", "said"),
        ("5 6 7 7", "6 5 7 7", "table"),
        ("5 6 7 7", "5 6 7 Z", "no-rank"),
        ("5 6 7 7", " ".join("5" * 60), "too-many-cards"),
        ("5 6 7 7", "5 6 7 8", "lay"),
        ("5 6 7 7", "5 6 6 10", "lay"),
        ("lyöty: 2", "lyöty: 4", "lay"),
        ("lyöty: 2", "lyöty: 2\nepäilijät: Aino", "doubters"),
        ("lyöty: 2", "lyöty: 2\nepäilijät:", "doubters"),
        ("lyöty: 2", "epäilijät: Eero", "doubters"),
        ("lyöty: 2", "käännetty: kyllä", "joining"),
        ("vuorossa: Aino", "vuorossa:", "turn"),
        ("♠3 ♠4 ♠5 ♠6 ♠7", "♠3", "few-cards"),
    ],
)
def test_positions_that_cannot_be_are_refused(old: str, new: str, code: str) -> None:
    text = "\n".join(line.strip() for line in POSITION.strip().splitlines())
    with pytest.raises(NotationError) as error:
        read_position(text.replace(old, new))
    assert code in [problem.code for problem in error.value.problems]


def test_two_tens_at_once_cannot_have_been_played() -> None:
    text = "peli: valepaska\npöytä: 2\nsanottu: 10 10\nlyöty: 2\nAino: 2\nEero: 3\nvuorossa: Aino\n"
    with pytest.raises(NotationError) as error:
        read_position(text)
    assert "lay" in [problem.code for problem in error.value.problems]


def test_named_cards_of_which_nothing_is_told_are_what_they_were_said_to_be() -> None:
    table = at("""
        peli: valepaska
        pöytä: ♦5 ♦9
        Aino: ♣4
        Eero: ♠3
        vuorossa: Aino
    """)
    assert table.state.said == (5, 9)
    assert "sanottu" not in repr(table)


RECORD = """\
peli: valepaska
säännöt: valepaska
pöytä: ♦5
Aino: ♣4 ♣7 ♦9
Eero: ♠3
vuorossa: Aino

Aino ♣4 ♦9 sanoo 7
Eero epäile
"""


def test_a_play_is_written_with_its_cards_and_what_is_said() -> None:
    record = read_record(RECORD)
    assert write_record(record) == RECORD
    (first, _) = record.steps
    assert (first.move.claim, str(first.move.cards)) == (7, "(♣4, ♦9)")
    again = RECORD.replace("sanoo 7", "sanoo seiska").replace("♣4 ♦9", "risti 4  d9")
    assert write_record(read_record(again)) == RECORD


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Aino ♣4 ♦9", "claim"),
        ("Aino ♣4 sanoo", "claim"),
        ("Aino ♣4 sanoo X", "claim"),
        ("Aino sanoo 7", "claim"),
        ("Aino ♣X sanoo 7", "no-card"),
    ],
)
def test_a_play_without_a_word_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        read_record(RECORD.replace("Aino ♣4 ♦9 sanoo 7", line))
    assert [problem.code for problem in error.value.problems] == [code]


def test_nothing_has_been_turned_where_the_table_is_empty() -> None:
    with pytest.raises(NotationError) as error:
        at("""
            peli: valepaska
            käännetty: kyllä
            Aino: 5
            Eero: 5
            vuorossa: Aino
        """)
    assert [problem.code for problem in error.value.problems] == ["joining"]
