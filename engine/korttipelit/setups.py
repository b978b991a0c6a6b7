"""Whether a deal can be dealt, whatever the game."""

from typing import Any

from .cards import Card, CardSet, card_set
from .contract import Setup
from .options import OptionTable


def setup_problems(options: OptionTable[Any], pack: tuple[Card, ...], setup: Setup) -> list[str]:
    """Everything that keeps this deal from being dealt with that pack: rules, seats, cards."""
    players, cards = setup.players, setup.pack
    if problems := [c.message for c in options.check(setup.rules)]:
        return problems
    problems = []
    book = options.books[setup.rules.book]
    if players not in book.players:
        first, last = book.players[0], book.players[-1]
        numbers = f"{first}–{last}" if book.players.step == 1 else ", ".join(map(str, book.players))
        problems.append(f"{book.id} is for {numbers} players, not {players}")
    if not 0 <= setup.leader < players:
        problems.append(f"the leader {setup.leader} is not one of the {players} players")
    if twice := sorted({card for card in cards if cards.count(card) > 1}):
        problems.append(f"twice in the pack: {' '.join(map(str, twice))}")
    if missing := sorted(set(pack) - set(cards)):
        problems.append(f"missing from the pack: {' '.join(map(str, missing))}")
    if strange := sorted(set(cards) - set(pack)):
        problems.append(f"not cards of this game: {' '.join(map(str, strange))}")
    return problems


def dealt(pack: tuple[Card, ...], players: int, each: int) -> tuple[CardSet, ...]:
    """The hands when each player gets so many cards, one at a time clockwise from seat 0."""
    return tuple(card_set(pack[seat : players * each : players]) for seat in range(players))
