"""What holds in every state of every game, at random tables with random rules and players.

A game of the registry is tried by being there; what is checked stands in `watched_deal`.
"""

import os
import unittest
from collections.abc import Sequence
from random import Random
from typing import Any

from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from random_play import random_rules, random_setup
from watched_deal import WatchedDeal

from korttipelit import GAMES, Game, Setup

EXAMPLES = int(os.environ.get("DEALS", "200"))
"""Deals a run; a night's search sets more."""


@st.composite
def setups(draw: st.DrawFn, game: Game[Any]) -> Setup:
    def choose(things: Sequence[Any]) -> Any:
        return draw(st.sampled_from(things))

    return random_setup(game, random_rules(game, choose), choose)


class Deal(RuleBasedStateMachine):
    """A deal at a random table, played by random players."""

    game: Game[Any]
    deal: WatchedDeal | None = None

    def begin(self, setup: Setup, seed: int) -> None:
        note(self.game.options.write(setup.rules))
        self.deal = WatchedDeal(self.game, setup, Random(seed))
        self.deal.look_at_moves()

    def going_on(self) -> bool:
        return self.deal is not None and self.deal.going_on()

    @rule(moves=st.integers(1, 60))
    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.deal.going_on():
                self.deal.go_on()
                self.deal.look_at_moves()
        self.deal.look_closely()

    @precondition(going_on)
    @rule(seed=st.integers(0, 1 << 16))
    def try_what_is_not_allowed(self, seed: int) -> None:
        self.deal.try_what_is_not_allowed(Random(seed))

    def teardown(self) -> None:
        if self.deal is not None:
            self.deal.replay()


def trial(game: Game[Any]) -> type[unittest.TestCase]:
    """The suite for one game."""

    class DealOfGame(Deal):
        begin = initialize(setup=setups(game), seed=st.integers(0, 1 << 16))(Deal.begin)

    DealOfGame.game = game
    DealOfGame.__name__ = f"{game.name}Deal"
    case = DealOfGame.TestCase
    case.settings = settings(max_examples=EXAMPLES, stateful_step_count=25)
    return case


globals().update({f"Test{game.name}": trial(game) for game in GAMES.values()})


def test_every_game_of_the_registry_is_tried() -> None:
    for game in GAMES.values():
        assert f"Test{game.name}" in globals()
