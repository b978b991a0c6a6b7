"""Small words all games' sentences share: cards of the engine by name, lists of players."""

from collections.abc import Sequence

from koirakoulu.finnish.cards import JOKER, card_name, cards_list, rank_name, run_name, suit_name
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.text import join
from korttipelit import Card
from korttipelit.cards import JOKER_SUIT, RANKS, SUITS

SHORTEST_NAMED_RUN = 3


def card(card: Card, case: Case = Case.NOMINATIVE) -> str:
    """A card by name."""
    return card_name(str(card), case)


def rank(rank: int, case: Case = Case.NOMINATIVE, *, plural: bool = False) -> str:
    """A rank by name: "kutonen", "jokeri"."""
    return rank_name(RANKS.get(rank, JOKER), case, plural=plural)


def suit(suit: int, case: Case = Case.NOMINATIVE, *, plural: bool = False) -> str:
    """A suit by name: "pata"."""
    return suit_name(SUITS[suit], case, plural=plural)


def is_run(cards: Sequence[Card]) -> bool:
    """Whether the cards are of one suit and each one higher than the last."""
    first = cards[0]
    return first.suit != JOKER_SUIT and all(
        card.suit == first.suit and card.rank == first.rank + i for i, card in enumerate(cards)
    )


def cards(cards: Sequence[Card], case: Case = Case.NOMINATIVE, conjunction: str = "ja") -> str:
    """Cards by name; three or more in a run as a run ("hertat kakkosesta neloseen")."""
    if len(cards) >= SHORTEST_NAMED_RUN and is_run(cards):
        low, high = RANKS[cards[0].rank], RANKS[cards[-1].rank]
        return run_name(SUITS[cards[0].suit], low, high, case)
    return cards_list([str(card) for card in cards], case, conjunction)


def players(names: Sequence[str], seats: Sequence[int]) -> str:
    """Players in a list. Names stand as they are written, never inflected."""
    return join([names[seat] for seat in seats])


def verb(subjects: Sequence[object], singular: str, plural: str) -> str:
    """The verb's form for that many subjects."""
    return singular if len(subjects) == 1 else plural
