# A table of sentences is read a row at a time, however long the row.
# ruff: noqa: E501

"""The President part of Presidentin koira in words, on the table and as a question."""

import pytest
from tables import KOIRA, played, position

from koirakoulu.finnish.events import caption, move_label, move_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, with_leaving
from korttipelit import Position

PILE = (
    "presidentin-koira{}; vaihe: presidentti; pöytä: ♥6+♦6; löi: Aino; Aino: ♥K ♦K; "
    "Eero: ♣5 ♠5 ♣8 ♠8 ♣K ♣6 ♠6 ♠9 ★1 ★2; Liisa: ♥7 ♦7; vuorossa: Eero"
)
EMPTY = (
    "presidentin-koira{}; vaihe: presidentti; Aino: ♥K ♦K ♣K ♠K ♣5 ★1; Eero: ♣8; Liisa: ♥7; "
    "vuorossa: Aino"
)


@pytest.mark.parametrize(
    ("where", "rules", "line", "said"),
    [
        (PILE, "", "Eero ♣8 ♠8", "Käy: kasi on isompi kuin kutonen."),
        (PILE, "", "Eero ♣5 ♠5", "Ei käy: vitonen on pienempi kuin kutonen."),
        (PILE, "", "Eero ♣6 ♠6", "Ei käy: kutonen ei ole isompi kuin pöydässä oleva."),
        (PILE, "", "Eero ♠9", "Ei käy: tähän läjään lyödään kaksi korttia kerrallaan."),
        (PILE, "", "Eero ♠9 ♠8", "Ei käy: kerralla lyödään vain samanarvoisia kortteja."),
        (PILE, "", "Eero ★1", "Käy: yksi jokeri voittaa minkä lyönnin tahansa."),
        (PILE, "", "Eero ★1 ★2", "Käy: kaksi jokeria on pari, ja se voittaa kaikki muut parit."),
        (PILE, "", "Eero ♠9 ★1", "Ei käy: tässä pöydässä jokeri ei käy toisen kortin sijasta."),
        (PILE, "", "Eero passaa", "Passata saa aina, kun pöydässä on läjä."),
        (PILE, "", "Eero nosta", "Ei käy: nyt ei nosteta pöydästä."),
        (PILE, "", "Eero näykkää ♠9", "Ei käy: nyt kenenkään kädestä ei näykätä kortteja."),
        (PILE, "", "Liisa ♥7 ♦7", "Ei käy: vuorossa on Eero."),
        (PILE, "", "Eero ♥7", "Ei käy: herttaseiska ei ole kädessäsi."),
        (PILE, ", yhtä-suuri=kyllä", "Eero ♣6 ♠6", "Käy: tässä pöydässä myös yhtä suuri käy."),
        (PILE, ", jokeri-käy-kaikesta=kyllä", "Eero ♠9 ★1", "Käy: tässä pöydässä jokeri saa täydentää samanarvoiset."),
        (PILE.replace("★1 ★2", "★2").replace("♥6+♦6; löi: Aino", "♥6+♦6 ★1; löi: Aino, Liisa"), "", "Eero ♣8 ♠8", "Ei käy: jokeria isompaa ei ole."),
        (PILE.replace("★1 ★2", "★2").replace("♥6+♦6", "♥6+★1"), ", jokeri-käy-kaikesta=kyllä", "Eero ♣5 ♠5", "Ei käy: vitonen on pienempi kuin kutonen."),
        (PILE.replace("★1 ★2", "★2").replace("♥6+♦6", "♥6+★1"), ", jokeri-käy-kaikesta=kyllä", "Eero ♠9", "Ei käy: tähän läjään lyödään kaksi korttia kerrallaan."),
        (EMPTY, "", "Aino ♥K ♦K", "Käy: pöytä on tyhjä, joten saat aloittaa yhdellä tai useammalla samanarvoisella."),
        (EMPTY, "", "Aino passaa", "Ei käy: läjän aloittaja ei voi passata, vaan hän lyö."),
        (EMPTY, ", jokeri-käy-kaikesta=kyllä", "Aino ♥K ♦K ♣K ♠K ★1", "Ei käy: kerralla lyödään enintään neljä korttia."),
    ],
)  # fmt: skip
def test_a_verdict_says_why(where: str, rules: str, line: str, said: str) -> None:
    at = position(where.format(rules))
    ruling = KOIRA.ruling(at.state, _move(at, line))
    assert verdict(at, ruling).text.replace("\N{NO-BREAK SPACE}", " ") == said


def _move(at: Position, line: str):
    from korttipelit.notation.record import read_move
    from korttipelit.text.lines import Field

    problems: list = []
    move = read_move(KOIRA, at.names, Field("", line, 1, 1), problems)
    assert move is not None, problems
    return move


def told(where: str, *lines: str) -> list[str]:
    at = position(where)
    return caption(KOIRA, at.names, played(at, *lines))


def test_what_happens_is_told() -> None:
    at = PILE.format("")
    assert told(at, "Eero passaa") == ["Eero passasi."]
    assert told(at, "Eero passaa", "Liisa passaa") == [
        "Liisa passasi.",
        "Muut passasivat, joten läjä siirrettiin sivuun.",
        "Seuraavan läjän aloittaa Aino.",
    ]
    assert told(at, "Eero ♣8 ♠8") == ["Eero löi ristikasin ja patakasin."]


def test_the_end_names_presidents_dog() -> None:
    at = "presidentin-koira; vaihe: presidentti; Aino: ♥K; Eero: ♣8; Liisa: vapaa; vuorossa: Aino"
    said = told(at, "Aino ♥K")
    assert said[-1].endswith("Presidentin koira on Eero.")


def test_the_status_says_how_the_pile_stands() -> None:
    at = position(PILE.format(""))
    assert status(at) == [
        "Presidentti",
        "Vuorossa: Eero",
        "Läjään lyödään kaksi\N{NO-BREAK SPACE}korttia kerrallaan, päällimmäisen löi Aino",
    ]
    passed = Position(KOIRA, at.names, played(at, "Eero passaa").after)
    assert "passannut on Eero" in status(passed)[2]
    assert status(position(EMPTY.format("")))[:2] == ["Presidentti", "Vuorossa: Aino"]


def test_moves_have_words_and_labels() -> None:
    at = position(PILE.format(""))
    sets, passes = _move(at, "Eero ♣8 ♠8"), _move(at, "Eero passaa")
    assert move_text(KOIRA, sets, at.names) == "Eero lyö ristikasin ja patakasin"
    assert move_label(KOIRA, sets) == "♣8 ♠8"
    assert move_label(KOIRA, passes) == "Passaa"


def test_the_scene_shows_sets_who_passed_and_what_was_cleared() -> None:
    at = position(PILE.format(""))
    passed = played(at, "Eero passaa")
    scene = open_scene(Position(KOIRA, at.names, passed.after))
    assert scene.phase == "Presidentti"
    assert [(lot.text, lot.by) for lot in scene.lots] == [("♥6 ♦6", "Aino")]
    assert [tag.text for tag in scene.seats[1].tags] == ["passasi"]
    cleared = played(Position(KOIRA, at.names, passed.after), "Liisa passaa")
    after = Position(KOIRA, at.names, cleared.after)
    leaving = with_leaving(open_scene(after), cleared, after).leaving
    assert leaving is not None
    assert leaving.why == "Muut passasivat"
    at = position(
        "presidentin-koira; vaihe: presidentti; Aino: ♥K; Eero: ♣8; Liisa: vapaa; vuorossa: Aino"
    )
    over = open_scene(Position(KOIRA, at.names, played(at, "Aino ♥K").after))
    assert [[tag.text for tag in seat.tags] for seat in over.seats] == [
        ["vapaa"],
        ["Presidentin koira"],
        ["vapaa"],
    ]


def test_tricks_of_presidentin_koira_have_no_trump() -> None:
    at = position(
        "presidentin-koira; vaihe: keräys; pakka: ; valttikortti: Aino; pöytä: ♣5 ♦J; Aino: ♣6; "
        "Eero: ♦6; Liisa: ★1; vuorossa: Liisa"
    )
    scene = open_scene(at)
    assert scene.trump is None
    assert not any(seat.aside for seat in scene.seats)
    assert not any("altti" in line for line in status(at))
    ruling = KOIRA.ruling(at.state, _move(at, "Liisa ★1"))
    assert "jokerin" in verdict(at, ruling).text


def test_questions_are_drawn_where_there_is_a_choice_of_sets() -> None:
    theme = next(t for t in VIEWS["koira"].themes if t.key == "presidentti")
    at = position(PILE.format(""))
    assert theme.holds(at.state.rules)
    assert theme.suits(at.state)
    assert not theme.suits(position(EMPTY.format("")).state)
    assert not theme.holds(KOIRA.options.books["opas"].rules)
