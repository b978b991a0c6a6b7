"""Who sees what, and which positions cannot be."""

import pytest
from facts import proves
from playing import at

from korttipelit import NotationError, read_position

POSITION = """
    peli: paskahousu
    pakka: ♥3 ♥4
    pöytä: ♦5 ♦7
    kaatuneet: ♣6 ♦6 ♥6 ♠6
    Aino: ♣4 ♣5 ♣7 ♣8 ♣9
    Eero: ♠3 ♠4 ♠5 ♠7 ♠8
    vuorossa: Aino
"""


@proves("PASKA-3.2", "PASKA-3.4")
def test_one_sees_ones_own_hand_and_what_has_been_played_openly() -> None:
    seen = at(POSITION).seen_by("Aino")
    assert seen.hand("Aino") == "♣4 ♣5 ♣7 ♣8 ♣9"
    assert seen.hand("Eero") == "? ? ? ? ?"
    assert seen.state.stock == (None, None)
    assert (seen.table, seen.gone) == ("♦5 ♦7", "♣6 ♦6 ♥6 ♠6")
    assert seen.legal == at(POSITION).legal


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("♦5 ♦7", "♦7 ♦5", "table"),
        ("♦5 ♦7", "♦7 ♦J", "table"),
        ("♦5 ♦7", "♦7 ♦10", "table"),
        ("♦5 ♦7", "♦2 ♦7", "table"),
        ("♦5 ♦7", "♦7 1", "table"),
        ("♣6 ♦6 ♥6 ♠6", "♣5", "card-twice"),
        ("♣6 ♦6 ♥6 ♠6", "★1", "strange-card"),
        ("♠3 ♠4 ♠5 ♠7 ♠8", "vapaa", "over"),
        ("♠3 ♠4 ♠5 ♠7 ♠8", "vapaa", "out-early"),
        ("♠3 ♠4 ♠5 ♠7 ♠8", "♠3 ♠4", "few-cards"),
        ("♣4 ♣5 ♣7 ♣8 ♣9", "", "handless"),
        ("vuorossa: Aino", "vuorossa:", "turn"),
        ("vuorossa: Aino", "vuorossa: Aino\naloitus: 7", "opening"),
        ("vuorossa: Aino", "vuorossa: Aino\naloitus: X", "unknown"),
        ("♦5 ♦7\n", "\naloitus: 3\n", "opening"),
        ("♦5 ♦7\n", "\nkäännetty: kyllä\n", "joining"),
        ("♦5 ♦7\n", "♦10\nkäännetty: kyllä\n", "joining"),
    ],
)
def test_positions_that_cannot_be_are_refused(old: str, new: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        read(POSITION.replace(old, new))
    assert code in [problem.code for problem in error.value.problems]


def read(text: str):
    return read_position("\n".join(line.strip() for line in text.strip().splitlines()))


def test_four_of_a_rank_that_have_not_toppled_cannot_be() -> None:
    text = POSITION.replace("♦5 ♦7", "♣6 ♦6 ♥6 ♠6").replace("kaatuneet: ♣6 ♦6 ♥6 ♠6", "kaatuneet:")
    with pytest.raises(NotationError):
        read(text)
    assert read(text.replace("vuorossa", "säännöt: paskahousu, neloset=ei\nvuorossa"))


def test_who_is_out_cannot_be_in_turn() -> None:
    text = "peli: paskahousu\npöytä: ♦7\nAino: vapaa\nEero: ♠3\nLiisa: ♠4\nvuorossa: Aino\n"
    with pytest.raises(NotationError) as error:
        read(text)
    assert [problem.code for problem in error.value.problems] == ["turn"]


def test_of_a_pile_only_the_top_card_need_be_known() -> None:
    table = at("""
        peli: paskahousu
        pöytä: 5 ♦7
        Aino: ♣4 ♣7
        Eero: 3
        vuorossa: Aino
    """)
    assert table.legal == "♣7 nosta"
    assert table.play("Aino nosta").hand("Aino") == "♣4 ♣7 ♦7 ? ? ? ? ?"


def test_a_deal_not_yet_open_is_a_position() -> None:
    table = at("""
        peli: paskahousu
        aloitus: 4
        Aino: ♣4 ♦4 ♣7
        Eero: 3
        vuorossa: Aino
    """)
    assert table.legal == "♣4 ♦4 ♣4 ♦4"
    assert "aloitus: 4" in repr(table)
