"""What a deal and an evening of Rami score."""

from itertools import product

import pytest
from facts import FACTS, proves
from hypothesis import given
from hypothesis import strategies as st

from korttipelit import NOBODY, read_cards
from korttipelit.cards import CARDS
from korttipelit.rami.options import OPTIONS, RAMI, TABLE
from korttipelit.rami.rulebook import RULEBOOK
from korttipelit.rami.scoring import (
    CannotScore,
    Deal,
    Hand,
    card_value,
    deal_problems,
    hand_value,
    limit_of,
    score_deal,
    score_game,
)

DONE = Hand()


def hand(cards: str = "", points: int = 0, *, opened: bool = True) -> Hand:
    return Hand(read_cards(cards), points, opened)


def unopened(cards: str = "", points: int = 0) -> Hand:
    return hand(cards, points, opened=False)


def out(*others: Hand | None, rules=RAMI) -> list[int]:
    """The others' points when the first player has gone out."""
    scores = score_deal(rules, Deal("out", 0, (DONE, *others)))
    assert scores[0].points == 0
    return [score.points for score in scores[1:]]


def items(*others: Hand, rules=RAMI) -> list[tuple[str, int]]:
    """How the second player's score comes about."""
    return [(i.rule, i.points) for i in score_deal(rules, Deal("out", 0, (DONE, *others)))[1].items]


# The hand


@proves("RAMI-1.1")
def test_the_winner_scores_nothing_and_the_others_what_they_hold() -> None:
    assert out(hand("♣5"), hand("♦10 ♠7")) == [5, 17]
    winner = score_deal(RAMI, Deal("out", 0, (DONE, hand("♣5"))))[0]
    assert [(item.rule, item.points) for item in winner.items] == [("RA1.1", 0)]


@proves("RAMI-1.2")
def test_a_joker_is_20_an_ace_11_a_court_card_10_and_the_others_their_number() -> None:
    values = [card_value(card) for card in read_cards("★1 ★2 ♠A ♥K ♥Q ♥J ♣10 ♣9 ♣2")]
    assert values == [20, 20, 11, 10, 10, 10, 10, 9, 2]
    assert items(hand("★1 ♠A ♥K ♣10 ♣2")) == [
        ("RA1.3", 20),
        ("RA1.4", 11),
        ("RA1.5", 10),
        ("RA1.6", 12),
    ]


@proves("RAMI-1.3", "AMB-RA08")
def test_an_ace_and_a_joker_cost_as_much_in_hand_whatever_they_would_be_worth_melded() -> None:
    assert hand_value(hand("♠A")) == 11
    assert hand_value(hand("★1")) == 20


def test_the_value_of_a_hand_may_be_told_instead_of_its_cards() -> None:
    assert out(hand(points=37)) == [37]
    assert items(hand(points=37)) == [("RA1.2", 37)]


def test_two_packs_may_leave_the_same_card_twice() -> None:
    assert out(hand("♠A ♠A ★1")) == [42]


# The four cases


@proves("RAMI-2.4")
def test_an_ace_a_joker_and_a_five_in_hand_are_36() -> None:
    assert out(hand("♠A ★1 ♣5")) == [36]
    assert out(hand("♠A ★1 ♣5"), hand("♣2")) == [36, 2]


@proves("RAMI-2.4")
def test_of_two_players_one_who_has_not_opened_scores_half_the_limit_at_most() -> None:
    assert out(unopened(points=26)) == [50]
    assert out(unopened("♥K ♥Q ♥J ♠A")) == [50]
    assert items(unopened(points=40)) == [("RA1.2", 40), ("RA2.2", 25), ("RA2.4", -15)]


@proves("RAMI-2.4")
def test_of_four_players_the_only_one_not_opened_scores_a_hundred_at_most() -> None:
    assert out(hand(points=12), unopened(points=80), hand(points=60)) == [12, 100, 60]


@proves("RAMI-2.4", "RAMI-2.1")
def test_a_finish_in_one_go_costs_each_of_two_opponents_200_and_ends_the_game() -> None:
    deal = Deal("one_go", 0, (DONE, unopened("♣2"), unopened("♥K")))
    assert [score.points for score in score_deal(RAMI, deal)] == [0, 200, 200]
    assert score_deal(RAMI, deal)[1].items[0].rule == "RA2.1"
    standing = score_game(RAMI, 3, [deal])
    assert (standing.over, standing.winner, standing.limit) == (True, 0, 200)


# Special cases


@proves("RAMI-2.1", "AMB-RA05")
def test_a_finish_in_one_go_needs_that_no_opponent_has_opened() -> None:
    deal = Deal("one_go", 0, (DONE, unopened("♣2"), hand("♥K")))
    assert deal_problems(deal) == [("opponent-opened", 2)]


@proves("AMB-RA05")
@pytest.mark.parametrize(("players", "over"), [(2, True), (3, True), (4, False), (6, False)])
def test_a_finish_in_one_go_ends_a_game_of_two_or_three(players: int, over: bool) -> None:
    deal = Deal("one_go", 0, (DONE, *[unopened("♣2")] * (players - 1)))
    assert score_game(RAMI, players, [deal]).over == over


@proves("RAMI-2.2")
@pytest.mark.parametrize(
    ("players", "value", "points"),
    [(2, 10, 35), (2, 24, 49), (2, 25, 50), (2, 40, 50), (3, 74, 99), (3, 76, 100), (4, 10, 35)],
)
def test_not_opened_costs_25_more_up_to_a_hundred_and_half_the_limit(
    players: int, value: int, points: int
) -> None:
    others = [unopened(points=value), *[hand("♣2")] * (players - 2)]
    assert out(*others)[0] == points


@proves("AMB-RA01")
def test_the_cap_is_on_the_hand_with_the_25_points_together() -> None:
    assert items(unopened(points=80), hand("♣2"))[1:] == [("RA2.2", 25), ("RA2.3", -5)]


@proves("AMB-RA02")
def test_half_the_limit_binds_with_two_players_only() -> None:
    capped = {n: out(unopened(points=500), *[hand("♣2")] * (n - 2))[0] for n in range(2, 7)}
    assert capped == {2: 50, 3: 100, 4: 100, 5: 100, 6: 100}


@proves("AMB-RA03")
def test_one_who_has_opened_is_not_capped_even_where_not_opening_would_cost_less() -> None:
    assert out(hand(points=60)) == [60]
    assert out(unopened(points=60)) == [50]


@proves("RAMI-2.3", "AMB-RA04")
def test_in_a_dead_end_the_smallest_hand_wins_and_the_others_score_as_usual() -> None:
    deal = Deal("dead_end", NOBODY, (hand(points=9), unopened(points=8), unopened(points=30)))
    scores = score_deal(RAMI, deal)
    assert [score.points for score in scores] == [9, 0, 55]
    assert scores[1].items[0].rule == "RA2.5"


@proves("AMB-RA04")
def test_equally_small_hands_in_a_dead_end_score_nothing_or_count_as_agreed() -> None:
    deal = Deal("dead_end", NOBODY, (hand(points=8), unopened(points=8), hand(points=30)))
    scores = score_deal(RAMI, deal)
    assert [score.points for score in scores] == [0, 0, 30]
    assert scores[0].items[0].rule == scores[1].items[0].rule == "RA2.6"
    counted = score_deal(RAMI._replace(deadlock_tie="all_count"), deal)
    assert [score.points for score in counted] == [8, 33, 30]
    assert [item.rule for item in counted[1].items] == ["RA1.2", "RA2.7", "RA2.2"]


# The game


@proves("RAMI-3.1")
def test_the_limit_is_a_hundred_for_each_opponent() -> None:
    assert [limit_of(RAMI, n) for n in range(2, 7)] == [100, 200, 300, 400, 500]
    assert score_game(RAMI, 4, []).rule == "RA3.1"


@proves("RAMI-3.1")
def test_a_table_may_agree_upon_another_limit() -> None:
    rules = RAMI._replace(limit=300)
    standing = score_game(rules, 2, [Deal("out", 0, (DONE, hand(points=120)))])
    assert (standing.limit, standing.over, standing.rule) == (300, False, "RA3.3")
    assert out(unopened(points=200), rules=rules) == [100]
    assert out(unopened(points=200), rules=RAMI._replace(limit=100)) == [50]


def deals(*points: tuple[int, ...]) -> list[Deal]:
    """Deals by their points; who has 0 is the winner, `-1` sits out."""
    return [
        Deal(
            "out",
            row.index(0),
            tuple(None if p < 0 else hand(points=p) for p in row),
        )
        for row in points
    ]


@proves("RAMI-1.1", "RAMI-3.1")
def test_the_deals_are_added_up() -> None:
    standing = score_game(RAMI, 3, deals((0, 10, 20), (5, 0, 7)))
    assert standing.totals == (5, 10, 27)
    assert (standing.over, standing.playing, standing.rule) == (False, (0, 1, 2), "RA3.2")


@proves("RAMI-3.2", "RAMI-1.1", "AMB-RA06")
def test_who_reaches_the_limit_ends_the_game_and_the_lowest_total_wins() -> None:
    standing = score_game(RAMI, 3, deals((0, 10, 199), (5, 0, 1)))
    assert (standing.over, standing.winner, standing.rule) == (True, 0, "RA3.4")
    assert standing.totals == (5, 10, 200)
    assert standing.playing == ()
    assert not score_game(RAMI, 3, deals((0, 10, 199))).over


@proves("RAMI-3.2", "AMB-RA07")
def test_level_at_the_bottom_all_play_one_more_deal_and_again_if_need_be() -> None:
    played = deals((0, 10, 190), (10, 0, 20))
    standing = score_game(RAMI, 3, played)
    assert (standing.over, standing.playing, standing.rule) == (False, (0, 1, 2), "RA3.5")
    again = score_game(RAMI, 3, [*played, *deals((3, 3, 0))])
    assert (again.over, again.playing) == (False, (0, 1, 2))
    ended = score_game(RAMI, 3, [*played, *deals((3, 3, 0), (0, 4, 2))])
    assert (ended.over, ended.winner) == (True, 0)


@proves("AMB-RA07")
def test_level_at_the_bottom_only_the_tied_play_on_where_that_is_agreed() -> None:
    rules = RAMI._replace(final_tie="extra_deal_tied")
    played = deals((0, 10, 190), (10, 0, 20))
    standing = score_game(rules, 3, played)
    assert (standing.over, standing.playing, standing.rule) == (False, (0, 1), "RA3.6")
    ended = score_game(rules, 3, [*played, *deals((4, 0, -1))])
    assert (ended.over, ended.winner, ended.totals) == (True, 1, (14, 10, 210))
    with pytest.raises(CannotScore, match="who-plays"):
        score_game(rules, 3, [*played, *deals((4, 0, 1))])


def test_after_the_end_no_deal_is_scored() -> None:
    with pytest.raises(CannotScore, match="after-the-end"):
        score_game(RAMI, 2, deals((0, 100), (0, 5)))


@pytest.mark.parametrize(
    ("deal", "problems"),
    [
        (Deal("out", 0, (DONE,)), [("players", NOBODY)]),
        (Deal("out", 0, (DONE, None)), [("players", NOBODY)]),
        (Deal("out", NOBODY, (DONE, hand("♣2"))), [("winner", NOBODY)]),
        (Deal("dead_end", 1, (hand("♣3"), hand("♣2"))), [("winner", 1)]),
        (Deal("out", 0, (None, hand("♣2"), hand("♣3"))), [("sits-out", 0)]),
        (Deal("out", 5, (DONE, hand("♣2"))), [("sits-out", 5)]),
        (
            Deal("out", 0, (unopened("♣4"), DONE)),
            [("winner-holds-cards", 0), ("winner-not-opened", 0), ("no-cards", 1)],
        ),
        (Deal("out", 0, (DONE, hand(points=-3))), [("bad-points", 1)]),
        (Deal("out", 0, (DONE, hand("♣2", 7))), [("cards-and-points", 1)]),
    ],
)
def test_what_cannot_have_been_is_refused_with_all_that_is_wrong(deal, problems) -> None:
    assert deal_problems(deal) == problems
    with pytest.raises(CannotScore) as error:
        score_deal(RAMI, deal)
    assert error.value.problems == tuple(problems)


def test_a_game_has_two_to_six_players() -> None:
    for players in (1, 7):
        with pytest.raises(CannotScore, match="players"):
            score_game(RAMI, players, [])
    with pytest.raises(CannotScore, match="who-plays"):
        score_game(RAMI, 3, deals((0, 4)))


# All together

HANDS = st.builds(
    Hand,
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=14).map(tuple),
    st.just(0),
    st.booleans(),
)


@given(st.lists(HANDS, min_size=2, max_size=6), st.data())
def test_the_items_of_a_score_add_up_and_name_rules_that_hold(hands, data) -> None:
    table = RAMI._replace(
        **{o.id: data.draw(st.sampled_from([v.id for v in o.values])) for o in OPTIONS}
    )
    assert not TABLE.check(table)
    winner = data.draw(st.integers(0, len(hands) - 1))
    for deal in (
        Deal("dead_end", NOBODY, tuple(hands)),
        Deal("out", winner, (*hands[:winner], DONE, *hands[winner + 1 :])),
    ):
        scores = score_deal(table, deal)
        values = [hand_value(h) for h in deal.hands if h is not None]
        for score, held in zip(scores, deal.hands, strict=True):
            assert score.points == sum(item.points for item in score.items) >= 0
            assert all(RULEBOOK[item.rule].holds_under(table) for item in score.items)
            if held.opened:
                assert score.points in (0, hand_value(held))
            else:
                assert score.points <= min(100, limit_of(table, len(hands)) // 2)
        if deal.ending == "out":
            assert scores[winner].points == 0
        elif values.count(min(values)) == 1:
            assert scores[values.index(min(values))].points == 0
        standing = score_game(table, len(hands), [deal])
        assert RULEBOOK[standing.rule].holds_under(table)
        assert standing.over == (standing.winner != NOBODY) == (not standing.playing)


def test_every_rule_has_sources_among_the_facts_and_a_test() -> None:
    for rule in RULEBOOK.values():
        assert rule.sources
        assert set(rule.sources) <= FACTS


def test_options_can_be_written_and_read() -> None:
    for values in product(*(option.values for option in OPTIONS)):
        rules = RAMI._replace(**{o.id: v.id for o, v in zip(OPTIONS, values, strict=True)})
        assert TABLE.read(TABLE.write(rules)) == rules
