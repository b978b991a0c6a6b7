# A table of sentences is read a row at a time, however long the row.
# ruff: noqa: E501

"""What happened, in sentences: one for every kind of event, and the captions of whole steps."""

import random

import pytest
from tables import KOIRA, NAMES, check_sentence, played, position, walk

from koirakoulu.finnish import card_name
from koirakoulu.finnish.events import caption, happening, move_label, move_text
from koirakoulu.finnish.koira.happenings import SENTENCES
from koirakoulu.finnish.shared import happenings
from koirakoulu.finnish.status import status
from korttipelit import CHANCE, Event, Move, Played, Position, Result, read_cards
from korttipelit.koira import rulebook as r

TRICK = (
    "{}; vaihe: keräys; pakka: ♣2 ♣3 ♣4 ♦2 ♠7; pöytä: ♣5 ♦J; Aino: ♣6 ♣7; Eero: ♦6 ♦7; "
    "Liisa: ♥9 ♥J ♥K; vuorossa: Liisa"
)
LAST = (
    "{}; vaihe: keräys; pakka: ♠7; pöytä: ♣5 ♦J; Aino: ♣6 ♣7; Eero: ♦6; Liisa: ♥9; "
    "pino Aino: ♠2; voitti viimeksi: Aino; tikkejä: Aino; vuorossa: Liisa"
)
PILE = (
    "{}; vaihe: luopuminen; valtti: ♠; pöytä: ♦10 ♦Q; Aino: ♥3 ♥4; Eero: ♣5 ♣6; "
    "Liisa: ♦K ♠4; vuorossa: Liisa"
)


def told(where: str, *lines: str, open_cards: bool = False) -> list[str]:
    at = position(where)
    said = caption(KOIRA, at.names, played(at, *lines), open_cards=open_cards)
    return [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in said]


def test_a_card_and_the_card_drawn_for_it_are_one_sentence() -> None:
    assert told(TRICK.format("opas"), "Liisa ♥9") == [
        "Liisa löi herttaysin ja nosti pakasta kortin.",
        "Isoin kortti oli ruutusotamies, joten tikin vei Eero.",
    ]
    assert told(TRICK.format("opas"), "Liisa ♥9", open_cards=True) == [
        "Liisa löi herttaysin ja nosti pakasta ristikakkosen.",
        "Isoin kortti oli ruutusotamies, joten tikin vei Eero.",
    ]


def test_a_pile_that_began_with_more_players_says_so() -> None:
    at = (
        "opas; vaihe: luopuminen; valtti: ♠; pöytä: ♦10 ♦Q; läjän alussa: 3; Aino: vapaa; "
        "Eero: ♣5 ♣6; Liisa: ♦K ♠4; vuorossa: Liisa"
    )
    assert told(at, "Liisa ♦K")[1] == (
        "Pöydässä oli kolme korttia, yhtä monta kuin pelaajia läjän alussa, joten pakka kaatui. "
        "Kaataja oli Liisa."
    )


def test_open_hands_show_what_is_drawn() -> None:
    assert "Liisa löi herttaysin ja nosti pakasta ristikakkosen." in told(
        TRICK.format("opas, avoimet=kyllä"), "Liisa ♥9"
    )


def test_a_card_turned_from_the_stock() -> None:
    assert told(TRICK.format("opas, sokko=kyllä"), "Liisa käännä") == [
        "Liisa käänsi nostopakasta ristikakkosen.",
        "Isoin kortti oli ruutusotamies, joten tikin vei Eero.",
    ]


def test_a_kina_and_how_it_is_won() -> None:
    at = TRICK.format("opas")
    assert told(at, "Liisa ♥J") == [
        "Liisa löi herttasotamiehen ja nosti pakasta kortin.",
        "Sotamiehen löivät Eero ja Liisa, joten syntyi kina.",
    ]
    assert told(at, "Liisa ♥J", "Eero ♦6", "Liisa ♥9")[1] == (
        "Kinan voitti herttaysi, joten tikin vei Liisa."
    )


def test_drawing_after_the_trick() -> None:
    assert told(TRICK.format("opas, täydennys=tikistä"), "Liisa ♥9") == [
        "Liisa löi herttaysin.",
        "Isoin kortti oli ruutusotamies, joten tikin vei Eero.",
        "Pakasta nostivat kortin Eero, Liisa ja Aino.",
    ]


def test_the_last_card_of_the_stock_ends_the_phase() -> None:
    assert told(LAST.format("opas"), "Liisa ♥9") == [
        "Liisa löi herttaysin.",
        "Liisa nosti sivuun pakan viimeisen kortin.",
        "Valttikortti on pataseiska, joten valtti on pata.",
        "Isoin kortti oli ruutusotamies, joten tikin vei Eero.",
        "Keräysvaihe päättyi, koska nostopakka loppui.",
        "Pelaamatta jääneet käsikortit säilyivät: Aino 2, Eero 1.",
        "Kortteja luopumisvaiheeseen: Aino 3, Eero 4, Liisa 1.",
        "Luopumisvaiheen aloittaa Liisa, jolla on valttikortti.",
    ]


def test_kept_cards_are_named_where_they_are_shown() -> None:
    assert "Aino näytti käsikorttinsa ja piti ne: ristikutonen ja ristiseiska." in told(
        LAST.format("opas, näytetään=kyllä"), "Liisa ♥9"
    )


@pytest.mark.parametrize(
    ("rules", "lines", "sentences"),
    [
        (
            "opas",
            "Liisa nosta",
            ["Liisa nosti pohjimmaisen eli ruutukympin."],
        ),
        (
            "opas",
            "Liisa ♦K",
            [
                "Liisa löi ruutukuninkaan.",
                "Pöydässä oli kolme korttia, yhtä monta kuin pelaajia, joten pakka kaatui. Kaataja oli Liisa.",
            ],
        ),
        (
            "myllymatti",
            "Liisa ♦K",
            [
                "Liisa löi ruutukuninkaan.",
                "Pöydässä oli kolme korttia, yhtä monta kuin pelaajia, joten läjä kaatui. Kaataja oli Liisa.",
            ],
        ),
        (
            "opas",
            "Liisa nosta, Aino nosta",
            [
                "Aino nosti pöydän ainoan kortin eli ruuturouvan.",
                "Pöytä jäi tyhjäksi, joten seuraavaksi aloitetaan uusi läjä.",
            ],
        ),
        (
            "opas",
            "Liisa ♦K, Liisa ♠4",
            ["Liisa löi patanelosen.", "Kortit loppuivat, joten Liisa on vapaa."],
        ),
    ],
)
def test_the_shedding_phase(rules: str, lines: str, sentences: list[str]) -> None:
    assert told(PILE.format(rules), *lines.split(", ")) == sentences


def test_the_lap_topples_the_pile() -> None:
    at = PILE.format("opas, kaatuu=kierros").replace(
        "; vuorossa", "; löi: Aino, Eero; läjän aloitti: Aino; vuorossa"
    )
    assert told(at, "Liisa ♦K")[1] == (
        "Kierros tuli täyteen, joten pakka kaatui. Kaataja oli Liisa."
    )


def test_a_full_suit_topples() -> None:
    at = (
        "{}; vaihe: luopuminen; valtti: ♠; pöytä: ♥2-Q; Aino: ♦3; Eero: ♣5; Liisa: ♥K ♥A ♠4; "
        "vuorossa: Liisa"
    )
    assert told(at.format("suma"), "Liisa ♥K-A")[1] == (
        "Pöydässä oli koko hertta, joten pakka kaatui. Kaataja oli Liisa."
    )
    under = at.format("suma, täysi-maa=maa, laskenta=alussa").replace("♥2-Q", "♥2-Q")
    assert told(under, "Liisa ♥K-A")[1] == (
        "Pöydässä oli koko hertta, joten hertat kaatuivat. Kaataja oli Liisa."
    )


def test_the_end_under_the_tables_own_title() -> None:
    at = (
        "opas, häviäjä=hurtta, tehtävä=haukkuu; vaihe: luopuminen; valtti: ♠; pöytä: ♦10; "
        "Aino: vapaa; läjän alussa: 3; Kaisa-Leena: ♥3 ♥4; Liisa: ♦K; vuorossa: Liisa"
    )
    assert told(at, "Liisa ♦K") == [
        "Liisa löi ruutukuninkaan.",
        "Kortit loppuivat, joten Liisa on vapaa.",
        "Jako päättyi: muut ovat vapaita. Hurtta on Kaisa-Leena.",
    ]
    where = position(at)
    over = where._replace(state=played(where, "Liisa ♦K").after)
    assert status(over) == [
        "Jako päättyi: muut ovat vapaita. Hurtta on Kaisa-Leena. Hävinnyt haukkuu."
    ]


def test_napoleons_dog_gets_a_card() -> None:
    at = (
        "{}; vaihe: luopuminen; valtti: ♠; pöytä: ♦10; Aino: ♥5 ♥6; Eero: ♣3 ♣4; Liisa: ; "
        "napoleonin koira: Liisa; antaa: Eero; vuorossa: Liisa"
    )
    given = at.format("napoleonin-koira")
    assert told(given, "Eero anna ♣3") == ["Eero antoi kortin, jonka sai Napoleonin koira Liisa."]
    assert told(given, "Eero anna ♣3", open_cards=True) == [
        "Eero antoi ristikolmosen, jonka sai Napoleonin koira Liisa."
    ]
    assert told(at.format("napoleonin-koira, lahja=näykätään"), "Liisa näykkää ♣3") == [
        "Liisa näykkäsi kortin, josta luopui Eero."
    ]


# Kinds that play comes to seldom, from events made by hand: sentence, event, rules.
RARE = [
    ("Kortit ovat lopussa, joten kinasta putosi Eero.", Event("dropped", r.KINA_DROP, seats=(1,))),
    (
        "Kortit ovat lopussa, joten kinasta putosivat Aino ja Eero.",
        Event("dropped", r.KINA_DROP, seats=(0, 1)),
    ),
    (
        "Kina jäi ratkeamatta, joten sen kortit arvotaan. Osansa saavat Aino ja Eero.",
        Event("lot_due", r.KINA_LOT, seats=(0, 1)),
    ),
    ("Aino sai arvassa ristivitosen.", Event("shared", r.KINA_LOT, 0, read_cards("♣5"))),
    ("Aino sai takaisin ristivitosen.", Event("returned", r.KINA_RETURN, 0, read_cards("♣5"))),
    (
        "Aloitusvuoro siirtyi, ja seuraavan tikin aloittaa Kaisa-Leena.",
        Event("lead_passed", r.LEAD_PASSES, 4),
    ),
    (
        "Keräysvaihe päättyi, koska käsikortit on pelattu loppuun.",
        Event("phase_ended", r.END_PLAYED_OUT),
    ),
    (
        "Keräysvaihe päättyi, koska vuorossa olevalta loppuivat kortit.",
        Event("phase_ended", r.END_TURN_EMPTY),
    ),
    ("Aino piti pelaamatta jääneen käsikorttinsa.", Event("kept", r.KEEP_HANDS, 0, number=1)),
    ("Aino jäi luopumisvaiheeseen ilman kortteja.", Event("took_won", r.TAKE_WON, 0)),
    (
        "Aino sai luopumisvaiheeseen yhden\N{NO-BREAK SPACE}kortin.",
        Event("took_won", r.TAKE_WON, 0, number=1),
    ),
    (
        "Aino sai luopumisvaiheeseen seitsemän\N{NO-BREAK SPACE}korttia.",
        Event("took_won", r.TAKE_WON, 0, number=7),
    ),
    ("Aino jäi ilman kortteja ja on Napoleonin koira.", Event("napoleon", r.NAPOLEON, 0)),
    (
        "Aino ei saanut yhtään tikkiä ja on Napoleonin koira.",
        Event("napoleon", r.NAPOLEON_TRICKS, 0),
    ),
    (
        "Luopumisvaiheen aloittaa Aino, joka vei viimeisen tikin.",
        Event("leads", r.TRICK_WINNER_LEADS, 0),
    ),
    ("Aino jäi ilman kortteja ja on vapaa.", Event("left", r.EMPTY_FREE, 0)),
    (
        "Aino jäi väliin, koska ilman kortteja ei voi aloittaa.",
        Event("skipped", r.EMPTY_SKIPPED, 0),
    ),
    (
        "Sama tilanne on nyt toista kertaa. Kolmannella kerralla jako keskeytetään.",
        Event("repeated", r.STALLED, number=2),
    ),
    ("Valttikortti käännettiin näkyviin.", Event("trump_shown", r.TRUMP_FACE_UP)),
    ("Aino nosti sivuun pakan viimeisen kortin.", Event("drew_last", r.LAST_CARD, 0, secret=True)),
]


@pytest.mark.parametrize(("sentence", "event"), RARE)
def test_rare_events(sentence: str, event: Event) -> None:
    at = position(PILE.format("opas"))
    step = Played(at.state, Move(2, "pick_up"), at.state, (event,))
    assert happening(KOIRA, event, NAMES, step) == sentence


@pytest.mark.parametrize(
    ("rules", "reason", "loser", "sentence"),
    [
        ("opas", "all_out", -1, "Jako päättyi, eikä kukaan hävinnyt: kaikki pääsivät vapaiksi."),
        (
            "opas",
            "no_cards_left",
            -1,
            "Jako päättyi, eikä kukaan hävinnyt: kenelläkään ei ole enää kortteja.",
        ),
        (
            "opas",
            "repetition",
            -1,
            "Sama tilanne toistui kolmannen kerran, joten jako keskeytettiin. Kukaan ei hävinnyt.",
        ),
        (
            "opas",
            "too_long",
            -1,
            "Jako jatkui liian pitkään, joten se keskeytettiin. Kukaan ei hävinnyt.",
        ),
        (
            "opas, ikikierto=eniten",
            "repetition",
            1,
            "Sama tilanne toistui kolmannen kerran, joten jako keskeytettiin. Eniten kortteja keräsi Eero. Koira on Eero.",
        ),
        (
            "opas, ikikierto=eniten",
            "too_long",
            -1,
            "Jako jatkui liian pitkään, joten se keskeytettiin. Eniten kortteja on yhtä aikaa usealla, joten kukaan ei hävinnyt.",
        ),
    ],
)
def test_endings(rules: str, reason: str, loser: int, sentence: str) -> None:
    at = position(PILE.format(rules))
    over = at.state._replace(result=Result(reason, "K7.5", loser))
    event = Event("over", "K7.5", loser)
    assert (
        happening(KOIRA, event, NAMES, Played(at.state, Move(2, "pick_up"), over, (event,)))
        == sentence
    )


@pytest.mark.parametrize(
    ("move", "text", "label"),
    [
        (Move(2, "play", read_cards("♥9")), "Liisa lyö herttaysin", "♥9"),
        (Move(2, "play", read_cards("♥2 ♥3 ♥4")), "Liisa lyö hertat kakkosesta neloseen", "♥2–4"),
        (Move(2, "pick_up"), "Liisa nostaa pöydästä", "Nosta"),
        (Move(2, "turn"), "Liisa kääntää kortin nostopakasta", "Käännä"),
        (Move(2, "give", read_cards("♥5")), "Liisa antaa herttavitosen", "Anna ♥5"),
        (Move(2, "snatch", read_cards("♥5")), "Liisa näykkää herttavitosen", "Näykkää ♥5"),
        (
            Move(CHANCE, "lot", read_cards("♥5 ♥6 ♥7")),
            "Arvassa järjestys on herttavitonen, herttakutonen ja herttaseiska",
            "Arpa ♥5 ♥6 ♥7",
        ),
    ],
)
def test_moves(move: Move, text: str, label: str) -> None:
    assert (move_text(KOIRA, move, NAMES), move_label(KOIRA, move)) == (text, label)


@pytest.mark.parametrize(
    ("where", "lines"),
    [
        (
            TRICK.format("opas"),
            [
                "Keräysvaihe",
                "Vuorossa: Liisa",
                "Valtti: ei vielä tiedossa",
                "Tikissä lyömättä: Liisa",
                "Nostopakassa 5\N{NO-BREAK SPACE}korttia",
            ],
        ),
        (
            PILE.format("opas"),
            [
                "Luopumisvaihe",
                "Vuorossa: Liisa",
                "Valtti: pata",
                "Pakka kaatuu, kun pöydässä on 3\N{NO-BREAK SPACE}korttia, nyt 2",
            ],
        ),
        (
            PILE.format("suma"),
            [
                "Luopumisvaihe",
                "Vuorossa: Liisa",
                "Valtti: pata",
                "Pakka kaatuu, kun pöydässä on 3\N{NO-BREAK SPACE}erää, nyt 2",
            ],
        ),
        (
            LAST.format("opas, valttikortti=näkyvissä, kääntö=viimeisenä"),
            [
                "Keräysvaihe",
                "Vuorossa: Liisa",
                "Valtti: pata",
                "Tikissä lyömättä: Liisa",
                "Nostopakassa on enää valttikortti",
            ],
        ),
    ],
)
def test_how_a_position_stands(where: str, lines: list[str]) -> None:
    assert status(position(where)) == lines


def test_every_event_has_its_sentence() -> None:
    kinds = set()
    for seed in range(60):
        for where, rng in walk(seed):
            for line in status(where):
                check_line(line)
            if not KOIRA.to_play(where.state):
                continue
            step = random_step(where, rng)
            for open_cards in (False, True):
                for event in step.events:
                    kinds.add(event.kind)
                    check_sentence(
                        happening(KOIRA, event, where.names, step, open_cards=open_cards)
                    )
                for sentence in caption(KOIRA, where.names, step, open_cards=open_cards):
                    check_sentence(sentence)
    own = {kind for kind, said in SENTENCES.items() if happenings.SENTENCES.get(kind) is not said}
    assert kinds >= own - {"skipped", "napoleon", "dropped", "returned"}


def random_step(where: Position, rng: random.Random) -> Played[object]:
    chance = KOIRA.to_play(where.state) == (CHANCE,)
    move = KOIRA.draw(where.state, rng) if chance else rng.choice(KOIRA.legal_moves(where.state))
    return KOIRA.play(where.state, move)


def check_line(line: str) -> None:
    """A line of the status has no full stop unless it tells how the deal ended."""
    check_sentence(line if line.endswith(".") else f"{line}.")


def test_secret_cards_stay_secret() -> None:
    """Nothing drawn, given or kept is named to those who may not see it."""
    for seed in range(40):
        for where, rng in walk(seed):
            if not KOIRA.to_play(where.state) or where.state.rules.open_hands:
                continue
            step = random_step(where, rng)
            public = {str(c) for e in step.events if not e.secret for c in e.cards}
            hidden = {str(c) for e in step.events if e.secret for c in e.cards} - public
            said = " ".join(caption(KOIRA, where.names, step))
            assert not [card for card in hidden if card_name(card) in said], said
