"""What durak says of its own."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish.events import caption
from koirakoulu.finnish.problems import problem_text
from koirakoulu.finnish.status import status, turn
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene
from korttipelit import CHANCE, GAMES, Move, NotationError, Position, read_cards, read_position

DURAK = GAMES["durak"]

FOUR = """\
peli: durak
säännöt: {}
{}
hyökkääjä: Aino
pöytä: {}
Aino: ♣6 ♦8 ♥K
Eero: ♣J ♠J ♦9
Liisa: ♣10 ♥8 ♥9
Ville: ♣7 ♠8 ♠6
"""


def table(rules: str = "vapaa", pöytä: str = "♣8/♣9", more: str = "valtti: ♠") -> Position:
    return read_position(FOUR.format(rules, more, pöytä))


def said(where: Position, line: str) -> str:
    text = verdict(where, DURAK.ruling(where.state, move_of(where, line))).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (table(), "Eero ♣J", "Ei käy: vuorossa on Aino."),
        (
            table(more="valtti: ♠\nnostaa: kyllä", pöytä="♣8/♣9 ♠9"),
            "Eero kaada ♠9 ♠J",
            "Ei käy: olet jo päättänyt nostaa pöydän kortit, ja vuorossa on Aino.",
        ),
        (table(pöytä=""), "Aino ♣6", "Käy: hyökkäyksen saa avata millä tahansa kortilla."),
        (
            table(pöytä=""),
            "Aino riittää",
            "Ei käy: pöytä on tyhjä, ja hyökkääjän on avattava hyökkäys jollakin kortilla.",
        ),
        (table(), "Aino ♦8", "Käy: pöydässä on jo kasi, joten toinenkin kasi käy."),
        (
            table(),
            "Aino ♥K",
            (
                "Ei käy: pöydässä ei ole yhtään kuningasta, ja lisäkortin on oltava "
                "samanarvoinen kuin jokin pöydän kortti."
            ),
        ),
        (
            table(pöytä="♣8"),
            "Liisa ♥8",
            "Ei käy: puolustaja kaataa ensin pöydän kortin tai nostaa kortit.",
        ),
        (table(), "Aino riittää", "Kortteja ei ole pakko lisätä."),
        (
            table(more="valtti: ♠\nriittää: Aino"),
            "Aino ♦8",
            (
                "Ei käy: sanoit jo, että riittää, ja saat lisätä kortteja vasta, kun pöytään on "
                "tullut uusi kortti."
            ),
        ),
        (
            table(pöytä="♣8/♣9 ♠9/♠10"),
            "Ville ♠8",
            (
                "Ei käy: kortteja lisää ensin päähyökkääjä ja sitten puolustajan vasen naapuri, "
                "ja vuorossa on Aino."
            ),
        ),
        (
            table("lupa"),
            "Aino salli",
            "Päähyökkääjä saa antaa muiden lyödä seuraavan kortin.",
        ),
        (
            table("lupa"),
            "Liisa ♥8",
            "Ei käy: muut saavat osallistua hyökkäykseen vain päähyökkääjän luvalla.",
        ),
        (
            table("lupa", more="valtti: ♠\nriittää: Liisa, Ville"),
            "Aino salli",
            "Ei käy: muut eivät lisää tähän mitään, joten lupaa ei tarvita.",
        ),
        (
            table("parit"),
            "Ville ♠8",
            "Ei käy: puolustaja on omalla puolellasi, joten et osallistu tähän hyökkäykseen.",
        ),
        (
            table(pöytä="♣8"),
            "Eero kaada ♣8 ♠J",
            "Käy: pata on valtti, ja valtti kaataa minkä tahansa muun maan kortin.",
        ),
        (table(pöytä="♣8"), "Eero nosta", "Kortit saa nostaa, vaikka voisi kaataakin."),
        (table(pöytä="♠A"), "Eero nosta", "Et voi kaataa, joten nostat pöydän kortit."),
        (
            table(pöytä="♣8/♣9 ♠9", more="valtti: ♠\nnostaa: kyllä"),
            "Aino ♦8",
            "Käy: pöydässä on jo kasi, joten kortin saa vielä antaa puolustajalle.",
        ),
        (
            table(more="pakka: 3 ♠K"),
            "Ville vaihda",
            "Valttikutosen saa vaihtaa milloin tahansa pakan alla olevaan korttiin: patakuningas.",
        ),
        (
            table(more="pakka: 3 ♠K"),
            "Eero vaihda",
            "Ei käy: vaihtoon tarvitaan valttikutonen, eikä patakutonen ole kädessäsi.",
        ),
        (
            table(more="valtti: ♠\npakka: 3"),
            "Ville vaihda",
            "Ei käy: pakan alla olevaa valttikorttia ei tiedetä.",
        ),
        (
            table(),
            "Ville vaihda",
            "Ei käy: nostopakka on lopussa, eikä vaihdettavaa valttikorttia enää ole.",
        ),
    ],
)
def test_a_reason_is_said_to_the_player(where: Position, line: str, text: str) -> None:
    assert said(where, line) == text


def test_a_lot_is_nothing_durak_knows() -> None:
    ruling = DURAK.ruling(table().state, Move(CHANCE, "lot"))
    assert verdict(table(), ruling).text == ("Ei käy: nyt ei arvota mitään, vaan vuorossa on Aino.")


def test_a_play_needs_a_card() -> None:
    ruling = DURAK.ruling(table().state, Move(0, "play"))
    assert verdict(table(), ruling).text == "Ei käy: lyönnistä puuttuu kortti."


@pytest.mark.parametrize(
    ("pöytä", "more", "lines"),
    [
        (
            "",
            "pakka: 3 ♠K",
            [
                "Vuorossa: Aino",
                "Valtti: pata",
                "Hyökkää: Aino, puolustaa: Eero (enintään 3 korttia)",
                "Nostopakassa 4 korttia",
            ],
        ),
        (
            "♣8/♣9",
            "valtti: ♠",
            [
                "Vuorossa: Aino",
                "Valtti: pata",
                "Hyökkää: Aino, puolustaa: Eero (hyökkäyskortteja 1, enintään 4)",
                "Nostopakka on lopussa",
            ],
        ),
    ],
)
def test_how_a_position_stands(pöytä: str, more: str, lines: list[str]) -> None:
    found = [line.replace("\u00a0", " ") for line in status(table(pöytä=pöytä, more=more))]
    assert found == lines, "who else could exchange the trump six is not said"


def test_when_the_deal_is_over_nobody_is_in_turn() -> None:
    where = read_position(
        "peli: durak\nsäännöt: vapaa\nvaltti: ♠\nhyökkääjä: Aino\npöytä: ♣8\nAino:\nEero: ♥K"
    )
    over = where._replace(state=DURAK.play(where.state, Move(1, "pick_up")).after)
    assert turn(over) == "Jako on päättynyt"


def told(rules: str, lines: tuple[str, ...], **hands: str) -> list[str]:
    """What is said of the last of these moves, on a table with ♣8 open before Eero."""
    hands = {"Aino": "♥A", "Eero": "♣9", "Liisa": "♥8", "Ville": "♥7"} | hands
    text = [f"peli: durak\nsäännöt: {rules}\nvaltti: ♠\nhyökkääjä: Aino\npöytä: ♣8"]
    where = read_position("\n".join(text + [f"{name}: {hand}" for name, hand in hands.items()]))
    played = None
    for line in lines:
        played = DURAK.play(where.state, move_of(where, line))
        where = where._replace(state=played.after)
    assert played is not None
    found = caption(DURAK, where.names, played)
    for sentence in found:
        check_sentence(sentence)
    return [sentence.replace("\u00a0", " ") for sentence in found]


def test_a_repelled_attack_is_told() -> None:
    lines = ("Eero kaada ♣8 ♣9",)
    assert told("vapaa", lines, Aino="♥A ♥K")[1:] == [
        "Eero torjui hyökkäyksen viimeisellä kortillaan, ja pöydän kortit poistuivat pelistä.",
        "Kortit loppuivat, joten Eero on vapaa.",
        "Eero jäi väliin.",
        "Seuraava hyökkääjä on Liisa, ja puolustaja on Ville.",
    ]
    assert "Eero on vapaa, joten tilalla pelaa Ville." in told("parit", lines)
    more = (*lines, "Aino riittää", "Liisa riittää", "Ville riittää")
    assert told("vapaa", more, Eero="♣9 ♣J")[:2] == [
        "Ville ei lisännyt korttia.",
        "Eero torjui hyökkäyksen, ja pöydän kortit poistuivat pelistä.",
    ]


def test_a_defence_given_up_is_told() -> None:
    assert told("vapaa", ("Eero nosta",), Eero="♣9 ♣J") == [
        "Eero ei kaatanut enempää vaan päätti nostaa pöydän kortit."
    ]
    assert told("vapaa", ("Eero nosta", "Aino riittää", "Liisa ♥8"), Eero="♣9 ♣J")[:2] == [
        "Liisa antoi vielä herttakasin.",
        "Eero nosti pöydästä ristikasin ja herttakasin.",
    ]
    assert told("parit", ("Eero nosta", "Aino salli"), Eero="♣9 ♣J") == [
        "Aino antoi muiden hyökätä."
    ]


def test_a_full_attack_takes_no_more_cards() -> None:
    where = read_position(
        "peli: durak\nsäännöt: vapaa\nvaltti: ♠\nhyökkääjä: Aino\npöytä: ♣8\n"
        "Aino: ♦8\nEero: ♣9\nLiisa: ♥8 ♥9"
    )
    assert said(where, "Aino ♦8") == (
        "Ei käy: puolustajalla oli hyökkäyksen alussa yksi kortti, eikä hyökkäyskortteja saa olla "
        "sitä enempää."
    )
    two = DURAK.ruling(table(pöytä="").state, Move(0, "play", read_cards("♣6 ♦8")))
    assert verdict(table(pöytä=""), two).text == (
        "Ei käy: kortit lyödään yksi kerrallaan, joten ristikutonen ja ruutukasi eivät käy "
        "samalla kertaa."
    )


def test_the_end_is_told() -> None:
    end = ("Eero kaada ♣8 ♣9",)
    assert told("vapaa", ("Eero nosta",), Aino="", Liisa="vapaa", Ville="vapaa")[-1] == (
        "Jako päättyi: muut ovat vapaita. Typerys on Eero."
    )
    assert told("parit", end, Ville="vapaa")[-1] == (
        "Jako päättyi: toisella joukkueella ei ole enää kortteja. Hävinneet: Aino ja Liisa."
    )
    assert told("vapaa", end, Aino="", Liisa="vapaa", Ville="vapaa")[-1] == (
        "Jako päättyi tasapeliin: hyökkäyksen jälkeen kenelläkään ei ollut kortteja."
    )


def test_the_attack_lies_in_pairs_and_everybody_has_his_part() -> None:
    scene = open_scene(table(pöytä="♣8/♣9", more="pakka: 3 ♠K"))
    assert [(lot.text, lot.answer) for lot in scene.lots] == [("♣8", "♣9")]
    assert (scene.stock.size, scene.stock.under) == (4, "♠K")
    tags = {seat.name: [tag.text for tag in seat.tags] for seat in scene.seats}
    assert "puolustaa" in tags["Eero"]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"more": "valtti: ♠\npaikat: Eero, Aino, Liisa, Ville"}, "Paikat eivät käy"),
        ({"more": "valtti: ♠\npuolustaja: Liisa"}, "Hyökkääjä ja puolustaja"),
        ({"more": "pakka: 3"}, "Valtti puuttuu."),
        ({"pöytä": "♣8/♣9 ♥A"}, "Pöydän kortit eivät voi olla näin."),
        ({"more": "valtti: ♠\nriittää: Eero"}, "Tässä kukaan ei ole voinut sanoa"),
        ({"more": "valtti: ♠\nlupa: kyllä"}, "Lupaa ei tässä voi olla annettu."),
        ({"more": "valtti: ♠\nkutosen pelasi: Aino"}, "Valttikutosta ei voi enää vaihtaa."),
        ({"more": "valtti: ♠\nensimmäinen: kyllä\nkaatuneet: ♦7"}, "ensimmäinen hyökkäys"),
    ],
)
def test_a_position_that_cannot_be_is_told_in_finnish(changes: dict[str, str], text: str) -> None:
    with pytest.raises(NotationError) as error:
        table(**changes)
    assert any(text in problem_text(problem, "durak") for problem in error.value.problems)


def next_attacker(where: Position) -> dict[str, tuple[bool, str, str]]:
    """By name: whether he attacks next if no more cards are played, why, and by which rule."""
    kind = VIEWS["durak"].kinds["seuraava"]
    assert kind.fits(where)
    return {c.name: (c.verdict.legal, c.verdict.text, c.verdict.rule) for c in kind.ask(where)}


def test_who_attacks_next_can_be_asked() -> None:
    assert next_attacker(table()) == {
        "Aino": (
            False,
            "Ei: hyökkäys torjutaan, eikä vuoro silloin tule tälle paikalle.",
            "DU4.10",
        ),
        "Eero": (True, "Kyllä: puolustaja torjuu ja hyökkää sitten itse.", "DU4.10"),
        "Liisa": (
            False,
            "Ei: hyökkäys torjutaan, eikä vuoro silloin tule tälle paikalle.",
            "DU4.10",
        ),
        "Ville": (
            False,
            "Ei: hyökkäys torjutaan, eikä vuoro silloin tule tälle paikalle.",
            "DU4.10",
        ),
    }
    taken = next_attacker(table("lupa", pöytä="♣8"))
    assert taken["Eero"] == (False, "Ei: joka nostaa, menettää hyökkäysvuoronsa.", "DU4.11")
    assert taken["Liisa"] == (
        True,
        "Kyllä: puolustaja nostaa, joten vuoro siirtyy häntä seuraavalle.",
        "DU4.11",
    )
    assert taken["Aino"][1] == "Ei: puolustaja nostaa, eikä vuoro silloin tule tälle paikalle."


def test_who_attacks_for_one_who_is_out_can_be_asked() -> None:
    where = read_position(
        "peli: durak\nsäännöt: parit\nvaltti: ♠\npaikat: Aino, Ville, Liisa, Eero\n"
        "hyökkääjä: Aino\npöytä: ♣8\nAino: ♥A ♥K\nEero: vapaa\nLiisa: ♥8 ♥9\nVille: ♥7 ♥10"
    )
    assert next_attacker(where)["Liisa"][0]
    where = read_position(
        "peli: durak\nsäännöt: parit\nvaltti: ♠\nhyökkääjä: Liisa\npöytä: ♣8\n"
        "Aino: ♥A ♥K\nEero: vapaa\nLiisa: ♥8 ♥9\nVille: ♥7 ♥10"
    )
    assert next_attacker(where)["Aino"][0]
    three = read_position(
        "peli: durak\nsäännöt: parit\nvaltti: ♠\nhyökkääjä: Ville\npöytä: ♣8\n"
        "Aino: ♥A ♥K\nEero: vapaa\nLiisa: ♥8 ♥9\nVille: ♥7 ♥10"
    )
    assert next_attacker(three)["Ville"] == (
        True,
        "Kyllä: vuoro tulee vapaan paikalle, ja sillä pelaa nyt hän.",
        "DU6.3",
    )


def test_where_the_deal_would_be_over_nobody_attacks_next() -> None:
    where = read_position(
        "peli: durak\nsäännöt: vapaa\nvaltti: ♠\nhyökkääjä: Aino\npöytä: ♣8\nAino:\nEero: ♥K"
    )
    assert not VIEWS["durak"].kinds["seuraava"].fits(where)
    assert not VIEWS["durak"].kinds["seuraava"].fits(table(pöytä=""))
