"""What tells one game of joint attacks from another: its ways, its options, its rule ids."""

from typing import NamedTuple, Protocol

from ..attack import AnswerRules


class JointRules(Protocol):
    """What a table may choose, under one name in every game."""

    @property
    def book(self) -> str: ...
    @property
    def trump_two_swap(self) -> bool:
        """Whether the trump two may be exchanged for the turned-up card."""

    @property
    def adds_to_himself(self) -> bool:
        """Whether the defender may add cards that he himself has to beat."""

    @property
    def opens_from_stock(self) -> bool:
        """Whether an attack may be opened with the top card of the stock."""

    @property
    def beats_from_stock(self) -> bool:
        """Whether the defender may try the top card of the stock."""

    @property
    def shows_last_two(self) -> bool:
        """Whether the last hidden card of the stock is turned face up beside the trump card."""

    @property
    def late_limit(self) -> bool:
        """Whether cards added after the defender has given up are limited like others."""


class Laws(NamedTuple):
    """The ids of a game's rules, by what they are about; an empty one is no rule of the game."""

    turn: str
    own_cards: str
    action: str
    swap: str
    open_any: str
    """Any card may open an attack."""
    open_set: str
    """Only sets of equal cards follow: a single stands alone."""
    complete: str
    """An opening is closed when it is one card or sets."""
    join: str
    """Added cards have a rank that lies on the table."""
    limit_hand: str
    """No more open cards than the defender has in hand."""
    limit_used: str
    """No more open cards than he may still use."""
    enough: str
    """An attacker adds no more."""
    attackers_draw: str
    add_to_himself: str
    """The defender may add cards himself."""
    never_to_himself: str
    """He may not."""
    answer: AnswerRules
    take: str
    """The defender may give up and take what is open."""
    taken: str
    """What he takes in the end."""
    late: str
    """When he has given up, others may still add cards."""
    try_stock: str
    """He may turn the top card of the stock to beat with it."""
    must_beat: str
    """A turned card that beats something has to beat it."""
    stray: str
    """A turned card that beats nothing: where it goes."""
    only_tries: str
    """Who has begun to try does nothing else any more."""
    turn_up_stays: str
    """The turned-up trump card is never turned from the stock."""
    open_from_stock: str
    """An attack may be opened with the top card of the stock."""
    topple: str
    defender_draws: str
    defender_attacks: str
    """All beaten: the defender attacks next."""
    left_attacks: str
    """Something taken: the player after the defender attacks next."""
    leave: str
    first_out: str
    last_in: str
    all_out: str
    stalled: str


class Ways(NamedTuple):
    """What is alike at every table of a game."""

    laws: Laws
    most_used: int
    """So many cards of his hand the defender uses at most in one attack."""
    counts_used: bool
    """Whether that is counted at all."""
    joiners_first: bool
    """Whether the others may add before the defender has to act."""
    late_adds: bool
    """Whether they may still add when he has given up."""
    stray_attacks: bool
    """Whether a card he turns in vain becomes an attack card; else he takes it and all is over."""
    self_needs_stock: bool
    """Whether he adds to himself only while there is a stock."""
    crowned: bool
    """Whether the first to get out is the winner."""
