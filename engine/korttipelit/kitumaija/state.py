"""The state of a deal of Kitumaija, and the form it is written in."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..beating import HIGHER_TRUMP, AnswerTable, higher_in_suit
from ..cards import PACK_52, Card, CardSet, Suit, card_at, card_set, unseen_count
from ..contract import NOBODY, Result, Seat, UnknownCard
from ..form import EMPTY, NO_SEAT, Check, Form, Part, always
from ..guard import Here
from ..kinds import MEMORY, PILE, SEAT, SUIT, Choice
from ..stock import Stock
from .options import KituRules

CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 3
MAIJA: Final = card_at(SPADES, 12)
"""The queen of spades."""

HAND_SIZE: Final = 5
"""What everybody is dealt and draws to; exactly as many let a player turn from the stock."""

NOT_YET: Final = "not_yet"
FROM_HAND: Final = "from_hand"
FROM_STOCK: Final = "from_stock"


def _catchers(trump: Suit, card: Card, clubs_hard: bool) -> CardSet:
    if card == MAIJA:
        return 0
    hard = clubs_hard and card.suit == CLUBS != trump
    return (higher_in_suit(card) if hard else HIGHER_TRUMP[trump][card]) & ~MAIJA.bit


CATCHERS: Final[dict[bool, AnswerTable]] = {
    hard: tuple(tuple(_catchers(trump, card, hard) for card in PACK_52) for trump in range(4))
    for hard in (True, False)
}
"""By `clubs_hard`, which cards catch which under each trump suit."""

UNCATCHABLE: Final[dict[bool, tuple[CardSet, ...]]] = {
    hard: tuple(card_set(c for c in PACK_52 if not row[c]) for row in table)
    for hard, table in CATCHERS.items()
}
"""The cards nothing catches: Maija, the ace of trumps, and the ace of a hard suit."""


class Kitu(NamedTuple):
    """A deal of Kitumaija, and its end once `result` is there."""

    rules: KituRules
    hands: tuple[CardSet, ...]
    active: int
    """A bit for each seat in the game."""
    trump: Suit
    stock: Stock
    """Top card first; where trump was turned, its last card lies face up."""
    pile: tuple[Card | None, ...]
    """The open pile, top card last. Its first card never leaves it."""
    turn: Seat
    caught: str
    """Whether the player in turn has caught, and from where: then his free card is due."""
    first: Seat
    """Who went out first and so wins."""
    seen: tuple[Here, ...]
    """The turns that began after cards were taken, since anybody last drew or went out."""
    result: Result | None = None

    @property
    def top(self) -> Card:
        """The card to catch. `UnknownCard` where cards nobody has named have come to light."""
        card = self.pile[-1]
        if card is None:
            raise UnknownCard("the top card of the open pile has not been named")
        return card


def catchers(state: Kitu) -> CardSet:
    """The cards that catch the top of the open pile."""
    return CATCHERS[state.rules.clubs_hard][state.trump][state.top]


def due(state: Kitu) -> int:
    """How many cards the player in turn takes if he does not catch; the bottom card stays."""
    return min(5 if state.pile[-1] == MAIJA else 3, len(state.pile) - 1)


def open_count(state: Kitu) -> int:
    """How many cards of the open pile may be looked at."""
    return 3 if state.rules.peek_three else 1


def _usual_trump(values: Mapping[str, Any]) -> Suit:
    return DIAMONDS if values["rules"].trump == "diamonds" else NOBODY


def _checks(state: Kitu, names: Sequence[str]) -> Iterable[Check]:
    if state.trump == NOBODY:
        yield "no-trump", "", "the position does not say which suit is trump"
        return
    yield from _trump_checks(state)
    yield from _pile_checks(state)
    yield from _player_checks(state, names)


def _trump_checks(state: Kitu) -> Iterable[Check]:
    turned = state.rules.trump == "turned"
    last = state.stock[-1] if state.stock else None
    if state.trump == SPADES:
        yield "trump", "valtti", "spades cannot be trump"
    elif not turned and state.trump != DIAMONDS:
        yield "trump", "valtti", "at this table diamonds are trump"
    elif turned and last is not None and last.suit != state.trump:
        yield "trump", "pakka", f"the last card of the stock is the trump card, not {last}"


def _pile_checks(state: Kitu) -> Iterable[Check]:
    pile, hard = state.pile, state.rules.clubs_hard
    if not pile or pile[-1] is None:
        yield "open-pile", "avopakka", "the top card of the open pile is known"
        return
    bottom = pile[0]
    if bottom is not None and UNCATCHABLE[hard][state.trump] & bottom.bit:
        yield "open-pile", "avopakka", f"{bottom} cannot be the first open card"
    if state.caught == NOT_YET:
        return
    below = pile[-2] if len(pile) > 1 else bottom
    if len(pile) < 2 or pile[-1] == MAIJA:
        yield "open-pile", "avopakka", f"{pile[-1]} has caught nothing"
    elif below is not None and not CATCHERS[hard][state.trump][below] & pile[-1].bit:
        yield "open-pile", "avopakka", f"{pile[-1]} does not catch {below}"


def _player_checks(state: Kitu, names: Sequence[str]) -> Iterable[Check]:
    active, turn, first = state.active, state.turn, state.first
    if active.bit_count() < 2:
        yield "over", "", "at least two players are still in the game"
    if active + 1 != 1 << len(names) and state.stock:
        yield "out-early", "pakka", "nobody is out while the stock lasts"
    if first != NOBODY and active >> first & 1:
        yield "winner", "voittaja", f"{names[first]} is still in the game"
    for seat, hand in enumerate(state.hands):
        if active >> seat & 1 and not hand:
            yield "handless", names[seat], f"{names[seat]} is in the game and has no cards"
    if turn == NOBODY:
        yield "no-turn", "vuorossa", "somebody is in turn"
        return
    hand = state.hands[turn]
    if not active >> turn & 1:
        yield "turn-out", "vuorossa", f"{names[turn]} is out and cannot play"
    elif state.caught == FROM_STOCK and not unseen_count(hand) and hand.bit_count() != HAND_SIZE:
        yield "turned", names[turn], "only with exactly five cards a card is turned from the stock"


PARTS: Final = (
    Part("trump", SUIT, "valtti", _usual_trump),
    Part("stock", PILE, "pakka", EMPTY, open=False),
    Part("pile", PILE, "avopakka"),
    Part("turn", SEAT, "vuorossa"),
    Part(
        "caught",
        Choice({"ei": NOT_YET, "kädestä": FROM_HAND, "pakasta": FROM_STOCK}),
        "kiinniotto",
        always(NOT_YET),
    ),
    Part("first", SEAT, "voittaja", NO_SEAT),
    Part("seen", MEMORY, "", EMPTY, open=False),
)

FORM: Final = Form(Kitu, PARTS, _checks)
