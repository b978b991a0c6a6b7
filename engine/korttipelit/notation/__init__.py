"""The text forms of cards, positions and records: read and printed as pairs."""

from ..text.cardtext import read_cards, write_lot
from .position import Position, read_position, write_position
from .record import Record, Step, read_record, write_record

__all__ = [
    "Position",
    "Record",
    "Step",
    "read_cards",
    "read_position",
    "read_record",
    "write_lot",
    "write_position",
    "write_record",
]
