"""What Paskahousu says and asks of its own."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish.events import caption, move_label, move_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, scene_for, with_leaving
from korttipelit import GAMES, Position, read_position

GAME = GAMES["paskahousu"]


def table(**more: str) -> Position:
    lines = {
        "säännöt": "paskahousu",
        "pakka": "♥8 ♣9",
        "pöytä": "♣5 ♦7",
        "Aino": "♣3 ♣8 ♦4 ♥J ♠2",
        "Eero": "♠3 ♠4 ♠5 ♠6 ♠7",
        "Liisa": "♥3 ♥4 ♥5 ♥6 ♥7",
        "vuorossa": "Aino",
    } | more
    return read_position("".join(f"{k}: {v}\n" for k, v in {"peli": "paskahousu", **lines}.items()))


def said(where: Position, line: str) -> str:
    text = verdict(where, GAME.ruling(where.state, move_of(where, line))).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


def told(where: Position, line: str, *, open_cards: bool = False) -> str:
    played = GAME.play(where.state, move_of(where, line))
    return " ".join(caption(GAME, where.names, played, open_cards=open_cards))


STUCK = "♣3 ♣4 ♣6 ♦4 ♦5"
LED = table(pöytä="")
NEVER = {"säännöt": "paskahousu, kuva-aloitus=ei", "pöytä": "", "Aino": "♣J ♦J ♥Q ♠K ♣K"}


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (table(), "Aino ♣8", "Käy: kasi on suurempi kuin päällimmäinen seiska."),
        (table(), "Aino ♦4", "Ei käy: nelonen on pienempi kuin päällimmäinen seiska."),
        (
            table(Aino="♣3 ♣7 ♦4 ♥J ♠2"),
            "Aino ♣7",
            "Käy: yhtä suuri käy aina, ja päällimmäisenä on seiska.",
        ),
        (
            table(),
            "Aino ♥J",
            (
                "Ei käy: kuvakortti käy vasta kasin tai suuremman päälle, ja päällimmäisenä on "
                "seiska."
            ),
        ),
        (
            table(säännöt="paskahousu, kuvat=7"),
            "Aino ♥J",
            "Käy: kuvakortti käy seiskan tai suuremman päälle, ja päällimmäisenä on seiska.",
        ),
        (
            table(),
            "Aino ♣3 ♦4",
            "Ei käy: kerralla lyödään vain samanarvoisia kortteja.",
        ),
        (
            table(),
            "Aino käännä",
            (
                "Ei käy: pakasta kokeillaan vain, jos kädestä ei voi lyödä, ja voit lyödä "
                "kakkosen tai kasin."
            ),
        ),
        (
            table(Aino=STUCK),
            "Aino käännä",
            "Et voi lyödä kädestäsi, joten saat kokeilla onneasi pakasta.",
        ),
        (table(Aino=STUCK), "Aino nosta", "Et voi lyödä, joten nostat koko pinon."),
        (
            table(säännöt="paskahousu, vapaanosto=ei"),
            "Aino nosta",
            "Ei käy: pinoa ei nosteta, jos voi lyödä, ja voit lyödä kakkosen tai kasin.",
        ),
        (LED, "Aino nosta", "Ei käy: pöydässä ei ole mitään nostettavaa."),
        (
            LED,
            "Aino ♥J",
            (
                "Ei käy: tyhjään pöytään lyödään kuvakortti vain pakosta, ja voit lyödä "
                "kakkosen, kolmosen, nelosen tai kasin."
            ),
        ),
        (
            table(pöytä="", Aino="♣J ♦J ♥Q ♠K ♣K"),
            "Aino ♥Q",
            (
                "Käy: kädessäsi ei ole muuta aloitettavaa, joten kuvakortin saa lyödä tyhjään "
                "pöytään."
            ),
        ),
        (
            table(**NEVER, pakka=""),
            "Aino passaa",
            "Kädessäsi on vain kuvakortteja, eikä niillä saa aloittaa. Siksi saat passata.",
        ),
        (
            table(säännöt="paskahousu, kuva-aloitus=ei", pöytä=""),
            "Aino passaa",
            (
                "Ei käy: passata saa vain, jos ei voi aloittaa, ja voit lyödä kakkosen, kolmosen, "
                "nelosen tai kasin."
            ),
        ),
        (
            table(pöytä="♦10"),
            "Aino ♣8",
            ("Ei käy: tyhjään pöytään lyöty kymppi on nostettava, eikä sen päälle lyödä mitään."),
        ),
        (table(pöytä="♦A"), "Aino nosta", "Tyhjään pöytään lyöty ässä on nostettava."),
        (
            table(pöytä="♦A"),
            "Aino käännä",
            "Ei käy: tyhjään pöytään lyöty ässä on nostettava, eikä pakasta silloin kokeilla.",
        ),
        (
            table(pöytä="", Aino="♣10 ♣3 ♣4 ♣6 ♣8"),
            "Aino ♣10",
            "Käy: kymppi ei tyhjässä pöydässä kaada mitään, vaan seuraava nostaa sen.",
        ),
        (
            table(pöytä="♣5 ♦2"),
            "Aino ♣8",
            "Ei käy: kakkosen päälle käy vain kakkonen.",
        ),
        (
            table(pöytä="", pakka="", aloitus="3"),
            "Aino ♣8",
            "Ei käy: jako on aloitettava kolmosilla.",
        ),
        (
            table(pöytä="", pakka="", aloitus="10", Aino="♣10 ♦10"),
            "Aino ♣10",
            "Käy: jako aloitetaan kympillä, joka ratkaisi aloittajan.",
        ),
        (
            table(pöytä="♣5 ♥8", käännetty="kyllä", pakka=""),
            "Aino nosta",
            (
                "Ei käy: käännetty kortti on jo pöydässä, joten voit enää lisätä siihen tai "
                "lopettaa."
            ),
        ),
        (
            table(pöytä="♣5 ♥8", käännetty="kyllä", pakka=""),
            "Aino ♥J",
            "Ei käy: käännetyn kortin mukana lyödään vain samanarvoisia, ja se on kasi.",
        ),
        (
            table(pöytä="♣5 ♥8", käännetty="kyllä", pakka=""),
            "Aino riittää",
            "Käännetyn kortin lisäksi ei ole pakko lyödä mitään.",
        ),
    ],
)
def test_a_verdict_says_why(where: Position, line: str, text: str) -> None:
    assert said(where, line) == text


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (
            table(Aino=STUCK),
            "Aino käännä",
            "Aino käänsi nostopakasta herttakasin. Kortti kävi, joten se jäi pöytään.",
        ),
        (
            table(Aino=STUCK, pakka="♥2", pöytä="♣5 ♦2"),
            "Aino käännä",
            "Aino käänsi nostopakasta herttakakkosen. Kortti kävi, joten se jäi pöytään.",
        ),
        (
            table(Aino=STUCK, pöytä="♣5 ♦9"),
            "Aino käännä",
            (
                "Aino käänsi nostopakasta herttakasin. Kortti ei käynyt, joten Aino nosti sen ja "
                "koko pinon. Seuraavaksi aloittaa Eero."
            ),
        ),
        (
            table(**NEVER, pakka="♣Q ♦3"),
            "Aino käännä",
            (
                "Aino käänsi nostopakasta ristirouvan. Kortti ei käynyt, joten Aino nosti sen "
                "käteensä. Seuraavaksi aloittaa Eero."
            ),
        ),
        (table(**NEVER, pakka=""), "Aino passaa", "Aino passasi."),
        (
            table(Aino="♣10 ♣3 ♣4"),
            "Aino ♣10",
            "Aino löi ristikympin. Kymppi kaatoi pinon. Kaataja jatkaa: vuorossa on Aino.",
        ),
        (
            table(Aino="♣A", pöytä="♣9 ♦K", pakka=""),
            "Aino ♣A",
            (
                "Aino löi ristiässän. Ässä kaatoi pinon. Kortit loppuivat, joten Aino on vapaa. "
                "Uuden pinon aloittaa Eero."
            ),
        ),
        (
            table(Aino="♣7 ♣3", pöytä="♦7 ♥7 ♠7", pakka="", Eero="♠3", Liisa="vapaa"),
            "Aino ♣7",
            (
                "Aino löi ristiseiskan. Päällekkäin on neljä samanarvoista, joten pino kaatui. "
                "Kaataja jatkaa: vuorossa on Aino."
            ),
        ),
        (
            table(Aino="♣8", pakka="", Eero="♠3", Liisa="vapaa"),
            "Aino ♣8",
            (
                "Aino löi ristikasin. Kortit loppuivat, joten Aino on vapaa. "
                "Jako päättyi: muut ovat vapaita. Paskahousu on Eero."
            ),
        ),
    ],
)
def test_what_happened_is_told(where: Position, line: str, text: str) -> None:
    assert told(where, line).replace("\u00a0", " ") == text


def test_how_a_position_stands() -> None:
    assert [line.replace("\u00a0", " ") for line in status(table())] == [
        "Vuorossa: Aino",
        "Päällimmäisenä seiska",
        "Nostopakassa 2 korttia",
    ]
    assert "Jaon aloittaa kolmonen" in status(table(pöytä="", pakka="", aloitus="3"))
    turned = table(pöytä="♣5 ♥8", käännetty="kyllä", pakka="")
    assert "Pakasta käännettiin kasi" in status(turned)


def test_moves_have_names_and_labels() -> None:
    where = table()
    names = where.names
    assert move_text(GAME, move_of(where, "Aino käännä"), names) == "Aino kokeilee pakasta"
    assert move_text(GAME, move_of(where, "Aino nosta"), names) == "Aino nostaa pinon"
    assert move_label(GAME, move_of(where, "Aino nosta")) == "Nosta pino"


def test_equal_cards_lie_together_and_only_the_last_lots_are_seen() -> None:
    where = table(pöytä="♣3 ♣4 ♦4 ♥5 ♣6 ♦6 ♦7", Aino="♣8 ♥J ♠2 ♠8 ♠J", Eero="5", Liisa="5")
    scene = open_scene(where)
    assert scene.below == 1
    assert [lot.cards for lot in scene.lots] == [("♣4", "♦4"), ("♥5",), ("♣6", "♦6"), ("♦7",)]
    assert open_scene(table(pöytä="3 ♦7", pakka="20", Eero="5", Liisa="5")).lots[0].down == 3


def test_who_is_free_and_who_lost_is_seen_at_the_table() -> None:
    where = table(Aino="♣8", pakka="", Eero="♠3", Liisa="vapaa")
    assert [tag.text for tag in scene_for(where, 0).seats[2].tags] == ["vapaa"]
    played = GAME.play(where.state, move_of(where, "Aino ♣8"))
    over = open_scene(where._replace(state=played.after))
    assert [tag.text for tag in over.seats[1].tags] == ["Paskahousu"]


def test_what_leaves_the_table_is_seen_with_the_reason() -> None:
    where = table(Aino="♣10 ♣3", pöytä="♣5 ♦7")
    played = GAME.play(where.state, move_of(where, "Aino ♣10"))
    leaving = with_leaving(open_scene(where), played, where).leaving
    assert leaving is not None
    assert leaving.why == "Pino kaatui"
    assert [lot.text for lot in leaving.lots] == ["♣5", "♦7", "♣10"]
    played = GAME.play(where.state, move_of(where, "Aino nosta"))
    leaving = with_leaving(open_scene(where), played, where).leaving
    assert leaving is not None
    assert leaving.why == "Kortit nosti Aino"
    played = GAME.play(table().state, move_of(table(), "Aino ♣8"))
    assert with_leaving(open_scene(table()), played, table()).leaving is None


def test_it_can_be_asked_what_topples_the_pile() -> None:
    kind = VIEWS["paskahousu"].kinds["kaatuu"]
    where = table(pöytä="♣5 ♦7 ♥7", Aino="♣7 ♠7 ♦10 ♠2 ♠9", Eero="5", Liisa="5")
    assert kind.fits(where)
    assert not kind.fits(table(pöytä=""))
    found = {choice.name: choice.verdict for choice in kind.ask(where)}
    assert {name for name, answer in found.items() if answer.legal} == {
        "ristiseiska ja pataseiska",
        "ruutukymppi",
    }
    assert found["ruutukymppi"].text == "Kaatuu: kymppi kaataa sen, mitä pinossa on."
    assert found["ristiseiska ja pataseiska"].text == (
        "Kaatuu: päällekkäin on silloin neljä samanarvoista."
    )
    assert found["pataysi"].text == (
        "Ei kaadu: ysi käy, mutta neljää samanarvoista ei tule päällekkäin."
    )
    assert found["patakakkonen"].text == "Ei kaadu: kakkonen käy, mutta kakkoset eivät kaada."
    low = table(pöytä="♣5 ♦9", Aino="♣7 ♠2 ♦10 ♣3 ♣4", Eero="5", Liisa="5")
    answers = {choice.name: choice.verdict for choice in kind.ask(low)}
    assert answers["ristiseiska"].text.startswith("Ei käy: ")
