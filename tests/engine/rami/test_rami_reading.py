"""Hands as people write them down after a deal of Rami."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from korttipelit import NotationError
from korttipelit.cards import CARDS, card_at
from korttipelit.rami.reading import read_hand, write_hand
from korttipelit.rami.scoring import Hand, hand_value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", 0),
        ("0", 0),
        ("36", 36),
        ("7", 7),
        ("10", 10),
        ("11", 11),
        ("5 7", 12),
        ("A ★ 5", 36),
        ("ässä, jokeri, vitonen", 36),
        ("K Q J", 30),
        ("♠A ♥10", 21),
        ("♠\ufe0fA 10♥", 21),
        ("jo *", 40),
        ("kuningas kymppi 2", 22),
    ],
)
def test_a_hand_is_its_ranks_or_its_value(text: str, value: int) -> None:
    hand = read_hand(text, opened=False)
    assert hand_value(hand) == value
    assert not hand.opened


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1", [("no-card", 1, "")]),
        ("5 37", [("no-card", 3, "")]),
        ("jokkeri 5 x", [("no-card", 1, "jokeri"), ("no-card", 11, "")]),
        ("1000", [("too-many-points", 1, "")]),
        ("5 " * 61, [("too-many-cards", 1, "")]),
    ],
)
def test_what_is_no_hand_is_told_with_its_place(text: str, found: list) -> None:
    with pytest.raises(NotationError) as error:
        read_hand(text, opened=True)
    assert [(p.code, p.column, p.nearest) for p in error.value.problems] == found


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=14), st.integers(11, 999))
def test_a_hand_is_written_as_it_is_read(cards, points) -> None:
    alike = tuple(CARDS[52] if card > 51 else card_at(0, card.rank) for card in cards)
    for hand in (Hand(alike), Hand((), points, opened=False), Hand()):
        assert read_hand(write_hand(hand), opened=hand.opened) == hand
