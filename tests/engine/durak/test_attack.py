"""Attack cards: who may play them, which, and how many."""

import pytest
from facts import proves
from playing import at

FOUR = """
    peli: durak
    säännöt: {}
    pakka: 4 ♠9
    hyökkääjä: Aino
    pöytä: {}
    Aino: ♣6 {} ♦8 ♥K ♥A
    Eero: {} ♣J ♦9 ♦J ♠J ♠Q
    Liisa: ♣10 ♦10 ♥8 ♥9 ♠8 ♠A
    Ville: ♦7 ♥7 ♥6 ♦6 ♦K
"""


@proves("DURAK-4.1")
def test_the_attacker_opens_with_any_one_card_against_his_left_hand_neighbour() -> None:
    table = at(FOUR.format("vapaa", "", "♣8", "♣9"))
    assert table.turn == "Aino"
    assert table.legal == "♣6 ♣8 ♦8 ♥K ♥A"
    assert table.yes("Aino ♥K") == "DU3.1"
    assert table.no("Aino riittää") == "DU3.1"
    table.play("Aino ♣8")
    assert table.table == "♣8"
    assert table.turn == "Eero"
    assert table.event("played") == "DU3.1 Aino ♣8"


@proves("AMB-DU04")
def test_cards_are_played_one_at_a_time() -> None:
    table = at(FOUR.format("vapaa", "", "♣8", "♣9"))
    ruling = table.ruling("Aino ♣8")
    two = ruling.move._replace(cards=(*ruling.move.cards, *table.move("Aino ♦8").cards))
    assert table.game.ruling(table.state, two)[1:3] == (False, "DU3.2")


@proves("DURAK-4.2")
def test_a_new_card_must_have_the_rank_of_a_card_of_the_attack() -> None:
    table = at(FOUR.format("vapaa", "♣7/♣K", "♣8", "♣9"))
    assert table.turn == "Aino"
    assert table.legal == "♥K riittää"
    assert table.yes("Aino ♥K") == "DU3.3"
    assert table.no("Aino ♣6") == "DU3.3"
    assert table.because("Aino ♣6") == {"ranks": "♣7 ♣K"}
    table.play("Aino ♥K")
    assert table.event("played") == "DU3.3 Aino ♥K"


@proves("DURAK-4.2", "AMB-DU11")
def test_no_card_is_added_before_the_defender_has_toppled_the_last() -> None:
    table = at(FOUR.format("vapaa", "♣8", "", "♣9"))
    assert table.turn == "Eero"
    assert table.no("Aino ♦8") == "DU3.7"
    assert table.no("Liisa ♥8") == "DU3.7"
    table.play("Eero kaada ♣8 ♣9")
    assert table.yes("Aino ♦8") == "DU3.3"


@proves("DURAK-4.2")
def test_six_attack_cards_are_the_most_whoever_plays_them() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        pakka: 4 ♠9
        hyökkääjä: Aino
        pöytä: ♣6/♣7 ♦6/♦7 ♥6/♥8 ♣8/♣9 ♥7/♥9
        Aino: ♦8 ♥A
        Eero: ♦10 ♠J ♠Q
        Liisa: ♠6 ♠8 ♠10
    """).play("Aino ♦8")
    assert table.no("Liisa ♠6") == "DU3.4"
    table.play("Eero kaada ♦8 ♦10")
    assert table.event("toppled").startswith("DU4.8 Eero ♣6 ♣7 ♦6")
    assert table.turn == "Eero"


@proves("DURAK-4.2")
def test_a_defender_with_fewer_than_six_cards_gets_no_more_than_he_holds() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣6/♣7
        Aino: ♦6 ♥6 ♦8
        Eero: ♦10
        Liisa: ♠6 ♠7
    """).play("Aino ♦6")
    assert table.no("Liisa ♠6") == "DU3.5"
    assert table.no("Aino ♥6") == "DU3.5"
    table.play("Eero nosta")
    assert table.event("picked_up") == "DU4.5 Eero ♣6 ♣7 ♦6", "two is what he held"


@proves("DURAK-8.1", "AMB-DU15")
def test_by_the_variant_the_first_defender_gets_five_cards_if_more_than_three_play() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa, ensihyökkäys=5
        pakka: 4 ♠9
        hyökkääjä: Aino
        ensimmäinen: kyllä
        pöytä: ♣6/♣7 ♦6/♦7 ♥6/♥8 ♥7/♥9
        Aino: ♦8 ♥A
        Eero: ♦10 ♠J
        Liisa: ♠6 ♠8 ♠10
        Ville: ♣A ♦A ♥K ♦K ♠K ♠A
    """)
    table.play("Aino ♦8")
    assert table.no("Liisa ♠6") == "DU3.6"
    table.play("Eero kaada ♦8 ♦10")
    assert table.event("toppled").startswith("DU4.8 Eero")
    assert not table.state.first


@proves("AMB-DU15")
def test_with_three_players_the_first_defender_gets_six_all_the_same() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa, ensihyökkäys=5
        pakka: 4 ♠9
        hyökkääjä: Aino
        ensimmäinen: kyllä
        pöytä: ♣6/♣7 ♦6/♦7 ♥6/♥8 ♥7/♥9
        Aino: ♦8 ♥A
        Eero: ♦10 ♠J
        Liisa: ♠6 ♠8 ♠10
    """).play("Aino ♦8", "Eero kaada ♦8 ♦10")
    assert table.yes("Aino riittää") == "DU3.8"


@proves("DURAK-4.4", "AMB-DU03")
def test_where_all_may_join_the_main_attacker_comes_first_then_the_defenders_left() -> None:
    table = at(FOUR.format("vapaa", "♣8/♣9", "", ""))
    assert table.turn == "Aino"
    assert table.no("Liisa ♥8") == "DU3.9"
    assert table.no("Ville ♥7") == "DU3.9"
    table.play("Aino riittää")
    assert table.event("enough") == "DU3.8 Aino"
    assert table.turn == "Liisa"
    assert table.no("Aino ♦8") == "DU3.8"
    table.play("Liisa riittää")
    assert table.turn == "Ville"
    assert table.legal == "riittää"
    table.play("Ville riittää")
    assert table.event("toppled") == "DU4.7 Eero ♣8 ♣9"


@proves("DURAK-4.4", "AMB-DU03")
def test_after_a_new_card_who_had_enough_may_add_again() -> None:
    table = at(FOUR.format("vapaa", "♣8/♣9", "", "")).play("Aino riittää", "Liisa ♥8")
    table.play("Eero kaada ♥8 ♠J")
    assert table.turn == "Aino"
    assert table.legal == "♦8 riittää"


@proves("DURAK-4.5", "AMB-DU12")
@pytest.mark.parametrize("names", [("Kalle",), ("Kalle", "Anna")])
def test_of_five_or_six_who_play_alone_only_the_defenders_neighbours_attack(names) -> None:
    more = "".join(f"        {name}: ♦{7 + n}\n" for n, name in enumerate(names))
    table = at(f"""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino: ♣6 ♥A
        Eero: ♦9 ♦J
        Liisa: ♥9 ♠8
        Ville: ♥7 ♥8
{more}    """)
    assert table.no("Ville ♥8") == "DU3.12"
    assert table.no("Kalle ♦7") == "DU3.12"
    table.play("Aino riittää")
    assert table.turn == "Liisa"
    table.play("Liisa riittää")
    assert table.happened("toppled")


@proves("DURAK-4.5", "AMB-DU12")
def test_they_are_counted_as_they_began_however_many_are_left() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino: ♣6 ♥A
        Eero: ♦9 ♦J
        Liisa: vapaa
        Ville: ♥7 ♥8
        Kalle: ♦7 ♦8
    """)
    table.play("Aino riittää")
    assert table.turn == "Ville", "the defender's neighbour is the next one in the game"
    assert table.no("Kalle ♦8") == "DU3.12"


def test_where_two_are_left_of_five_there_is_one_attacker() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino: ♣6 ♥A
        Eero: ♦9 ♦J
        Liisa: vapaa
        Ville: vapaa
        Kalle: vapaa
    """).play("Aino riittää")
    assert table.event("toppled") == "DU4.7 Eero ♣8 ♣9"


def test_who_has_no_cards_is_not_asked() -> None:
    table = at("""
        peli: durak
        säännöt: vapaa
        valtti: ♠
        hyökkääjä: Aino
        pöytä: ♣8/♣9
        Aino:
        Eero: ♦9 ♦J
        Liisa: ♥8 ♥9
        Ville: ♥7
    """)
    assert table.turn == "Liisa"
    assert table.no("Aino ♥8") == "DU3.9"


def test_an_action_belongs_to_its_moment() -> None:
    table = at(FOUR.format("vapaa", "♣8/♣9", "", ""))
    assert table.no("Aino salli") == "DU1.3"
    assert table.no("Aino nosta") == "DU1.3"
    assert table.no("Aino kaada ♣8 ♥A") == "DU1.3"
    assert table.no("Aino riittää ♣6") == "DU1.3"
    assert table.no("Aino ♠Q") == "DU1.2"
    assert table.no("Eero ♦9") == "DU1.1"


def test_before_the_first_card_it_is_the_main_attackers_turn_alone() -> None:
    table = at(FOUR.format("vapaa", "", "♣8", "♣9"))
    assert table.no("Liisa ♥8") == "DU1.1"
    assert table.no("Eero nosta") == "DU1.1"
