"""What Valepaska says and asks of its own: of what was said, of what was true."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish import labels
from koirakoulu.finnish.events import caption, claim_text, lot_text, move_label, move_text
from koirakoulu.finnish.problems import problem_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.asking import rulings_asked
from koirakoulu.views.choices import grid, groups, picture_a_hand
from koirakoulu.views.elements import el, to_html
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from koirakoulu.views.table import faces, table
from korttipelit import GAMES, NotationError, Position, read_position, read_record

GAME = GAMES["valepaska"]


def where(**more: str) -> Position:
    lines = {
        "säännöt": "valepaska",
        "pöytä": "♣5 ♦9",
        "sanottu": "5 7",
        "Aino": "♣3 ♣8 ♦8",
        "Eero": "♠3 ♠7 ♥7",
        "Liisa": "♥3 ♥4",
        "vuorossa": "Aino",
    } | more
    return read_position("".join(f"{k}: {v}\n" for k, v in {"peli": "valepaska", **lines}.items()))


PLAYED = where(pöytä="♣5 ♣7 ♦9", sanottu="5 7 7", lyöty="2", Aino="♣3")


def said(place: Position, line: str) -> str:
    text = verdict(place, GAME.ruling(place.state, move_of(place, line))).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("place", "line", "text"),
    [
        (where(), "Aino ♣3 sanoo 8", "Käy: kasi on suurempi kuin päällimmäinen seiska."),
        (where(), "Aino ♣3 sanoo 6", "Ei käy: kutonen on pienempi kuin päällimmäinen seiska."),
        (
            where(Aino="♣3 ♣8 ♦8 ♥8 ♠8"),
            "Aino ♣3 ♣8 ♦8 ♥8 ♠8 sanoo 8",
            ("Ei käy: samanarvoisia kortteja on vain neljä, joten enempää ei voi lyödä kerralla."),
        ),
        (
            where(pakka="♣4", Eero="5", Liisa="5"),
            "Aino käännä",
            "Pakasta saa kokeilla aina, sillä kukaan ei näe, mitä kädessäsi on.",
        ),
        (
            where(säännöt="valepaska, vapaanosto=ei"),
            "Aino nosta",
            ("Ei käy: pinoa ei nosteta, kun voi lyödä, ja valehtelemalla voi aina lyödä jotakin."),
        ),
        (
            PLAYED,
            "Eero epäile",
            "Lyönnistä sanottiin: kaksi seiskaa. Jos epäilet, kortit käännetään.",
        ),
        (PLAYED, "Eero usko", "Jos kukaan ei epäile, lyönti jää voimaan."),
        (
            PLAYED,
            "Liisa nosta",
            "Ei käy: ensin sanotaan, uskotaanko viimeisin lyönti vai epäilläänkö sitä.",
        ),
        (
            where(),
            "Aino epäile",
            "Ei käy: vain viimeisintä lyöntiä voi epäillä, ja senkin vain heti.",
        ),
        (
            where(pöytä="♣5 ♣7", sanottu="5 7", lyöty="1", epäilijät="Liisa"),
            "Eero epäile",
            "Ei käy: olet jo sanonut uskovasi.",
        ),
    ],
)
def test_a_verdict_says_why(place: Position, line: str, text: str) -> None:
    assert said(place, line) == text


def test_a_play_without_cards_or_words_is_told_apart() -> None:
    place = where()
    move = move_of(place, "Aino ♣3 sanoo 8")
    for odd, text in (
        (move._replace(claim=0), "kortit lyödään selkä ylöspäin, joten lyöjän on sanottava, mitä"),
        (move._replace(cards=()), "lyönnistä puuttuu kortti"),
    ):
        assert verdict(place, GAME.ruling(place.state, odd)).text.startswith(f"Ei käy: {text}")


def told(place: Position, *lines: str, open_cards: bool = False) -> str:
    sentences: list[str] = []
    for line in lines:
        played = GAME.play(place.state, move_of(place, line))
        sentences = caption(GAME, place.names, played, open_cards=open_cards)
        place = place._replace(state=played.after)
    return " ".join(sentences).replace("\u00a0", " ")


def test_others_hear_what_is_said_and_a_reader_who_sees_all_cards_reads_whether_it_is_true() -> (
    None
):
    assert told(where(), "Aino ♣8 ♦8 sanoo 8") == "Aino sanoi: kaksi kasia."
    assert told(where(), "Aino ♣8 ♦8 sanoo 8", open_cards=True) == (
        "Aino sanoi: kaksi kasia. Se oli totta: kortit olivat ristikasi ja ruutukasi."
    )
    assert told(where(), "Aino ♣3 sanoo 8", open_cards=True) == (
        "Aino sanoi: yksi kasi. Se oli huijausta: kortti oli ristikolmonen."
    )


@pytest.mark.parametrize(
    ("rules", "lines", "text"),
    [
        (
            "valepaska",
            ("Aino ♣8 sanoo 8", "Liisa epäile"),
            (
                "Liisa epäili. Käännettynä kortti oli ristikasi. Liisa nosti pöydästä kolme "
                "korttia. Rehti pelaaja jatkaa: vuorossa on Aino."
            ),
        ),
        (
            "valepaska",
            ("Aino ♣3 ♣8 sanoo 8", "Liisa epäile"),
            (
                "Liisa epäili. Käännettynä kortit olivat ristikolmonen ja ristikasi. Aino nosti "
                "pöydästä neljä korttia. Huijauksen jälkeen aloittaa Eero."
            ),
        ),
        (
            "valepaska, huijauksesta=epäilijä",
            ("Aino ♣3 sanoo 8", "Liisa epäile"),
            (
                "Liisa epäili. Käännettynä kortti oli ristikolmonen. Aino nosti pöydästä kolme "
                "korttia. Epäilijä oli oikeassa ja aloittaa: vuorossa on Liisa."
            ),
        ),
        ("valepaska", ("Aino ♣3 sanoo 8", "Liisa usko"), "Liisa uskoi."),
        (
            "valepaska",
            ("Aino ♣3 sanoo 8", "Eero ♠3 sanoo 9"),
            "Kukaan ei epäillyt. Eero sanoi: yksi ysi.",
        ),
        (
            "valepaska",
            ("Aino ♣3 sanoo 10", "Eero usko", "Liisa usko"),
            "Liisa uskoi. Kymppi kaatoi pinon. Kaataja jatkaa: vuorossa on Aino.",
        ),
    ],
)
def test_what_comes_of_a_doubt_is_told(rules: str, lines: tuple[str, ...], text: str) -> None:
    assert told(where(säännöt=rules), *lines) == text


def test_how_a_position_stands() -> None:
    def lines(place: Position) -> list[str]:
        return [line.replace("\u00a0", " ") for line in status(place)]

    assert lines(where())[:2] == ["Vuorossa: Aino", "Päällä sanottu yksi seiska"]
    assert lines(PLAYED)[:2] == ["Epäillä voivat Eero ja Liisa", "Aino sanoi: kaksi seiskaa"]
    assert lines(where(pöytä="", sanottu=""))[0] == "Vuorossa: Aino"


def test_moves_have_names_and_labels() -> None:
    place = where()
    move = move_of(place, "Aino ♣8 ♦8 sanoo 9")
    assert move_label(GAME, move) == "♣8 ♦8, sanoo 9"
    assert move_text(GAME, move, place.names).replace("\u00a0", " ") == "Aino sanoo: kaksi ysiä"
    assert lot_text(GAME, move).replace("\u00a0", " ") == (
        "ristikasi ja ruutukasi, sanot: kaksi ysiä"
    )
    assert claim_text(GAME, move).replace("\u00a0", " ") == "kaksi ysiä"
    assert claim_text(GAME, move_of(place, "Aino nosta")) == ""


def test_cards_lie_face_down_with_what_was_said_of_them() -> None:
    lots = scene_for(PLAYED, 1).lots
    assert [(lot.down, lot.claim, lot.by) for lot in lots] == [
        (1, "yksi vitonen", ""),
        (2, "kaksi seiskaa", "Aino"),
    ]
    html = to_html(table(scene_for(PLAYED, 1), "t", faces("cards.svg")))
    assert "2 korttia selkä ylöspäin, sanottu: kaksi seiskaa" in html.replace("\u00a0", " ")


def test_the_player_sees_his_own_cards_and_so_does_who_sees_all_hands() -> None:
    for scene in (scene_for(PLAYED, 0), open_scene(PLAYED)):
        first, last = scene.lots
        assert (first.down, last.cards, last.claim) == (1, ("♣7", "♦9"), "kaksi seiskaa")
    html = to_html(table(open_scene(PLAYED), "t", faces("cards.svg")))
    assert "ristiseiska ja ruutuysi, sanottu: kaksi seiskaa" in html.replace("\u00a0", " ")


def test_of_a_taken_pile_only_the_doubted_cards_are_seen() -> None:
    played = GAME.play(PLAYED.state, move_of(PLAYED, "Eero epäile"))
    leaving = with_leaving(open_scene(PLAYED), played, PLAYED).leaving
    assert leaving is not None
    assert [(lot.down, lot.cards) for lot in leaving.lots] == [
        (1, ()),
        (0, ("♣7",)),
        (0, ("♦9",)),
    ]
    html = to_html(table(with_leaving(open_scene(PLAYED), played, PLAYED), "t", faces("c.svg")))
    assert "Kortit nosti Aino: kortti selkä ylöspäin, ristiseiska ja ruutuysi" in html
    place = where()
    played = GAME.play(place.state, move_of(place, "Aino nosta"))
    leaving = with_leaving(open_scene(place), played, place).leaving
    assert leaving is not None
    assert [(lot.down, lot.cards) for lot in leaving.lots] == [(2, ())]


def test_what_can_be_said_stands_under_the_cards_it_is_said_of() -> None:
    place = where(säännöt="valepaska, vapaanosto=ei")
    choices = list(rulings_asked(place))
    found = groups(choices)
    assert [group.laid for group in found] == [("♣3",), ("♣8",), ("♦8",), ("♣8", "♦8"), ()]
    assert found[1].label(choices[found[1].numbers[0]]).replace("\u00a0", " ") == "Yksi kakkonen"
    assert found[1].pictures(choices[found[1].numbers[0]], faces("cards.svg")) is None
    html = to_html(grid(found[3], "t-on", [el("p", {}, "x")]))
    assert "Ristikasi ja ruutukasi, sanot:" in html
    assert not picture_a_hand(choices)
    assert labels.laid(["♣8"]) == "Ristikasi, sanot:"


def test_it_can_be_asked_what_may_be_said() -> None:
    kind = VIEWS["valepaska"].kinds["sanominen"]
    place = where(Aino="♣3 ♣8 ♦J")
    assert kind.fits(place)
    assert not kind.fits(PLAYED)
    found = {c.name.replace("\u00a0", " "): c.verdict.legal for c in kind.ask(place)}
    assert found == {
        "Yksi kakkonen": True,
        "Yksi kolmonen": False,
        "Yksi kasi": True,
        "Yksi sotamies": False,
        "Yksi ässä": False,
    }


def test_it_can_be_asked_what_topples_the_pile_if_it_is_believed() -> None:
    kind = VIEWS["valepaska"].kinds["kaatuu"]
    place = where(pöytä="4", sanottu="5 8 8 8", Aino="♣3 ♣J ♦8")
    answers = {c.name.replace("\u00a0", " "): c.verdict for c in kind.ask(place)}
    texts = {name: answer.text.replace("\u00a0", " ") for name, answer in answers.items()}
    assert texts == {
        "Yksi kakkonen": "Ei kaadu: kakkoset eivät kaada pinoa.",
        "Yksi kasi": "Kaatuu: päällekkäin olisi sanottuna neljä kasia.",
        "Kaksi kasia": "Kaatuu: päällekkäin olisi sanottuna viisi kasia.",
        "Kolme kasia": "Kaatuu: päällekkäin olisi sanottuna kuusi kasia.",
        "Yksi ysi": "Ei kaadu: päällekkäin olisi sanottuna yksi ysi.",
        "Yksi kymppi": "Kaatuu: kymppi kaataa sen, mitä pinossa on.",
        "Yksi sotamies": "Ei kaadu: päällekkäin olisi sanottuna yksi sotamies.",
        "Yksi rouva": "Ei kaadu: päällekkäin olisi sanottuna yksi rouva.",
        "Yksi kuningas": "Ei kaadu: päällekkäin olisi sanottuna yksi kuningas.",
    }
    off = where(säännöt="valepaska, neloset=ei", pöytä="4", sanottu="5 8 8 8", Aino="♣3")
    answers = {c.name.replace("\u00a0", " "): c.verdict for c in kind.ask(off)}
    assert answers["Yksi kasi"].text == "Ei kaadu: neljä samanarvoista ei tässä pöydässä kaada."


@pytest.mark.parametrize(
    ("eero", "right", "reason"),
    [
        (
            "♠7 ♥7 ♦7",
            "Varmasti valetta",
            "sinulla on itselläsi kolme seiskaa, joten muilla voi olla yksi.",
        ),
        (
            "♠7 ♥7 ♦3",
            "Voi olla totta",
            "sinulla on itselläsi kaksi seiskaa, joten muilla voi olla kaksi.",
        ),
        ("♠8", "Voi olla totta", "sinulla ei ole yhtään seiskaa, joten muilla voi olla neljä."),
    ],
)
def test_it_can_be_asked_whether_what_was_said_can_be_true(
    eero: str, right: str, reason: str
) -> None:
    kind = VIEWS["valepaska"].kinds["epäily"]
    place = where(pöytä="3", sanottu="5 7 7", lyöty="2", Aino="♣3", Eero=eero)
    assert kind.fits(place)
    found = {choice.name: choice.verdict for choice in kind.ask(place)}
    assert [name for name, answer in found.items() if answer.legal] == [right]
    assert found[right].text.replace("\u00a0", " ") == f"Niin on: {reason}"


def test_all_four_in_ones_own_hand_leave_none_for_others() -> None:
    kind = VIEWS["valepaska"].kinds["epäily"]
    place = where(pöytä="2", sanottu="5 7", lyöty="1", Aino="♣3", Eero="♣7 ♦7 ♥7 ♠7")
    texts = [choice.verdict.text for choice in kind.ask(place) if choice.verdict.legal]
    assert texts[0].endswith("joten muilla ei ole yhtään.")


def test_what_is_wrong_with_a_text_is_told_in_finnish() -> None:
    record = "peli: valepaska\nAino: ♣4\nEero: ♠3\nvuorossa: Aino\n\nAino ♣4\n"
    with pytest.raises(NotationError) as error:
        read_record(record)
    assert problem_text(error.value.problems[0], "valepaska") == (
        "Lyönnistä on sanottava, mitä se on. Tarkoititko ”♣4 sanoo 7”?"
    )
