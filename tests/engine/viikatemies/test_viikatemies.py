"""Viikatemies, rule by rule."""

import pytest
from facts import proves
from playing import at, dealt
from truths_of_viikatemies import ROUND, circle, table

from korttipelit import GAMES, NotationError

GAME = GAMES["viikatemies"]


# Deal and drawing


@proves("VIIKA-3.1", "VIIKA-0.2")
def test_two_to_four_get_eight_cards_each_of_52() -> None:
    assert [*GAME.options.books["viikatemies"].players] == [2, 3, 4]
    start = dealt("viikatemies", 3, game=GAME)
    assert start.sizes == [8, 8, 8]
    assert len(start.state.stock) == 52 - 24


@proves("VIIKA-3.2")
def test_forehand_leads_any_card_and_draws_a_new_one() -> None:
    start = dealt("viikatemies", 2, "♣2 ♦2 ♣3 ♦3 ♣4 ♦4", game=GAME, leader=1)
    assert start.turn == "Eero"
    assert start.yes("Eero ♦4") == "VI3.1"
    start.play("Eero ♦4")
    assert start.event("drew").startswith("VI2.2 Eero")
    assert start.sizes == [8, 8]
    assert start.turn == "Aino"


@proves("VIIKA-3.3")
def test_one_draws_as_many_as_one_has_played() -> None:
    full = at("""
        peli: viikatemies
        pakka: ♥2 ♥3 ♥4 ♥5
        pöytä: ♥8
        Aino: ♠3 ♦3 ♣9 ♣10 ♦9 ♦10 ♥9 ♥10
        Eero: 8
        vuorossa: Aino
    """).play("Aino ♠3 ♦3")
    assert full.event("drew") == "VI2.2 Aino ♥2 ♥3"


@proves("VIIKA-3.4", "AMB-VI09")
def test_with_eight_cards_or_more_nothing_is_drawn() -> None:
    more = at("""
        peli: viikatemies
        pakka: ♥2 ♥3 ♥4 ♥5
        pöytä: ♥8
        Aino: ♠3 ♦3 ♣9 ♣10 ♦9 ♦10 ♥9 ♥10 ♥6
        Eero: 8
        vuorossa: Aino
    """)
    assert not more.play("Aino ♠3").happened("drew")
    fewer = at("""
        peli: viikatemies
        pakka: ♥2 ♥3 ♥4 ♥5
        pöytä: ♥8
        Aino: ♠3 ♦3 ♣9 ♣10 ♦9 ♦10 ♥9 ♥10 ♥6
        Eero: 8
        vuorossa: Aino
    """).play("Aino ♠3 ♦3")
    assert fewer.event("drew") == "VI2.2 Aino ♥2"


# Overtaking


@proves("VIIKA-4.3", "VIIKA-4.1")
def test_within_a_suit_the_higher_card_goes() -> None:
    assert table("♠9", "♠7 ♠10 ♥2").no("Aino ♠7") == "VI3.2"
    assert table("♠9", "♠7 ♠10 ♥2").yes("Aino ♠10") == "VI3.2"
    assert table("♠9", "♠7 ♠10").because("Aino ♠7") == {"to_beat": "♠9"}


@proves("VIIKA-4.1", "VIIKA-4.2", "VIIKA-4.3")
def test_a_stronger_suit_beats_a_weaker_one_whatever_the_values() -> None:
    on_heart_five = table("♥5", "♠2 ♣2 ♦9 ♥4 ♥6 ♠J ♦J")
    assert on_heart_five.yes("Aino ♠2") == "VI3.3"
    assert on_heart_five.yes("Aino ♣2") == "VI3.3"
    assert on_heart_five.no("Aino ♦9") == "VI3.3"
    assert on_heart_five.no("Aino ♥4") == "VI3.2"
    assert on_heart_five.yes("Aino ♥6") == "VI3.2"
    assert on_heart_five.no("Aino ♠J") == "VI4.2"


# Swaps


@proves("VIIKA-5.1", "VIIKA-5.2")
def test_a_direct_swap_lays_an_equal_card_of_any_suit() -> None:
    swap = table("♠6", "♦6 ♥6 ♣2 ♦7")
    assert swap.yes("Aino ♦6") == "VI3.4"
    assert swap.yes("Aino ♦6 ♥6") == "VI3.4"
    assert swap.no("Aino ♦7") == "VI3.3"


@proves("VIIKA-5.1", "VIIKA-5.2", "AMB-VI08")
def test_an_indirect_swap_joins_equal_cards_to_one_that_overtakes() -> None:
    swap = table("♥8", "♣3 ♦3 ♠3 ♥2")
    assert swap.yes("Aino ♣3 ♦3") == "VI3.5"
    assert swap.yes("Aino ♣3 ♠3 ♦3") == "VI3.5"
    assert swap.no("Aino ♦3 ♣3") == "VI3.3"
    assert swap.play("Aino ♣3 ♦3").table == "♥8 ♣3 ♦3"


@proves("VIIKA-2.1", "VIIKA-5.2", "AMB-VI07")
def test_only_equal_cards_or_a_run_go_together() -> None:
    hand = table("♥8", "♣3 ♦3 ♠4 ♠9 ♠Q ♥Q ♣Q")
    assert hand.no("Aino ♣3 ♠4") == "VI3.6"
    assert hand.no("Aino ♠4 ♠9") == "VI3.6"


# Runs


@proves("VIIKA-6.1")
def test_a_run_has_two_to_nine_cards_of_one_suit_and_begins_by_overtaking() -> None:
    run = table("♠9", "♣8 ♣9 ♣10 ♠2 ♠3")
    assert run.yes("Aino ♣8-10") == "VI3.7"
    assert run.yes("Aino ♣8-9") == "VI3.7"
    assert run.no("Aino ♠2-3") == "VI3.2"
    assert run.play("Aino ♣8-10").table == "♠9 ♣8 ♣9 ♣10"
    longest = table("", "♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣10 ♦2")
    assert longest.yes("Aino ♣2-10") == "VI3.7"
    assert table("♣5", "♦2 ♦3").no("Aino ♦2-3") == "VI3.3"


@proves("VIIKA-2.1", "VIIKA-6.1")
def test_special_cards_are_in_no_run() -> None:
    assert table("♠7", "♠9 ♠10 ♠J").no("Aino ♠9-J") == "VI3.8"
    assert table("", "♠Q ♠K ♦2").no("Aino ♠Q-K") == "VI3.8"
    assert table("", "♠A ♠2 ♠3").no("Aino ♠A ♠2 ♠3") == "VI3.6"


@proves("VIIKA-6.1", "AMB-VI14")
def test_a_run_cannot_ride_on_a_swap() -> None:
    assert table("♠6", "♦6 ♦7 ♣2").no("Aino ♦6-7") == "VI3.9"


# Jacks


@proves("VIIKA-2.2", "AMB-VI01", "VIIKA-4.2")
def test_every_jack_topples_clubs_the_queen_of_clubs_too() -> None:
    for top in ("♣10", "♣2", "♣Q", "♣A"):
        hand = table(top, "♦J ♥2 ♠3")
        assert hand.yes("Aino ♦J") == "VI4.1"
        hand.play("Aino ♦J")
        assert hand.event("toppled") == f"VI4.1 Aino {top} ♦J"
        assert hand.event("leads") == "VI5.4 Aino"
        assert hand.turn == "Aino"
    assert table("♣10", "♦J ♠J ♠3").yes("Aino ♠J ♦J") == "VI4.1"


@proves("VIIKA-2.2", "AMB-VI01")
def test_a_jack_goes_on_no_other_suit() -> None:
    for top in ("♠2", "♥2", "♦2", "♦A"):
        assert table(top, "♠J ♣J ♥3").no("Aino ♣J") == "VI4.2"


@proves("VIIKA-2.2", "VIIKA-3.5")
def test_a_jack_topples_on_an_empty_table_and_its_player_goes_on() -> None:
    hand = table("", "♠J ♣J ♥3")
    assert hand.yes("Aino ♠J") == "VI4.3"
    hand.play("Aino ♠J")
    assert hand.event("toppled") == "VI4.3 Aino ♠J"
    assert hand.turn == "Aino"


# Queens


@proves("VIIKA-2.3", "AMB-VI04")
def test_a_queen_is_answered_by_a_higher_queen_a_toppling_card_or_an_ace() -> None:
    hand = table("♥Q", "♠Q ♦Q ♥K ♦K ♠A ♥A ♦A ♠9 ♣10 ♠J")
    assert hand.yes("Aino ♠Q") == "VI4.5"
    assert hand.no("Aino ♦Q") == "VI4.5"
    assert hand.yes("Aino ♥K") == "VI4.7"
    assert hand.no("Aino ♦K") == "VI4.4"
    assert hand.yes("Aino ♠A") == "VI4.12"
    assert hand.yes("Aino ♥A") == "VI4.12"
    assert hand.no("Aino ♦A") == "VI4.4"
    assert hand.no("Aino ♠9") == "VI4.4"
    assert hand.no("Aino ♣10") == "VI4.4"
    assert hand.no("Aino ♠J") == "VI4.2"
    assert table("♥Q", "♣5 ♣6 ♣7").no("Aino ♣5-6") == "VI4.4"


@proves("VIIKA-2.3", "AMB-VI04")
def test_who_cannot_answer_a_queen_takes_the_pile() -> None:
    hand = table("♦2 ♥Q", "♠9 ♣10")
    assert hand.legal == "nosta"
    assert hand.yes("Aino nosta") == "VI4.4"
    assert hand.play("Aino nosta").hand("Aino") == "♣10 ♦2 ♥Q ♠9"


def test_of_a_hand_nobody_has_seen_it_is_not_said_that_it_cannot_answer() -> None:
    unseen = table("♦2 ♥Q", "5")
    assert unseen.yes("Aino nosta") == "VI5.1"
    assert unseen.yes("Aino ♠Q") == "VI4.5"


@proves("AMB-VI05")
def test_a_queen_may_be_taken_although_one_could_answer() -> None:
    assert table("♥Q", "♠Q ♣10").yes("Aino nosta") == "VI5.1"


@proves("VIIKA-2.3", "AMB-VI06", "AMB-VI07")
def test_several_queens_rise_in_suit() -> None:
    hand = table("♥7", "♠Q ♥Q ♣Q ♥2")
    assert hand.yes("Aino ♥Q ♠Q ♣Q") == "VI3.2"
    assert hand.no("Aino ♠Q ♥Q") == "VI4.6"
    four = table("♦Q", "♠Q ♥Q ♣Q ♥2").play("Aino ♥Q ♠Q ♣Q")
    assert four.event("toppled") == "VI5.3 Aino ♦Q ♥Q ♠Q ♣Q"


# Kings


@proves("VIIKA-2.4", "AMB-VI02")
def test_a_king_topples_its_own_and_weaker_suits() -> None:
    for king, tops in (("♠K", "♠5 ♥5 ♦5 ♠Q ♠A"), ("♥K", "♥5 ♦5"), ("♦K", "♦5")):
        for top in tops.split():
            hand = table(top, f"{king} ♣3")
            assert hand.yes(f"Aino {king}") == "VI4.7"
            assert hand.play(f"Aino {king}").event("toppled") == f"VI4.7 Aino {top} {king}"


@proves("VIIKA-2.4", "AMB-VI03")
def test_a_king_goes_on_no_stronger_suit() -> None:
    assert table("♣2", "♠K ♣3").no("Aino ♠K") == "VI4.8"
    assert table("♠2", "♥K ♣3").no("Aino ♥K") == "VI4.8"


@proves("VIIKA-2.4")
def test_a_king_led_stays_and_the_turn_passes() -> None:
    hand = table("", "♠K ♥K ♣3")
    assert hand.yes("Aino ♠K") == "VI4.9"
    assert hand.yes("Aino ♥K ♠K") == "VI4.9"
    hand.play("Aino ♥K ♠K")
    assert hand.table == "♥K ♠K"
    assert hand.turn == "Eero"


@proves("VIIKA-2.4", "VIIKA-2.5", "AMB-VI02")
def test_on_a_king_a_stronger_king_topples_and_a_weaker_one_is_a_swap() -> None:
    stronger = table("♥K", "♠K ♣3")
    assert stronger.yes("Aino ♠K") == "VI4.7"
    assert stronger.play("Aino ♠K").happened("toppled")
    weaker = table("♥K", "♦K ♣3")
    assert weaker.yes("Aino ♦K") == "VI4.10"
    assert not weaker.play("Aino ♦K").happened("toppled")
    assert weaker.turn == "Eero"
    both = table("♥K", "♦K ♠K ♣3")
    assert both.yes("Aino ♦K ♠K") == "VI4.10"
    assert not both.play("Aino ♦K ♠K").happened("toppled")


@proves("VIIKA-2.5", "AMB-VI07", "AMB-VI08")
def test_several_kings_topple_when_the_first_one_fits() -> None:
    hand = table("♥7", "♠K ♦K ♥K ♥2")
    assert hand.yes("Aino ♠K ♦K") == "VI4.11"
    assert hand.no("Aino ♦K ♠K") == "VI4.8"
    assert hand.play("Aino ♠K ♦K").event("toppled") == "VI4.11 Aino ♥7 ♠K ♦K"


# Aces


@proves("VIIKA-2.6", "AMB-VI11")
def test_an_ace_is_fourteen_from_the_hand_and_one_on_the_table() -> None:
    assert table("♥K", "♥A ♣3").yes("Aino ♥A") == "VI4.12"
    on_ace = table("♥A", "♥2 ♠5 ♦9 ♣J")
    assert on_ace.yes("Aino ♥2") == "VI3.2"
    assert on_ace.yes("Aino ♠5") == "VI3.3"
    assert on_ace.no("Aino ♦9") == "VI3.3"
    lowest = table("♦A", "♦2 ♣3 ♥4 ♠J")
    assert lowest.legal == "♣3 ♦2 ♥4 nosta"


@proves("VIIKA-2.7")
def test_an_ace_on_the_table_is_swapped_indirectly_only() -> None:
    hand = table("♥A", "♦A ♠A ♥2")
    assert hand.no("Aino ♦A") == "VI4.13"
    assert hand.yes("Aino ♠A") == "VI3.3"
    assert hand.yes("Aino ♠A ♦A") == "VI3.5"
    assert hand.play("Aino ♠A ♦A").table == "♥A ♠A ♦A"


@proves("AMB-VI06")
def test_four_aces_topple_too() -> None:
    hand = table("♦A ♥A", "♠A ♣A ♥2").play("Aino ♠A ♣A")
    assert hand.event("toppled") == "VI5.3 Aino ♦A ♥A ♠A ♣A"


# The reaper


@proves("VIIKA-2.8", "AMB-VI10")
def test_after_the_reaper_the_next_player_takes_the_pile_and_loses_his_turn() -> None:
    three = at("""
        peli: viikatemies
        pöytä: ♥8
        Aino: ♣K ♦2
        Eero: ♣5 ♠5
        Liisa: ♦3 ♦4
        vuorossa: Aino
    """)
    assert three.yes("Aino ♣K") == "VI4.14"
    three.play("Aino ♣K")
    assert three.legal == "nosta"
    assert three.no("Eero ♣5") == "VI4.14"
    assert three.yes("Eero nosta") == "VI4.14"
    three.play("Eero nosta")
    assert three.event("picked_up") == "VI4.14 Eero ♥8 ♣K"
    assert three.event("leads") == "VI5.2 Liisa"
    assert three.turn == "Liisa"


@proves("VIIKA-2.8", "VIIKA-3.4", "AMB-VI12")
def test_of_two_players_the_reaped_one_goes_on() -> None:
    two = table("♥8", "♣K ♦10").play("Aino ♣K", "Eero nosta")
    assert two.event("leads") == "VI4.18 Eero"
    assert two.turn == "Eero"
    off = at("""
        peli: viikatemies
        säännöt: viikatemies, jatko=ei
        pöytä: ♥8
        Aino: ♣K ♦10
        Eero: ♣5 ♠5
        vuorossa: Aino
    """).play("Aino ♣K", "Eero nosta")
    assert off.turn == "Aino"


@proves("VIIKA-2.3", "VIIKA-2.8")
def test_the_reaper_goes_on_anything_but_a_queen() -> None:
    assert table("♦Q", "♣K ♦10").no("Aino ♣K") == "VI4.15"
    assert table("♣A", "♣K ♦10").yes("Aino ♣K") == "VI4.14"
    assert table("♣9", "♣K ♦10").yes("Aino ♣K") == "VI4.14"


@proves("VIIKA-2.8")
def test_the_reaper_goes_with_no_other_card() -> None:
    assert table("♥8", "♣K ♠K ♦10").no("Aino ♣K ♠K") == "VI4.16"
    assert table("", "♣K ♠K ♦10").no("Aino ♠K ♣K") == "VI4.16"


@proves("VIIKA-2.8", "AMB-VI10")
def test_the_reaper_topples_on_an_empty_table() -> None:
    hand = table("", "♣K ♠3 ♦10")
    assert hand.yes("Aino ♣K") == "VI4.17"
    hand.play("Aino ♣K")
    assert hand.event("toppled") == "VI4.17 Aino ♣K"
    assert hand.turn == "Aino"


# Taking and toppling


@proves("VIIKA-3.4")
def test_the_pile_may_always_be_taken_and_the_turn_passes() -> None:
    hand = table("♥8", "♣3 ♦10")
    assert hand.yes("Aino nosta") == "VI5.1"
    assert hand.because("Aino nosta") == {"taken": "♥8"}
    hand.play("Aino nosta")
    assert hand.event("leads") == "VI5.2 Eero"
    assert table("", "♣3 ♦10").no("Aino nosta") == "VI3.1"


@proves("VIIKA-3.5", "VIIKA-5.2")
def test_four_of_a_value_on_top_topple_and_the_toppler_goes_on() -> None:
    hand = table("♦2 ♥6 ♠6", "♦6 ♣6 ♥3").play("Aino ♣6 ♦6")
    assert hand.event("toppled") == "VI5.3 Aino ♦2 ♥6 ♠6 ♣6 ♦6"
    assert hand.event("leads") == "VI5.4 Aino"
    at_once = table("", "♦6 ♣6 ♥6 ♠6 ♥3").play("Aino ♦6 ♥6 ♠6 ♣6")
    assert at_once.event("toppled") == "VI5.3 Aino ♦6 ♥6 ♠6 ♣6"


@proves("VIIKA-3.5")
def test_otherwise_one_acts_once_in_a_turn() -> None:
    hand = table("♥8", "♣3 ♦10 ♣9").play("Aino ♣3")
    assert hand.no("Aino ♣9") == "VI1.1"
    assert hand.no("Eero ♦10") == "VI1.2"


def test_actions_of_other_games_are_none_here() -> None:
    hand = table("♥8", "♣3 ♦10 ♣9")
    move = hand.move("Aino ♣3")
    assert GAME.ruling(hand.state, move._replace(verb="turn", cards=())).rule == "VI1.3"
    assert GAME.ruling(hand.state, move._replace(cards=())).rule == "VI1.3"
    assert GAME.ruling(hand.state, move._replace(verb="pick_up")).rule == "VI1.3"


# The end


@proves("VIIKA-1.1", "VIIKA-7.1", "AMB-VI13")
def test_when_the_stock_is_out_the_first_without_cards_wins() -> None:
    hand = table("♥8", "♣3").play("Aino ♣3")
    assert hand.event("over") == "VI6.1 Aino"
    assert hand.state.result == ("first_out", "VI6.1", -1, 0, ())
    assert hand.legal == ""
    toppling = table("♥8", "♠K").play("Aino ♠K")
    assert toppling.state.result.winner == 0


@proves("AMB-VI13")
def test_while_the_stock_lasts_an_emptied_hand_is_filled_again() -> None:
    hand = at("""
        peli: viikatemies
        pakka: ♥2 ♥3
        pöytä: ♦A
        Aino: ♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9
        Eero: 8
        vuorossa: Aino
    """).play("Aino ♣2-9")
    assert hand.hand("Aino") == "♥2 ♥3"
    assert hand.state.result is None


def test_play_in_circles_ends_without_a_winner() -> None:
    hand = circle().play(*ROUND, *ROUND[:3])
    assert hand.state.result.reason == "repetition"
    assert hand.event("over") == "VI6.2"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("pöytä: ♥8", "pöytä: 2"), "pile"),
        (("pöytä: ♥8", "pöytä: ♦6 ♥6 ♠6 ♣6"), "pile"),
        (("pöytä: ♥8", "pöytä: ♣K ♥8"), "pile"),
        (("pöytä: ♥8", "pöytä: ♥8 ♠J"), "pile"),
        (("pöytä: ♥8", "pöytä: ♥8 ♠K"), "pile"),
        (("pöytä: ♥8", "pöytä: ♥Q ♣K"), "pile"),
        (("pöytä: ♥8", "pöytä: ♠Q ♥Q"), "pile"),
        (("pöytä: ♥8", "pöytä: ♠9 ♠7"), "pile"),
        (("pöytä: ♥8", "pöytä: ♣K"), "pile"),
        (("Aino: ♣3", "pakka: ♥2\nAino: ♣3"), "hand"),
        (("Aino: ♣3", "Aino:"), "hand"),
        (("Eero: ♣5", "Eero: vapaa"), "out"),
        (("vuorossa: Aino", "vuorossa:"), "turn"),
    ],
)
def test_what_cannot_be_a_position_is_refused(change: tuple[str, str], code: str) -> None:
    text = "peli: viikatemies\npöytä: ♥8\nAino: ♣3\nEero: ♣5\nvuorossa: Aino\n"
    at(text)
    with pytest.raises(NotationError) as error:
        at(text.replace(*change))
    assert code in [problem.code for problem in error.value.problems]


@pytest.mark.parametrize("pile", ["♥K ♠K", "♠K ♥K ♦K ♦A", "♠6 ♦6", "♦A ♠A ♥A", "♦9 ♦10 ♥Q ♠A ♠2-4"])
def test_what_may_lie_on_one_another_is_a_position(pile: str) -> None:
    cards = pile.replace("♠2-4", "♠2 ♠3 ♠4")
    assert table(cards, "♣3").table == cards


def test_a_state_of_too_many_players_is_none() -> None:
    form = GAME.to_json(table("♥8", "♣3").state)
    hands = [["♣3"], ["♣4"], ["♣5"], ["♣6"], ["♣7"]]
    for players in (1, 5):
        changes = {"hands": hands[:players], "active": (1 << players) - 1}
        with pytest.raises(ValueError, match="players"):
            GAME.from_json({**form, **changes})
