"""Random rules and random players, for whatever game the registry lists."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from korttipelit import CHANCE, Game, Move, Setup
from korttipelit.options import Rules

type Choose = Callable[[Sequence[Any]], Any]
"""Picks one of several things: `Random.choice`, or a draw of Hypothesis."""

WORDS = ("koira", "häntä", "myllymatti", "Napoleonin koira 2")
"""Values for options that take free text."""


def random_rules(game: Game[Any], choose: Choose) -> Rules:
    """A rule book with every option chosen anew; only what `check` accepts."""
    table = game.options
    book = choose(list(table.books.values())).rules
    while True:
        rules = book
        for option in table.options:
            values = [value.id for value in option.values] or WORDS
            rules = rules._replace(**{option.id: choose(values)})
        # An option without effect must stand as in the book.
        while idle := {o.id for o in table.idle(rules)} & set(table.changes(rules)):
            rules = rules._replace(**{i: getattr(book, i) for i in idle})
        if not table.check(rules):
            return rules


def random_setup(game: Game[Any], rules: Rules, choose: Choose) -> Setup:
    players = choose(list(game.options.books[rules.book].players))
    pack = list(game.pack(rules))
    Random(choose(range(1 << 16))).shuffle(pack)
    return Setup(rules, players, tuple(pack), choose(range(players)))


class Player:
    """Plays legal moves at random; how often he plays cards rather than do anything else varies."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.eagerness = rng.choice((0.3, 0.6, 0.9, 1.0))

    def move(self, game: Game[Any], state: Any) -> Move:
        if game.to_play(state) == (CHANCE,):
            return game.draw(state, self.rng)
        moves = game.legal_moves(state)
        plays = [move for move in moves if move.cards]
        eager = plays and self.rng.random() < self.eagerness
        return self.rng.choice(plays if eager else moves)
