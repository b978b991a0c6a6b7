"""The attackers' side of an attack: cards played, permission, and saying that one adds no more."""

from collections.abc import Iterable

from ..attack import Pair, cards_on, open_cards, ranks_on
from ..bout import next_to_add
from ..cards import SEEN, take
from ..contract import NOBODY, PLAY, Event, Move, Played, Role, Ruling, plays
from ..verbs import ALLOW, ENOUGH
from . import rulebook as r
from .ending import carried_on
from .state import SIX, DurakState, attackers, limit
from .trump_six import first_player


def legal_moves(state: DurakState) -> list[Move]:
    """Cards that may be added, then permission, then that one adds no more."""
    seat, table = state.turn, state.table
    hand = state.hands[seat] & SEEN
    if not table:
        return plays(seat, hand)
    moves = plays(seat, hand & ranks_on(table))
    if _may_allow(state):
        moves.append(Move(seat, ALLOW))
    moves.append(Move(seat, ENOUGH))
    return moves


def moves_to_judge(state: DurakState) -> Iterable[Move]:
    """Every card of the hand, then the actions."""
    seat = state.turn
    yield from plays(seat, state.hands[seat] & SEEN)
    if state.table:
        if state.rules.permission_required and seat == state.attacker:
            yield Move(seat, ALLOW)
        yield Move(seat, ENOUGH)


def judge(state: DurakState, move: Move) -> Ruling:
    """The ruling on what the attacker in turn does."""
    verb, cards, table = move.verb, move.cards, state.table
    if verb == PLAY:
        if len(cards) != 1:
            return Ruling(move, False, r.ONE_CARD)
        if not table:
            return Ruling(move, True, r.OPEN)
        fits = bool(ranks_on(table) & cards[0].bit)
        rule = r.GIVEN if fits and state.taking else r.SAME_RANK
        return Ruling(move, fits, rule, (Role("ranks", tuple(cards_on(table))),))
    if cards or verb not in (ALLOW, ENOUGH) or (verb == ALLOW and not _leads(state)):
        return Ruling(move, False, r.KNOWN_ACTION)
    if not table:
        return Ruling(move, False, r.OPEN)
    if verb == ENOUGH:
        return Ruling(move, True, r.ENOUGH)
    if _may_allow(state):
        return Ruling(move, True, r.PERMISSION)
    return Ruling(move, False, r.ASKED)


def out_of_turn(state: DurakState, move: Move) -> str:
    """Why somebody who is not in turn may not act; the rule of the nearest reason."""
    seat, rules = move.seat, state.rules
    if not 0 <= seat < len(state.hands) or not state.active >> seat & 1:
        return r.TURN
    if seat == state.defender or not state.table:
        return r.TURN
    joining = attackers(state)
    if seat not in joining:
        return r.NEIGHBOURS if rules.teams == "none" else r.OWN_SIDE
    if state.turn == state.defender:
        return _full(state) if len(state.table) >= limit(state) else r.WAIT
    if state.passed >> seat & 1:
        return r.ENOUGH
    if seat != state.attacker and rules.permission_required and not state.allowed:
        return r.PERMISSION
    return r.PRIORITY


def _full(state: DurakState) -> str:
    """The rule by which no more cards may be played to this attack."""
    most = limit(state)
    if most == SIX:
        return r.SIX_CARDS
    held = state.hands[state.defender].bit_count()
    held += len(state.table) - len(open_cards(state.table))
    return r.FIRST_FIVE if held > most else r.HAND_LIMIT


def _leads(state: DurakState) -> bool:
    """Whether the player in turn is one whose permission the others need."""
    return state.rules.permission_required and state.turn == state.attacker


def _may_allow(state: DurakState) -> bool:
    """Whether there is somebody the main attacker has not asked since the last card."""
    if not _leads(state):
        return False
    return next_to_add(attackers(state)[1:], state.passed, state.hands) != NOBODY


def added(state: DurakState, move: Move) -> Played[DurakState]:
    """A card comes to the table; whoever passed may add again."""
    seat, card = move.seat, move.cards[0]
    hands = list(state.hands)
    hands[seat] = take(hands[seat], card)
    rule = r.SAME_RANK if state.table else r.OPEN
    events = [Event("played", r.GIVEN if state.taking else rule, seat, move.cards)]
    after = state._replace(
        hands=tuple(hands),
        table=(*state.table, Pair(card)),
        allowed=False,
        passed=0,
        six_from=first_player(state, seat, card),
    )
    return Played(state, move, carried_on(after, events), tuple(events))


def allowed(state: DurakState, move: Move) -> Played[DurakState]:
    """The main attacker leaves the next card to the others."""
    events = [Event("allowed", r.PERMISSION, move.seat, seats=attackers(state)[1:])]
    after = state._replace(allowed=True)
    return Played(state, move, carried_on(after, events), tuple(events))


def passed(state: DurakState, move: Move) -> Played[DurakState]:
    """An attacker adds no more as things stand."""
    events = [Event("enough", r.ENOUGH, move.seat)]
    after = state._replace(passed=state.passed | 1 << move.seat)
    return Played(state, move, carried_on(after, events), tuple(events))
