"""What Musta Maija says and asks of its own."""

import pytest
from tables import check_sentence, move_of

from koirakoulu.finnish.events import caption
from koirakoulu.finnish.problems import problem_text
from koirakoulu.finnish.status import status
from koirakoulu.finnish.verdicts import verdict
from koirakoulu.views.games import VIEWS
from koirakoulu.views.scenes import open_scene, with_leaving
from korttipelit import CARDS, GAMES, NotationError, Position, Setup, read_position

MAIJA = GAMES["musta-maija"]


def table(**more: str) -> Position:
    lines = {
        "säännöt": "musta-maija",
        "valtti": "♦",
        "pakka": "4 ♦7",
        "pöytä": "♠9 ♠Q",
        "vaihe": "kaato",
        "hyökkääjä": "Aino",
        "Aino": "♣2 ♣3 ♠K",
        "Eero": "♠J ♦2 ♦9 ♣K",
        "Liisa": "♣7 ♥8",
    } | more
    text = "".join(f"{key}: {value}\n" for key, value in lines.items())
    return read_position(f"peli: musta-maija\n{text}")


def said(where: Position, line: str) -> str:
    text = verdict(where, MAIJA.ruling(where.state, move_of(where, line))).text
    check_sentence(text)
    return text.replace("\u00a0", " ")


LEADING = table(vaihe="lyönti", pöytä="♠9")
LIMITED = table(vaihe="lyönti", pöytä="♠9 ♠10 ♠2 ♠3", pakka="")


@pytest.mark.parametrize(
    ("where", "line", "text"),
    [
        (
            table(pöytä="", vaihe="lyönti"),
            "Aino ♣2",
            "Käy: pöytä on tyhjä, joten hyökkäyksen saa aloittaa millä kortilla tahansa.",
        ),
        (
            table(pöytä="", vaihe="lyönti"),
            "Aino riittää",
            "Ei käy: hyökkääjän on lyötävä ainakin yksi kortti.",
        ),
        (LEADING, "Aino ♠K", "Käy: patakuningas on samaa maata kuin pataysi."),
        (
            LEADING,
            "Aino ♣2",
            "Ei käy: hyökkäyksen kortit ovat samaa maata, ja tämä hyökkäys aloitettiin padalla.",
        ),
        (LEADING, "Aino riittää", "Kortteja lyödään yksi tai useampia, joten lopettaa saa jo nyt."),
        (
            LIMITED,
            "Aino ♠K",
            (
                "Ei käy: nostopakan loputtua kortteja ei saa lyödä enempää kuin puolustajalla on "
                "kädessä, ja hänellä on neljä korttia."
            ),
        ),
        (
            table(vaihe="lyönti", pöytä="♠9 ♠10 ♠2 ♠3", säännöt="musta-maija, lyöntiraja=aina"),
            "Aino ♠K",
            (
                "Ei käy: kortteja ei saa lyödä enempää kuin puolustajalla on kädessä, ja hänellä "
                "on neljä korttia."
            ),
        ),
        (
            table(vaihe="lisäys", pöytä="♠9", säännöt="musta-maija, lisäys=kyllä"),
            "Aino ♠K",
            (
                "Käy: pakasta nostettuaan hyökkääjä saa lisätä samaa maata, kunnes puolustaja "
                "aloittaa."
            ),
        ),
        (
            table(),
            "Eero ♣K",
            "Ei käy: hyökkäyksen kortit kaadetaan tai nostetaan, eikä viereen lyödä muita.",
        ),
        (table(), "Eero riittää", "Ei käy: nyt ei ole lyömistä lopetettavaksi."),
        (
            table(),
            "Eero kaada ♠9 ♠J",
            "Käy: patasotamies on isompi kuin pataysi, ja maa on sama.",
        ),
        (
            table(),
            "Eero kaada ♠9 ♦2",
            "Käy: ruutu on valtti, ja valtti kaataa minkä tahansa muun maan kortin.",
        ),
        (table(), "Eero kaada ♠Q ♦9", "Ei käy: Musta Maija ei kaadu millään kortilla."),
        (
            table(pöytä="♠9", Eero="♠Q"),
            "Eero kaada ♠9 ♠Q",
            "Ei käy: Mustalla Maijalla ei voi kaataa mitään.",
        ),
        (
            table(),
            "Eero kaada ♠8 ♠J",
            "Ei käy: kaadettavaksi kelpaa vain pöydän kaatamaton kortti.",
        ),
        (table(), "Eero nosta", "Musta Maija ei kaadu, joten ainakin se jää nostettavaksi."),
        (table(pöytä="♠9"), "Eero nosta", "Kortit saa nostaa, vaikka voisi kaataakin."),
        (
            table(pöytä="♦A"),
            "Eero nosta",
            "Et voi kaataa, joten nostat kaatamattomat kortit.",
        ),
    ],
)
def test_reasons(where: Position, line: str, text: str) -> None:
    assert said(where, line) == text


def test_several_cards_are_led_one_by_one() -> None:
    where = table(vaihe="lyönti", pöytä="")
    assert said(where, "Aino ♣2-3").startswith("Ei käy: kortit lyödään yksi kerrallaan")


def told(where: Position, *lines: str) -> list[str]:
    """The captions of the last move."""
    sentences: list[str] = []
    for line in lines:
        played = MAIJA.play(where.state, move_of(where, line))
        sentences = caption(MAIJA, where.names, played, open_cards=False)
        for sentence in sentences:
            check_sentence(sentence)
        where = where._replace(state=played.after)
    return [sentence.replace("\u00a0", " ") for sentence in sentences]


def test_an_attack_is_told_from_the_lead_to_the_next_attacker() -> None:
    assert told(LEADING, "Aino riittää") == [
        "Aino ei lyönyt enempää.",
        "Aino nosti pakasta kaksi korttia.",
    ]
    assert told(table(), "Eero kaada ♠9 ♠J", "Eero nosta") == [
        "Eero nosti pöydästä patarouvan.",
        "Pelistä poistuivat pataysi ja patasotamies.",
        "Eero nosti pakasta kortin.",
        "Seuraava hyökkääjä on Liisa, ja puolustaja on Aino.",
    ]


def test_what_is_added_and_stopped_is_told() -> None:
    adding = table(vaihe="lisäys", pöytä="♠9", säännöt="musta-maija, lisäys=kyllä")
    assert told(adding, "Aino ♠K")[0] == "Aino lisäsi patakuninkaan."
    assert told(adding, "Eero nosta")[0] == (
        "Eero aloitti puolustuksen, joten kortteja ei enää lisätä."
    )


def test_the_trump_card_is_told_and_spades_that_come_round() -> None:
    spades = [*CARDS[:30], *CARDS[39:50]]
    pack = (*spades, *(card for card in CARDS[:52] if card not in spades))
    rules = MAIJA.options.read("musta-maija")
    where = Position(MAIJA, ("A", "B", "C", "D", "E", "F"), MAIJA.deal(Setup(rules, 6, pack)))
    sentences = told(where, "A ♣2", "A riittää")
    assert "Takaisin pakan keskelle meni patakakkonen." in sentences
    shown = next(sentence for sentence in sentences if "Valttikortti" in sentence)
    assert shown == (
        "Padat olisivat kiertäneet loputtomiin, joten ne ohitettiin. "
        "Valttikortti on herttakutonen, joten valtti on hertta."
    )


def test_the_end_names_the_winner_and_musta_maija() -> None:
    where = table(pakka="", pöytä="", vaihe="lyönti", Aino="♠Q", Liisa="vapaa", voittaja="Liisa")
    played = MAIJA.play(where.state, move_of(where, "Aino ♠Q"))
    assert status(where._replace(state=played.after))[-1:] == [
        "Jako päättyi: muut ovat vapaita. Voittaja on Liisa. Häviäjä on Eero."
    ]


def test_the_status_says_who_attacks_and_what_is_trump() -> None:
    lines = [line.replace("\u00a0", " ") for line in status(table())]
    assert "Hyökkää: Aino, puolustaa: Eero" in lines
    assert "Valtti: ruutu" in lines
    assert "Nostopakassa 5 korttia" in lines
    unknown = read_position(
        "peli: musta-maija\nvaltti:\npakka: 9 ♦7\nhyökkääjä: Aino\nAino: ♣2\nEero: ♣3\n"
    )
    assert "Valtti: ei vielä tiedossa" in status(unknown)


def test_what_falls_is_asked_card_by_card() -> None:
    where = table(pöytä="♠9 ♠Q ♠A", Eero="♠J ♣K")
    choices = list(VIEWS["musta-maija"].kinds["kaatuvat"].ask(where))
    assert [(choice.lot, choice.verdict.legal) for choice in choices] == [
        ("♠9", True),
        ("♠Q", False),
        ("♠A", False),
    ]
    assert [choice.verdict.text for choice in choices] == [
        "Kaatuu: patasotamies on isompi kuin pataysi, ja maa on sama.",
        "Ei kaadu: Musta Maija ei kaadu millään.",
        (
            "Ei kaadu: kädessäsi ei ole valttia eikä saman maan korttia, joka olisi isompi kuin "
            "pataässä."
        ),
    ]
    where = table(pöytä="♦10 ♦3", Eero="♦4 ♣K")
    choices = list(VIEWS["musta-maija"].kinds["kaatuvat"].ask(where))
    assert [choice.verdict.text for choice in choices] == [
        "Ei kaadu: kädessäsi ei ole isompaa valttia kuin ruutukymppi.",
        "Kaatuu: ruutunelonen on isompi valtti kuin ruutukolmonen.",
    ]
    assert [choice.verdict.rule for choice in choices] == ["MM4.3", "MM4.3"]
    where = table(pöytä="♠9", Eero="♦4 ♣K")
    (choice,) = VIEWS["musta-maija"].kinds["kaatuvat"].ask(where)
    assert choice.verdict.rule == "MM4.2"


def test_the_table_shows_pairs_and_who_attacks() -> None:
    scene = open_scene(table(pöytä="♠9/♠J ♠Q", Eero="♦2 ♦9 ♣K"))
    assert [(lot.text, lot.answer) for lot in scene.lots] == [("♠9", "♠J"), ("♠Q", "")]
    assert [tag.text for seat in scene.seats for tag in seat.tags] == [
        "hyökkää",
        "puolustaa",
        "vuorossa",
    ]
    assert scene.trump == "♦"


def test_taken_cards_are_seen_leaving() -> None:
    where = table()
    played = MAIJA.play(where.state, move_of(where, "Eero nosta"))
    here = where._replace(state=played.after)
    left = with_leaving(open_scene(here), played, here).leaving
    assert left is not None
    assert left.why == "Kortit nosti Eero"
    assert [lot.text for lot in left.lots] == ["♠9", "♠Q"]


def test_what_is_wrong_with_a_position_is_said_in_finnish() -> None:
    with pytest.raises(NotationError) as error:
        table(pöytä="♠9 ♣Q")
    assert [problem_text(problem, "musta-maija") for problem in error.value.problems] == [
        "Pöydän kortit eivät voi olla näin."
    ]
