"""Who deals and who leads the next deal, and random play."""

from random import Random

import pytest
from facts import proves
from playing import KOIRA

from korttipelit.dealing import new_deal, play_at_random


def leads(rules: str, **last: int) -> set[int]:
    """Who of four may lead after a deal with that dealer and loser."""
    read = KOIRA.options.read(rules)
    return {new_deal(KOIRA, read, 4, Random(seed), **last).leader for seed in range(60)}


@proves("AMB-K19", "KOIRA-A-2.6")
def test_by_the_guide_the_first_leader_is_drawn() -> None:
    assert leads("opas") == {0, 1, 2, 3}
    assert leads("opas", dealer=1, loser=2) == {0, 1, 2, 3}


@proves("AMB-K19", "KOIRA-B-1.3", "KOIRA-C-1.1", "MYLLY-3.1")
@pytest.mark.parametrize("rules", ["pari", "suma", "myllymatti"])
def test_elsewhere_the_koira_deals_and_the_next_player_leads(rules: str) -> None:
    assert leads(rules, dealer=0, loser=2) == {3}
    # The first dealer is drawn; after a deal without a koira the next player deals.
    assert leads(rules) == {0, 1, 2, 3}
    assert leads(rules, dealer=0) == {2}
    assert leads(rules, dealer=3) == {1}


@proves("AMB-K19")
def test_the_deal_may_go_round_and_the_koira_may_lead() -> None:
    assert leads("suma, jakaja=kiertää", dealer=0, loser=2) == {2}
    assert leads("suma, aloittaja=koira", dealer=0, loser=2) == {2}
    assert leads("suma, aloittaja=koira", dealer=0) == {2}


def test_a_new_deal_is_a_whole_shuffled_pack_and_the_seed_decides_it() -> None:
    rules = KOIRA.options.read("opas")
    setup = new_deal(KOIRA, rules, 3, Random(1))
    assert sorted(setup.pack) == list(KOIRA.pack(rules))
    assert setup == new_deal(KOIRA, rules, 3, Random(1))
    assert setup.pack != new_deal(KOIRA, rules, 3, Random(2)).pack


@pytest.mark.parametrize("rules", list(KOIRA.options.books))
def test_random_play_ends_every_deal(rules: str) -> None:
    read = KOIRA.options.read(rules)
    for seed in range(5):
        rng = Random(seed)
        state = KOIRA.deal(new_deal(KOIRA, read, 4, rng))
        played = list(play_at_random(KOIRA, state, rng))
        assert played[0].before == state
        assert played[-1].after.result is not None
