"""What was found by trying to break the rules; each stays found."""

import pytest
from playing import at

from korttipelit import (
    CARDS,
    GAMES,
    Move,
    NotationError,
    Setup,
    SetupError,
    read_position,
    replay_text,
    write_position,
)
from korttipelit.cards import PACK_52

KOIRA = GAMES["koira"]


def test_a_gift_that_is_due_need_not_be_said() -> None:
    text = """
        säännöt: napoleonin-koira
        valtti: ♠
        pöytä: ♥5
        napoleonin koira: Eero
        Aino: ♣5 ♣6
        Eero:
        Liisa: ♦4 ♦7
        vuorossa: Eero
    """
    assert at(text).legal == "anna ♣5 anna ♣6"
    with pytest.raises(NotationError, match="Aino must give Eero a card now"):
        at(text.replace("valtti", "antaa: Liisa\n        valtti"))


def test_a_run_below_the_top_of_a_suma_continues_nothing_even_where_any_trump_goes() -> None:
    table = at("""
        säännöt: suma, valtille=mikä-tahansa
        valtti: ♠
        pöytä: ~♠5-6
        Aino: 3
        Eero: ♠3 ♠4 ♣9
        Liisa: 3
        vuorossa: Eero
    """)
    assert table.no("Eero ♠3-4") == "K5.4"
    assert table.legal == "♠3 ♠4 nosta"


def test_a_run_has_one_suit() -> None:
    with pytest.raises(NotationError, match="is no run"):
        read_position(
            "peli: koira\nvaihe: luopuminen\nvaltti: ♠\nAino: ♥2-♠4\nEero: 2\nvuorossa: Aino"
        )


def test_who_is_free_and_lies_on_the_table_left_on_this_pile() -> None:
    table = at("""
        säännöt: suma
        valtti: ♠
        pöytä: ♥5
        löi: Aino
        Aino: vapaa
        Eero: ♥6 ♣2
        Liisa: ♥7 ♣3
        vuorossa: Eero
    """).play("Eero ♥6")
    assert not table.happened("toppled")
    assert table.play("Liisa ♥7").happened("toppled")


@pytest.mark.parametrize("pile", ["♥2-5 ~♥8", "♣3 ~♠5"])
def test_a_suma_is_not_taken_away_from_between_two_lots(pile: str) -> None:
    text = "peli: koira\nsäännöt: {}\nvaihe: luopuminen\nvaltti: ♠\npöytä: {}\n"
    text += "Aino: 2\nEero: 2\nLiisa: 2\nSanna: 2\nvuorossa: Aino\n"
    with pytest.raises(NotationError, match="cannot continue a suma"):
        read_position(text.format("suma", pile))
    read_position(text.format("suma, nosto=pienin", pile))


@pytest.mark.parametrize("name", ["Aino nosta", "Aino anna", "Aino ♠7"])
def test_no_name_ends_in_a_move(name: str) -> None:
    with pytest.raises(NotationError, match="could be a move of Aino"):
        replay_text(f"peli: koira\npelaajat: Aino, {name}\npakka: ♠7\n\nAino ♠7\n")


@pytest.mark.parametrize(
    "change", [{"deal": 7}, {"pickup": "foo"}, {"book": "zz"}, {"loser_title": "a, b"}]
)
def test_rules_made_by_hand_with_values_no_option_has_are_refused(
    change: dict[str, object],
) -> None:
    rules = KOIRA.options.books["opas"].rules._replace(**change)
    with pytest.raises(SetupError):
        KOIRA.deal(Setup(rules, 3, PACK_52))


def test_only_a_napoleonin_koira_gets_gifts() -> None:
    with pytest.raises(NotationError, match="only a Napoleonin koira"):
        at("""
            säännöt: napoleonin-koira
            valtti: ♠
            pöytä: ♥5
            lahjan saanut: Liisa
            Aino: ♣5 ♣6
            Eero: ♦2
            Liisa: ♦4 ♦7
            vuorossa: Eero
        """)


def test_a_byte_order_mark_is_not_part_of_the_text() -> None:
    text = "\ufeffpeli: koira\nvaihe: luopuminen\nvaltti: ♠\nAino: ♥2\nEero: 2\nvuorossa: Aino\n"
    assert read_position(text).names == ("Aino", "Eero")


@pytest.mark.parametrize("data", [None, [1], {"phase": "shedding"}])
def test_what_is_no_state_is_said_to_be_none(data: object) -> None:
    with pytest.raises(ValueError, match="no state of Koira"):
        KOIRA.from_json(data)


def test_a_mark_that_says_what_shows_anyway_is_read_and_not_printed() -> None:
    text = "peli: koira\nsäännöt: suma\nvaihe: luopuminen\nvaltti: ♠\npöytä: ♥2-4 ~♥5\n"
    position = read_position(text + "Aino: 2\nEero: 2\nLiisa: 2\nvuorossa: Aino\n")
    assert "pöytä: ♥2-4 ♥5\n" in write_position(position)


def test_a_name_may_be_longer_than_another_and_hold_any_word_that_is_no_move() -> None:
    text = "peli: koira\nvaihe: luopuminen\nvaltti: ♠\nMaija: ♥2\nMaija Anna: 2\nvuorossa: Maija\n"
    assert read_position(text.replace("Maija:", "Liisa:").replace(": Maija", ": Liisa")).names == (
        "Liisa",
        "Maija Anna",
    )
    with pytest.raises(NotationError, match="could be a move of Maija"):
        read_position(text)
    assert read_position(text.replace("Anna", "Kaisa")).names == ("Maija", "Maija Kaisa")


def test_what_the_engine_rules_is_what_it_lists_for_any_run() -> None:
    high = "♠6 ♠7 ♠8 ♠9 ♠10 ♠J ♠Q ♠K ♠A ♥6 ♥7"
    for rules in ("suma", "suma, valtille=mikä-tahansa", "opas, sarjat=vapaat", "opas"):
        for table in ("", "♥5", "♠5", "♠2-4", "♥2-4 ♠2"):
            if rules.startswith("opas") and "-" in table and "vapaat" not in rules:
                continue
            state = at(f"""
                säännöt: {rules}
                valtti: ♠
                pöytä: {table}
                Aino: {high}
                Eero: 2
                Liisa: 2
                Sanna: 2
                vuorossa: Aino
            """).state
            legal = set(KOIRA.legal_moves(state))
            for first in range(13):
                for last in range(first + 1, 13):
                    for suit in range(4):
                        run = CARDS[suit * 13 + first : suit * 13 + last + 1]
                        move = Move(0, "play", run)
                        assert KOIRA.ruling(state, move).legal == (move in legal)


SHEDDING = """
    säännöt: suma
    valtti: ♠
    pöytä: ♥5
    Aino: ♥6 ♣2
    Eero: ♣3
    vuorossa: Aino
"""
COLLECTING = """
    säännöt: suma
    pakka: 5
    pöytä: ♥5
    Aino: ♥6 ♣2 ♣4
    Eero: ♣3 ♦4 ♦5
    vuorossa: Aino
"""


@pytest.mark.parametrize(
    ("text", "change"),
    [
        (SHEDDING, {"turn": 99}),
        (SHEDDING, {"turn": -1}),
        (SHEDDING, {"active": 64}),
        (SHEDDING, {"played_by": []}),
        (SHEDDING, {"hands": [["♥6"], ["♥6"]]}),
        (SHEDDING, {"dogs": "x"}),
        (COLLECTING, {"queue": [7]}),
        (COLLECTING, {"owner": "x"}),
        (COLLECTING, {"won": []}),
        (COLLECTING, {"level": 50}),
        (COLLECTING, {"winners": -5}),
        (COLLECTING, {"table": ["♥5", "♥5"], "played_by": [0, 1]}),
    ],
)
def test_a_state_that_cannot_be_is_not_read_from_json(text: str, change: dict[str, object]) -> None:
    data = KOIRA.to_json(at(text).state)
    assert KOIRA.from_json(data) == at(text).state
    with pytest.raises(ValueError, match="no state of Koira"):
        KOIRA.from_json(data | change)
