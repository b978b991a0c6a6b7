"""A deal that is watched: what holds in every state of every game, whoever plays it.

What is true of one game alone stands in the module `truths_of_<game>` of its folder: `always`,
`between`, `hidden_from`, `without_history` and `twin`.
"""

import json
from random import Random
from typing import Any

import pytest
from facts import truths_of
from playing import NAMES, all_cards
from random_play import Player

from korttipelit import (
    CARDS,
    CHANCE,
    NOBODY,
    Game,
    IllegalMove,
    Move,
    Position,
    Record,
    Setup,
    Step,
    read_position,
    read_record,
    replay,
    write_position,
    write_record,
)


class WatchedDeal:
    """A deal at a random player's table; whatever does not hold is an `AssertionError`."""

    def __init__(self, game: Game[Any], setup: Setup, rng: Random) -> None:
        self.game = game
        self.own = truths_of(game.id)
        self.setup = setup
        self.names = NAMES[: setup.players]
        self.player = Player(rng)
        self.state = game.deal(setup)
        self.moves: list[Move] = []
        twin_rules = self.own.twin(setup.rules)
        self.twin = twin_rules and self.state._replace(rules=twin_rules)
        self.look()

    def going_on(self) -> bool:
        return bool(self.game.to_play(self.state))

    def go_on(self) -> None:
        """Makes a random move, and looks at what comes of it."""
        game, before = self.game, self.state
        move = self.player.move(game, before)
        ruling = game.ruling(before, move)
        assert ruling.legal
        played = game.play(before, move)
        assert (played.before, played.move) == (before, move)
        assert played.after.rules == before.rules
        for event in played.events:
            assert game.rulebook[event.rule].holds_under(before.rules), event
        self.state = played.after
        self.moves.append(move)
        self.own.between(before, ruling, self.state, played.events)
        if self.twin:
            self.twin = game.play(self.twin, move).after
            assert self.twin._replace(rules=self.state.rules) == self.state
        self.look()

    def look(self) -> None:
        """What is checked in every state."""
        game, state = self.game, self.state
        assert all_cards(game, state) == sorted(map(str, game.pack(state.rules)))
        self.own.always(state)

    def look_at_moves(self) -> None:
        """What is checked of a state's moves."""
        game, state = self.game, self.state
        legal, rulings = list(game.legal_moves(state)), game.rulings(state)
        assert legal == [ruling.move for ruling in rulings if ruling.legal]
        assert len({ruling.move for ruling in rulings}) == len(rulings)
        actors = game.to_play(state)
        if state.result is None:
            assert legal, "nobody can move and the deal is not over"
            assert {move.seat for move in legal} == set(actors)
        else:
            assert (legal, rulings, actors) == ([], (), ())
            assert game.rulebook[state.result.rule].holds_under(state.rules)
        for ruling in rulings:
            assert game.ruling(state, ruling.move) == ruling
            assert game.rulebook[ruling.rule].holds_under(state.rules), ruling
        hash(state)

    def look_closely(self) -> None:
        """What is checked now and then."""
        game, state = self.game, self.state
        form = game.to_json(state)
        assert game.from_json(json.loads(json.dumps(form))) == state
        self.views_hide()
        if state.result is None:
            for shown in (state, game.view(state, 0)):
                position = Position(game, self.names, shown)
                text = write_position(position)
                again = read_position(text)
                assert again.names == self.names
                assert self.own.without_history(again.state) == self.own.without_history(shown)
                assert write_position(again) == text
        else:
            with pytest.raises(ValueError, match="over"):
                write_position(Position(game, self.names, state))

    def views_hide(self) -> None:
        """No view holds a card hidden from its seat, in whatever part of the state."""
        game, state = self.game, self.state
        for seat in (NOBODY, *range(len(state.hands))):
            view = game.view(state, seat)
            text = json.dumps(game.to_json(view), ensure_ascii=False)
            for card in self.own.hidden_from(state, seat):
                assert f'"{card}"' not in text, f"seat {seat} sees {card}"
            self.own.same_counts(state, view)
            assert not getattr(view, "seen", ()), "a view remembers everybody's hands"
            if seat != NOBODY:
                assert view.hands[seat] == state.hands[seat]

    def replay(self) -> None:
        """The deal as a record says the same as what was played."""
        steps = tuple(
            Step(move, "katso" if i % 7 == 3 else "") for i, move in enumerate(self.moves)
        )
        record = Record(self.game, self.names, self.setup, steps, "alku")
        text = write_record(record)
        again = read_record(text)
        assert write_record(again) == text
        unplaced = tuple(step._replace(line=0) for step in again.steps)
        assert again._replace(steps=unplaced) == record
        done = replay(again)
        assert done.error is None
        assert done.last == self.state
        assert done.result == self.state.result

    def try_what_is_not_allowed(self, rng: Random) -> None:
        """What is illegal is refused with its ruling, and changes nothing."""
        game, state = self.game, self.state
        before = json.dumps(game.to_json(state))
        legal = set(game.legal_moves(state))
        attempts = [ruling.move for ruling in game.rulings(state) if not ruling.legal]
        for _ in range(30):
            seat = rng.choice((*range(len(self.names)), CHANCE))
            cards = tuple(rng.sample(CARDS, rng.choice((0, 1, 1, 1, 2, 3))))
            attempts.append(Move(seat, rng.choice(("play", *game.verbs)), cards))
        for move in attempts:
            ruling = game.ruling(state, move)
            # Cards that lie side by side may be named in any order.
            assert ruling.legal >= (move in legal)
            assert not ruling.legal or legal & {
                move,
                move._replace(cards=tuple(sorted(move.cards))),
            }
            if not ruling.legal:
                with pytest.raises(IllegalMove) as error:
                    game.play(state, move)
                assert error.value.ruling == ruling
        assert json.dumps(game.to_json(state)) == before
