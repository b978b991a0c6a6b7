"""Playing face down: what may be said, whatever the cards are."""

import pytest
from facts import proves
from playing import GAMES, at, dealt

VALEPASKA = GAMES["valepaska"]


def table(said: str, hand: str = "♣4 ♣5 ♦5", rules: str = "valepaska", stock: str = ""):
    return at(f"""
        peli: valepaska
        säännöt: {rules}
        pakka: {stock}
        pöytä: {len(said.split()) or ""}
        sanottu: {said}
        Aino: {hand}
        Eero: ♠3 ♠4 ♠5 ♠6 ♠7
        Liisa: ♥3 ♥4 ♥5 ♥6 ♥7
        vuorossa: Aino
    """)


RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def claims(at) -> str:
    return " ".join(r for r in RANKS if at.ruling(f"Aino ♣4 sanoo {r}").legal)


@proves("VALE-1.1", "AMB-VA01", "PASKA-3.2")
@pytest.mark.parametrize(
    ("said", "may_be_said"),
    [
        ("3", "2 3 4 5 6 7 8 9 10"),
        ("7", "2 7 8 9 10"),
        ("8", "2 8 9 10 J Q K"),
        ("9 Q", "2 Q K A"),
        ("3 2", "2"),
        ("10", ""),
        ("A", ""),
        ("", "2 3 4 5 6 7 8 9 10 J Q K A"),
    ],
)
def test_what_may_be_said_is_what_would_be_legal_if_it_were_true(said: str, may_be_said) -> None:
    assert claims(table(said)) == may_be_said


@proves("VALE-1.1", "AMB-VA01")
def test_a_claim_is_judged_by_the_rules_of_what_goes_on_what() -> None:
    at = table("7")
    assert at.no("Aino ♣4 sanoo 6") == "VA3.1"
    assert at.yes("Aino ♣4 sanoo 7") == "VA3.1"
    assert at.no("Aino ♣4 sanoo J") == "VA3.3"
    assert at.yes("Aino ♣4 sanoo 2") == "VA4.1"
    assert at.yes("Aino ♣4 sanoo 10") == "VA4.3"
    assert at.no("Aino ♣4 sanoo A") == "VA4.4"
    assert table("7", rules="valepaska, kuvat=7").yes("Aino ♣4 sanoo J") == "VA3.4"
    assert table("3 2").no("Aino ♣4 sanoo 3") == "VA4.2"
    assert table("10").no("Aino ♣4 sanoo 2") == "VA4.6"
    assert table("").yes("Aino ♣4 sanoo 9") == "VA3.5"


def test_a_ruling_tells_nothing_of_what_lies_face_down() -> None:
    at = table("7 7")
    for line in ("Aino ♣4 sanoo 6", "Aino nosta", "Aino käännä"):
        assert at.because(line) == {}


@proves("VALE-1.1", "AMB-VA06")
def test_the_number_of_cards_is_seen_so_it_is_always_what_was_said() -> None:
    at = table("5")
    assert at.yes("Aino ♣4 ♣5 ♦5 sanoo 9") == "VA3.1"
    at.play("Aino ♣4 ♣5 ♦5 sanoo 9")
    assert at.state.said == (5, 9, 9, 9)
    assert at.event("claimed") == "VA8.1 Aino ♣4 ♣5 ♦5"
    (event,) = [event for event in at.events if event.kind == "claimed"]
    assert (event.number, event.secret) == (9, True)


def test_a_play_says_what_it_is() -> None:
    at = table("5")
    move = at.move("Aino ♣4 sanoo 7")
    for claim in (0, 1, 15):
        ruling = at.game.ruling(at.state, move._replace(claim=claim))
        assert (ruling.legal, ruling.rule) == (False, "VA8.1")
    ruling = at.game.ruling(at.state, move._replace(cards=()))
    assert (ruling.legal, ruling.rule) == (False, "VA8.1")
    ruling = at.game.ruling(at.state, move._replace(verb="pick_up", cards=()))
    assert (ruling.legal, ruling.rule) == (False, "VA1.3")


def test_at_most_four_cards_are_said_to_be_equal() -> None:
    at = table("5", "♣4 ♣5 ♦5 ♥J ♥Q ♥K")
    assert at.yes("Aino ♣4 ♣5 ♥J ♥Q sanoo 7") == "VA3.1"
    assert at.no("Aino ♣4 ♣5 ♥J ♥Q ♥K sanoo 7") == "VA3.2"
    assert at.yes("Aino ♣5 ♣4 sanoo 7") == "VA3.1"


@proves("PASKA-3.5")
def test_tens_and_aces_are_said_one_at_a_time() -> None:
    assert table("5").no("Aino ♣4 ♣5 sanoo 10") == "VA4.5"


@proves("AMB-PA04")
def test_court_cards_may_be_led_by_word_unless_the_table_forbids_it() -> None:
    assert table("").yes("Aino ♣4 sanoo J") == "VA3.8"
    assert table("", rules="valepaska, kuva-aloitus=ei").no("Aino ♣4 sanoo J") == "VA3.6"


@proves("PASKA-3.1", "PASKA-3.2", "AMB-PA10")
def test_the_starter_says_the_rank_that_made_him_starter_whatever_he_plays() -> None:
    at = dealt("valepaska", 2, "♣3 ♣7 ♦3 ♦7 ♥4 ♥7 ♠8 ♠7 ♠9 ♠6", game=VALEPASKA)
    assert at.turn == "Aino"
    assert at.yes("Aino ♠9 sanoo 3") == "VA2.3"
    assert at.no("Aino ♠9 sanoo 9") == "VA2.3"
    assert at.no("Aino käännä") == "VA2.3"
    assert at.legal == ("♣3 sanoo 3 ♦3 sanoo 3 ♣3 ♦3 sanoo 3 ♥4 sanoo 3 ♠8 sanoo 3 ♠9 sanoo 3")
    at.play("Aino ♠9 sanoo 3")
    assert at.state.first == 0


def test_only_plays_of_equal_cards_are_listed_but_mixed_ones_are_as_legal() -> None:
    at = table("9", "♣4 ♣5 ♦5", "valepaska, vapaanosto=ei")
    assert at.legal == " ".join(
        f"{lot} sanoo {rank}"
        for lot in ("♣4", "♣5", "♦5", "♣5 ♦5")
        for rank in ("2", "9", "10", "J", "Q", "K")
        if rank != "10" or len(lot) == 2
    )
    assert at.yes("Aino ♣4 ♦5 sanoo 9") == "VA3.1"


def test_one_plays_in_turn_and_from_ones_own_hand() -> None:
    at = table("5")
    assert at.no("Eero ♠7 sanoo 7") == "VA1.1"
    assert at.no("Aino ♠7 sanoo 7") == "VA1.2"
    assert at.no("Aino riittää") == "VA1.3"


@proves("AMB-PA08")
def test_taking_the_pile_is_free_or_for_lone_tens_and_aces_only() -> None:
    assert table("5").yes("Aino nosta") == "VA5.7"
    at = table("5", rules="valepaska, vapaanosto=ei")
    assert at.no("Aino nosta") == "VA5.8"
    assert table("10", rules="valepaska, vapaanosto=ei").yes("Aino nosta") == "VA4.6"
    assert table("10").legal == "nosta"
    at = table("5 7").play("Aino nosta")
    assert at.event("picked_up") == "VA5.7 Aino"
    (event,) = [event for event in at.events if event.kind == "picked_up"]
    assert (event.number, event.secret) == (2, True)
    assert at.event("leads") == "VA5.9 Eero"
    assert at.hand("Aino") == "♣4 ♣5 ♦5 ? ?"
    assert at.state.said == ()


@proves("PASKA-3.3", "AMB-PA09")
def test_a_card_of_the_stock_is_tried_openly_and_by_anybody_since_nobody_sees_his_hand() -> None:
    at = table("7", "♣4 ♣5 ♦5 ♦7 ♥8", stock="♣9 ♣J")
    assert at.yes("Aino käännä") == "VA5.2"
    at.play("Aino käännä")
    assert at.event("turned") == "VA5.2 Aino ♣9"
    assert at.event("played") == "VA5.3 Aino ♣9"
    assert at.state.said == (7, 9)
    at = table("7", "♣4 ♣5 ♦5 ♦7 ♥8", stock="♣6 ♣J").play("Aino käännä")
    assert at.event("picked_up") == "VA5.5 Aino ♣6"
    assert at.turn == "Eero"
    assert table("10", "♣4 ♣5 ♦5 ♦7 ♥8", stock="♣6 ♣J").no("Aino käännä") == "VA4.6"


@proves("AMB-PA09")
def test_cards_that_join_a_turned_one_lie_face_down_and_may_be_doubted() -> None:
    at = table("7", "♣4 ♣5 ♦5 ♦7 ♥8", stock="♣9 ♣J").play("Aino käännä")
    assert at.turn == "Aino"
    assert at.yes("Aino ♣4 sanoo 9") == "VA5.4"
    assert at.no("Aino ♣4 sanoo 10") == "VA5.4"
    assert at.no("Aino nosta") == "VA1.3"
    stays = at.state
    at.play("Aino riittää")
    assert (at.turn, at.state.lay) == ("Eero", 0)
    at.state = stays
    at.play("Aino ♣4 sanoo 9")
    assert at.state.lay == 1
    at.play("Eero epäile")
    assert at.event("picked_up").startswith("VA8.9 Aino")
    assert "♣9" in at.hand("Aino")


def test_a_turned_ten_topples_at_once_for_all_have_seen_it() -> None:
    at = table("7", "♣4 ♣5 ♦5 ♦7 ♥8", stock="♣10 ♣J").play("Aino käännä")
    assert at.event("toppled") == "VA4.3 Aino"
    assert at.turn == "Aino"
