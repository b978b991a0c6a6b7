"""Joint attacks as a game: what the parts of this package come to."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar

from ..cards import PACK_52, SEEN, Card
from ..contract import (
    MAX_SEATS,
    PLAY,
    Event,
    Move,
    Played,
    Role,
    Ruling,
    Seat,
    Seating,
    Setup,
    plays,
)
from ..seats import AFTER
from ..setups import dealt
from ..stock import named
from ..tablegame import TableGame
from ..verbs import ANSWER, ENOUGH, PICK_UP, SWAP, TURN, words
from . import defending, strategy
from .laying import (
    additions,
    joining_ruling,
    limit_ruling,
    opening_ruling,
    openings,
)
from .making import DOINGS
from .state import HAND, OPENING, TRYING, Attack, acting, is_complete, room, swapper
from .ways import Ways

ENOUGHS = tuple(Move(seat, ENOUGH) for seat in range(MAX_SEATS))
SWAPS = tuple(Move(seat, SWAP) for seat in range(MAX_SEATS))


class JointGame(TableGame[Attack]):
    """A game of joint attacks; a subclass gives its metadata, its form and its ways."""

    ways: ClassVar[Ways]
    verbs = words((ANSWER, PICK_UP, TURN, ENOUGH, SWAP))

    def pack(self, rules: Any) -> tuple[Card, ...]:  # noqa: ARG002 – alike at every table
        """The ordinary 52 cards."""
        return PACK_52

    def seating(self, rules: Any) -> Seating:  # noqa: ARG002 – alike at every table
        """The loser deals; after a draw the loser of the deal before it, who dealt (AMB-MO09)."""
        return Seating("loser", "left_of_dealer", after_draw="same")

    def start(self, setup: Setup) -> Attack:
        """Six cards each, one at a time; the next is turned up and goes under the stock."""
        players, pack = setup.players, setup.pack
        end = players * HAND
        active = (1 << players) - 1
        return Attack(
            setup.rules,
            dealt(pack, players, HAND),
            active,
            stock=(*pack[end + 1 :], pack[end]),
            trump=pack[end].suit,
            attacker=setup.leader,
            defender=AFTER[active][setup.leader],
        )

    def to_play(self, state: Attack) -> tuple[Seat, ...]:
        """Those who may act, by priority; who can exchange the trump two comes last."""
        if state.result is not None:
            return ()
        seats = acting(self.ways, state)
        if (seat := swapper(state)) >= 0 and seat not in seats:
            seats.append(seat)
        return tuple(seats)

    def legal_moves(self, state: Attack) -> Sequence[Move]:
        """For each who may act: cards he plays, answers, actions; the exchange last of his."""
        if state.result is not None:
            return []
        ways, moves = self.ways, []
        seats, swaps = acting(ways, state), swapper(state)
        for seat in seats:
            if state.stage == OPENING:
                moves += plays(seat, openings(ways, state))
                if is_complete(state.table):
                    moves.append(ENOUGHS[seat])
                elif state.rules.opens_from_stock and not state.table and len(state.stock) > 1:
                    moves.append(Move(seat, TURN))
            elif seat == state.defender:
                moves += defending.legal_moves(ways, state)
            else:
                moves += plays(seat, additions(ways, state, seat))
                moves.append(ENOUGHS[seat])
            if seat == swaps:
                moves.append(SWAPS[seat])
        if swaps >= 0 and swaps not in seats:
            moves.append(SWAPS[swaps])
        return moves

    def moves_to_judge(self, state: Attack) -> Iterable[Move]:
        """Every card and action of those who may act."""
        seats, swaps = acting(self.ways, state), swapper(state)
        for seat in seats:
            if state.stage == OPENING:
                yield from plays(seat, state.hands[seat] & SEEN)
                yield ENOUGHS[seat]
                if state.rules.opens_from_stock:
                    yield Move(seat, TURN)
            elif seat == state.defender:
                yield from defending.moves_to_judge(state)
            else:
                yield from plays(seat, state.hands[seat] & SEEN)
                yield ENOUGHS[seat]
            if seat == swaps:
                yield SWAPS[seat]
        if swaps >= 0 and swaps not in seats:
            yield SWAPS[swaps]

    def ruling(self, state: Attack, move: Move) -> Ruling:
        """The ruling on one move; a turned card is played from no hand."""
        if (
            state.turned
            and state.result is None
            and move.seat == state.defender
            and move.verb == ANSWER
            and move.cards[1:] == state.turned
            and not move.claim
        ):
            return self.judge(state, move)
        return super().ruling(state, move)

    def judge(self, state: Attack, move: Move) -> Ruling:
        """The ruling on a move of one who may act, or who might exchange the trump two."""
        ways, seat = self.ways, move.seat
        if move.verb == SWAP:
            if not state.rules.trump_two_swap:
                return Ruling(move, False, ways.laws.action)
            legal = seat == swapper(state) and not move.cards
            because = (Role("trump", named(state.stock[-1:])),) if legal else ()
            return Ruling(move, legal, ways.laws.swap, because)
        if seat not in acting(ways, state):
            return Ruling(move, False, ways.laws.turn)
        if state.stage == OPENING:
            return opening_ruling(ways, state, move)
        if seat == state.defender:
            return defending.ruling(ways, state, move)
        return joining_ruling(ways, state, move)

    def out_of_turn(self, state: Attack, move: Move) -> str:
        """Why somebody may not act: he has passed, there is no room for cards, or it is early."""
        laws = self.ways.laws
        if move.verb == SWAP and state.rules.trump_two_swap:
            return laws.swap
        if move.seat < 0 or move.seat == state.defender or state.stage in (OPENING, TRYING):
            return laws.turn
        if state.passed >> move.seat & 1:
            return laws.enough
        if room(self.ways, state) <= 0 and move.verb == PLAY:
            return limit_ruling(self.ways, state, move).rule
        return laws.turn

    def make(self, state: Attack, move: Move) -> Played[Attack]:
        """What a legal move does."""
        events: list[Event] = []
        after = DOINGS[move.verb](self.ways, state, move, events)
        return Played(state, move, after, tuple(events))

    def view(self, state: Attack, seat: Seat) -> Attack:
        """The state as that seat may see it; of a stock of two, some tables show both cards."""
        seen = super().view(state, seat)
        if state.rules.shows_last_two and len(state.stock) == 2:
            return seen._replace(stock=state.stock)
        return seen

    def advise(self, state: Attack, rng: Random) -> Move:
        """A sensible move for the first who may act, from what he may see."""
        seen = self.view(state, acting(self.ways, state)[0])
        return strategy.advise(self.ways, seen, self.legal_moves(seen), rng)
