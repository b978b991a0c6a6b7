# A table of sentences is read a row at a time, however long the row.
# ruff: noqa: E501

"""Verdicts: the literal sentence of every kind of ruling, and that no ruling goes without one."""

import re

import pytest
from tables import KOIRA, check_sentence, move_of, position, random_move, walk

from koirakoulu.finnish.verdicts import Verdict, verdict
from korttipelit import CARDS, Move, Position
from korttipelit.koira import rulebook as r


def judged(where: Position, line: str) -> Verdict:
    return verdict(where, KOIRA.ruling(where.state, move_of(where, line)))


def shedding(table: str, hand: str, rules: str = "opas", more: str = "") -> str:
    """Liisa's turn in the shedding phase, spades trumps."""
    return (
        f"{rules}; vaihe: luopuminen; valtti: ♠; pöytä: {table}; Aino: 5; Eero: 6; "
        f"Liisa: {hand}; vuorossa: Liisa; {more}".rstrip("; ")
    )


SINGLE = """
♥8          | ♥K | Käy: herttakuningas on isompi kuin herttakasi, ja maa on sama.
♥8          | ♠2 | Käy: pata on valtti, ja valtti lyö minkä tahansa muun maan kortin.
♥8 ♠7       | ♠A | Käy: pataässä on isompi valtti kuin pataseiska.
            | ♣5 | Käy: pöytä on tyhjä, joten ristivitosella saa aloittaa.
♦Q          | ♦10 | Ei käy: ruutukymppi on pienempi kuin ruuturouva.
♦Q          | ♣A | Ei käy: risti ei ole samaa maata kuin ruuturouva eikä valtti.
♠7          | ♠3 | Ei käy: valtin päälle kelpaa vain isompi valtti, ja patakolmonen on pienempi kuin pataseiska.
♠7          | ♥A | Ei käy: pataseiskan päälle kelpaa vain isompi valtti, eikä herttaässä ole valtti.
"""

ANY_TRUMP = """
♠7          | ♠3 | Käy: valtin päälle käy mikä tahansa valtti, siis myös patakolmonen pataseiskan päälle.
♠7          | ♥A | Ei käy: pataseiskan päälle kelpaa vain valtti, eikä herttaässä ole valtti.
"""

SUMA = """
            | ♥2-4 | ♥2 ♥3 ♥4 | Käy: pöytä on tyhjä, ja hertat kakkosesta neloseen muodostavat suman.
            | ♥2-3 | ♥2 ♥3 | Käy: pöytä on tyhjä, ja herttakakkonen ja herttakolmonen muodostavat suman.
            | ♥3-4 | ♥3 ♥4 | Ei käy: suma alkaa aina kakkosesta, mutta herttakakkonen puuttuu.
♦Q          | ♥3-4 | ♥3 ♥4 | Ei käy: suma alkaa aina kakkosesta, mutta herttakakkonen puuttuu, eikä pöydässä ole herttasumaa, jota voisi jatkaa.
♦Q          | ♠2-3 | ♠2 ♠3 | Käy: suman pienin kortti patakakkonen on valtti, ja valtti lyö minkä tahansa muun maan kortin.
♦Q          | ♥2-3 | ♥2 ♥3 | Ei käy: suma käy vain, jos sen pienin kortti käy yksinäänkin. Hertta ei ole samaa maata kuin ruuturouva eikä valtti.
♥2-4        | ♥5-7 | ♥5 ♥6 ♥7 | Käy: hertat vitosesta seiskaan jatkavat herttasumaa suoraan herttanelosesta.
♥2-4        | ♥6-7 | ♥6 ♥7 | Ei käy: herttasuma on ehtinyt vasta herttaneloseen, ja välistä puuttuu herttavitonen.
♥2-4        | ♥7-8 | ♥7 ♥8 | Ei käy: herttasuma on ehtinyt vasta herttaneloseen, ja välistä puuttuvat herttavitonen ja herttakutonen.
♥2-4 ♠9     | ♥5-7 | ♥5 ♥6 ♥7 | Ei käy: herttasuman päällä on jo pataysi, joten sumaa ei voi enää jatkaa.
♥2-4 ♠2-3   | ♥5-7 | ♥5 ♥6 ♥7 | Ei käy: suma alkaa aina kakkosesta, mutta herttakakkonen puuttuu. Herttasuman päällä ovat jo patakakkonen ja patakolmonen, joten sumaa ei voi enää jatkaa.
~♥5-6       | ♥3-4 | ♥3 ♥4 | Ei käy: herttasuma on jo ehtinyt herttakutoseen, ja jatko alkaa herttaseiskasta.
~♥K-A       | ♥3-4 | ♥3 ♥4 | Ei käy: herttasuma on jo ässässä, eikä sitä voi enää jatkaa.
"""

OTHER_RUNS = """
opas | ♦3 | ♦5-6 | ♦5 ♦6 | Ei käy: tässä pöydässä lyödään yksi kortti kerrallaan, joten ruutuvitonen ja ruutukutonen eivät käy samalla kertaa.
suma, jatkosuma=ei | ♥2-4 | ♥5-6 | ♥5 ♥6 | Ei käy: tässä pöydässä sumaa ei saa jatkaa, joten herttavitonen ja herttakutonen eivät käy sarjana.
suma, jatkosuma=ei | ♥8 | ♥9-10 | ♥9 ♥10 | Ei käy: suma alkaa aina kakkosesta, mutta herttakakkonen puuttuu.
suma, suman-alku=tyhjään | ♦9 | ♠2-4 | ♠2 ♠3 ♠4 | Ei käy: suman saa lyödä vain tyhjään pöytään, mutta pöydässä on ruutuysi.
suma, valtille=mikä-tahansa | ♠9 | ♠2-4 | ♠2 ♠3 ♠4 | Käy: suman pienin kortti patakakkonen on valtti, ja valtin päälle käy mikä tahansa valtti.
opas, sarjat=vapaat | | ♣7-9 | ♣7 ♣8 ♣9 | Käy: pöytä on tyhjä, ja ristit seiskasta ysiin muodostavat sarjan.
opas, sarjat=vapaat | ♣4 | ♣7-9 | ♣7 ♣8 ♣9 | Käy: sarjan pienin kortti ristiseiska on isompi kuin ristinelonen, ja maa on sama.
opas, sarjat=vapaat | ♠4 | ♠7-8 | ♠7 ♠8 | Käy: sarjan pienin kortti pataseiska on isompi valtti kuin patanelonen.
opas, sarjat=vapaat | ♣9 | ♣7-8 | ♣7 ♣8 | Ei käy: sarja käy vain, jos sen pienin kortti käy yksinäänkin. Ristiseiska on pienempi kuin ristiysi.
"""

PICK_UP = """
opas | | ♥3 | Ei käy: pöydässä ei ole mitään nostettavaa. Tyhjään pöytään lyödään aina kortti.
opas | ♦10 ♦Q | ♥3 | Nostaa saa aina, vaikka voisit lyödä. Nostat pohjimmaisen eli ruutukympin.
opas | ♦Q | ♥3 | Nostaa saa aina, vaikka voisit lyödä. Nostat pöydän ainoan kortin eli ruuturouvan.
opas, nosto=viimeinen | ♦10 ♦Q | ♥3 | Nostaa saa aina, vaikka voisit lyödä. Nostat viimeksi lyödyn eli ruuturouvan.
opas, nosto=pienin | ♦10 ♠2 | ♥3 | Nostaa saa aina, vaikka voisit lyödä. Nostat pienimmän eli patakakkosen.
opas, nosto=pienin | ♦2 ♠2 | ♥3 | Nostaa saa aina, vaikka voisit lyödä. Nostat pienimmistä pohjimmaisen eli ruutukakkosen.
suma | ♥2-4 ♥5-6 | ♥9 | Nostaa saa aina, vaikka voisit lyödä. Nostat pohjimmaisen sarjan eli hertat kakkosesta neloseen.
suma, sarjan-nosto=kerralla | ♥2-4 ♥5-6 | ♥9 | Nostaa saa aina, vaikka voisit lyödä. Nostat yhteen sulautuneen sarjan eli hertat kakkosesta kutoseen.
opas | ♦10 ♦Q | | Kädessäsi ei ole kortteja, joten nostat pohjimmaisen eli ruutukympin.
opas, vapaanosto=ei | ♦10 ♦Q | ♥3 ♣A | Mikään korttisi ei käy, joten nostat pohjimmaisen eli ruutukympin.
opas, vapaanosto=ei | ♦10 ♦Q | ♥3 +1 | Nostaa saa, jos mikään korttisi ei käy. Nostat pohjimmaisen eli ruutukympin.
opas, vapaanosto=ei | ♦10 ♦Q | ♥3 ♦K | Ei käy: nostaa saa vain silloin, kun ei voi lyödä, mutta sinulla käy ruutukuningas.
opas, vapaanosto=ei | ♦10 ♦Q | ♦K ♦A ♠2 ♠3 | Ei käy: nostaa saa vain silloin, kun ei voi lyödä, mutta sinulla käy esimerkiksi ruutukuningas, ruutuässä tai patakakkonen.
"""

GIFT = (
    "napoleonin-koira{}; vaihe: luopuminen; valtti: ♠; pöytä: ♦10; Aino: ♥5 ♥6; Eero: ♣3 ♣4; "
    "Liisa: ; napoleonin koira: Liisa; antaa: Eero; vuorossa: Liisa"
)

NAPOLEON = """
 | Eero anna ♣3 | Annettavan kortin valitset itse. Ristikolmosen saa Napoleonin koira Liisa.
 | Eero anna ♣3 ♣4 | Ei käy: Napoleonin koiralle annetaan yksi kortti. Sen saa Liisa.
 | Eero ♣3 | Ei käy: ensin annat yhden kortin, ja sen saa Napoleonin koira Liisa.
 | Liisa nosta | Ei käy: ensin kortin antaa Eero, ja sen saa Napoleonin koira Liisa.
, lahja=näykätään | Liisa näykkää ♣3 | Kortti näykätään umpimähkään, ja nyt se on ristikolmonen. Siitä luopuu Eero.
, lahja=näykätään | Liisa näykkää ♣3 ♣4 | Ei käy: Napoleonin koira näykkää yhden kortin. Siitä luopuu Eero.
, lahja=näykätään | Liisa näykkää ♥5 | Ei käy: herttavitonen ei ole kädessä, josta näykätään.
, lahja=näykätään | Liisa nosta | Ei käy: ensin näykkäät umpimähkään yhden kortin. Siitä luopuu Eero.
"""

COLLECTING = (
    "{}; vaihe: keräys; pakka: 5; pöytä: ♣5; Aino: 2; Eero: ♦J ♥9 ♠2; Liisa: 3; vuorossa: Eero"
)

COLLECT = """
opas | Eero ♦J | Käy: keräysvaiheessa saa lyödä minkä kortin tahansa, siis ruutusotamiehenkin.
opas | Liisa ♦J | Ei käy: vuorossa on Eero.
opas | Eero ♦K | Ei käy: ruutukuningas ei ole kädessäsi.
opas | Eero ♦K-A | Ei käy: ruutukuningas ja ruutuässä eivät ole kädessäsi.
opas | Eero nosta | Ei käy: keräysvaiheessa pöydästä ei nosteta, vaan lyöt jonkin kädessäsi olevan kortin.
opas | Eero käännä | Ei käy: tässä pöydässä nostopakasta ei käännetä kortteja, vaan ne lyödään kädestä.
opas | Eero anna ♦J | Ei käy: keräysvaiheessa kortteja ei anneta toisille.
opas | Eero näykkää ♦J | Ei käy: keräysvaiheessa kenenkään kädestä ei näykätä kortteja.
opas | arpa ♦J | Ei käy: nyt ei arvota mitään, vaan vuorossa on Eero.
opas, sokko=kyllä | Eero käännä | Nostopakan päällimmäisen kortin saa kääntää pöytään käsikortin sijasta.
opas, sokko=kyllä | Eero käännä ♦J | Ei käy: käännät nostopakan päällimmäisen kortin, eikä sitä voi valita.
"""

SHED = """
opas | Eero nosta | Ei käy: vuorossa on Liisa.
opas | Liisa käännä | Ei käy: nostopakasta käännetään kortteja vain keräysvaiheessa.
opas | Liisa anna ♥3 | Ei käy: tässä pöydässä kortteja ei voi antaa.
opas | Liisa näykkää ♥3 | Ei käy: tässä pöydässä kortteja ei voi näykätä.
opas | Liisa nosta ♦10 | Ei käy: nostettavaa korttia ei voi itse valita.
napoleonin-koira | Liisa anna ♥3 | Ei käy: nyt ei kuulu antaa korttia, vaan lyödä tai nostaa.
"""


def rows(table: str) -> list[tuple[str, ...]]:
    return [tuple(cell.strip() for cell in line.split(" | ")) for line in padded(table)]


def padded(table: str) -> list[str]:
    return [re.sub(r"\| (?=\|)", "|  ", line) for line in table.strip("\n").splitlines()]


@pytest.mark.parametrize(("table", "card", "sentence"), rows(SINGLE))
def test_one_card(table: str, card: str, sentence: str) -> None:
    assert judged(position(shedding(table, card)), f"Liisa {card}").text == sentence


@pytest.mark.parametrize(("table", "card", "sentence"), rows(ANY_TRUMP))
def test_one_card_where_any_trump_goes(table: str, card: str, sentence: str) -> None:
    where = position(shedding(table, card, "opas, valtille=mikä-tahansa"))
    assert judged(where, f"Liisa {card}").text == sentence


@pytest.mark.parametrize(("table", "run", "hand", "sentence"), rows(SUMA))
def test_a_suma(table: str, run: str, hand: str, sentence: str) -> None:
    where = position(shedding(table, hand, "suma"))
    assert judged(where, f"Liisa {run}").text == sentence


@pytest.mark.parametrize(("rules", "table", "run", "hand", "sentence"), rows(OTHER_RUNS))
def test_runs_under_other_rules(rules: str, table: str, run: str, hand: str, sentence: str) -> None:
    assert judged(position(shedding(table, hand, rules)), f"Liisa {run}").text == sentence


@pytest.mark.parametrize(
    ("rules", "cards", "sentence"),
    [
        ("suma", "♥2 ♥4", "sarjassa ei saa olla aukkoja, ja välistä puuttuu herttakolmonen."),
        (
            "opas, sarjat=vapaat",
            "♥2 ♥6",
            "sarjassa ei saa olla aukkoja, ja välistä puuttuvat hertat kolmosesta vitoseen.",
        ),
        (
            "suma",
            "♥2 ♠3",
            "sarjan kortit ovat kaikki samaa maata, mutta tässä on herttaa ja pataa.",
        ),
        (
            "opas, sarjat=vapaat",
            "♥4 ♥3",
            "sarja luetellaan pienimmästä isoimpaan, siis ensin herttakolmonen ja viimeisenä herttanelonen.",
        ),
    ],
)
def test_cards_that_are_no_run(rules: str, cards: str, sentence: str) -> None:
    where = position(shedding("", cards, rules))
    by_name = {str(card): card for card in CARDS}
    move = Move(2, "play", tuple(by_name[name] for name in cards.split()))
    assert verdict(where, KOIRA.ruling(where.state, move)).text == f"Ei käy: {sentence}"


def test_a_card_played_twice_over() -> None:
    where = position(shedding("", "♥4 ♥5", "suma"))
    card = CARDS[29]
    assert str(card) == "♥5"
    told = verdict(where, KOIRA.ruling(where.state, Move(2, "play", (card, card))))
    assert told.reason == "herttavitonen on pakassa vain kerran, eikä sitä voi lyödä kahdesti."


@pytest.mark.parametrize(("rules", "table", "hand", "sentence"), rows(PICK_UP))
def test_picking_up(rules: str, table: str, hand: str, sentence: str) -> None:
    assert judged(position(shedding(table, hand, rules)), "Liisa nosta").text == sentence


@pytest.mark.parametrize(("rules", "line", "sentence"), rows(NAPOLEON))
def test_napoleons_dog(rules: str, line: str, sentence: str) -> None:
    assert judged(position(GIFT.format(rules and f", {rules.lstrip(', ')}")), line).text == sentence


@pytest.mark.parametrize(("rules", "line", "sentence"), rows(COLLECT))
def test_the_collecting_phase(rules: str, line: str, sentence: str) -> None:
    assert judged(position(COLLECTING.format(rules)), line).text == sentence


@pytest.mark.parametrize(
    ("stock", "sentence"),
    [
        ("pakka: 1", "nostopakassa on enää valttikortti, eikä sitä käännetä pöytään."),
        ("pakka: ; valttikortti: Aino ♠7", "nostopakka on lopussa, joten käännettävää ei ole."),
    ],
)
def test_the_last_card_is_not_turned(stock: str, sentence: str) -> None:
    where = position(COLLECTING.format("opas, sokko=kyllä").replace("pakka: 5", stock))
    assert judged(where, "Eero käännä").text == f"Ei käy: {sentence}"


def test_a_lot() -> None:
    where = position(
        "suma; vaihe: keräys; pakka: ; valttikortti: Aino ♠7; pöytä: ♣5 ♦5; löi: Aino, Eero; "
        "jaetaan: Aino, Eero; Aino: ; Eero: ; Liisa: ♥3"
    )
    assert judged(where, "arpa ♣5 ♦5").text == (
        "Kina jäi ratkeamatta, joten sen kortit jaetaan arpomalla. Osansa saavat Aino ja Eero."
    )
    assert judged(where, "arpa ♣5").text == (
        "Ei käy: arvassa jaetaan kinan kaikki kortit, siis ristivitonen ja ruutuvitonen."
    )
    assert judged(where, "Liisa ♥3").text == (
        "Ei käy: kina jäi ratkeamatta, joten seuraavaksi arvotaan sen kortit."
    )


@pytest.mark.parametrize(("rules", "line", "sentence"), rows(SHED))
def test_what_does_not_belong_to_the_shedding_phase(rules: str, line: str, sentence: str) -> None:
    assert judged(position(shedding("♦10", "♥3", rules)), line).text == sentence


def test_when_the_deal_is_over() -> None:
    where = position(
        "opas, häviäjä=hurtta; vaihe: luopuminen; valtti: ♠; pöytä: ♦10; Aino: vapaa; "
        "läjän alussa: 3; Kaisa-Leena: ♥3 ♥4; Liisa: ♦K; vuorossa: Liisa"
    )
    move = Move(2, "play", (CARDS[24],))
    after = where._replace(state=KOIRA.play(where.state, move).after)
    told = verdict(after, KOIRA.ruling(after.state, Move(1, "pick_up")))
    assert told.text == "Ei käy: jako on jo päättynyt. Hurtta on Kaisa-Leena."
    assert told.rule == "K7.2"


def test_a_verdict_has_its_parts() -> None:
    told = judged(position(shedding("♦Q", "♦10")), "Liisa ♦10")
    assert told == Verdict(
        legal=False,
        word="Ei käy",
        reason="ruutukymppi on pienempi kuin ruuturouva.",
        rule="K4.4",
    )


def test_every_ruling_has_a_sentence_of_its_own() -> None:
    seen: dict[tuple[str, bool], set[str]] = {}
    for seed in range(120):
        for where, rng in walk(seed):
            players, seats = len(where.names), KOIRA.to_play(where.state)
            odd = [random_move(rng, players)._replace(seat=seat) for seat in seats]
            rulings = [
                *KOIRA.rulings(where.state),
                *(KOIRA.ruling(where.state, move) for move in (random_move(rng, players), *odd)),
            ]
            for ruling in rulings:
                told = verdict(where, ruling)
                assert told.legal == ruling.legal
                assert told.rule == ruling.rule
                check_sentence(told.text)
                assert told.alone or told.reason[0].islower() or PROPER.match(told.reason)
                seen.setdefault((ruling.rule, ruling.legal), set()).add(told.text)
    assert {rule for rule, _ in seen} >= COMMON
    yes = {text for (_, legal), texts in seen.items() if legal for text in texts}
    no = {text for (_, legal), texts in seen.items() if not legal for text in texts}
    assert not yes & no


PROPER = re.compile("Koiraa|Napoleonin")

COMMON = {r.TURN, r.OWN_CARDS, r.KNOWN_ACTION, r.ANY_CARD, r.BLIND, r.BLIND_LAST, r.LEAD, r.HIGHER}
COMMON |= {r.TRUMP_BEATS, r.TRUMP_HIGHER, r.TRUMP_ANY, r.PICK_UP, r.PICK_UP_FORCED, r.ONE_CARD}
COMMON |= {r.SUMA, r.FREE_RUN, r.LAST_IN, r.GIFT, r.SNATCH, r.CONTINUE, r.KINA_LOT}
