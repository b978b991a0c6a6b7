"""Finnish card games as a rules engine: states, rulings with reasons, records, and house rules.

The whole interface is here: `GAMES` lists the games; a game's functions are described in
`contract.Game`; positions and records are read and printed by `notation`.
"""

from .cards import CARDS, Card, cards_in
from .contract import (
    CHANCE,
    NOBODY,
    Event,
    Game,
    IllegalMove,
    Move,
    Played,
    Result,
    Role,
    Rule,
    Ruling,
    Setup,
    SetupError,
    UnknownCard,
)
from .notation import (
    Position,
    Record,
    Step,
    read_cards,
    read_position,
    read_record,
    write_position,
    write_record,
)
from .problems import AmbiguousError, NotationError, Problem
from .registry import GAMES
from .replay import Replay, ReplayError, replay, replay_text

__version__ = "0.1.0"

__all__ = [
    "CARDS",
    "CHANCE",
    "GAMES",
    "NOBODY",
    "AmbiguousError",
    "Card",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "Played",
    "Position",
    "Problem",
    "Record",
    "Replay",
    "ReplayError",
    "Result",
    "Role",
    "Rule",
    "Ruling",
    "Setup",
    "SetupError",
    "Step",
    "UnknownCard",
    "cards_in",
    "read_cards",
    "read_position",
    "read_record",
    "replay",
    "replay_text",
    "write_position",
    "write_record",
]
