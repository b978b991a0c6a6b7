"""Presidentin koira: the collecting phase of Koira with jokers, then President."""

import json
from random import Random

import pytest
from facts import proves
from playing import KOIRA, at, dealt

from korttipelit import NotationError, UnknownCard, read_position
from korttipelit.cards import CARDS
from korttipelit.koira.state import Collecting, Presidency


def table(text: str, rules: str = "presidentin-koira"):
    """A position of the President part."""
    return at(f"säännöt: {rules}\nvaihe: presidentti\n{text}")


FOUR = """
pöytä: ♥5+♦5
löi: Aino
Aino: ♥K ♦K
Eero: ♣5 ♠5 ♣6 ♠6 ♠2 ♥2 ♣9
Liisa: ♥7 ♦7 ★1 ★2 ♣A
Ville: ♣3 ♠3 ♣4
vuorossa: Eero
"""


# The collecting phase


@proves("KOIRA-A-7.4", "AMB-PK03")
def test_three_to_six_play_with_54_cards_and_collect_as_in_koira() -> None:
    book = KOIRA.options.books["presidentin-koira"]
    assert [*book.players] == [3, 4, 5, 6]
    assert KOIRA.pack(book.rules) == CARDS
    start = dealt("presidentin-koira", 3)
    assert isinstance(start.state, Collecting)
    assert len(start.state.stock) == 54 - 9
    assert start.yes("Aino ♣2") == "K3.1"


TRICK = """
säännöt: {}
vaihe: keräys
pakka: ♣4 ♣5 ♣6
pöytä: ♠A {}
Aino: ♣3 ♦3 ♥3
Eero: ♣7 ♦7 ♥7
Liisa: ★2 ♦9 ♥9
vuorossa: Liisa
"""


@proves("AMB-PK01")
def test_in_a_trick_a_joker_is_above_the_ace_and_two_jokers_are_level() -> None:
    won = at(TRICK.format("presidentin-koira", "♣K")).play("Liisa ★2")
    assert won.event("trick_won") == "K3.4 Liisa ♠A ♣K ★2"
    level = at(TRICK.format("presidentin-koira", "★1")).play("Liisa ★2")
    assert level.event("kina") == "K3.9 Eero Liisa ♠A ★1 ★2"


@proves("AMB-PK01")
def test_in_a_trick_a_joker_is_below_the_two_where_that_is_agreed() -> None:
    lowest = at(TRICK.format("presidentin-koira, jokeri=matalin", "♣2")).play("Liisa ★2")
    assert lowest.event("trick_won") == "K3.4 Aino ♠A ♣2 ★2"


@proves("AMB-PK01")
def test_in_a_trick_a_wild_joker_is_level_with_the_highest_card_beside_it() -> None:
    wild = "presidentin-koira, jokeri=villi"
    level = at(TRICK.format(wild, "♣K")).play("Liisa ★2")
    assert level.event("kina") == "K3.9 Aino Liisa ♠A ♣K ★2"
    both = at(TRICK.format(wild, "★1")).play("Liisa ★2")
    assert both.event("kina") == "K3.9 Aino Eero Liisa ♠A ★1 ★2"
    # In the kina it is level again, with what is played there.
    assert both.play("Aino ♣3", "Eero ♣7", "Liisa ♦9").event("trick_won").startswith("K3.4 Liisa")


@proves("AMB-PK01")
def test_a_partner_gives_away_the_joker_that_is_the_lowest_card() -> None:
    lowest = at(TRICK.format("presidentin-koira, jokeri=matalin", "♣2"))
    for seed in range(20):
        assert KOIRA.advise(lowest.state, Random(seed)) == lowest.move("Liisa ★2")


LAST_CARD = """
säännöt: {}
vaihe: keräys
pakka: ♣4
pöytä: ♠A ♣K
löi: Eero, Liisa
pino Aino: {}
pino Eero: ♦5
pino Liisa: ♦6
voitti viimeksi: Liisa
Aino: ♣5 ♦3 ♥3
Eero: ♦7 ♥7
Liisa: ♦9 ♥9
vuorossa: Aino
"""


@proves("AMB-PK02", "AMB-PK04")
def test_the_last_card_of_the_stock_is_drawn_like_any_and_its_drawer_leads() -> None:
    played = at(LAST_CARD.format("presidentin-koira", "♦4")).play("Aino ♣5")
    assert played.event("drew") == "K3.5 Aino ♣4"
    assert not played.happened("trump_shown")
    assert not played.happened("drew_last")
    assert isinstance(played.state, Presidency)
    assert played.event("phase_ended") == "K3.19"
    assert played.event("phase_began") == "K8.1"
    assert played.event("leads") == "K8.4 Aino"
    assert (played.turn, played.hand("Aino")) == ("Aino", "♣4 ♦3 ♦4 ♥3")


@proves("AMB-PK04")
def test_the_winner_of_the_last_trick_leads_where_that_is_agreed() -> None:
    rules = "presidentin-koira, presidentin-avaus=tikki"
    played = at(LAST_CARD.format(rules, "♦4")).play("Aino ♣5")
    assert played.event("leads") == "K8.5 Eero"


@proves("AMB-PK04")
def test_the_holder_of_the_three_of_clubs_leads_where_that_is_agreed() -> None:
    rules = "presidentin-koira, presidentin-avaus=ristikolmonen"
    played = at(LAST_CARD.format(rules, "♣3").replace("Eero: ♦7", "Eero: ♦8")).play("Aino ♣5")
    assert played.event("leads") == "K8.6 Aino"
    with pytest.raises(UnknownCard):
        at(LAST_CARD.format(rules, "♦4")).play("Aino ♣5")


@proves("AMB-PK06")
def test_who_has_no_cards_when_president_begins_is_free() -> None:
    text = """
        säännöt: presidentin-koira, keräys=loppuun
        vaihe: keräys
        pakka:
        valttikortti: Eero
        pöytä: ♠A ♣K
        pino Aino:
        pino Eero: ♦5
        pino Liisa: ♦6
        Aino: ♣5
        Eero:
        Liisa:
        löi: Eero, Liisa
        vuorossa: Aino
    """
    played = at(text).play("Aino ♣5")
    assert played.event("left") == "K6.1 Aino"
    assert played.event("leads") == "K8.4 Eero"
    assert played.turn == "Eero"


def test_a_leader_without_cards_passes_the_lead_on() -> None:
    text = """
        säännöt: presidentin-koira, keräys=loppuun
        vaihe: keräys
        pakka:
        valttikortti: Aino
        pöytä: ♠A ♣K
        pino Eero: ♦5
        pino Liisa: ♦6
        Aino: ♣5
        Eero:
        Liisa:
        löi: Eero, Liisa
        vuorossa: Aino
    """
    assert at(text).play("Aino ♣5").turn == "Eero"


def test_president_waits_for_whoever_drew_the_last_card() -> None:
    text = """
        säännöt: presidentin-koira, keräys=vuoro
        vaihe: keräys
        pakka: ♣4 ♣5
        Aino: ♣6
        Eero:
        Liisa: ♦6
        vuorossa: Aino
    """
    with pytest.raises(UnknownCard, match="who drew"):
        at(text).play("Aino ♣6")


def test_drawing_after_the_trick_ends_with_the_last_card_too() -> None:
    text = LAST_CARD.format("presidentin-koira, täydennys=tikistä", "♦4")
    played = at(text).play("Aino ♣5")
    assert played.event("drew") == "K3.6 Eero ♣4"
    assert played.turn == "Eero"


# President


@proves("AMB-PK05")
def test_the_order_is_three_low_then_ace_two_and_joker() -> None:
    lead = table("Aino: ♣3 ♣A ♣2 ★1 ♦K\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino")
    assert lead.legal == "♣3 ♦K ♣A ♣2 ★1"
    for top, cards, legal in (
        ("♦A", "Aino ♣2", True),
        ("♦2", "Aino ♣A", False),
        ("♦2", "Aino ★1", True),
        ("♦3", "Aino ♣3", False),
    ):
        text = f"pöytä: {top}\nlöi: Eero\nAino: ♣3 ♣A ♣2 ★1\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino"
        assert table(text).ruling(cards).legal == legal, (top, cards)


@proves("AMB-PK05")
def test_one_to_four_cards_of_a_rank_are_led() -> None:
    lead = table("Aino: ♣3 ♦3 ♥3 ♠3 ♣4\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino")
    for cards in ("♣3", "♣3 ♦3", "♣3 ♦3 ♥3", "♣3 ♦3 ♥3 ♠3"):
        assert lead.yes(f"Aino {cards}") == "K8.7"
    assert lead.no("Aino ♣3 ♣4") == "K8.7"
    assert lead.no("Aino ♣3 ♦3 ♥3 ♠3 ♣4") == "K8.7"
    assert lead.play("Aino ♣3 ♦3").table == "♣3+♦3"


@proves("AMB-PK05")
def test_as_many_cards_of_a_higher_rank_follow() -> None:
    now = table(FOUR)
    assert now.yes("Eero ♣6 ♠6") == "K8.8"
    assert now.yes("Eero ♥2 ♠2") == "K8.8"
    assert now.because("Eero ♣6 ♠6") == {"to_beat": "♥5 ♦5"}
    assert now.no("Eero ♣5 ♠5") == "K8.8"
    assert now.no("Eero ♣6") == "K8.8"
    assert now.no("Eero ♣9") == "K8.8"
    assert now.no("Eero ♣6 ♣9") == "K8.7"
    assert now.legal == "♣6 ♠6 ♥2 ♠2 passaa"


def test_a_pile_of_sets_survives_json() -> None:
    state = table(FOUR).play("Eero ♣6 ♠6").state
    assert KOIRA.from_json(json.loads(json.dumps(KOIRA.to_json(state)))) == state


@proves("AMB-PK05")
def test_equally_high_cards_follow_where_that_is_agreed() -> None:
    now = table(FOUR, "presidentin-koira, yhtä-suuri=kyllä")
    assert now.yes("Eero ♣5 ♠5") == "K8.9"
    jokers = table(
        "pöytä: ★1\nlöi: Eero\nAino: ★2 ♣3\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino",
        "presidentin-koira, yhtä-suuri=kyllä",
    )
    assert jokers.yes("Aino ★2") == "K8.9"
    assert jokers.legal == "★2 passaa"


@proves("AMB-PK05")
def test_one_joker_beats_any_set() -> None:
    now = table(FOUR).play("Eero passaa")
    assert now.yes("Liisa ★1") == "K8.10"
    after = now.play("Liisa ★1")
    assert after.table == "♥5+♦5 ★1"
    assert after.legal == "passaa"
    assert after.no("Ville ♣4") == "K8.8"


@proves("AMB-PK07")
def test_two_jokers_are_a_pair_and_beat_every_pair() -> None:
    now = table(FOUR).play("Eero ♥2 ♠2")
    assert now.yes("Liisa ★1 ★2") == "K8.11"
    assert now.legal == "★1 ★2 ★1 ★2 passaa"
    lead = table("Aino: ★1 ★2 ♣4\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino")
    assert lead.yes("Aino ★1 ★2") == "K8.7"


@proves("AMB-PK07")
def test_a_joker_fills_up_no_set_unless_it_is_agreed() -> None:
    now = table(FOUR).play("Eero passaa")
    assert now.no("Liisa ♥7 ★1") == "K8.13"
    wild = table(FOUR, "presidentin-koira, jokeri-käy-kaikesta=kyllä").play("Eero passaa")
    assert wild.yes("Liisa ♥7 ★1") == "K8.12"
    assert "♥7 ★1" in wild.legal
    assert wild.no("Liisa ♥7 ♣A") == "K8.7"
    lead = table(
        "Aino: ♣3 ♦3 ★1 ★2 ♥3\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino",
        "presidentin-koira, jokeri-käy-kaikesta=kyllä",
    )
    assert lead.yes("Aino ♣3 ♦3 ★1 ★2") == "K8.12"
    assert lead.no("Aino ♣3 ♦3 ♥3 ★1 ★2") == "K8.7"


@proves("AMB-PK05")
def test_who_does_not_play_passes_and_is_out_of_the_pile() -> None:
    now = table(FOUR)
    assert now.yes("Eero passaa") == "K8.14"
    now.play("Eero passaa")
    assert now.event("passed") == "K8.16 Eero"
    now.play("Liisa ♥7 ♦7", "Ville passaa", "Aino ♥K ♦K")
    assert now.turn == "Liisa"
    now.play("Liisa passaa")
    assert now.event("toppled") == "K8.18 Aino ♥5 ♦5 ♥7 ♦7 ♥K ♦K"


@proves("AMB-PK05")
def test_who_has_passed_may_come_back_where_that_is_agreed() -> None:
    now = table(FOUR, "presidentin-koira, passi-pitää=ei").play("Eero passaa")
    assert now.event("passed") == "K8.17 Eero"
    now.play("Liisa ♥7 ♦7", "Ville passaa", "Aino passaa")
    assert now.turn == "Eero"
    assert now.yes("Eero ♥2 ♠2") == "K8.8"


@proves("AMB-PK08")
def test_the_leader_may_not_pass() -> None:
    lead = table("Aino: ♣3 ♦3\nEero: ♦4\nLiisa: ♦5\nvuorossa: Aino")
    assert lead.no("Aino passaa") == "K8.15"
    assert KOIRA.rulings(lead.state)[-1] == lead.ruling("Aino passaa")
    assert lead.no("Aino nosta") == "K1.3"
    assert lead.no("Eero ♦4") == "K1.1"
    assert lead.no("Aino ♦9") == "K1.2"


@proves("AMB-PK05")
def test_when_all_others_have_passed_the_pile_goes_and_its_last_player_leads() -> None:
    now = table(FOUR).play("Eero ♣6 ♠6", "Liisa passaa", "Ville passaa", "Aino passaa")
    assert now.event("toppled") == "K8.18 Eero ♥5 ♦5 ♣6 ♠6"
    assert now.event("leads") == "K8.18 Eero"
    assert (now.table, now.turn, now.gone) == ("", "Eero", "♣6 ♦5 ♥5 ♠6")


@proves("AMB-PK05")
def test_where_its_last_player_is_out_the_next_one_leads() -> None:
    now = table(FOUR.replace("vuorossa: Eero", "vuorossa: Ville")).play("Ville passaa")
    text = FOUR.replace("löi: Aino", "löi: Liisa").replace("vuorossa: Eero", "vuorossa: Aino")
    now = table(text).play("Aino ♥K ♦K")
    assert now.event("left") == "K7.1 Aino"
    now.play("Eero passaa", "Liisa passaa", "Ville passaa")
    assert now.event("leads") == "K8.18 Eero"
    assert now.out == "Aino"


@proves("KOIRA-A-7.4", "AMB-PK05")
def test_the_last_one_with_cards_is_presidentin_koira() -> None:
    end = table("Aino: ♣3 ♦3\nEero: ♦4\nLiisa: vapaa\nvuorossa: Aino").play("Aino ♣3 ♦3")
    assert end.end == ("last_in_game", "K8.19", "Eero")
    assert end.event("over") == "K8.19 Eero"
    assert end.legal == ""
    assert KOIRA.rulings(end.state) == ()
    assert end.state.rules.loser_title == "Presidentin koira"


def test_of_a_rank_with_too_few_cards_there_is_one_ruling() -> None:
    lines = [" ".join(map(str, ruling.move.cards)) for ruling in KOIRA.rulings(table(FOUR).state)]
    assert lines == ["♣5 ♠5", "♣6 ♠6", "♣9", "♥2 ♠2", ""]


def test_chance_does_not_move_in_president() -> None:
    from random import Random

    with pytest.raises(ValueError, match="chance"):
        KOIRA.draw(table(FOUR).state, Random(1))


def test_only_presidentin_koira_is_played_without_a_trump() -> None:
    for rules in ("opas, valttikortti=ei", "presidentin-koira, valttikortti=piilossa"):
        with pytest.raises(NotationError) as error:
            KOIRA.options.read(rules)
        assert "president-trump" in [p.code for p in error.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("säännöt: presidentin-koira", "säännöt: opas", "other-phase"),
        ("vaihe: presidentti", "vaihe: luopuminen", "other-phase"),
        ("löi: Aino", "löi: Eero", "turn-out"),
        ("löi: Aino", "löi: Aino, Aino", "table"),
        ("pöytä: ♥5+♦5", "pöytä: ♥5+♦5 ♣4+♦4", "table"),
        ("pöytä: ♥5+♦5", "pöytä: ♥5+♦6", "table"),
        ("vuorossa: Eero", "passanneet: Eero\nvuorossa: Eero", "turn-out"),
        ("vuorossa: Eero", "vuorossa:", "turn"),
        ("pöytä: ♥5+♦5\nlöi: Aino", "passanneet: Aino", "passed"),
        ("Aino: ♥K ♦K", "Aino:", "free"),
        ("Aino: ♥K ♦K", "pelaajia alussa: 3\nAino: ♥K ♦K", "players"),
    ],
)
def test_what_cannot_be_a_position_of_president_is_refused(old: str, new: str, code: str) -> None:
    text = f"peli: koira\nsäännöt: presidentin-koira\nvaihe: presidentti{FOUR}"
    read_position(text)
    assert old in text
    with pytest.raises(NotationError) as error:
        read_position(text.replace(old, new))
    assert code in [problem.code for problem in error.value.problems]


def test_a_deal_of_president_that_is_over_is_no_position() -> None:
    text = "peli: koira\nsäännöt: presidentin-koira\nvaihe: presidentti\n"
    with pytest.raises(NotationError, match="over"):
        read_position(f"{text}Aino: ♣3\nEero: vapaa\nLiisa: vapaa\nvuorossa: Aino\n")
