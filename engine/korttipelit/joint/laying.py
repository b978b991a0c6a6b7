"""Cards laid against the defender: how an attack is opened, and who adds what."""

from ..attack import OF_RANK, Bout, cards_on, open_cards, ranks_on
from ..cards import SEEN, Card, CardSet, Rank, cards_in, take, unseen_count
from ..contract import PLAY, Move, Role, Ruling
from ..verbs import ENOUGH, TURN
from .state import TAKING, Attack, is_complete, room, room_for_himself
from .ways import Ways


def openings(ways: Ways, state: Attack) -> CardSet:
    """The attacker's cards that may be laid next when he opens an attack."""
    hand, table, left = state.hands[state.attacker], state.table, room(ways, state)
    if left <= 0:
        return 0
    if not table:
        return hand & SEEN
    lone = _lone_rank(table)
    if lone:
        return hand & OF_RANK[lone]
    ranks = ranks_on(table)
    fits = hand & ranks
    if left > 1:
        for card in cards_in(hand & ~ranks):
            if _has_twin(hand, card):
                fits |= card.bit
    return fits


def can_complete(ways: Ways, state: Attack) -> bool:
    """Whether the attacker can give the lone card of his opening its second, as far as known."""
    hand = state.hands[state.attacker]
    fits = hand & OF_RANK[_lone_rank(state.table)] or unseen_count(hand)
    return bool(fits) and room(ways, state) > 0


def additions(ways: Ways, state: Attack, seat: int) -> CardSet:
    """The cards of the seat that may be added to the attack, the defender's own among them."""
    if seat == state.defender and room_for_himself(ways, state) <= 0:
        return 0
    return state.hands[seat] & ranks_on(state.table)


def opening_ruling(ways: Ways, state: Attack, move: Move) -> Ruling:
    """The ruling on what the attacker does while he opens."""
    laws, table = ways.laws, state.table
    if move.verb == ENOUGH:
        whole = is_complete(table) and not move.cards
        return Ruling(move, whole, laws.complete, _laid(table))
    if move.verb == TURN and state.rules.opens_from_stock and not table and not move.cards:
        if len(state.stock) > 1:
            return Ruling(move, True, laws.open_from_stock)
        return Ruling(move, False, laws.turn_up_stays)
    if move.verb != PLAY or len(move.cards) != 1:
        return Ruling(move, False, laws.action)
    card = move.cards[0]
    left = room(ways, state)
    if not table:
        return Ruling(move, True, laws.open_any)
    lone = _lone_rank(table)
    new = not card.bit & ranks_on(table)
    if lone not in (0, card.rank):
        return Ruling(move, False, laws.open_set, _laid(table))
    if new and not _has_twin(state.hands[move.seat], card):
        return Ruling(move, False, laws.open_set, (Role("single", (card,)), *_laid(table)))
    if left < 1 + new:
        return limit_ruling(ways, state, move)
    return Ruling(move, True, laws.open_set, _laid(table))


def joining_ruling(ways: Ways, state: Attack, move: Move) -> Ruling:
    """The ruling on what somebody who may add cards does."""
    laws = ways.laws
    if move.verb == ENOUGH and not move.cards:
        return Ruling(move, True, laws.enough)
    if move.verb != PLAY or len(move.cards) != 1:
        return Ruling(move, False, laws.action)
    legal = bool(move.cards[0].bit & ranks_on(state.table))
    rule = laws.late if state.stage == TAKING else laws.join
    return Ruling(move, legal, rule, ranks_role(state.table))


def limit_ruling(ways: Ways, state: Attack, move: Move) -> Ruling:
    """The ruling on a card too many: which of the limits it is."""
    laws, hand = ways.laws, state.hands[state.defender].bit_count()
    used_up = ways.counts_used and ways.most_used - state.used < hand
    rule = laws.limit_used if used_up else laws.limit_hand
    return Ruling(move, False, rule, (Role("open", open_cards(state.table)),))


def ranks_role(table: Bout) -> tuple[Role, ...]:
    """The cards whose ranks may be added."""
    return (Role("ranks", tuple(cards_on(table))),)


def _laid(table: Bout) -> tuple[Role, ...]:
    return (Role("laid", open_cards(table)),) if table else ()


def _lone_rank(table: Bout) -> Rank:
    """The rank of an opening that stands there once and so needs another card, or 0."""
    ranks = [pair.card.rank for pair in table]
    return next((rank for rank in ranks if ranks.count(rank) == 1), 0)


def _has_twin(hand: CardSet, card: Card) -> bool:
    """Whether the hand holds another card of that rank, as far as it is known."""
    rest = take(hand, card)
    return bool(rest & OF_RANK[card.rank] or unseen_count(rest))
