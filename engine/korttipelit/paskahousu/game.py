"""Paskahousu: the game object the registry lists."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from .. import verbs
from ..attack import OF_RANK
from ..cards import PACK_52, Card, CardSet, Rank, cards_in, unseen_count
from ..contract import (
    MAX_SEATS,
    PLAY,
    About,
    Event,
    Move,
    Played,
    Role,
    Rule,
    Ruling,
    Seat,
    Setup,
    UnknownCard,
)
from ..form import Form
from ..options import OptionTable
from ..pile import equal_groups, lots_of, without_cards
from ..seats import replaced, seats_from
from ..setups import dealt
from ..stock import named
from ..tablegame import TableGame
from . import strategy
from .fitting import ALL_RANKS, COURT_CARDS, SINGLE, fit_rule, fitting_ranks, openers
from .options import TABLE
from .rulebook import PileRules, R
from .state import FORM, HAND, Table
from .turns import settled, taken, top_rank, turn_over


def starter(hands: tuple[CardSet, ...], forehand: Seat, ranks: Iterable[Rank]) -> tuple[Seat, Rank]:
    """Who starts and with which rank; forehand with any where nobody holds one of the ranks."""
    order = seats_from(forehand, len(hands))
    for rank in ranks:
        most = max(order, key=lambda seat: (hands[seat] & OF_RANK[rank]).bit_count())
        if hands[most] & OF_RANK[rank]:
            return most, rank
    return forehand, 0


def beaten(state: Table) -> tuple[Role, ...]:
    """The top card, if there is one and everybody sees it."""
    return () if state.said or not state.pile else (Role("to_beat", named(state.pile[-1:])),)


PICKING_UP: Final = tuple(Move(seat, verbs.PICK_UP) for seat in range(MAX_SEATS))


class Paskahousu(TableGame[Table]):
    """Cards lie open: one plays equal or higher ones, topples, or takes the pile."""

    id = "paskahousu"
    name = "Paskahousu"
    about = About(
        family="pile",
        minutes=(10, 20),
        difficulty=1,
        age=7,
        beats="equal_or_higher",
        trump="none",
        pick_up="whole_pile",
        end="last_with_cards",
    )
    options: OptionTable[Any] = TABLE
    rulebook: Mapping[str, Rule] = R.book
    verbs: Mapping[str, str] = verbs.words((verbs.PICK_UP, verbs.TURN, verbs.ENOUGH, verbs.PASS))
    form: Form[Any] = FORM
    r: PileRules = R
    turn_rule = R.turn
    hand_rule = R.own_cards
    action_rule = R.known_action

    def pack(self, rules: Any) -> tuple[Card, ...]:  # noqa: ARG002 – alike at every table
        """The ordinary 52 cards."""
        return PACK_52

    def start(self, setup: Setup) -> Table:
        """Five cards each; whoever has most threes begins with them, else most fours …"""
        players, rules = setup.players, setup.rules
        hands = dealt(setup.pack, players, HAND)
        turn, first = starter(hands, setup.leader, openers(rules))
        return Table(
            rules,
            hands,
            active=(1 << players) - 1,
            stock=setup.pack[players * HAND :],
            pile=(),
            gone=0,
            turn=turn,
            first=first,
        )

    def to_play(self, state: Table) -> tuple[Seat, ...]:
        """The player in turn."""
        return () if state.result is not None else (state.turn,)

    def legal_moves(self, state: Table) -> Sequence[Move]:
        """Plays by rank, fewest cards first; then taking the pile and the other actions."""
        if state.result is not None:
            return []
        seat, rules = state.turn, state.rules
        hand = state.hands[seat]
        top = top_rank(state)
        if state.joining:
            return [*lots_of(seat, hand & OF_RANK[top]), Move(seat, verbs.ENOUGH)]
        ranks = (state.first,) if state.first else fitting_ranks(rules, top, hand)
        moves: list[Move] = []
        for rank in ranks:
            if equal := hand & OF_RANK[rank]:
                moves += lots_of(seat, equal, 1) if rank in SINGLE else lots_of(seat, equal)
        if state.first:
            return moves
        stuck = not moves
        if state.pile and (stuck or rules.voluntary_pickup):
            moves.append(PICKING_UP[seat])
        if state.stock and (stuck or rules.flip_when == "always") and top not in SINGLE:
            moves.append(Move(seat, verbs.TURN))
        if stuck and not state.pile and rules.court_on_empty == "never":
            moves.append(Move(seat, verbs.PASS))
        return moves

    def moves_to_judge(self, state: Table) -> Iterable[Move]:
        """Every lot of equal cards of the hand, and every action of the moment."""
        seat = state.turn
        for equal in equal_groups(state.hands[seat], ALL_RANKS):
            yield from lots_of(seat, equal)
        if state.joining:
            yield Move(seat, verbs.ENOUGH)
            return
        if state.pile:
            yield Move(seat, verbs.PICK_UP)
        if state.stock:
            yield Move(seat, verbs.TURN)
        if not state.pile and state.rules.court_on_empty == "never":
            yield Move(seat, verbs.PASS)

    def judge(self, state: Table, move: Move) -> Ruling:
        """The ruling on a play, on taking the pile, on trying a card of the stock …"""
        verb = move.verb
        if verb == PLAY:
            return self.judge_play(state, move)
        if not move.cards:
            if verb == verbs.PICK_UP:
                return self.judge_taking(state, move)
            if verb == verbs.TURN:
                return self.judge_turning(state, move)
            if verb == verbs.ENOUGH and state.joining:
                return Ruling(move, True, self.r.joined)
            if verb == verbs.PASS and state.rules.court_on_empty == "never":
                return self.judge_passing(state, move)
        return Ruling(move, False, self.r.known_action)

    def judge_play(self, state: Table, move: Move) -> Ruling:
        """The ruling on playing cards of one rank, in whatever order they are named."""
        cards = move.cards
        if not cards:
            return Ruling(move, False, self.r.known_action)
        rank = cards[0].rank
        if any(card.rank != rank for card in cards):
            return Ruling(move, False, self.r.several)
        return self.judge_rank(state, move, rank)

    def judge_rank(self, state: Table, move: Move, rank: Rank) -> Ruling:
        """The ruling on playing as many cards of that rank as the move has."""
        r = self.r
        top = top_rank(state)
        because = beaten(state)
        if state.joining:
            return Ruling(move, rank == top, r.joined, because)
        if state.first and rank != state.first:
            return Ruling(move, False, r.opening)
        hand = state.hands[move.seat]
        legal = rank in fitting_ranks(state.rules, top, hand) or bool(state.first)
        rule = r.opening if state.first else fit_rule(r, state.rules, top, rank)
        if legal and rank in SINGLE and len(move.cards) > 1:
            return Ruling(move, False, r.singly, because)
        if rule == r.court_led_last and not legal:
            others = cards_in(hand & ~COURT_CARDS)
            because = (Role("playable", others),)
        return Ruling(move, legal, rule, because)

    def judge_taking(self, state: Table, move: Move) -> Ruling:
        """The ruling on taking the pile."""
        r = self.r
        if state.joining or not state.pile:
            return Ruling(move, False, r.known_action)
        because = () if state.said else (Role("taken", named(state.pile)),)
        if top_rank(state) in SINGLE:
            return Ruling(move, True, r.lone, because)
        playable = self.playable(state)
        if not playable:
            return Ruling(move, True, r.take, because)
        if state.rules.voluntary_pickup:
            return Ruling(move, True, r.take_freely, because)
        because = (*because, Role("playable", cards_in(playable)))
        return Ruling(move, False, r.take_if_stuck, because)

    def judge_turning(self, state: Table, move: Move) -> Ruling:
        """The ruling on trying the top card of the stock."""
        r = self.r
        if state.joining or not state.stock:
            return Ruling(move, False, r.known_action)
        if state.first:
            return Ruling(move, False, r.opening)
        if top_rank(state) in SINGLE:
            return Ruling(move, False, r.lone, beaten(state))
        if self.tries_freely(state):
            return Ruling(move, True, r.try_always)
        playable = self.playable(state)
        because = (Role("playable", cards_in(playable)),) if playable else ()
        return Ruling(move, not playable, r.try_when_stuck, because)

    def judge_passing(self, state: Table, move: Move) -> Ruling:
        """The ruling on passing the lead, where nothing may be led."""
        playable = self.playable(state)
        if state.pile or state.joining:
            return Ruling(move, False, self.r.known_action)
        because = (Role("playable", cards_in(playable)),) if playable else ()
        return Ruling(move, not playable, self.r.passes, because)

    def playable(self, state: Table) -> CardSet:
        """The cards of the player in turn that he may play, at least singly."""
        hand = state.hands[state.turn]
        ranks = fitting_ranks(state.rules, top_rank(state), hand)
        cards = 0
        for rank in ranks:
            cards |= hand & OF_RANK[rank]
        return cards

    def tries_freely(self, state: Table) -> bool:
        """Whether a card of the stock may be tried although one could play."""
        return bool(state.rules.flip_when == "always")

    def joins(self, state: Table, seat: Seat, rank: Rank) -> bool:
        """Whether he holds an equal card, or may hold one."""
        hand = state.hands[seat]
        return bool(hand & OF_RANK[rank] or unseen_count(hand))

    def make(self, state: Table, move: Move) -> Played[Table]:
        """What a legal move does."""
        events: list[Event] = []
        if move.verb == PLAY:
            after = self.laid(state, move, events)
        elif move.verb == verbs.PICK_UP:
            rule = self.judge_taking(state, move).rule
            after = taken(state, move.seat, rule, events)
            after = turn_over(self.r, after, move.seat, events, led=self.r.next_leads)
        elif move.verb == verbs.TURN:
            after = self.tried(state, move, events)
        elif move.verb == verbs.ENOUGH:
            after = settled(self.r, state._replace(joining=False), move.seat, events)
        else:
            events.append(Event("passed", self.r.passes, move.seat))
            after = turn_over(self.r, state, move.seat, events)
        return Played(state, move, after, tuple(events))

    def laid(self, state: Table, move: Move, events: list[Event]) -> Table:
        """The state when cards have been played from the hand."""
        seat, cards = move.seat, move.cards
        events.append(Event("played", self.judge_play(state, move).rule, seat, cards))
        hand = without_cards(state.hands[seat], cards)
        after = state._replace(
            hands=replaced(state.hands, seat, hand),
            pile=state.pile + cards,
            joining=False,
        )
        return settled(self.r, after, seat, events)

    def tried(self, state: Table, move: Move, events: list[Event]) -> Table:
        """The state when the top card of the stock has been turned. Raises `UnknownCard`."""
        r, seat = self.r, move.seat
        card, stock = state.stock[0], state.stock[1:]
        if card is None:
            raise UnknownCard("the top card of the stock has not been named")
        rule = r.try_always if self.tries_freely(state) else r.try_when_stuck
        events.append(Event("turned", rule, seat, (card,)))
        fitting = fitting_ranks(state.rules, top_rank(state), state.hands[seat] | card.bit)
        state = state._replace(stock=stock, seen=())
        if card.rank not in fitting:
            after = taken(state, seat, r.fits_not, events, (card,))
            return turn_over(r, after, seat, events, led=r.next_leads)
        events.append(Event("played", r.fits, seat, (card,)))
        after = state._replace(pile=(*state.pile, card))
        if self.claims:
            after = after._replace(said=(*state.said, card.rank))
        if card.rank not in SINGLE and self.joins(after, seat, card.rank):
            return after._replace(joining=True)
        return settled(r, after, seat, events)

    def advise(self, state: Table, rng: Random) -> Move:
        """A sensible move for the player in turn, from what he may see."""
        seen = self.view(state, state.turn)
        return strategy.advise(seen, self.legal_moves(seen), rng)


PASKAHOUSU: Final = Paskahousu()
