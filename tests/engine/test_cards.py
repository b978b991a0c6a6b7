"""Cards, and sets of cards in one number."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from korttipelit import CARDS, Card, cards_in
from korttipelit.cards import (
    BY_NAME,
    PACK_52,
    SUIT_SETS,
    add,
    card_at,
    card_set,
    hide,
    take,
    unseen,
    unseen_count,
)

SETS = st.builds(
    lambda cards, count: add(card_set(cards), unseen(count)),
    st.sets(st.sampled_from(CARDS)),
    st.integers(0, 20),
)


def test_cards_stand_by_suit_and_rank_with_the_jokers_last() -> None:
    assert " ".join(map(str, CARDS[:13])) == "♣2 ♣3 ♣4 ♣5 ♣6 ♣7 ♣8 ♣9 ♣10 ♣J ♣Q ♣K ♣A"
    assert [str(card) for card in CARDS[13::13]] == ["♦2", "♥2", "♠2", "★1"]
    assert [str(card) for card in CARDS[52:]] == ["★1", "★2"]
    assert len({card.bit for card in CARDS}) == 54


def test_a_card_knows_its_suit_and_rank() -> None:
    for card in PACK_52:
        assert card_at(card.suit, card.rank) is card
        assert BY_NAME[str(card)] is card
        assert SUIT_SETS[card.suit] & card.bit
    assert repr(BY_NAME["♠7"]) == "♠7"


@pytest.mark.parametrize("index", [-1, 54])
def test_there_are_54_cards_and_no_others(index: int) -> None:
    with pytest.raises(ValueError, match="0–53"):
        Card(index)


def test_copying_a_card_gives_the_card() -> None:
    card = CARDS[7]
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) == card
    assert pickle.loads(pickle.dumps(card)).suit == card.suit


@given(st.sets(st.sampled_from(CARDS)))
def test_a_set_gives_its_cards_back_in_order(cards: set[Card]) -> None:
    assert cards_in(card_set(cards)) == tuple(sorted(cards))


@given(SETS, SETS)
def test_two_sets_hold_the_cards_of_both_and_unseen_cards_add_up(one: int, other: int) -> None:
    both = add(one, other)
    assert set(cards_in(both)) == set(cards_in(one)) | set(cards_in(other))
    assert unseen_count(both) == unseen_count(one) + unseen_count(other)


@given(SETS, st.sampled_from(CARDS))
def test_a_card_taken_from_a_set_was_named_or_one_of_the_unseen(cards: int, card: Card) -> None:
    if not cards & card.bit and not unseen_count(cards):
        return
    left = take(cards, card)
    assert left.bit_count() == cards.bit_count() - 1
    assert not left & card.bit
    assert set(cards_in(left)) == set(cards_in(cards)) - {card}


@given(SETS)
def test_a_hidden_set_has_as_many_cards_and_names_none(cards: int) -> None:
    assert cards_in(hide(cards)) == ()
    assert hide(cards).bit_count() == cards.bit_count()
