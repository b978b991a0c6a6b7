"""What kills what, and that not everything has to be killed."""

import pytest
from facts import proves
from playing import at

from korttipelit import Move, read_cards

TABLE = """
    peli: moska
    valtti: ♠
    hyökkääjä: Aino
    pöytä: {}
    vaihe: avattu
    Aino: ♥2
    Eero: ♣A ♦J ♦5 ♠2 ♠10 ♥3
    Liisa: ♥4
"""


@proves("MOSKA-3.3")
@pytest.mark.parametrize(
    ("card", "mine", "rule"),
    [("♦10", "♦J", "MO4.1"), ("♣K", "♣A", "MO4.1"), ("♦A", "♠2", "MO4.2"), ("♠9", "♠10", "MO4.3")],
)
def test_a_higher_card_of_the_suit_or_a_trump_kills(card: str, mine: str, rule: str) -> None:
    table = at(TABLE.format(card))
    assert table.yes(f"Eero kaada {card} {mine}") == rule
    assert table.because(f"Eero kaada {card} {mine}") == {"to_beat": card}
    table.play(f"Eero kaada {card} {mine}")
    assert table.table == f"{card}/{mine}"
    assert table.event("answered") == f"{rule} Eero {card} {mine}"


@proves("MOSKA-3.3")
@pytest.mark.parametrize(
    ("card", "mine", "rule"),
    [("♦10", "♦5", "MO4.1"), ("♦10", "♣A", "MO4.1"), ("♠9", "♠2", "MO4.3"), ("♠9", "♣A", "MO4.3")],
)
def test_nothing_else_kills(card: str, mine: str, rule: str) -> None:
    assert at(TABLE.format(card)).no(f"Eero kaada {card} {mine}") == rule


@proves("MOSKA-3.3")
def test_each_killing_card_lies_on_one_open_card() -> None:
    table = at(TABLE.format("♦10 ♥10"))
    table.play("Eero kaada ♦10 ♦J")
    table.play("Aino riittää", "Liisa riittää")
    assert table.no("Eero kaada ♦10 ♠2") == "MO4.4"
    assert table.no("Eero kaada ♣10 ♠2") == "MO4.4"
    assert table.game.ruling(table.state, Move(1, "answer", read_cards("♥10"))).rule == "MO4.4"
    assert table.no("Eero kaada ♥10 ♠3") == "MO1.2"
    assert table.game.ruling(table.state, Move(1, "answer", read_cards("♥10 ♠2 ♠10"))).rule == (
        "MO4.4"
    )


@proves("MOSKA-3.3", "MOSKA-3.7")
def test_he_may_leave_cards_alone_and_give_up_even_when_he_could_kill() -> None:
    table = at(TABLE.format("♦10 ♥10"))
    assert table.yes("Eero nosta") == "MO4.5"
    assert table.because("Eero nosta") == {"taken": "♦10 ♥10"}
    table.play("Eero kaada ♦10 ♦J", "Aino riittää", "Liisa riittää")
    assert table.because("Eero nosta") == {"taken": "♥10"}
    assert table.game.ruling(table.state, Move(1, "pick_up", read_cards("♥10"))).rule == "MO1.3"
