"""Valepaska: the game object the registry lists."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from .. import verbs
from ..cards import CardSet, Rank, cards_in
from ..contract import NOBODY, PLAY, About, Event, Move, Played, Rule, Ruling, Seat
from ..form import Form
from ..options import OptionTable
from ..paskahousu.fitting import ACE, ALL_RANKS, SINGLE, fitting_ranks
from ..paskahousu.game import Paskahousu
from ..paskahousu.state import HAND, Table
from ..paskahousu.turns import top_rank
from ..pile import FOUR, equal_groups, lots_of
from ..seats import seats_from
from ..stock import drawn
from . import doubting, strategy
from .options import TABLE
from .rulebook import R
from .state import FORM


class Valepaska(Paskahousu):
    """Paskahousu with the cards face down: one says what one plays, and may be doubted.

    Any cards may be played under any claim that would do if it were true. `rulings` and
    `legal_moves` list of them the plays of equal cards; mixed ones are as legal, and `ruling` says
    so.
    """

    id = "valepaska"
    name = "Valepaska"
    about = About(
        family="pile",
        minutes=(15, 30),
        difficulty=2,
        age=9,
        beats="equal_or_higher",
        trump="none",
        pick_up="whole_pile",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = R.book
    verbs: Mapping[str, str] = verbs.words(
        (verbs.PICK_UP, verbs.TURN, verbs.ENOUGH, verbs.DOUBT, verbs.BELIEVE)
    )
    claims = True
    form: Form[Any] = FORM
    r = R
    turn_rule = R.turn
    hand_rule = R.own_cards
    action_rule = R.known_action

    def to_play(self, state: Table) -> tuple[Seat, ...]:
        """The player in turn; after a play those who may doubt it, clockwise from its player.

        The next player may also act at once, with which the play stands; he is listed last when he
        has said already that he believes.
        """
        if state.result is not None:
            return ()
        if not state.lay:
            return (state.turn,)
        order = seats_from(state.turn, len(state.hands))[1:]
        seats = tuple(seat for seat in order if state.doubters >> seat & 1)
        following = doubting.follower(state)
        return seats if following in (NOBODY, *seats) else (*seats, following)

    def legal_moves(self, state: Table) -> Sequence[Move]:
        """By player: doubting and believing, plays of equal cards by lot and claim, actions."""
        if state.result is not None:
            return []
        if not state.lay:
            return self._turns_moves(state)
        moves: list[Move] = []
        following = doubting.follower(state)
        for seat in self.to_play(state):
            if state.doubters >> seat & 1:
                moves += (Move(seat, verbs.DOUBT), Move(seat, verbs.BELIEVE))
            if seat == following:
                moves += self._turns_moves(_next(state, seat))
        return moves

    def _turns_moves(self, state: Table) -> list[Move]:
        """The legal moves of the player in turn, where nothing is open to doubt."""
        seat, rules, hand = state.turn, state.rules, state.hands[state.turn]
        top, ranks = top_rank(state), _sayable(state)
        moves = _claims(seat, hand, ranks)
        if state.joining:
            moves.append(Move(seat, verbs.ENOUGH))
        elif not state.first:
            if state.pile and (rules.voluntary_pickup or top in SINGLE):
                moves.append(Move(seat, verbs.PICK_UP))
            if state.stock and top not in SINGLE:
                moves.append(Move(seat, verbs.TURN))
        return moves

    def moves_to_judge(self, state: Table) -> Iterable[Move]:
        """Doubting and believing, plays of equal cards by lot and claim, every action."""
        if not state.lay:
            yield from _turn_to_judge(state)
            return
        following = doubting.follower(state)
        for seat in self.to_play(state):
            if state.doubters >> seat & 1:
                yield Move(seat, verbs.DOUBT)
                yield Move(seat, verbs.BELIEVE)
            if seat == following:
                yield from _turn_to_judge(_next(state, seat))

    def judge(self, state: Table, move: Move) -> Ruling:
        """The ruling on doubting, believing, or a move of the player in turn."""
        seat, verb = move.seat, move.verb
        if move.claim and verb != PLAY:
            return Ruling(move, False, R.known_action)
        if verb in (verbs.DOUBT, verbs.BELIEVE) and not move.cards:
            if not state.doubters >> seat & 1:
                return Ruling(move, False, R.window)
            if verb == verbs.BELIEVE:
                return Ruling(move, True, R.believe)
            rule = R.doubt if state.rules.challenge == "anyone" else R.doubt_next
            return Ruling(move, True, rule)
        if not state.lay:
            return super().judge(state, move)
        if seat != doubting.follower(state):
            return Ruling(move, False, R.later)
        return super().judge(_next(state, seat), move)

    def judge_play(self, state: Table, move: Move) -> Ruling:
        """The ruling on what is said; the cards may be anything."""
        cards, claim = move.cards, move.claim
        if not cards or not 2 <= claim <= 14:
            return Ruling(move, False, R.claim)
        if len(cards) > FOUR:
            return Ruling(move, False, R.several)
        return self.judge_rank(state, move, claim)

    def playable(self, state: Table) -> CardSet:
        """Any card may be played under some claim, except on a lone ten or ace."""
        return 0 if top_rank(state) in SINGLE else state.hands[state.turn]

    def tries_freely(self, state: Table) -> bool:  # noqa: ARG002 – alike at every table
        """A card of the stock may always be tried."""
        return True

    def joins(self, state: Table, seat: Seat, rank: Rank) -> bool:  # noqa: ARG002
        """Any cards of the hand may be said to be equal."""
        return bool(state.hands[seat])

    def make(self, state: Table, move: Move) -> Played[Table]:
        """What a legal move does; a move of the next player lets the play before it stand."""
        if not state.lay:
            return super().make(state, move)
        events: list[Event] = []
        if move.verb == verbs.DOUBT:
            after = doubting.doubted(state, move.seat, events)
        elif move.verb == verbs.BELIEVE:
            after = doubting.believed(state, move.seat, events)
        else:
            events.append(Event("stood", R.acted, state.turn))
            after = doubting.stands(state, events)
            if after.result is None:
                _, _, after, more = super().make(after, move)
                events += more
        return Played(state, move, after, tuple(events))

    def laid(self, state: Table, move: Move, events: list[Event]) -> Table:
        """The state when cards lie face down, open to doubt."""
        return doubting.claimed(state, move.seat, move.cards, move.claim, events)

    def view(self, state: Table, seat: Seat) -> Table:
        """The state as that seat may see it: of the pile no more than what he has just played.

        A card turned from the stock is seen by everybody until the next play.
        """
        shown = super().view(state, seat)
        known = 1 if state.joining else state.lay if seat == state.turn else 0
        if not known:
            return shown
        hidden = len(state.pile) - known
        return shown._replace(pile=shown.pile[:hidden] + state.pile[hidden:])

    def advise(self, state: Table, rng: Random) -> Move:
        """A sensible move for the first who may act, from what he may see."""
        seat = self.to_play(state)[0]
        return strategy.advise(self.view(state, seat), seat, self._turns_moves, rng)


@cache
def _by_claim(seat: Seat, equal: CardSet) -> tuple[tuple[Move, ...], ...]:
    """For each lot of these equal cards the seat's plays of it, by the rank that is said."""
    return tuple(
        tuple(Move(seat, PLAY, lot, claim) for claim in range(ACE + 1))
        for _, _, lot, _ in lots_of(seat, equal)
    )


def _claims(seat: Seat, hand: CardSet, ranks: Sequence[Rank]) -> list[Move]:
    """The seat's plays of equal cards under these ranks: by lot, then by what is said."""
    several = [rank for rank in ranks if rank not in SINGLE]
    moves: list[Move] = []
    for equal in equal_groups(hand, ALL_RANKS):
        for plays in _by_claim(seat, equal):
            said = ranks if len(plays[0].cards) == 1 else several
            moves += [plays[rank] for rank in said]
    return moves


def _next(state: Table, seat: Seat) -> Table:
    """The state as it is to the next player, once the play before him stands."""
    _, stock, _ = drawn(state.hands[state.turn], state.stock, HAND)
    return state._replace(turn=seat, lay=0, doubters=0, stock=stock)


def _sayable(state: Table) -> Sequence[Rank]:
    """The ranks the player in turn may say, lowest first."""
    if state.joining:
        return (top_rank(state),)
    if state.first:
        return (state.first,)
    return fitting_ranks(state.rules, top_rank(state), state.hands[state.turn])


def _turn_to_judge(state: Table) -> Iterable[Move]:
    seat, hand, ranks = state.turn, state.hands[state.turn], _sayable(state)
    said: Sequence[Rank] = ALL_RANKS  # what may not be said is listed with the first lot only
    for equal in equal_groups(hand, ALL_RANKS):
        for plays in _by_claim(seat, equal):
            yield from [plays[rank] for rank in said]
            said = ranks
    if ranks and len(many := cards_in(hand)[: FOUR + 1]) > FOUR:
        yield Move(seat, PLAY, many, ranks[0])
    if state.joining:
        yield Move(seat, verbs.ENOUGH)
        return
    if state.pile:
        yield Move(seat, verbs.PICK_UP)
    if state.stock:
        yield Move(seat, verbs.TURN)


VALEPASKA: Final = Valepaska()
