"""The two states of a Koira deal, one for each phase.

Both are immutable values. Hands and won piles are card sets; cards on the table stand bottom
first, with the seats that played them beside them.
"""

from typing import Final, NamedTuple

from .. import verbs
from ..cards import CARDS, PACK_52, Card, CardSet, Suit, cards_in, unseen_count
from ..contract import NOBODY, Result, Seat
from ..stock import StockCard
from .options import KoiraRules


class Collecting(NamedTuple):
    """The collecting phase (keräysvaihe)."""

    rules: KoiraRules
    hands: tuple[CardSet, ...]
    won: tuple[CardSet, ...]
    """The cards each player will add to his hand for the shedding phase."""
    stock: tuple[StockCard, ...]
    """Top card first; the last one is the trump card."""
    table: tuple[Card, ...] = ()
    played_by: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    """Who is still to play in this trick or, during a kina, in this round of it."""
    level: int = 0
    """Where on the table the round of kina in progress begins; 0 in the trick itself."""
    owner: Seat = NOBODY
    """Who drew the last card of the stock."""
    trump_card: StockCard = None
    """The last card of the stock once it is drawn, if it has been named."""
    last_winner: Seat = NOBODY
    winners: int = 0
    """A bit for each seat that has won a trick."""
    sharing: tuple[Seat, ...] = ()
    """The parties of an unresolved kina whose cards are to be shared by lot."""
    stripped: CardSet = 0
    """Cards put aside unseen before the deal."""

    @property
    def result(self) -> Result | None:
        """Nobody loses in the collecting phase."""
        return None

    @property
    def leader(self) -> Seat:
        """Who led the trick in progress, or is to lead it."""
        return self.played_by[0] if self.played_by else self.queue[0]


class Lot(NamedTuple):
    """Cards played in one go in the shedding phase: one card or a run.

    `from_two` says that the lot is a suma or continues one, even if the beginning is gone.
    """

    cards: tuple[Card, ...]
    from_two: bool = False


LOTS: Final = {card.bit: Lot((card,)) for card in PACK_52}
"""The everyday lots: one card that is no suma, by its bit."""

type Recurrence = tuple[Seat, Seat, tuple[CardSet, ...], tuple[Lot, ...]]
"""What must recur for play to go in circles: turn, giver, hands and table."""


class Shedding(NamedTuple):
    """The shedding phase (luopumisvaihe), and its end once `result` is there."""

    rules: KoiraRules
    trump: Suit
    hands: tuple[CardSet, ...]
    turn: Seat
    active: int
    """A bit for each seat in the game. A seat in the game without cards has had none yet."""
    starters: int
    """How many were in the game when the phase began."""
    table: tuple[Lot, ...] = ()
    played_by: tuple[Seat, ...] = ()
    pile_start: int = 0
    """How many were in the game when the pile was led; 0 on an empty table."""
    pile_leader: Seat = NOBODY
    dogs: int = 0
    """A bit for each Napoleonin koira."""
    gifted: int = 0
    """A bit for each Napoleonin koira who has had this pile's gift."""
    giver: Seat = NOBODY
    """Who must give the player in turn a card before he plays."""
    gone: CardSet = 0
    """Toppled cards, out of play for good."""
    stripped: CardSet = 0
    seen: tuple[Recurrence, ...] = ()
    """The positions since cards last toppled or a player got free, the present one included."""
    result: Result | None = None


class Presidency(NamedTuple):
    """The President part (KOIRA-A-7.4), and its end once `result` is there."""

    rules: KoiraRules
    hands: tuple[CardSet, ...]
    active: int
    """A bit for each seat in the game."""
    turn: Seat
    starters: int
    """How many were in the game when the phase began."""
    table: tuple[tuple[Card, ...], ...] = ()
    """The sets of the pile, the last one on top."""
    played_by: tuple[Seat, ...] = ()
    passed: int = 0
    """A bit for each seat that may not, or does not, go on in this pile."""
    gone: CardSet = 0
    stripped: CardSet = 0
    result: Result | None = None


type KoiraState = Collecting | Shedding | Presidency

PICK_UP_VERB: Final = verbs.PICK_UP
TURN_VERB: Final = verbs.TURN
GIVE_VERB: Final = verbs.GIVE
SNATCH_VERB: Final = verbs.SNATCH
LOT_VERB: Final = verbs.LOT

PASS_VERB: Final = verbs.PASS

VERBS: Final = verbs.words((PICK_UP_VERB, TURN_VERB, GIVE_VERB, SNATCH_VERB, LOT_VERB, PASS_VERB))
"""The moves beside playing cards, and their words in the notation."""


def pack_of(rules: KoiraRules) -> tuple[Card, ...]:
    """The cards of a table: 52, and the jokers where President follows."""
    return CARDS if rules.trump_mode == "none" else PACK_52


def cards_of(state: KoiraState) -> list[StockCard]:
    """Every card of a state wherever it is, `None` for an unseen one."""
    sets = [*state.hands, state.stripped]
    loose: list[StockCard]
    if isinstance(state, Collecting):
        sets += state.won
        loose = [*state.stock, *state.table]
        if state.owner != NOBODY and state.rules.trump_mode != "none":
            loose.append(state.trump_card)
    else:
        sets.append(state.gone)
        lots = state.table if isinstance(state, Presidency) else [lot.cards for lot in state.table]
        loose = [card for lot in lots for card in lot]
    found = [card for cards in sets for card in cards_in(cards)]
    return [*found, *[None] * sum(map(unseen_count, sets)), *loose]
