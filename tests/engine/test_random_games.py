"""The script that plays thousands of deals: the same deal each time, and a name for what fails."""

import pytest
from watched_deal import WatchedDeal

import random_games


def test_a_deal_with_the_same_number_is_the_same_deal() -> None:
    assert random_games.played("durak", "parit", 7) == random_games.played("durak", "parit", 7)


def test_the_endings_of_several_deals_are_counted() -> None:
    endings, moves = random_games.several("viikatemies", "viikatemies", range(3))
    assert endings.total() == 3
    assert moves > 3


def test_what_does_not_hold_names_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(deal: WatchedDeal) -> None:
        assert len(deal.moves) < 5, "wrong"

    monkeypatch.setattr(WatchedDeal, "look", wrong)
    with pytest.raises(AssertionError, match="wrong") as error:
        random_games.several("durak", "lupa", (3, 4))
    assert error.value.__notes__ == ["in deal 3 of lupa"]
