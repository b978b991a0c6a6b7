"""What Kitumaija says, shows and asks of its own."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish.events import caption, move_text
from koirakoulu.finnish.problems import problem_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from korttipelit import GAMES, NotationError, Position, read_position

KITU = GAMES["kitumaija"]


def table(**more: str) -> Position:
    lines = {
        "säännöt": "kitumaija",
        "pakka": "♥5 ♠2 3",
        "avopakka": "♥4 ♣3 ♣4 ♣10",
        "vuorossa": "Aino",
        "Aino": "♣J ♦2 ♥9 ♠Q ♠K",
        "Eero": "♣5 ♣6 ♣7 ♣8 ♣9",
        "Liisa": "♥2 ♥3 ♠3 ♠4 ♠5 ♠6",
    } | more
    text = "".join(f"{key}: {value}\n" for key, value in lines.items())
    return read_position(f"peli: kitumaija\n{text}")


def said(where: Position, line: str) -> str:
    text = verdict(where, KITU.ruling(where.state, move_of(where, line))).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


SECOND = table(avopakka="♥4 ♣3 ♣4", kiinniotto="kädestä", Aino="♦2 ♥9 ♠Q ♠K")
AFTER_MAIJA = table(avopakka="♥4 ♣3 ♣4 ♣10 ♥J ♠Q", Aino="♣J ♦2 ♥9 ♠K ♠A")


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (table(), "Aino ♣J", "Käy: ristisotamies on isompi kuin ristikymppi, ja maa on sama."),
        (
            table(),
            "Aino ♦2",
            "Ei käy: risti on kova maa, ja ristikympin päälle kelpaa vain isompi risti.",
        ),
        (
            table(säännöt="kitumaija, kova-risti=ei"),
            "Aino ♦2",
            "Käy: ruutu on valtti, ja valtti ottaa kiinni minkä tahansa muun maan kortin.",
        ),
        (
            table(avopakka="♥4 ♥10"),
            "Aino ♦2",
            (
                "Käy: ruutu on valtti, ja valtti ottaa kiinni minkä tahansa muun maan kortin "
                "paitsi ristin."
            ),
        ),
        (
            table(avopakka="♥4 ♠10"),
            "Aino ♠Q",
            "Ei käy: maijan saa lyödä vain toisena korttina, ei koskaan kiinniottokorttina.",
        ),
        (
            SECOND,
            "Aino ♠Q",
            "Käy: kiinniottokortin jälkeen toiseksi kortiksi käy mikä tahansa.",
        ),
        (
            SECOND,
            "Aino nosta",
            "Ei käy: kiinniottokortti on jo lyöty, ja sen päälle lyödään vielä toinen kortti.",
        ),
        (
            table(),
            "Aino nosta",
            "Joka ei voi tai halua ottaa kiinni, nostaa avopakasta kolme korttia.",
        ),
        (
            table(avopakka="♥4 ♣10"),
            "Aino nosta",
            "Joka ei voi tai halua ottaa kiinni, nostaa avopakasta yhden kortin.",
        ),
        (
            table(avopakka="♥10"),
            "Aino nosta",
            "Avopakassa on vain pohjimmainen kortti, jota ei nosteta: vuoro siirtyy.",
        ),
        (
            AFTER_MAIJA,
            "Aino nosta",
            "Edellinen kortti on maija, joten avopakasta on nostettava viisi korttia.",
        ),
        (
            AFTER_MAIJA,
            "Aino ♠K",
            "Ei käy: avopakan päällä on maija, eikä sitä saa kiinni: kortteja on nostettava.",
        ),
        (
            table(),
            "Aino käännä",
            (
                "Kädessä on tasan viisi korttia, joten lyömisen sijasta saa kääntää kortin "
                "nostopakasta."
            ),
        ),
        (
            SECOND,
            "Aino käännä",
            (
                "Vuoron alussa kädessä oli tasan viisi korttia, joten toisenkin kortin saa "
                "kääntää nostopakasta."
            ),
        ),
        (
            table(Aino="♣J ♦2"),
            "Aino käännä",
            (
                "Ei käy: nostopakasta saa kääntää vain, jos kädessä on vuoron alussa tasan viisi "
                "korttia."
            ),
        ),
        (
            table(pakka=""),
            "Aino käännä",
            "Ei käy: nostopakka on lopussa, joten siitä ei voi kääntää korttia.",
        ),
        (
            table(),
            "Aino nosta ♣10",
            "Ei käy: nostettavia kortteja ei valita: ne ovat avopakan päällimmäiset.",
        ),
        (
            table(),
            "Aino käännä ♥5",
            "Ei käy: käännettävää korttia ei valita: se on nostopakan päällimmäinen.",
        ),
        (table(), "Eero ♣J", "Ei käy: vuorossa on Aino."),
    ],
)
def test_reasons(where: Position, line: str, text: str) -> None:
    assert said(where, line) == text


def test_one_card_is_played_at_a_time() -> None:
    where = table(Aino="♣J ♣Q ♥9 ♠Q ♠K")
    assert said(where, "Aino ♣J-Q").startswith("Ei käy: kortit lyödään yksi kerrallaan")


def told(where: Position, *lines: str, open_cards: bool = False) -> list[str]:
    """The captions of the last move."""
    sentences: list[str] = []
    for line in lines:
        played = KITU.play(where.state, move_of(where, line))
        sentences = caption(KITU, where.names, played, open_cards=open_cards)
        for sentence in sentences:
            check_sentence(sentence)
        where = where._replace(state=played.after)
    return [sentence.replace("\u00a0", " ") for sentence in sentences]


@pytest.mark.parametrize(
    ("where", "lines", "sentences"),
    [
        (
            table(),
            ("Aino ♣J", "Aino ♠Q"),
            ["Aino löi patarouvan.", "Aino nosti pakasta kaksi korttia."],
        ),
        (table(), ("Aino nosta",), ["Aino nosti avopakasta kolme korttia."]),
        (
            table(avopakka="♥4 ♣3 ♣10"),
            ("Aino nosta",),
            ["Aino nosti avopakasta kaksi korttia. Pohjimmainen jäi."],
        ),
        (
            table(avopakka="♥10"),
            ("Aino nosta",),
            ["Avopakassa oli vain pohjimmainen kortti, joten Aino ei nostanut mitään."],
        ),
        (AFTER_MAIJA, ("Aino nosta",), ["Maijan takia Aino nosti avopakasta viisi korttia."]),
        (
            table(),
            ("Aino käännä",),
            [
                "Aino käänsi nostopakasta herttavitosen.",
                "Käännetty kortti ei ottanut kiinni, joten Aino nosti avopakasta neljä korttia.",
            ],
        ),
        (
            table(pakka="", Aino="♣J"),
            ("Aino ♣J",),
            [
                "Aino löi ristisotamiehen.",
                "Kortit loppuivat kesken vuoron, joten seuraavaksi otetaan kiinni ristisotamies.",
                "Kortit loppuivat, joten Aino on vapaa.",
            ],
        ),
    ],
)
def test_events(where: Position, lines: tuple[str, ...], sentences: list[str]) -> None:
    assert told(where, *lines) == sentences


def test_what_is_taken_is_named_where_hands_are_open() -> None:
    assert told(table(), "Aino nosta", open_cards=True) == [
        "Aino nosti avopakasta ristikolmosen, ristinelosen ja ristikympin."
    ]


def test_moves_in_words() -> None:
    where = table()
    assert move_text(KITU, move_of(where, "Aino nosta"), where.names) == "Aino nostaa avopakasta"


def test_the_end_names_the_winner_and_kitumaija() -> None:
    where = table(pakka="", Aino="♣J", Liisa="vapaa", voittaja="Liisa")
    played = KITU.play(where.state, move_of(where, "Aino ♣J"))
    assert status(where._replace(state=played.after))[-1:] == [
        "Jako päättyi: muut ovat vapaita. Voittaja on Liisa. Kitumaija on Eero."
    ]


def test_the_status_says_which_card_is_due() -> None:
    assert "Ensin kiinniottokortti, sitten vapaa kortti" in status(table())
    assert "Kiinniottokortti on lyöty, toinen kortti on vapaa" in status(SECOND)
    assert "Avopakan päällä on maija" in status(AFTER_MAIJA)
    assert "Valtti: ruutu" in status(table())


def test_others_hands_are_not_counted_unless_the_table_shows_counts() -> None:
    scene = scene_for(table(), 0)
    assert [seat.counted for seat in scene.seats] == [True, False, False]
    assert [seat.unseen for seat in scene.seats] == [0, 1, 1]
    scene = scene_for(table(säännöt="kitumaija, määrät=kyllä"), 0)
    assert [seat.counted for seat in scene.seats] == [True, True, True]
    assert [seat.unseen for seat in scene.seats] == [0, 5, 6]
    assert all(seat.counted for seat in open_scene(table()).seats)


def test_of_the_open_pile_the_top_card_shows_and_how_many_lie_below() -> None:
    scene = scene_for(table(), 0)
    assert [lot.text for lot in scene.lots] == ["♣10"]
    assert scene.below == 3
    scene = scene_for(table(säännöt="kitumaija, kurkistus=kyllä"), 0)
    assert [lot.text for lot in scene.lots] == ["♣3", "♣4", "♣10"]
    assert scene.below == 1


def test_a_turned_trump_card_lies_under_the_stock() -> None:
    where = table(säännöt="kitumaija, valtti=käännetään", valtti="♥", pakka="3 ♥7")
    stock = scene_for(where, 0).stock
    assert stock is not None
    assert (stock.size, stock.under, stock.crosswise) == (4, "♥7", True)
    plain = scene_for(table(), 0).stock
    assert plain is not None
    assert (plain.under, plain.crosswise) == (None, False)


def left(where: Position, line: str) -> tuple[str, list[tuple[str, int]]]:
    played = KITU.play(where.state, move_of(where, line))
    here = where._replace(state=played.after)
    leaving = with_leaving(open_scene(here), played, here).leaving
    assert leaving is not None
    return leaving.why, [(lot.text, lot.down) for lot in leaving.lots]


def test_taken_cards_are_seen_leaving_face_down_but_for_the_top_one() -> None:
    assert left(table(), "Aino nosta") == ("Kortit nosti Aino", [("", 2), ("♣10", 0)])
    assert left(table(), "Aino käännä") == ("Kortit nosti Aino", [("", 3), ("♥5", 0)])
    assert left(table(avopakka="♥4 ♣10"), "Aino nosta") == ("Kortit nosti Aino", [("♣10", 0)])


def test_tags_tell_who_is_in_turn_out_and_kitumaija() -> None:
    where = table(pakka="", Aino="♣J", Liisa="vapaa")
    tags = [tag.text for seat in open_scene(where).seats for tag in seat.tags]
    assert tags == ["vuorossa", "vapaa"]
    played = KITU.play(where.state, move_of(where, "Aino ♣J"))
    over = open_scene(where._replace(state=played.after))
    assert [tag.text for seat in over.seats for tag in seat.tags] == [
        "vapaa",
        "Kitumaija",
        "vapaa",
    ]


def asked(where: Position) -> dict[str, str]:
    choices = VIEWS["kitumaija"].kinds["montako"].ask(where)
    return {choice.name: choice.verdict.text.replace("\u00a0", " ") for choice in choices}


def test_how_many_are_taken_is_asked() -> None:
    three = asked(table())
    assert three["kolme"] == "Oikein: joka ei ota kiinni, nostaa kolme päällimmäistä korttia."
    assert three["viisi"] == "Väärin: joka ei ota kiinni, nostaa kolme päällimmäistä korttia."
    two = asked(table(avopakka="♥4 ♣3 ♣10"))
    assert two["kaksi"] == "Oikein: avopakan pohjimmaista korttia ei nosteta."
    assert two["kolme"] == "Väärin: avopakassa on kolme korttia, ja pohjimmainen jää."
    assert two["yksi"] == "Väärin: joka ei ota kiinni, nostaa kolme päällimmäistä korttia."
    assert asked(AFTER_MAIJA)["viisi"] == (
        "Oikein: maijan jälkeen nostetaan viisi päällimmäistä korttia."
    )
    assert asked(table(avopakka="♥10"))["ei yhtään"].startswith("Oikein")


def test_what_is_wrong_with_a_position_is_said_in_finnish() -> None:
    with pytest.raises(NotationError) as error:
        table(avopakka="♠Q ♣10", Aino="♣J")
    assert [problem_text(problem, "kitumaija") for problem in error.value.problems] == [
        "Avopakka ei voi olla tällainen."
    ]
