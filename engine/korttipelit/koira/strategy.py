"""How a sensible player plays: legal, from what he sees, and not always the same.

No search and no memory of what has gone: a partner to practise with, not a champion. The tips of
the guide are its rules of thumb (KOIRA-A-9.1).
"""

from random import Random
from typing import Final

from ..cards import ACE, Card, Rank, cards_in
from ..contract import NOBODY, PLAY, Move
from . import collecting, president, shedding
from .runs import unit_to_take
from .state import GIVE_VERB, TURN_VERB, Collecting, KoiraState, Presidency, Shedding
from .view import view

COURT: Final = 10
"""From this rank up a card is worth winning."""

LOW: Final = 9
"""Below this rank nobody likes to pick a card up."""

WHIM: Final = 0.04
"""How often any legal move is made: enough to get play out of every circle."""


def advise(state: KoiraState, rng: Random) -> Move:
    """A sensible move for the player in turn, who sees no more than he may."""
    if isinstance(state, Collecting):
        if state.sharing:
            return collecting.draw(state, rng)
        seen = view(state, state.queue[0])
        assert isinstance(seen, Collecting)
        return _to_a_trick(seen, collecting.legal_moves(seen), rng)
    if isinstance(state, Presidency):
        seen = view(state, state.turn)
        assert isinstance(seen, Presidency)
        return _as_president(seen, rng)
    if state.giver != NOBODY and shedding.to_play(state) != (state.giver,):
        return shedding.draw(state, rng)
    seen = view(state, shedding.to_play(state)[0])
    assert isinstance(seen, Shedding)
    moves = shedding.legal_moves(seen)
    if rng.random() < WHIM:
        return rng.choice(moves)
    if moves[0].verb == GIVE_VERB:
        return min(moves, key=lambda move: _cost(seen, move.cards[0]))
    return _lead(seen, moves, rng) if not seen.table else _answer(seen, moves, rng)


def _to_a_trick(state: Collecting, moves: list[Move], rng: Random) -> Move:
    """Take a trick worth taking, with no more than it needs; give the others the smallest card."""
    played = state.table[state.level :]

    def worth(move: Move) -> Rank:
        return collecting.worths(state.rules, (*played, *move.cards))[-1]

    plays = sorted((m for m in moves if m.verb == PLAY), key=worth)
    if worth(plays[0]) > COURT and moves[-1].verb == TURN_VERB and not played:
        return moves[-1]  # rather an unknown card than a good one
    if not played:
        return plays[min(rng.randrange(2), len(plays) - 1)]
    highest = max(collecting.worths(state.rules, played))
    winning = [move for move in plays if worth(move) > highest]
    rich = any(card.rank >= COURT for card in state.table)
    if winning and (rich or worth(winning[0]) < COURT) and rng.random() < 0.8:
        return winning[0]
    return plays[0]


def _as_president(state: Presidency, rng: Random) -> Move:
    """The lowest set that will do; twos and jokers only when the hand gets short."""
    moves = president.legal_moves(state)
    plays = [move for move in moves if move.verb == PLAY]
    if rng.random() < WHIM or not plays:
        return rng.choice(moves)
    lowest = min(plays, key=lambda move: (president.worth_of(move.cards), -len(move.cards)))
    dear = president.worth_of(lowest.cards) >= president.HIGHEST
    if state.table and dear and state.hands[state.turn].bit_count() > len(lowest.cards) + 3:
        return moves[-1]
    return lowest


def _cost(state: Shedding, card: Card) -> tuple[bool, int]:
    """What it costs to part with a card: trumps most, then rank."""
    return card.suit == state.trump, card.rank


def _lead(state: Shedding, moves: list[Move], rng: Random) -> Move:
    """The longest run; else a lowish card of the longest plain suit."""
    runs = [move for move in moves if len(move.cards) > 1]
    if runs:
        return max(runs, key=lambda move: len(move.cards))
    cards = [move.cards[0] for move in moves]
    plain = [card for card in cards if card.suit != state.trump] or cards
    suits = [card.suit for card in plain]
    longest = max(suits, key=suits.count)
    ranked = [move for move in moves if move.cards[0].suit == longest]
    return ranked[rng.randrange((len(ranked) + 1) // 2)]


def _answer(state: Shedding, moves: list[Move], rng: Random) -> Move:
    """The longest run, else the cheapest card that beats, a trump only where it pays."""
    plays = [move for move in moves if move.verb == PLAY]
    if not plays:
        return moves[-1]
    runs = [move for move in plays if len(move.cards) > 1]
    if runs:
        return max(runs, key=lambda move: len(move.cards))
    cheapest = min(plays, key=lambda move: _cost(state, move.cards[0]))
    may_pick_up = moves[-1].verb != PLAY
    if may_pick_up and not _pays(state, cheapest.cards[0], rng):
        return moves[-1]
    return cheapest


def _pays(state: Shedding, card: Card, rng: Random) -> bool:
    """Whether the card is better played than kept at the price of picking up."""
    taken = [card for lot in state.table[unit_to_take(state)] for card in lot.cards]
    weapon = taken[-1].suit == state.trump or taken[-1].rank == ACE
    if card.suit != state.trump:
        return not weapon or rng.random() < 0.7
    hand = cards_in(state.hands[state.turn])
    trumps = sum(other.suit == state.trump for other in hand)
    topples = len(state.table) + 1 >= state.pile_start
    many = trumps * 3 >= len(hand)
    return topples or many or len(hand) < 5 or (taken[0].rank < LOW and not weapon)
