"""What Moska and Turamoska say of their own."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish.events import caption
from koirakoulu.finnish.problems import problem_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene
from korttipelit import GAMES, NotationError, Position, read_position

TABLE = """\
peli: {game}
säännöt: {rules}
{more}
hyökkääjä: Aino
pöytä: {table}
Aino: ♣6 ♣8 ♦8 ♥K ♠2
Eero: {eero}
Liisa: ♣10 ♥8 ♥9
Ville: {ville}
"""


def moska(table="♣4/♣9", more="valtti: ♠", rules="moska", eero="♣J ♠J ♦9", ville="♣7 ♠8 ♠4"):
    return read_position(
        TABLE.format(game="moska", rules=rules, more=more, table=table, eero=eero, ville=ville)
    )


def tura(table="♣4/♣9", more="valtti: ♠", rules="turamoska", eero="♣J ♠J ♦9", ville="♣7 ♠8 ♠4"):
    return read_position(
        TABLE.format(game="turamoska", rules=rules, more=more, table=table, eero=eero, ville=ville)
    )


def said(where: Position, line: str) -> str:
    ruling = where.game.ruling(where.state, move_of(where, line))
    text = verdict(where, ruling).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


DONE = "riittää: Aino, Liisa, Ville"
STOCK = "pakka: ♣2 ♥3 ♠9"
DECK = "moska, pakasta=kyllä"
SELF = "moska, itselle=kyllä"


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (
            moska(),
            "Eero kaada ♣4 ♣J",
            "Ei käy: muut saavat ensin lisätä kortteja, ja vuorossa on Aino.",
        ),
        (moska(""), "Eero ♣J", "Ei käy: vuorossa on Aino."),
        (moska(""), "Aino ♣6", "Käy: hyökkäyksen saa avata millä tahansa kortilla."),
        (
            moska(""),
            "Aino riittää",
            "Ei käy: pöytä on tyhjä, ja hyökkääjän on avattava hyökkäys.",
        ),
        (
            moska("♠6", "valtti: ♠\nvaihe: avaus"),
            "Aino ♦8",
            "Ei käy: pöydässä on yksittäinen kutonen, ja sen pariksi kelpaa vain toinen kutonen.",
        ),
        (
            moska("♠6", "valtti: ♠\nvaihe: avaus"),
            "Aino ♣6",
            "Käy: pöydässä on jo kutonen, joten toinenkin kutonen käy.",
        ),
        (
            moska("♠6", "valtti: ♠\nvaihe: avaus"),
            "Aino riittää",
            "Yksikin kortti riittää avaukseksi.",
        ),
        (
            moska("♠6 ♥6", "valtti: ♠\nvaihe: avaus"),
            "Aino ♥K",
            (
                "Ei käy: kädessäsi ei ole toista kuningasta, ja yksittäisen kortin saa lyödä "
                "vain yksinään."
            ),
        ),
        (
            moska("♠6 ♥6", "valtti: ♠\nvaihe: avaus", eero="5"),
            "Aino ♦8",
            "Käy: kädessäsi on toinenkin kasi, joten niistä tulee pari.",
        ),
        (
            moska("♠6 ♥6", "valtti: ♠\nvaihe: avaus"),
            "Aino riittää",
            "Jokaista numeroa on ainakin kaksi, joten avaus on valmis.",
        ),
        (
            moska("♠6 ♥6 ♠8", "valtti: ♠\nvaihe: avaus", eero="5", ville="♣7"),
            "Aino riittää",
            "Ei käy: patakasi on vielä yksin, joten sen pari on lyötävä ensin.",
        ),
        (
            moska("♠6 ♥6 ♠8", "valtti: ♠\nvaihe: avaus", eero="5", ville="♣7"),
            "Aino ♣6",
            "Ei käy: patakasi on vielä yksin, joten sen pari on lyötävä ensin.",
        ),
        (
            moska("♠6 ♥6", f"{STOCK}\nvaihe: avaus"),
            "Aino vaihda",
            "Valttikakkosen saa vaihtaa milloin tahansa pakan alla olevaan korttiin: pataysi.",
        ),
        (
            moska("♠6 ♥6 ♠8", f"{STOCK}\nvaihe: avaus", eero="5", ville="♣7"),
            "Aino vaihda",
            "Ei käy: kesken parin lyömisen ei vaihdeta.",
        ),
        (
            moska(),
            "Aino vaihda",
            "Ei käy: nostopakka on lopussa, eikä vaihdettavaa valttikorttia enää ole.",
        ),
        (
            moska(more=STOCK),
            "Liisa vaihda",
            "Ei käy: vaihtoon tarvitaan valttikakkonen, eikä sitä ole kädessäsi.",
        ),
        (
            moska("♣4/♣9 ♠9", eero="♣J", ville="♥4"),
            "Liisa ♥9",
            "Ei käy: tappajalla on kädessään yksi kortti, eikä tappamattomia saa olla enempää.",
        ),
        (
            moska("♣4/♣9 ♦2/♦5 ♥2/♥5 ♥4/♥6 ♣2/♣5 ♠9", eero="5"),
            "Liisa ♥9",
            (
                "Ei käy: tappaja käyttää hyökkäykseen enintään kuusi käsikorttia ja voi nyt tappaa "
                "enää yhden kortin, eikä tappamattomia saa olla enempää."
            ),
        ),
        (
            moska("♠6 ♥6 ♦6", "valtti: ♠\nvaihe: avaus", eero="♣J ♠J ♦9"),
            "Aino ♣6",
            "Ei käy: tappajalla on kädessään kolme korttia, eikä tappamattomia saa olla enempää.",
        ),
        (
            moska(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero ♣J",
            "Ei käy: et voi lisätä kortteja itseäsi vastaan.",
        ),
        (
            moska(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero kaada ♣4 ♣J",
            "Ei käy: tapettavaksi kelpaa vain pöydän avoin kortti.",
        ),
        (
            moska(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero nosta",
            "Kortit saa nostaa, vaikka voisi tappaakin.",
        ),
        (
            moska(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♥4", eero="♣J ♦9"),
            "Eero nosta",
            "Et voi tappaa kädestäsi enempää, joten nostat avoimet kortit.",
        ),
        (
            moska(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero kaada ♦4 ♠J",
            "Käy: pata on valtti, ja valtti tappaa minkä tahansa muun maan kortin.",
        ),
        (
            moska("♦4 ♥4", "valtti: ♠\nvaihe: lisäys", eero="5"),
            "Ville ♠4",
            "Käy: pöydässä on jo nelonen, joten kortin saa vielä antaa, ja tappaja nostaa sen.",
        ),
        (
            moska(more="valtti: ♠\nriittää: Ville"),
            "Ville ♠4",
            (
                "Ei käy: sanoit jo, että riittää, ja saat lisätä kortteja vasta, kun tappaja on "
                "tehnyt jotakin."
            ),
        ),
        (
            moska(rules=SELF, more=f"{STOCK}\n{DONE}", table="♣4/♣J", eero="♠4 ♥J", ville="♣7 ♠8"),
            "Eero ♠4",
            "Käy: pöydässä on jo nelonen, joten voit lisätä toisenkin itsellesi.",
        ),
        (
            moska(rules=SELF, more=f"valtti: ♠\n{DONE}", table="♣4/♣J ♥4", eero="♥J ♥Q ♥A"),
            "Eero ♥J",
            "Ei käy: itselleen saa lisätä vain, kun nostopakassa on kortteja.",
        ),
        (
            moska(rules=DECK, more=f"{STOCK}\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero käännä",
            "Pakasta saa kääntää kortin ja yrittää tappaa sillä.",
        ),
        (
            moska(rules=DECK, more=f"pakka: ♠9\n{DONE}", table="♣4/♣9 ♦4"),
            "Eero käännä",
            "Ei käy: pakassa on enää valttikortti, eikä sitä käännetä.",
        ),
        (
            moska(rules=DECK, more=f"{STOCK}\n{DONE}\npakasta: ♦4", table="♣4/♣9 ♦4"),
            "Eero käännä",
            "Ei käy: ruutunelonen käännettiin jo pakasta, ja se on tapettava ennen seuraavaa.",
        ),
        (
            moska(rules=DECK, more=f"{STOCK}\n{DONE}\nkäännetty: ♠10", table="♦4 ♥4"),
            "Eero nosta",
            "Ei käy: patakymppi käännettiin pakasta, ja sillä on tapettava jokin avoin kortti.",
        ),
        (tura(""), "Aino ♣6", "Käy: haasteeksi kelpaa mikä tahansa kortti."),
        (tura("", STOCK), "Aino käännä", "Haasteen saa myös kääntää pakasta."),
        (
            tura("♠6", "valtti: ♠\nvaihe: avaus"),
            "Aino riittää",
            "Yksikin kortti riittää haasteeksi.",
        ),
        (
            tura(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♦9 ♥4", eero="♠9 ♥J ♥A ♥Q"),
            "Eero ♠9",
            "Käy: pöydässä on jo ysi, joten voit lisätä toisenkin itsellesi.",
        ),
        (
            tura(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♥4 ♦4", eero="♠9 ♥J"),
            "Eero ♠9",
            (
                "Ei käy: kun lyöt kortin, sinulle jää yksi kortti, eikä kaatamattomia saa olla "
                "enempää."
            ),
        ),
        (
            tura(more=f"valtti: ♠\n{DONE}", table="♣4/♣9 ♥4", eero="♠9"),
            "Eero ♠9",
            "Ei käy: se on viimeinen korttisi, etkä voisi enää kaataa sitä.",
        ),
        (
            tura(more=f"{STOCK}\nvaihe: kokeilu", table="♣4/♣9 ♥4"),
            "Eero kaada ♥4 ♠J",
            "Ei käy: kokeilet jo pakasta, joten kädestä ei enää lyödä.",
        ),
        (
            tura(more=f"valtti: ♠\n{DONE}", rules="turamoska, itselle=ei", table="♣4/♣9 ♥4"),
            "Eero nosta",
            "Kortit saa nostaa, vaikka voisi kaataakin.",
        ),
        (
            tura(more=f"valtti: ♠\n{DONE}", table="♣4/♣9"),
            "Eero nosta",
            "Ei käy: pöydässä ei ole avoimia kortteja nostettavaksi.",
        ),
    ],
)
def test_why_a_move_may_or_may_not_be_made(where: Position, line: str, text: str) -> None:
    assert said(where, line) == text


def told(where: Position, *lines: str) -> list[str]:
    game, names, state = where
    played = None
    for line in lines:
        played = game.play(state, move_of(where._replace(state=state), line))
        state = played.after
    assert played is not None
    sentences = caption(game, names, played)
    for sentence in sentences:
        check_sentence(sentence)
    return [sentence.replace("\u00a0", " ") for sentence in sentences]


@pytest.mark.parametrize(
    ("where", "lines", "sentences"),
    [
        (
            moska("♠6", "valtti: ♠\nvaihe: avaus", ville="♣7 ♠8"),
            ["Aino riittää"],
            ["Aino sai avauksensa valmiiksi."],
        ),
        (
            moska("♣4/♣9 ♥4", f"valtti: ♠\n{DONE}", eero="♣J"),
            ["Eero nosta"],
            [
                "Eero ei voinut tai halunnut tappaa enempää.",
                "Pelistä poistuivat ristinelonen ja ristiysi.",
                "Eero nosti pöydästä herttanelosen.",
                "Seuraava hyökkääjä on Liisa, ja tappaja on Ville.",
            ],
        ),
        (
            moska("♦4 ♥4", "valtti: ♠\nvaihe: lisäys", eero="5"),
            ["Ville ♠4"],
            ["Ville antoi vielä patanelosen."],
        ),
        (
            moska("♦4", f"{STOCK}\nvaihe: avattu", rules=DECK),
            ["Eero käännä"],
            [
                "Eero käänsi nostopakasta ristikakkosen.",
                "Ristikakkonen ei voinut tappaa mitään, joten se jäi pöytään.",
            ],
        ),
        (
            tura("♦4", f"{STOCK}\n{DONE}"),
            ["Eero käännä"],
            [
                "Eero käänsi nostopakasta ristikakkosen.",
                "Ristikakkonen ei voinut kaataa mitään.",
                "Eero nosti pöydästä ruutunelosen ja ristikakkosen.",
                "Eero nosti pakasta kortin.",
                "Seuraava haastaja on Liisa, ja vastaaja on Ville.",
            ],
        ),
        (
            tura("♣4/♣9 ♦9 ♥4", f"valtti: ♠\n{DONE}", eero="♠9 ♥J ♥A ♥Q"),
            ["Eero ♠9"],
            ["Eero löi itselleen pataysin."],
        ),
        (
            tura("♦4", f"valtti: ♠\n{DONE}", eero="♠J"),
            ["Eero kaada ♦4 ♠J"],
            [
                "Eero kaatoi ruutunelosen patasotamiehellä.",
                "Pelistä poistuivat ruutunelonen ja patasotamies.",
                "Eero pääsi ensimmäisenä korteistaan ja voitti.",
                "Seuraava haastaja on Liisa, ja vastaaja on Ville.",
            ],
        ),
        (
            tura("♦4/♦10", "valtti: ♠\nriittää: Aino, Liisa", eero="♠J"),
            ["Ville riittää"],
            [
                "Ville ei lisännyt korttia.",
                "Pelistä poistuivat ruutunelonen ja ruutukymppi.",
                "Seuraava haastaja on Eero, ja vastaaja on Liisa.",
            ],
        ),
    ],
)
def test_what_happens_is_told(where: Position, lines: list[str], sentences: list[str]) -> None:
    assert told(where, *lines) == sentences


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (moska(""), "Hyökkää: Aino, tappaa: Eero (enintään 3 korttia)"),
        (moska("♦4"), "Hyökkää: Aino, tappaa: Eero (avoimia kortteja 1, enintään 3)"),
        (
            moska("♦4", "valtti: ♠\nvaihe: lisäys", rules="moska, lisäykset=vapaat"),
            "Hyökkää: Aino, tappaa: Eero (avoimia kortteja 1)",
        ),
        (
            moska("♦4", "valtti: ♠\nvaihe: lisäys"),
            "Tappaja nostaa, muut voivat vielä antaa kortteja",
        ),
        (tura("♦4"), "Haastaa: Aino, vastaa: Eero (avoimia kortteja 1, enintään 3)"),
        (tura("♦4", f"{STOCK}\nvaihe: kokeilu"), "Vastaaja kokeilee onneaan pakasta"),
        (moska("♦4"), "Vuorossa: Aino, kortteja voivat lisätä myös Liisa ja Ville"),
        (
            moska("♦4", "valtti: ♠\nriittää: Aino"),
            "Vuorossa: Liisa, kortteja voi lisätä myös Ville",
        ),
        (moska("", STOCK), "Vuorossa: Aino"),
    ],
)
def test_how_a_position_stands(where: Position, line: str) -> None:
    assert line in [told.replace("\u00a0", " ") for told in status(where)]


@pytest.mark.parametrize(
    ("where", "names"),
    [
        (
            moska("♦4/♦10"),
            {
                "Aino": "tappaja tappoi kaiken, eikä vuoro silloin tule tälle paikalle.",
                "Eero": "tappaja tappoi kaiken, joten seuraava vuoro on hänen.",
            },
        ),
        (
            moska("♦4"),
            {
                "Eero": "joka nostaa, menettää vuoronsa.",
                "Liisa": "tappaja nosti kortteja, joten vuoro siirtyy häntä seuraavalle.",
                "Ville": "tappaja nosti kortteja, eikä vuoro silloin tule tälle paikalle.",
            },
        ),
        (
            moska("♦4/♦10", "valtti: ♠\nriittää: Aino", eero="♦J"),
            {"Eero": "tappaja tappoi kaiken, joten seuraava vuoro on hänen."},
        ),
        (tura("♦4/♦10"), {"Eero": "vastaaja kaatoi kaiken, joten seuraava vuoro on hänen."}),
    ],
)
def test_who_attacks_next_is_asked_and_answered(where: Position, names: dict[str, str]) -> None:
    kind = VIEWS[where.game.id].kinds["seuraava"]
    assert kind.fits(where)
    choices = {choice.name: choice.verdict for choice in kind.ask(where)}
    assert sum(verdict.legal for verdict in choices.values()) == 1
    for name, reason in names.items():
        assert choices[name].reason == reason


@pytest.mark.parametrize(
    ("game", "lines", "text"),
    [
        ("moska", "valtti: ♠\npöytä: ♦4\nvaihe: kokeilu", "kokeilu” ei ole hyökkäyksen vaihe."),
        ("moska", "valtti: ♠\npöytä: ♦4/♣2", "Pöydän kortit eivät voi olla näin."),
        ("moska", "valtti: ♠\npöytä: ♦4\nkäytetty: 3", "Käytettyjen korttien määrä ei sovi"),
        ("moska", "valtti: ♠\npöytä: ♦4\npakasta: ♦5", "ei ole avoinna pöydässä"),
        ("moska", "valtti: ♠\npöytä: ♦4\nkäännetty: ♠5", "käännetty kortti ei voi odottaa"),
        ("turamoska", "valtti: ♠\nvoittaja: Aino", "Voittaja on se, joka pääsi ensimmäisenä"),
    ],
)
def test_what_cannot_be_is_told(game: str, lines: str, text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_position(f"peli: {game}\n{lines}\nhyökkääjä: Aino\nAino: ♣6 ♣8\nEero: ♣J ♠J")
    assert any(text in problem_text(problem, game) for problem in error.value.problems)


def test_the_table_shows_who_answers_and_how_cards_are_beaten() -> None:
    scene = open_scene(moska("♣4/♣9 ♦4"))
    assert scene.beats == "tappaa"
    assert not scene.piled
    assert [tag.text for tag in scene.seats[1].tags] == ["tappaa"]
    challenge = open_scene(tura("♣4"))
    assert challenge.beats == "kaataa"
    assert [seat.tags[0].text for seat in challenge.seats[:2]] == ["haastaa", "vastaa"]
    assert set(GAMES) >= {"moska", "turamoska"}
