"""The text forms: cards as people write them, positions, records, and what is none of these."""

import re
import time
from collections.abc import Callable
from random import Random

import pytest
from coverage import Coverage
from hypothesis import example, given
from hypothesis import strategies as st
from playing import KOIRA, NAMES, at
from texts import ALL, COLLECTING, NAPOLEON, POSITION, RECORD

from korttipelit import (
    CARDS,
    GAMES,
    AmbiguousError,
    Move,
    NotationError,
    Position,
    Problem,
    Record,
    Step,
    UnknownCard,
    read_cards,
    read_position,
    read_record,
    replay_text,
    write_position,
    write_record,
)
from korttipelit.cards import UNSEEN_SHIFT
from korttipelit.text.cardtext import MOST_WORDS, RANK_WORDS, SUIT_WORDS
from korttipelit.text.lines import MAX_TEXT

# Cards


def said(text: str) -> str:
    return " ".join(map(str, read_cards(text)))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("♠7 ♣10 ♦J ♥A", "♠7 ♣10 ♦J ♥A"),
        ("s7 c10 dJ hA", "♠7 ♣10 ♦J ♥A"),
        ("S7 C10 Dj Ha", "♠7 ♣10 ♦J ♥A"),
        ("pata 7 risti 10 ruutu J hertta A", "♠7 ♣10 ♦J ♥A"),
        ("♠ 7", "♠7"),
        ("7♠ 10♥ j♦ A♧ kuningas♣", "♠7 ♥10 ♦J ♣A ♣K"),
        ("♥\ufe0f3 3♠\ufe0f ♦\ufe0f 9", "♥3 ♠3 ♦9"),
        ("pataseiska ristivitonen herttaässä ruutujätkä", "♠7 ♣5 ♥A ♦J"),
        ("Patakuningas RUUTUROUVA", "♠K ♦Q"),
        ("pata seiska", "♠7"),
        ("♤7 ♡7 ♢7 ♧7", "♠7 ♥7 ♦7 ♣7"),
        ("♠T ♠1", "♠10 ♠A"),
        ("♠7, ♠8; ♠9.", "♠7 ♠8 ♠9"),
        ("★1 ★2 jokeri jokeri2", "★1 ★2 ★1 ★2"),
        ("", ""),
        ("   \t ", ""),
    ],
)
def test_cards_are_read_as_people_write_them_and_printed_in_one_form(text: str, cards: str) -> None:
    assert said(text) == cards
    assert said(cards) == cards


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_is_read_in_every_form(card) -> None:
    assert read_cards(str(card)) == (card,)
    if card.suit < 4:
        word = next(w for w, suit in SUIT_WORDS.items() if suit == card.suit)
        names = [w for w, rank in RANK_WORDS.items() if rank == card.rank]
        assert names
        for name in names:
            for form in (f"{word}{name}", f"{word} {name}"):
                assert read_cards(form) == (card,)


@pytest.mark.parametrize("text", ["7", "seiska", "A", "kunkku"])
def test_a_rank_alone_could_be_four_cards(text: str) -> None:
    with pytest.raises(AmbiguousError) as error:
        read_cards(text)
    assert len(error.value.choices) == 4
    for choice in error.value.choices:
        assert len(read_cards(choice)) == 1


def test_ambiguity_among_other_problems_is_a_plain_notation_error() -> None:
    with pytest.raises(NotationError) as error:
        read_cards("7 ♠x")
    assert not isinstance(error.value, AmbiguousError)
    assert [p.code for p in error.value.problems] == ["ambiguous-card", "no-card"]


@pytest.mark.parametrize(
    ("text", "column", "read", "nearest"),
    [
        ("♠7 ♠11", 4, "♠11", "♠A"),
        ("patasesika", 1, "patasesika", "♠7"),
        ("♥5   herttakunigas", 6, "herttakunigas", "♥K"),
        ("qwerty", 1, "qwerty", "♠7"),
        ("♥\ufe0f3 11♥", 4, "11♥", "♥A"),
    ],
)
def test_what_is_no_card_is_told_with_its_place_and_the_nearest_card(
    text: str, column: int, read: str, nearest: str
) -> None:
    with pytest.raises(NotationError) as error:
        read_cards(text)
    (problem,) = error.value.problems
    assert (problem.code, problem.line, problem.column) == ("no-card", 1, column)
    assert problem.read == read
    assert read_cards(problem.nearest)
    assert problem.nearest == nearest or nearest not in str(problem)


@pytest.mark.parametrize("text", ["♥2-4", "~♥5", "!♠2"])
def test_where_single_cards_are_read_runs_and_marks_are_none(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_cards(f"♠3 {text}")
    assert [(p.code, p.column) for p in error.value.problems] == [("run", 4)]


# Runs


def table_of(cards: str, rules: str = "suma"):
    return at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä: {cards}
        Aino: ♦5
        Eero: ♦6
        Liisa: ♦7
        Ville: ♦8
        vuorossa: Aino
    """)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("♥2-4", "♥2-4"),
        ("♥2–4", "♥2-4"),
        ("♥2-♥4", "♥2-4"),
        ("~h9-J", "~♥9-J"),
        ("hertta2-4 ♥5-6", "♥2-4 ♥5-6"),
        ("~♥5", "~♥5"),
        ("♥2 ♥3", "♥2 ♥3"),
        ("♦A !♠2", "♦A !♠2"),
        ("♥9-A", None),
        ("♥9-10", None),
    ],
)
def test_a_run_is_its_first_card_and_last_rank(text: str, written: str | None) -> None:
    if written is None:
        with pytest.raises(NotationError, match="starts from no two"):
            table_of(text)
    else:
        assert table_of(text).table == written


@pytest.mark.parametrize(
    ("text", "nearest"),
    [("♥4-2", "♥2-4"), ("♥4-4", "♥4"), ("♥2-x", "♥2-A"), ("★1-★2", None), ("♥2-", "♥2-A")],
)
def test_a_run_that_is_none_is_told_with_the_nearest(text: str, nearest: str | None) -> None:
    with pytest.raises(NotationError) as error:
        table_of(text)
    problem = error.value.problems[0]
    assert problem.code == "bad-run"
    if nearest:
        assert problem.nearest == nearest


def test_the_rules_say_whether_a_lot_descends_from_a_two() -> None:
    assert [lot.from_two for lot in table_of("♥2-4 ♥5 ♥9").state.table] == [True, True, False]
    assert [lot.from_two for lot in table_of("♥2 ♥4", "opas").state.table] == [False, False]
    never = table_of("♥2-4 ♥5", "suma, jatkosuma=ei")
    assert [lot.from_two for lot in never.state.table] == [True, False]
    led = table_of("♥9 ♠2 ♠3", "suma, suman-alku=tyhjään")
    assert [lot.from_two for lot in led.state.table] == [False, False, False]
    marked = table_of("♥9 !♠2 ♠3")
    assert [lot.from_two for lot in marked.state.table] == [False, False, False]


# Positions


@pytest.mark.parametrize("text", [POSITION, COLLECTING])
def test_a_position_is_printed_as_it_was_read(text: str) -> None:
    position = read_position(text)
    assert position.names == ("Aino", "Eero", "Liisa")
    assert write_position(position) == text


@pytest.mark.parametrize("text", [POSITION, COLLECTING])
def test_suits_may_come_from_a_phones_keyboard(text: str) -> None:
    pictures = re.sub("[♣♦♥♠]", "\\g<0>\ufe0f", text)
    assert pictures != text
    assert read_position(pictures) == read_position(text)


def test_the_order_of_lines_blank_lines_and_capital_letters_do_not_matter() -> None:
    lines = POSITION.splitlines()
    shuffled = "\n\n".join([*lines[3:], *lines[:3]]).replace("valtti", "VALTTI")
    assert read_position(shuffled) == read_position(POSITION)


def test_without_rules_the_first_rule_book_is_meant() -> None:
    assert read_position(POSITION.replace("säännöt: opas\n", "")) == read_position(POSITION)


def test_an_empty_hand_is_in_the_game_and_a_free_player_is_not() -> None:
    text = POSITION.replace("Eero: 6", "Eero:").replace("Aino: ♣A ♥3", "Aino: vapaa")
    table = at(text.replace("♦10 ♦Q", "♦10"))
    assert table.out == "Aino"
    assert table.hand("Eero") == ""


def test_how_many_the_pile_began_with_is_said_where_it_is_not_those_in_the_game() -> None:
    text = POSITION.replace("Aino: ♣A ♥3", "Aino: vapaa").replace("♦10 ♦Q", "♦10")
    assert at(text).state.pile_start == 2
    more = text.replace("pöytä: ♦10\n", "pöytä: ♦10\nläjän alussa: 3\n")
    assert at(more).state.pile_start == 3
    assert write_position(read_position(more)) == more


@pytest.mark.parametrize(
    ("change", "problems"),
    [
        # One wrong line
        (("peli: koira", "peli: kiora"), [("unknown", 1, 7, "koira")]),
        (("peli: koira\n", ""), [("no-game", 1, 1, "peli: koira")]),
        (("säännöt: opas", "säännöt: opaz"), [("unknown-book", 2, 10, "opas")]),
        (("säännöt: opas", "säännöt: opas, nsto=pienin"), [("unknown-option", 2, 16, "nosto")]),
        (("säännöt: opas", "säännöt: opas, nosto=pieni"), [("bad-value", 2, 16, "nosto=pienin")]),
        (("vaihe: luopuminen", "vaihe: luopumine"), [("no-phase", 3, 8, "luopuminen")]),
        (("vaihe: luopuminen\n", ""), [("no-phase", 0, 0, "vaihe: luopuminen")]),
        (("valtti: ♠", "valtti: para"), [("no-suit", 4, 9, "pata")]),
        (("valtti: ♠\n", ""), [("no-trump", 0, 0, "valtti: ♠")]),
        (("valtti: ♠", "valti: ♠"), None),
        (("♦10 ♦Q", "♦10 ♦W"), [("no-card", 5, 12, "♦4")]),
        (("♦10 ♦Q", "♦Q ♦10"), [("table", 5, 8, "")]),
        (("♦10 ♦Q", "♦10 ♦Q ♠2"), [("table", 5, 8, "")]),
        (("♦10 ♦Q", "♦10 ♦10"), None),
        (("♦10 ♦Q", "♦10-Q"), [("table", 5, 8, "")]),
        (("♦10 ♦Q", "♦10-J"), [("table", 5, 8, "")]),
        (("♦10 ♦Q", "~♦10 ♦Q"), [("table", 5, 8, "")]),
        (("♦10 ♦Q", "!♦10 ♦Q"), [("mark", 5, 8, "")]),
        (("Aino: ♣A ♥3", "Aino: ♣A ♣A"), [("card-twice", 6, 10, "")]),
        (("Aino: ♣A ♥3", "Aino: ♣A ♣8"), [("card-twice", 8, 8, "")]),
        (("Aino: ♣A ♥3", "Aino: ♣A ★1"), [("no-card", 6, 7, "")]),
        (("Aino: ♣A ♥3", "Aino: ~♥5-6"), [("mark", 6, 7, "")]),
        (("Eero: 6", "Eero: 60"), [("too-many-cards", 7, 7, "")]),
        (("Eero: 6", "Eero: 600"), [("too-many-cards", 7, 7, "")]),
        (("Eero: 6", "Eero: 46"), [("too-many-cards", 6, 7, "")]),
        (("Eero: 6", "Eero: ²"), [("no-card", 7, 7, "♠2")]),
        (("Eero: 6", "Eero: +"), [("no-card", 7, 7, "♠7")]),
        (("Eero: 6", "Aino: 6"), None),
        (("Eero: 6", "eero, Kalle: 6"), None),
        (("vuorossa: Liisa", "vuorossa: Lisa"), [("unknown-player", 9, 11, "Liisa")]),
        (("vuorossa: Liisa", "vuorossa: Aino, Eero"), [("many-players", 9, 11, "")]),
        (("vuorossa: Liisa\n", ""), [("no-turn", 0, 0, "vuorossa: Aino")]),
        (("vuorossa: Liisa", "vuorossa"), None),
        (("Liisa: ♣8 ♦3 ♠4", "Liisa: vapaa"), [("table", 5, 8, ""), ("turn-out", 9, 11, "")]),
        (("vuorossa", "pakka: 10\nvuorossa"), [("other-phase", 9, 1, "")]),
        (("vuorossa", "pino Aino: ♣5\nvuorossa"), [("other-phase", 9, 1, "")]),
        (("vuorossa", "läjän alussa: 9\nvuorossa"), [("bad-number", 9, 15, "1")]),
        (("vuorossa", "läjän alussa: ²\nvuorossa"), [("bad-number", 9, 15, "1")]),
        (("vuorossa", "läjän alussa: 2\nvuorossa"), None),
        (("vuorossa", "löi: Aino\nvuorossa"), [("table", 9, 6, "")]),
        (("vuorossa", "napoleonin koira: Aino\nvuorossa"), [("napoleon", 9, 19, "")]),
        (("Aino: ♣A ♥3", "Aino: ♣A ♥3\narpa: 3"), [("bad-name", 7, 1, "")]),
        (("Aino: ♣A ♥3", "Aino: ♣A ♥3\nAino: ♣5"), [("key-twice", 7, 1, "")]),
        (("pöytä:", "pöytä: ♥4\nPÖYTÄ:"), [("key-twice", 6, 1, "")]),
        (("pöytä:", "mitä vain\npöytä:"), [("no-key", 5, 1, "avain: arvo")]),
    ],
)
def test_what_is_wrong_with_a_position_is_told_with_its_place(
    change: tuple[str, str], problems: list[tuple[str, int, int, str]] | None
) -> None:
    with pytest.raises(NotationError) as error:
        read_position(POSITION.replace(*change))
    found = [(p.code, p.line, p.column, p.nearest) for p in error.value.problems]
    assert found
    if problems is not None:
        assert [f[:3] for f in found] == [p[:3] for p in problems]
        for (*_, nearest), (*_, expected) in zip(found, problems, strict=True):
            assert nearest == expected or expected.startswith(("♦", "♠"))


def test_many_problems_of_a_position_are_told_at_once_in_reading_order() -> None:
    text = """\
peli: koira
säännöt: opas
vaihe: luopuminen
valtti: padda
pöytä: ♦10 ♦11
Aino: ♣A ♣A ♥x
Eero: 6
vuorossa: Lisa
vorossa: Aino
"""
    with pytest.raises(NotationError) as error:
        read_position(text)
    assert [(p.code, p.line, p.column) for p in error.value.problems] == [
        ("no-suit", 4, 9),
        ("no-card", 5, 12),
        ("card-twice", 6, 10),
        ("no-card", 6, 13),
        ("unknown-player", 8, 11),
        ("unknown-key", 9, 1),
    ]
    assert str(error.value).count("\n") == 5
    assert "line 9, column 1" in str(error.value)


COLLECTING_PROBLEMS = [
    (("Eero: 3", "Eero: vapaa"), ["out"]),
    (("Eero: 3", "Eero: 4"), ["hand"]),
    (("Eero: 3", "Eero:"), ["turn-empty"]),
    (("♣5 ♣6 ♣K", "♣5 ♣6 ♠7"), ["card-twice"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka: ♣3 ♣3 ♠7"), ["card-twice"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka: 49"), ["too-many-cards"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka: 99 99"), ["too-many-cards"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka: ♣3-5 ♠7"), ["run"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka: xx x"), ["no-card", "no-card"]),
    (("pakka: 2 ♣3 1 ♠7", "pakka:"), ["trump"]),
    (("pakka: 2 ♣3 1 ♠7\n", ""), ["trump"]),
    (("pakka: 2 ♣3 1 ♠7", "valttikortti: Aino ♠7\npakka: 2"), ["trump"]),
    (("pakka: 2 ♣3 1 ♠7", "valttikortti: Ain ♠7\npakka:"), ["unknown-player"]),
    (("pakka: 2 ♣3 1 ♠7", "valttikortti: Aino ♠7 ♠8\npakka:"), ["trump"]),
    (("pöytä: ♦4", "pöytä: ♦4 ♦4"), ["card-twice"]),
    (("pöytä: ♦4", "pöytä: ♦4-6"), ["run"]),
    (("pöytä: ♦4", "pöytä: ~♦4"), ["run"]),
    (("pöytä: ♦4", "pöytä: ♦4 ♦5 ♦6"), ["table"]),
    (("pöytä: ♦4", "pöytä: ♦4\nlöi: Aino, Liisa"), ["table"]),
    (("pöytä: ♦4", "pöytä: ♦4\nkinan alku: 2"), ["bad-number"]),
    (("pöytä: ♦4", "pöytä: ♦4\nkinassa: Liisa, Eero"), ["kina"]),
    (("pöytä: ♦4", "pöytä: ♦4\nkinassa: Eero, Eero"), ["kina"]),
    (("pöytä: ♦4", "pöytä: ♦4\njaetaan: Eero"), ["kina"]),
    (("pöytä: ♦4", "pöytä:\njaetaan: Eero, Aino"), ["kina"]),
    (("vuorossa: Eero", "jaetaan: Aino, Eero\nlöi: Aino, Eero"), ["table"]),
    (("pino Aino: ♣9 ♦9", "pino Anno: ♣9 ♦9"), ["unknown-player"]),
    (("pino Aino: ♣9 ♦9", "pino Aino: ♣9 ♥Q"), ["card-twice"]),
    (("tikkejä: Aino, Liisa", "tikkejä: Aino, Lissa"), ["unknown-player"]),
    (("tikkejä: Aino, Liisa", "läjän alussa: 2"), ["other-phase"]),
    (("vuorossa: Eero\n", ""), ["no-turn"]),
    (("tikkejä: Aino, Liisa", f"tikkejä: {'Aino, ' * 60}Aino"), ["many-players"]),
]


@pytest.mark.parametrize(("change", "codes"), COLLECTING_PROBLEMS)
def test_what_is_wrong_with_a_position_of_the_collecting_phase_is_told(
    change: tuple[str, str], codes: list[str]
) -> None:
    with pytest.raises(NotationError) as error:
        read_position(COLLECTING.replace(*change))
    assert [p.code for p in error.value.problems] == codes


def test_a_trick_that_is_no_kina_begins_at_the_bottom_of_the_table() -> None:
    assert read_position(COLLECTING + "kinan alku: 0\n") == read_position(COLLECTING)


def test_each_bad_word_of_a_pile_has_its_own_place() -> None:
    with pytest.raises(NotationError) as error:
        read_position(COLLECTING.replace("pakka: 2 ♣3 1 ♠7", "pakka: xx x x"))
    assert [p.column for p in error.value.problems] == [8, 11, 13]


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (("Liisa: ♠3 ♠4", "Liisa: ♠3"), ["napoleon"]),
        (("antaa: Liisa", "antaa: Aino"), ["napoleon"]),
        (("napoleonin koira: Aino", "napoleonin koira: Eero"), ["napoleon"]),
        (("napoleonin-koira", "suma"), ["napoleon"]),
        (("Eero: ♥6 ♥7\nLiisa: ♠3 ♠4", "Eero: vapaa\nLiisa: vapaa"), ["over", "napoleon"]),
    ],
)
def test_what_is_wrong_with_a_napoleonin_koira_is_told(
    change: tuple[str, str], codes: list[str]
) -> None:
    assert write_position(read_position(NAPOLEON)) == NAPOLEON
    with pytest.raises(NotationError) as error:
        read_position(NAPOLEON.replace(*change))
    assert sorted(p.code for p in error.value.problems) == sorted(codes)


@pytest.mark.parametrize("players", [1, 9])
def test_a_position_has_two_to_eight_players(players: int) -> None:
    hands = "".join(f"Pelaaja {n}: 2\n" for n in range(players))
    with pytest.raises(NotationError, match=f"2–8 players, not {players}"):
        read_position(f"peli: koira\nvaihe: luopuminen\nvaltti: ♠\n{hands}vuorossa: Pelaaja 0\n")


def test_by_laps_a_position_says_who_led_and_who_played() -> None:
    lap = POSITION.replace("opas", "opas, kaatuu=kierros")
    with pytest.raises(NotationError) as error:
        read_position(lap)
    assert [p.code for p in error.value.problems] == ["table", "table"]
    lap = lap.replace("Aino: ♣A", "löi: Aino, Eero\nläjän aloitti: Aino\nAino: ♣A")
    assert write_position(read_position(lap)) == lap


def test_more_players_in_the_game_than_began_is_a_problem() -> None:
    four = POSITION.replace("vuorossa", "Ville: ♥9\npelaajia alussa: 3\nvuorossa")
    with pytest.raises(NotationError, match="more than began"):
        read_position(four)


def test_where_the_card_less_are_free_nobody_in_the_game_is_without_cards() -> None:
    text = POSITION.replace("opas", "opas, kortitta=vapaa").replace("Eero: 6", "Eero:")
    with pytest.raises(NotationError, match="free at once"):
        read_position(text)


def test_on_the_last_pile_one_player_may_be_left() -> None:
    text = POSITION.replace("Aino: ♣A ♥3", "Aino: vapaa").replace("Eero: 6", "Eero: vapaa")
    text = text.replace("pöytä:", "läjän alussa: 3\npöytä:")
    with pytest.raises(NotationError, match="the deal is over"):
        read_position(text)
    assert at(text.replace("opas", "opas, loppu=läjä")).turn == "Liisa"


def test_a_position_that_does_not_know_who_played_is_played_on_and_written() -> None:
    table = at(POSITION.replace("♦10 ♦Q", "♦10")).play("Liisa ♠4")
    assert "löi: ?, Liisa" in repr(table)
    assert read_position(repr(table)).state == table.state._replace(
        seen=read_position(repr(table)).state.seen, pile_leader=-1
    )


def test_in_a_hand_written_position_who_has_no_cards_is_not_waited_for() -> None:
    text = """
        säännöt: suma
        pakka:
        valttikortti: Aino ♠7
        pöytä: {}
        Aino: ♥7
        Eero:
        Liisa: ♥8
        vuorossa: Liisa
    """
    assert at(text.format("")).state.queue == (2, 0)
    assert at(text.format("♥5\n        löi: Aino")).state.queue == (2,)


# Names


@pytest.mark.parametrize("name", ["Aino", "Anna-Kaisa", "Åke", "anna", "kaisa", "matti", "J. P. 2"])
def test_a_players_name_is_written_freely(name: str) -> None:
    text = RECORD.replace("Aino", name)
    record = read_record(text)
    assert name in record.names
    position = Position(KOIRA, record.names, record.first_state())
    assert read_position(write_position(position)) == position


@pytest.mark.parametrize(
    "name",
    [
        "arpa",
        "Vapaa",
        "> x",
        "vuorossa",
        "Pöytä",
        "Pino Aino",
        "Peli",
        "x" * 41,
        "~A",
        "?",
        "vuoros",
    ],
)
def test_a_word_of_the_notation_is_no_name(name: str) -> None:
    with pytest.raises(NotationError) as error:
        read_record(RECORD.replace("pelaajat: Aino", f"pelaajat: {name}"))
    assert error.value.problems[0].code == "bad-name"


# Records


def test_a_record_is_printed_as_it_was_read() -> None:
    record = read_record(RECORD)
    assert write_record(record) == RECORD
    assert record.caption == "Alku."
    assert [step.caption for step in record.steps] == ["Eero aloittaa.\nToinen rivi.", "", ""]
    assert [step.line for step in record.steps] == [8, 11, 12]
    assert record.start.leader == 1


def test_blank_lines_before_a_record_do_not_matter() -> None:
    record = read_record("\n  \n" + RECORD)
    assert write_record(record) == RECORD
    assert record.steps[0].line == 10


@pytest.mark.parametrize("word", ["sA", "pataässä", "patakuningas", "sT"])
def test_a_card_that_looks_like_a_verb_is_a_card(word: str) -> None:
    (*_, step) = read_record(RECORD + f"Aino {word}\n").steps
    assert step.move == Move(0, "play", read_cards(word))


def test_a_record_may_start_from_a_position() -> None:
    text = POSITION + "\nLiisa nosta\nAino nosta\n"
    record = read_record(text)
    assert write_record(record) == text
    assert record.first_state() == read_position(POSITION).state


def test_every_move_has_a_word() -> None:
    steps = (
        (Move(0, "play", read_cards("♣5")), "Aino ♣5"),
        (Move(0, "play", read_cards("♥2 ♥3 ♥4")), "Aino ♥2-4"),
        (Move(1, "pick_up"), "Eero nosta"),
        (Move(2, "turn"), "Liisa käännä"),
        (Move(0, "give", read_cards("♣5")), "Aino anna ♣5"),
        (Move(0, "snatch", read_cards("♣5")), "Aino näykkää ♣5"),
        (Move(-2, "lot", read_cards("♣5 ♣2")), "arpa ♣5 ♣2"),
    )
    setup = read_record(RECORD).start
    record = Record(KOIRA, NAMES[:3], setup, tuple(Step(move) for move, _ in steps))
    text = write_record(record)
    assert text.split("\n\n")[1].splitlines() == [line for _, line in steps]
    assert [step.move for step in read_record(text).steps] == [move for move, _ in steps]


@pytest.mark.parametrize(
    ("line", "code", "column", "nearest"),
    [
        ("Anio ♣5", "unknown-player", 1, "Aino"),
        ("  Anio ♣5", "unknown-player", 3, "Aino"),
        ("Aino", "no-move", 5, "Aino ♠7"),
        ("Aino nsta", "unknown-verb", 6, "nosta"),
        ("Aino ♣x", "no-card", 6, "♣6"),
        ("Aino 7", "ambiguous-card", 6, "♣7 tai ♦7 tai ♥7 tai ♠7"),
        ("Aino ~♥5", "mark", 6, ""),
        ("Aino anna ♥x", "no-card", 11, "♥6"),
        ("arpa ♥x", "no-card", 6, "♥6"),
    ],
)
def test_a_line_that_is_no_move_is_told_with_its_place(
    line: str, code: str, column: int, nearest: str
) -> None:
    with pytest.raises(NotationError) as error:
        read_record(RECORD + line + "\n")
    (problem,) = error.value.problems
    assert (problem.code, problem.line, problem.column) == (code, 13, column)
    assert problem.nearest == nearest or nearest.startswith(("♣", "♥"))


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (("pelaajat: Aino, Eero, Liisa\n", ""), None),
        (("pelaajat: Aino, Eero, Liisa", "pelaajat: Aino, Eero, Aino"), ["name-twice"]),
        (("pelaajat: Aino, Eero, Liisa", "pelaajat: Aino, , Eero"), ["bad-name"]),
        (("pelaajat: Aino, Eero, Liisa", "pelaajat: Eero"), ["bad-deal"]),
        (("pakka: ♣2", "pakka: ♣3"), ["bad-deal", "bad-deal"]),
        (("pakka: ♣2", "pakka: ★1"), ["bad-deal", "bad-deal"]),
        (("pakka: ♣2", "pakka: ♣2-4"), ["run"]),
        (("pakka: ♣2", "pakkaa: ♣2"), ["unknown-key", "no-pack"]),
        (("aloittaa: Eero", "aloittaa: Ero"), ["unknown-player"]),
        (("aloittaa: Eero", "aloittaa: Eero, Aino"), ["many-players"]),
        (("säännöt: opas", "säännöt: opaz"), ["unknown-book"]),
        (("peli: koira", "peli: sika"), ["unknown"]),
    ],
)
def test_what_is_wrong_with_a_records_header_is_told(
    change: tuple[str, str], codes: list[str] | None
) -> None:
    text = RECORD.replace(*change)
    with pytest.raises(NotationError) as error:
        read_record(text)
    if codes is not None:
        assert sorted({p.code for p in error.value.problems}) == sorted(set(codes))
    with pytest.raises(NotationError):
        replay_text(text)


@pytest.mark.parametrize("key", ["pakka", "pelaajat"])
def test_what_a_record_does_not_say_is_missed_at_its_beginning(key: str) -> None:
    head = RECORD.split("\n\n")[0]
    text = "\n".join(line for line in head.splitlines() if not line.startswith(key))
    with pytest.raises(NotationError) as error:
        read_record(text)
    first = error.value.problems[0]
    assert (first.line, first.column) == (1, 1)
    assert first.nearest.startswith(key)


def test_a_record_tells_the_problems_of_all_its_moves() -> None:
    with pytest.raises(NotationError) as error:
        read_record(RECORD + "Aino ♣x\nLiisa ♣5\nxx\n")
    assert [(p.code, p.line) for p in error.value.problems] == [
        ("no-card", 13),
        ("unknown-player", 15),
    ]


# Replay


def test_a_replay_gives_the_valid_prefix_and_what_stopped_it() -> None:
    legal = replay_text(RECORD.replace("Liisa ♣4\nAino ♣5", "Liisa ♣4\nAino ♣A"))
    assert legal.error.line == 12
    assert len(legal.steps) == 2
    assert legal.error.ruling.rule == "K1.2"
    assert legal.last == legal.steps[-1].after
    assert legal.result is None
    unread = replay_text(RECORD + "Eero ♣x\n")
    assert unread.error.line == 13
    assert unread.error.problems[0].code == "no-card"
    assert len(unread.steps) == 3
    # An illegal move before the unreadable line is what stops it.
    both = replay_text(RECORD.replace("Aino ♣5", "Aino ♣A") + "Eero ♣x\n")
    assert both.error.ruling is not None
    empty = replay_text(RECORD.split("\n\n")[0] + "\n")
    assert empty.steps == ()
    assert empty.last == empty.first


def test_a_caption_of_a_line_that_cannot_be_read_is_not_given_to_another() -> None:
    done = replay_text(RECORD + "> Kolmas.\nEero ♣x\n> Ei kenenkään.\n")
    assert done.record.steps[-1].caption == "Kolmas."


# What is no notation


@pytest.mark.parametrize("reader", [read_position, read_record, read_cards, replay_text])
@pytest.mark.parametrize(
    "text", ["\0", "peli\x07", "peli: koira\nsäännöt\x1b: opas", "\x0b", "\x7f"]
)
def test_what_is_not_text_is_refused(reader, text: str) -> None:
    with pytest.raises(NotationError):
        reader(text)


def test_the_place_of_a_forbidden_character_is_told() -> None:
    with pytest.raises(NotationError) as error:
        read_position("peli: koira\nab\0c\n")
    assert [(p.code, p.line, p.column) for p in error.value.problems] == [("not-text", 2, 3)]


def filled(start: str, part: str, end: str = "") -> str:
    """As long a text of the same part over and over as is read at all."""
    return start + part * ((MAX_TEXT - len(start) - len(end)) // len(part)) + end


HEAD = "peli: koira\nvaihe: luopuminen\nvaltti: ♠\nAino: 3\nEero: 3\nvuorossa: Aino\n"
DEAL = f"peli: koira\npelaajat: Aino, Eero\npakka: {ALL}\n\n"
HUGE = {
    "megabytes": "x " * 2_000_000,
    "megabytes of lines": "Aino: ♣5\n" * 500_000,
    "one word": "x" * MAX_TEXT,
    "lines": filled("", "x\n"),
    "words as cards": filled(HEAD + "pöytä: ", "x "),
    "cards": filled(HEAD + "pöytä: ", "♠7 "),
    "runs": filled(HEAD + "pöytä: ", "♠2-A "),
    "runs in a hand": filled(HEAD + "Liisa: ", "♠2-A "),
    "numbers": filled(HEAD.replace("luopuminen", "keräys") + "pakka: ", "99 "),
    "players in a field": filled(HEAD + "löi: ", "x,"),
    "options": filled("peli: koira\nsäännöt: ", "a=b,"),
    "keys": HEAD + "".join(f"a{n}: b\n" for n in range(8000)),
    "hands": HEAD + "".join(f"A{n}: 1\n" for n in range(8000)),
    "players": filled("peli: koira\npelaajat: ", "x,"),
    "packs": filled("peli: koira\npelaajat: Aino, Eero\npakka: ", "♠7 "),
    "moves": filled(DEAL, "Aino x\n"),
    "strangers": filled(DEAL, "x y\n"),
    "words in a move": filled(DEAL + "Aino ", "x "),
    "legal-looking moves": filled(DEAL, "Aino ♠7\n"),
    "captions": filled(DEAL, "> x\n"),
}


def read_or_refused[T](reader: Callable[[str], T], text: str) -> tuple[T | None, list[Problem]]:
    """What a text says, or the problems with it; no other error may come out."""
    try:
        return reader(text), []
    except NotationError as error:
        return None, list(error.problems)


def seconds(reader: Callable[[str], object], text: str) -> float:
    """How long a text takes to be refused or read; the better of two tries."""
    tries = []
    for _ in range(2):
        started = time.process_time()
        problems = read_or_refused(reader, text)[1]
        tries.append(time.process_time() - started)
        assert len(problems) <= 50
        assert sum(map(len, map(str, problems))) < 20_000
        if tries[0] < AT_ONCE:
            break
    return min(tries)


AT_ONCE = 0.2 if Coverage.current() is None else 2.0
"""Seconds; measuring coverage slows everything down."""


@pytest.mark.parametrize("kind", HUGE)
def test_megabytes_are_answered_at_once(kind: str) -> None:
    for reader in (read_position, read_record, read_cards, replay_text):
        assert seconds(reader, HUGE[kind]) < AT_ONCE


def test_a_list_of_cards_is_not_longer_than_a_pack_in_words() -> None:
    with pytest.raises(NotationError) as error:
        read_cards("♠7 " * (MOST_WORDS + 1))
    assert [p.code for p in error.value.problems] == ["too-many-cards"]
    assert len(read_cards("pata 7 " * (MOST_WORDS // 2))) == MOST_WORDS // 2


# Good texts spoiled

PIECES = [
    *"♣♦♥♠★~!-–:,=+>?²٣½ \n\t",
    *map(str, CARDS[::5]),
    "♥2-4",
    "0",
    "-1",
    "99",
    "nosta",
    "arpa",
    "vapaa",
    "Aino",
    "pino Aino: ♣5",
    "kaatuneet: ♣2",
    "jaetaan: Aino, Eero",
    "läjän alussa: 2",
    "napoleonin koira: Aino",
    "antaa: Eero",
    "säännöt: suma",
    "peli: koira",
    "İ",
    "\u2028",
    "\u00a0",
    "e\u0301",
    "\ud83c\udca1",
]


@st.composite
def spoiled(draw: st.DrawFn) -> str:
    """A good text with a few pieces cut out, put in, doubled or moved."""
    text = draw(
        st.sampled_from([POSITION, COLLECTING, RECORD, NAPOLEON, POSITION + "\nLiisa ♠4\n"])
    )
    for _ in range(draw(st.integers(1, 6))):
        at_ = draw(st.integers(0, len(text)))
        end = min(len(text), at_ + draw(st.integers(0, 12)))
        kind = draw(st.integers(0, 3))
        piece = draw(st.sampled_from(PIECES) | st.text(max_size=4)) if kind != 1 else ""
        if kind == 3:
            lines = text.splitlines(keepends=True)
            where = draw(st.integers(0, len(lines)))
            lines.insert(where, draw(st.sampled_from(lines)) if lines else "")
            text = "".join(lines)
        else:
            text = text[:at_] + piece + text[end if kind == 1 or kind == 2 else at_ :]
    return text


@given(spoiled())
@example("peli: koira\nvaihe: keräys\npakka: ²\nAino: 3\nEero: 3\nvuorossa: Aino")
def test_a_spoiled_text_is_read_or_refused_with_its_problems(text: str) -> None:
    lines = len(text.splitlines())
    for reader in (read_position, read_record, replay_text):
        read, problems = read_or_refused(reader, text)
        assert (read is None) == bool(problems)
        for problem in problems:
            check_problem(problem, lines)
        if isinstance(read, Position):
            check_position(read)
        elif isinstance(read, Record):
            assert write_record(read_record(write_record(read))) == write_record(read)


def check_problem(problem: Problem, lines: int) -> None:
    assert problem.code
    assert problem.message
    assert 0 <= problem.line <= max(lines, 1)
    assert (problem.line == 0) == (problem.column == 0)
    assert len(problem.read) <= 40


def check_position(position: Position) -> None:
    """What could be read is as good as anything: it prints, reads back and can be played on."""
    state, rng = position.state, Random(1)
    for _ in range(12):
        position = position._replace(state=state)
        text = write_position(position)
        assert write_position(read_position(text)) == text
        assert KOIRA.from_json(KOIRA.to_json(state)) == state
        moves = list(KOIRA.legal_moves(state))
        assert moves == [ruling.move for ruling in KOIRA.rulings(state) if ruling.legal]
        if not moves:
            # Only unseen cards could be played.
            assert any(hand >= 1 << UNSEEN_SHIFT for hand in state.hands)
            return
        try:
            state = KOIRA.play(state, rng.choice(moves)).after
        except UnknownCard:
            return
        if state.result is not None:
            return


@given(st.text(max_size=60))
def test_any_text_is_cards_or_a_notation_error(text: str) -> None:
    cards, problems = read_or_refused(read_cards, text)
    assert (cards is None) == bool(problems)
    if cards is not None:
        assert read_cards(" ".join(map(str, cards))) == cards


@given(st.lists(st.sampled_from(CARDS), max_size=20))
def test_printed_cards_read_back(cards: list) -> None:
    assert read_cards(" ".join(map(str, cards))) == tuple(cards)


def test_the_games_of_the_registry_are_named_as_in_the_notation() -> None:
    for name, game in GAMES.items():
        assert name == game.id
        assert set(game.verbs.values()).isdisjoint(("arpa",)) or game.verbs["lot"] == "arpa"
        assert len(set(game.verbs.values())) == len(game.verbs)
