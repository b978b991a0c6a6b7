"""The shedding phase: leading and beating."""

import pytest
from facts import proves
from playing import PACK, at

from korttipelit.beating import ANY_TRUMP, HIGHER_TRUMP, higher_in_suit
from korttipelit.cards import SUITS, card_set

GUIDE_PILE_1 = """
    valtti: ♠
    pöytä:
    Liisa: ♥8 ♠7 ♣3
    Eero: ♣5 ♥9 ♦J ♥K ♦Q
    Aino: ♠2 ♦10 ♣A
    vuorossa: Liisa
"""


@proves("KOIRA-A-6.4", "KOIRA-A-4.2", "KOIRA-A-4.3", "KOIRA-A-4.7")
def test_the_guides_first_pile_topples_on_the_two_of_trumps() -> None:
    # In this seating only; the guide's two piles go round in opposite directions.
    table = at(GUIDE_PILE_1)
    assert table.yes("Liisa ♥8") == "K4.3"
    table.play("Liisa ♥8")
    assert table.legal == "♥9 ♥K nosta"
    assert table.yes("Eero ♥K") == "K4.4"
    table.play("Eero ♥K")
    assert table.yes("Aino ♠2") == "K4.5"
    table.play("Aino ♠2")
    assert table.event("toppled") == "K4.13 Aino ♥8 ♥K ♠2"
    assert table.gone == "♥8 ♥K ♠2"
    assert table.table == ""
    assert table.turn == "Aino"
    assert table.yes("Aino ♦10") == "K4.3"


GUIDE_PILE_2 = """
    säännöt: {}
    valtti: ♠
    pöytä:
    Aino: ♦10 ♣A ♦K
    Eero: ♣5 ♦J ♦Q
    Liisa: ♠7 ♣3
    vuorossa: Aino
"""


@proves("KOIRA-A-6.5", "KOIRA-A-4.4", "KOIRA-A-4.5", "KOIRA-A-4.6", "AMB-K28")
def test_in_the_guides_second_pile_a_full_round_with_a_pick_up_does_not_topple() -> None:
    table = at(GUIDE_PILE_2.format("opas")).play("Aino ♦10", "Eero ♦Q")
    assert table.yes("Liisa ♠7") == "K4.5"
    assert table.yes("Liisa nosta") == "K4.8"
    assert table.because("Liisa nosta") == {"taken": "♦10"}
    table.play("Liisa nosta")
    assert table.event("picked_up") == "K4.10 Liisa ♦10"
    assert table.table == "♦Q"
    assert table.turn == "Aino"
    assert table.legal == "♦K nosta"
    # If Aino takes the queen the table is empty and Eero leads a new pile.
    table.play("Aino nosta")
    assert table.table == ""
    assert table.event("table_empty") == "K4.19"
    assert table.turn == "Eero"
    assert table.legal == "♣5 ♦J"


@proves("KOIRA-A-6.5", "KOIRA-A-4.5", "AMB-K24")
def test_where_the_last_card_is_taken_aino_would_face_her_own_ten() -> None:
    table = at(GUIDE_PILE_2.format("opas, nosto=viimeinen"))
    table.play("Aino ♦10", "Eero ♦Q", "Liisa nosta")
    assert table.event("picked_up") == "K4.11 Liisa ♦Q"
    assert table.table == "♦10"
    assert table.legal == "♦K nosta"
    table = at(GUIDE_PILE_2.format("opas, nosto=pienin"))
    table.play("Aino ♦10", "Eero ♦Q", "Liisa nosta")
    assert table.event("picked_up") == "K4.12 Liisa ♦10"


@proves("KOIRA-C-2.1", "KOIRA-C-2.3", "MYLLY-4.4", "AMB-K26")
@pytest.mark.parametrize("rules", ["opas", "pari", "suma", "myllymatti", "nostokoira"])
def test_any_card_may_be_led_to_an_empty_table_but_one_must_be_led(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä:
        Aino: ♣2 ♦10 ♥A ♠2
        Eero: ♥3
        vuorossa: Aino
    """)
    assert table.legal == "♣2 ♦10 ♥A ♠2"
    assert table.no("Aino nosta") == "K4.3"


BEATING = """
    säännöt: {}
    valtti: ♠
    pöytä: {}
    Aino: ♣4 ♦J ♦K ♥A ♠3 ♠9
    Eero: ♥3 ♥4 ♥5
    Liisa: ♥6 ♥7
    vuorossa: Aino
"""
ALL_BOOKS = ["opas", "pari", "suma", "myllymatti", "nostokoira", "napoleonin-koira"]


@proves("KOIRA-A-4.2", "KOIRA-B-4.2", "KOIRA-C-2.2", "MYLLY-4.2")
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_a_card_is_beaten_by_a_higher_card_of_its_suit_or_a_trump(rules: str) -> None:
    table = at(BEATING.format(rules, "♦Q"))
    assert table.legal == "♦K ♠3 ♠9 nosta"
    assert table.yes("Aino ♦K") == "K4.4"
    assert table.no("Aino ♦J") == "K4.4"
    assert table.no("Aino ♣4") == "K4.4"
    assert table.no("Aino ♥A") == "K4.4"
    assert table.because("Aino ♦J") == {"to_beat": "♦Q"}


@proves("KOIRA-A-4.3", "KOIRA-B-4.2", "MYLLY-4.2")
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_a_trump_beats_any_card_of_another_suit(rules: str) -> None:
    table = at(BEATING.format(rules, "♦A"))
    assert table.legal == "♠3 ♠9 nosta"
    assert table.yes("Aino ♠3") == "K4.5"


@proves("MYLLY-4.2")
def test_a_trump_may_be_played_even_with_the_right_suit_in_hand() -> None:
    table = at(BEATING.format("myllymatti", "♦10"))
    assert table.yes("Aino ♦J") == "K4.4"
    assert table.yes("Aino ♠3") == "K4.5"


@proves("KOIRA-A-4.3", "KOIRA-C-2.2", "AMB-K21")
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_on_a_trump_only_a_higher_trump_is_good(rules: str) -> None:
    table = at(BEATING.format(rules, "♠8"))
    assert table.legal == "♠9 nosta"
    assert table.yes("Aino ♠9") == "K4.6"
    assert table.no("Aino ♠3") == "K4.6"
    assert table.no("Aino ♥A") == "K4.6"


@proves("AMB-K21", "MYLLY-4.2")
def test_read_to_the_letter_myllymatti_takes_any_trump_on_a_trump() -> None:
    table = at(BEATING.format("myllymatti, valtille=mikä-tahansa", "♠8"))
    assert table.legal == "♠3 ♠9 nosta"
    assert table.yes("Aino ♠3") == "K4.7"
    assert table.no("Aino ♥A") == "K4.7"


@proves("KOIRA-B-4.3")
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_underplaying_is_never_allowed_whatever_else_is_held(rules: str) -> None:
    table = at(BEATING.format(rules, "♣5"))
    for card in ("♣4", "♦J", "♦K", "♥A"):
        assert table.no(f"Aino {card}") == "K4.4"


@proves("KOIRA-A-4.2", "KOIRA-A-4.3")
def test_the_tables_of_beating_agree_with_the_rule_for_every_pair_of_cards() -> None:
    for trump in range(len(SUITS)):
        for below in PACK:
            for card in PACK:
                same_suit = card.suit == below.suit and card.rank > below.rank
                cut = card.suit == trump != below.suit
                assert bool(HIGHER_TRUMP[trump][below] & card.bit) == (same_suit or cut)
                both = card.suit == below.suit == trump and card != below
                assert bool(ANY_TRUMP[trump][below] & card.bit) == (same_suit or cut or both)


@proves("AMB-K22", "AMB-K23")
def test_if_a_trump_is_on_the_table_it_is_on_top() -> None:
    # Whatever beats a trump is a trump, so plain cards never lie over one.
    for trump in range(len(SUITS)):
        trumps = card_set(card for card in PACK if card.suit == trump)
        for card in PACK:
            if card.suit == trump:
                assert HIGHER_TRUMP[trump][card] & ~trumps == 0
                # By strength the lowest is then the bottom card: each is weaker than what beats it.
                assert HIGHER_TRUMP[trump][card] == higher_in_suit(card)


@proves("KOIRA-B-4.5", "AMB-K27", "KOIRA-B-4.4")
def test_annas_ten_comes_round_to_anna_who_must_beat_it_herself() -> None:
    table = at("""
        säännöt: pari
        valtti: ♠
        pöytä:
        Anna: ♥10 ♥Q ♣4
        Ville: ♥J ♣5
        Kalle: ♥K ♠2
        vuorossa: Anna
    """).play("Anna ♥10", "Ville ♥J")
    assert table.because("Kalle nosta") == {"taken": "♥J"}
    table.play("Kalle nosta")
    assert table.table == "♥10"
    assert table.turn == "Anna"
    assert table.no("Anna ♣4") == "K4.4"
    assert table.legal == "♥Q nosta"
    beaten = at(repr(table)[len("peli: koira\n") :]).play("Anna ♥Q")
    assert beaten.table == "♥10 ♥Q"
    assert beaten.turn == "Ville"
    taken = table.play("Anna nosta")
    assert taken.table == ""
    assert taken.turn == "Ville"


@proves("AMB-K22", "KOIRA-C-2.2")
def test_the_top_card_alone_decides_whatever_was_picked_up_below_it() -> None:
    table = at(BEATING.format("opas, nosto=viimeinen", "♦10 ♠2")).play("Aino ♠9")
    assert table.event("toppled") == "K4.13 Aino ♦10 ♠2 ♠9"
    table = at(BEATING.format("opas, nosto=viimeinen", "♦10 ♠4")).play("Aino nosta")
    assert table.table == "♦10"
    assert table.no("Eero ♥5") == "K4.4"


def test_in_the_shedding_phase_no_card_is_turned_from_the_stock() -> None:
    table = at(BEATING.format("pari", "♦Q"))
    assert table.no("Aino käännä") == "K1.3"
    assert table.no("Aino anna ♦K") == "K1.3"
    assert table.no("Aino nosta ♦Q") == "K1.3"
    assert table.no("Eero ♥3") == "K1.1"
    assert table.no("arpa ♦Q") == "K1.1"


def test_a_hand_known_only_by_number_may_hold_what_is_played_from_it() -> None:
    table = at("""
        valtti: ♠
        pöytä: ♦10
        Aino: ♣4 +2
        Eero: 3
        vuorossa: Aino
    """)
    assert table.legal == "nosta"
    assert table.yes("Aino ♦K") == "K4.4"
    # It cannot hold what lies elsewhere.
    assert table.no("Aino ♦10") == "K1.2"
    assert table.because("Aino ♦10") == {"missing": "♦10"}
    table.play("Aino nosta")
    assert table.hand("Aino") == "♣4 ♦10 ? ?"


@proves("KOIRA-A-4.9", "KOIRA-A-7.1", "KOIRA-A-8.4")
@pytest.mark.parametrize("rules", ["opas", "pari", "myllymatti"])
def test_one_card_is_played_at_a_time_in_the_basic_game(rules: str) -> None:
    table = at(f"""
        säännöt: {rules}
        valtti: ♠
        pöytä:
        Aino: ♣2 ♣3 ♣4
        Eero: ♥3
        vuorossa: Aino
    """)
    assert table.no("Aino ♣2-4") == "K4.20"
    assert table.legal == "♣2 ♣3 ♣4"
