"""What may be played on what, and by which rule."""

from ..cards import ACE, SEEN, Card, unseen_count
from ..contract import MAX_SEATS, PLAY, Move, Role, Ruling, plays
from ..verbs import PICK_UP
from . import rulebook as r
from .plays import Cards, is_run, rising, several_of
from .ranking import (
    GOES,
    HIGHEST_IN_RUN,
    JACK,
    KING,
    OF_VALUE,
    QUEEN,
    REAPER,
    is_king,
    overtakes,
)
from .state import Reaping

TAKING = tuple(Move(seat, PICK_UP) for seat in range(MAX_SEATS))


def legal_moves(state: Reaping) -> list[Move]:
    """Single cards in the order of `CARDS`, then several together, then taking the pile."""
    if state.result is not None:
        return []
    seat, top = state.turn, state.top
    if top is REAPER:
        return [TAKING[seat]]
    hand = state.hands[seat] & SEEN
    if top is None:
        return [*plays(seat, hand), *several_of(seat, hand)]
    goes = GOES[top]
    moves = plays(seat, hand & goes)
    for move in several_of(seat, hand):
        first = move.cards[0]
        if first.bit & goes and (first.rank == move.cards[1].rank or overtakes(first, top)):
            moves.append(move)
    moves.append(TAKING[seat])
    return moves


def moves_to_judge(state: Reaping) -> list[Move]:
    """Each card of the hand by itself, then whatever several cards may be played, and taking."""
    seat = state.turn
    single = plays(seat, state.hands[seat] & SEEN)
    together = [move for move in legal_moves(state) if len(move.cards) > 1]
    return [*single, *together, TAKING[seat]]


def judge(state: Reaping, move: Move) -> Ruling:
    """The ruling on a move of the player in turn."""
    if move.verb == PICK_UP and not move.cards:
        if not state.pile:
            return Ruling(move, False, r.LEAD)
        return Ruling(move, True, _taking_rule(state), (Role("taken", _known(state)),))
    if move.verb != PLAY or not move.cards:
        return Ruling(move, False, r.KNOWN_ACTION)
    top = state.top
    if top is REAPER:
        return Ruling(move, False, r.REAPER, (Role("to_beat", (top,)),))
    cards = move.cards
    if len(cards) > 1 and (rule := _apart(cards)):
        return Ruling(move, False, rule)
    if top is None:
        return Ruling(move, True, _lead_rule(cards))
    because = (Role("to_beat", (top,)),)
    if len(cards) > 1 and cards[0].rank != cards[1].rank:
        return _judge_run(move, top, because)
    legal = bool(GOES[top] & cards[0].bit)
    return Ruling(move, legal, _rule_on(cards, top, legal=legal), because)


def _taking_rule(state: Reaping) -> str:
    """Why the pile is taken: the reaper, a queen nobody can answer, or of one's own will."""
    top = state.top
    if top is REAPER:
        return r.REAPER
    known = not unseen_count(state.hands[state.turn])
    if known and top is not None and top.rank == QUEEN and len(legal_moves(state)) == 1:
        return r.QUEEN
    return r.TAKE


def _known(state: Reaping) -> Cards:
    return tuple(card for card in state.pile if card is not None)


def _apart(cards: Cards) -> str:
    """The rule by which several cards do not go together, or an empty string."""
    if REAPER in cards:
        return r.REAPER_ALONE
    rank = cards[0].rank
    if all(card.bit & OF_VALUE[rank] for card in cards):
        return r.QUEENS_RISE if rank == QUEEN and not rising(cards) else ""
    if not is_run(cards):
        return r.TOGETHER
    return r.RUN_PLAIN if cards[-1].rank > HIGHEST_IN_RUN else ""


def _lead_rule(cards: Cards) -> str:
    first = cards[0]
    if first is REAPER:
        return r.REAPER_LED
    if first.rank == JACK:
        return r.JACK_LED
    if first.rank == KING:
        return r.KING_LED
    if len(cards) > 1 and cards[1].rank != first.rank:
        return r.RUN
    return r.LEAD


def _judge_run(move: Move, top: Card, because: tuple[Role, ...]) -> Ruling:
    """A run begins with a card that overtakes; it is no swap (VIIKA-6.1)."""
    first = move.cards[0]
    if top.rank == QUEEN:
        return Ruling(move, False, r.QUEEN, because)
    if overtakes(first, top):
        return Ruling(move, True, r.RUN, because)
    swap = first.rank == top.rank
    rule = r.RUN_NO_SWAP if swap else r.HIGHER if first.suit == top.suit else r.STRONGER
    return Ruling(move, False, rule, because)


def _rule_on(cards: Cards, top: Card, *, legal: bool) -> str:
    """The rule that decides on one card, or on equal cards, on the top card."""
    first = cards[0]
    if first is REAPER:
        return r.REAPER if legal else r.REAPER_NO_QUEEN
    if first.rank == JACK:
        return r.JACK if legal else r.JACK_ONLY_CLUBS
    if top.rank == QUEEN and not (legal and first.rank == KING):
        return _on_queen(first, legal=legal)
    if first.rank == KING:
        return _king_rule(cards, top, legal=legal)
    if legal and not overtakes(first, top):
        return r.DIRECT
    if legal and len(cards) > 1 and first.rank != QUEEN:
        return r.INDIRECT
    if first.rank == top.rank == ACE and not legal:
        return r.ACE_NO_SWAP
    if first.rank == ACE and first.suit == top.suit:
        return r.ACE
    return r.HIGHER if first.suit == top.suit else r.STRONGER


def _on_queen(first: Card, *, legal: bool) -> str:
    if first.rank == QUEEN:
        return r.QUEEN_HIGHER
    return r.ACE if legal else r.QUEEN


def _king_rule(cards: Cards, top: Card, *, legal: bool) -> str:
    if not legal:
        return r.KING_NOT_STRONGER
    if not overtakes(cards[0], top):
        return r.KING_SWAPS
    return r.KINGS if len(cards) > 1 else r.KING


def topples(cards: Cards, top: Card | None) -> str:
    """The rule by which a legal play topples the pile at once, or an empty string."""
    first = cards[0]
    if top is None:
        return {JACK: r.JACK_LED}.get(first.rank, r.REAPER_LED if first is REAPER else "")
    if first.rank == JACK:
        return r.JACK
    if is_king(first) and overtakes(first, top):
        return r.KINGS if len(cards) > 1 else r.KING
    return ""
