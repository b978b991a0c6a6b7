"""The state of a deal of Musta Maija, and the form it is written in."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..attack import Bout, open_cards
from ..beating import HIGHER_TRUMP, AnswerTable
from ..cards import PACK_52, SUIT_SETS, CardSet, Suit, card_at
from ..contract import NOBODY, Result, Seat
from ..form import EMPTY, NO_SEAT, NOTHING, Check, Form, Part
from ..guard import Here
from ..kinds import BOUT, CARDS, MEMORY, SEAT, STOCK, SUIT, Choice
from ..seats import AFTER
from ..stock import Stock
from .options import MaijaRules

SPADES: Final = 3
MAIJA: Final = card_at(SPADES, 12)
"""The queen of spades."""

BEATS: Final[AnswerTable] = tuple(
    tuple(
        0 if card == MAIJA else cards & ~MAIJA.bit for card, cards in zip(PACK_52, row, strict=True)
    )
    for row in HIGHER_TRUMP
)
"""Which cards topple which under each trump suit: Musta Maija neither falls nor topples."""

LEADING: Final = "leading"
ADDING: Final = "adding"
"""The attacker has drawn and may add cards (`extra_lead`)."""
TOPPLING: Final = "toppling"


class Maija(NamedTuple):
    """A deal of Musta Maija, and its end once `result` is there."""

    rules: MaijaRules
    hands: tuple[CardSet, ...]
    active: int
    """A bit for each seat in the game."""
    trump: Suit
    """`NOBODY` before the trump card is turned."""
    stock: Stock
    """Top card first; once trump is turned, its last card lies face up."""
    table: Bout
    step: str
    """`LEADING`, `ADDING` or `TOPPLING`."""
    attacker: Seat
    """Who attacks or has attacked; he may have gone out with these cards."""
    gone: CardSet
    """Toppled cards, out of play for good."""
    first: Seat
    """Who went out first and so wins."""
    seen: tuple[Here, ...]
    """The beginnings of attacks since a card last went out of play or was drawn."""
    result: Result | None = None

    @property
    def victim(self) -> Seat:
        """Who has to topple the cards."""
        return AFTER[self.active][self.attacker]


def limit_in_force(state: Maija) -> bool:
    """Whether no more cards may be led than the victim holds."""
    return not state.stock or state.rules.attack_limit == "always"


def _step(values: Mapping[str, Any]) -> str:
    return TOPPLING if values["table"] else LEADING


def _checks(state: Maija, names: Sequence[str]) -> Iterable[Check]:
    yield from _trump_checks(state)
    yield from _player_checks(state, names)
    yield from _table_checks(state, names)


def _trump_checks(state: Maija) -> Iterable[Check]:
    trump, stock = state.trump, state.stock
    if trump == SPADES:
        yield "trump", "valtti", "spades cannot be trump"
    elif trump == NOBODY:
        turned = state.rules.trump_turn == "at_deal" or state.step != LEADING or state.gone
        if turned or state.active + 1 != 1 << len(state.hands):
            yield "trump", "valtti", "by now trump has been turned"
        elif all(card is not None and card.suit == SPADES for card in stock):
            yield "trump", "pakka", "no card of the stock can become the trump card"
    elif stock and stock[-1] is not None and stock[-1].suit != trump:
        yield "trump", "pakka", f"the last card of the stock is the trump card, not {stock[-1]}"


def _player_checks(state: Maija, names: Sequence[str]) -> Iterable[Check]:
    active, attacker, first = state.active, state.attacker, state.first
    everybody = (1 << len(names)) - 1
    if active.bit_count() < 2:
        yield "over", "", "at least two players are still in the game"
    if active != everybody and state.stock:
        yield "out-early", "pakka", "nobody is out while the stock lasts"
    if attacker == NOBODY:
        yield "attacks", "hyökkääjä", "somebody attacks"
        return
    if not active >> attacker & 1 and state.step != TOPPLING:
        yield "attacks", "hyökkääjä", f"{names[attacker]} is out and cannot attack"
    if first != NOBODY and active >> first & 1:
        yield "winner", "voittaja", f"{names[first]} is still in the game"
    for seat, hand in enumerate(state.hands):
        toppling = state.step == TOPPLING and seat == state.victim
        if active >> seat & 1 and not hand and not toppling:
            yield "handless", names[seat], f"{names[seat]} is in the game and has no cards"
    if state.gone & MAIJA.bit:
        yield "maija", "kaatuneet", "Musta Maija never topples"


def _table_checks(state: Maija, names: Sequence[str]) -> Iterable[Check]:
    table, step = state.table, state.step
    if not table:
        if step != LEADING:
            yield "bout", "vaihe", "on an empty table somebody leads"
        return
    if len({card.suit for card, _ in table}) > 1:
        yield "bout", "pöytä", "a lead is of one suit"
    if step == ADDING and not state.rules.extra_lead:
        yield "bout", "vaihe", "nothing is added at this table"
    pairs = [pair for pair in table if pair.answer is not None]
    if pairs and step != TOPPLING:
        yield "bout", "pöytä", "nothing is toppled while cards are led"
    elif not open_cards(table):
        yield "bout", "pöytä", "when all is toppled the table is empty"
    victim = state.victim
    held = state.hands[victim].bit_count()
    if state.rules.attack_limit == "always" and len(open_cards(table)) > held:
        yield "bout", "pöytä", f"more lies open than {names[victim]} holds cards"
    for card, answer in pairs:
        if state.trump >= 0 and answer is not None and not BEATS[state.trump][card] & answer.bit:
            yield "bout", "pöytä", f"{answer} does not topple {card}"


PARTS: Final = (
    Part("trump", SUIT, "valtti"),
    Part("stock", STOCK, "pakka", EMPTY, open=False),
    Part("table", BOUT, "pöytä", EMPTY),
    Part("step", Choice({"lyönti": LEADING, "lisäys": ADDING, "kaato": TOPPLING}), "vaihe", _step),
    Part("attacker", SEAT, "hyökkääjä"),
    Part("gone", CARDS, "kaatuneet", NOTHING),
    Part("first", SEAT, "voittaja", NO_SEAT),
    Part("seen", MEMORY, "", EMPTY, open=False),
)

FORM: Final = Form(Maija, PARTS, _checks)

NO_TRUMP: Final[CardSet] = SUIT_SETS[SPADES]
"""Cards that cannot be turned up as trump."""
