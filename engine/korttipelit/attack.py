"""Attack and defence: cards on the table in pairs, each attack card with its answer or open."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from .beating import AnswerTable
from .cards import PACK_52, Card, CardSet, Rank, Suit, card_set, cards_in
from .contract import Move, Role, Ruling, Seat
from .verbs import ANSWER


class Pair(NamedTuple):
    """An attack card and the card that answers it; `None` while it is open."""

    card: Card
    answer: Card | None = None


type Bout = tuple[Pair, ...]
"""The cards of one attack, in the order the attack cards were played."""

OF_RANK: Final[dict[Rank, CardSet]] = {
    rank: card_set(card for card in PACK_52 if card.rank == rank) for rank in range(2, 15)
}
"""For each rank its four cards."""


def cards_on(table: Bout) -> Iterator[Card]:
    """All cards of the attack."""
    for card, answer in table:
        yield card
        if answer is not None:
            yield answer


def open_cards(table: Bout) -> tuple[Card, ...]:
    """The attack cards without an answer."""
    return tuple([card for card, answer in table if answer is None])


def ranks_on(table: Bout) -> CardSet:
    """All cards of the ranks that lie on the table, attack cards and answers."""
    cards = 0
    for card, answer in table:
        cards |= OF_RANK[card.rank]
        if answer is not None:
            cards |= OF_RANK[answer.rank]
    return cards


def answered(table: Bout, card: Card, answer: Card) -> Bout:
    """The attack with `answer` on `card`."""
    return tuple([Pair(card, answer) if pair.card is card else pair for pair in table])


def answers(seat: Seat, hand: CardSet, table: Bout, beats: AnswerTable, trump: Suit) -> list[Move]:
    """Every way in which the hand beats an open card, in the order of the table, then of `CARDS`.

    An answer is legal if its card is in `beats[trump][card to beat]`.
    """
    moves = []
    for card in open_cards(table):
        for mine in cards_in(hand & beats[trump][card]):
            moves.append(Move(seat, ANSWER, (card, mine)))  # noqa: PERF401 – read as it is played
    return moves


class AnswerRules(NamedTuple):
    """The rules an attack game names when it judges an answer."""

    higher: str
    """A higher card of the suit beats."""
    by_trump: str
    """A trump beats a card of another suit."""
    over_trump: str
    """A trump is beaten by a higher trump only."""
    known_card: str
    """Only an open card on the table can be answered."""


def answer_ruling(
    move: Move, table: Bout, beats: AnswerTable, trump: Suit, rules: AnswerRules
) -> Ruling:
    """The ruling on one answer whose card is in hand; the malformed ones are illegal, too."""
    if len(move.cards) != 2 or move.cards[0] not in open_cards(table):
        return Ruling(move, False, rules.known_card)
    card, mine = move.cards
    legal = bool(beats[trump][card] & mine.bit)
    if card.suit == trump:
        rule = rules.over_trump
    elif mine.suit == trump:
        rule = rules.by_trump
    else:
        rule = rules.higher
    return Ruling(move, legal, rule, (Role("to_beat", (card,)),))
