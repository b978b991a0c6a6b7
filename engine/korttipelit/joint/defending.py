"""What the defender may do: beat, add to himself, try the stock, give up."""

from collections.abc import Iterator

from ..attack import answer_ruling, answers, open_cards, ranks_on
from ..beating import HIGHER_TRUMP
from ..cards import SEEN, cards_in
from ..contract import PLAY, Move, Role, Ruling, plays
from ..verbs import ANSWER, ENOUGH, PICK_UP, TURN
from .laying import additions, limit_ruling, ranks_role
from .state import TRYING, Attack, count_open, may_use, room_for_himself
from .ways import Ways


def legal_moves(ways: Ways, state: Attack) -> list[Move]:
    """His legal moves: cards he adds, answers in the order of the table, then actions."""
    seat, table, rules = state.defender, state.table, state.rules
    if state.turned:
        return [move for move in _with_turned(state) if _beats(state, move)]
    moves: list[Move] = []
    if state.stage != TRYING:
        if rules.adds_to_himself:
            moves = plays(seat, additions(ways, state, seat))
        if may_use(ways, state):
            moves += answers(seat, state.hands[seat], table, HIGHER_TRUMP, state.trump)
    if not count_open(table):
        return [*moves, Move(seat, ENOUGH)]
    if rules.beats_from_stock and len(state.stock) > 1 and state.stray is None:
        moves.append(Move(seat, TURN))
    moves.append(Move(seat, PICK_UP))
    return moves


def moves_to_judge(state: Attack) -> Iterator[Move]:
    """Everything of his a ruling is worth giving on, in the order of `legal_moves`."""
    seat, rules = state.defender, state.rules
    if state.turned:
        yield from _with_turned(state)
        return
    if state.stage != TRYING:
        hand = state.hands[seat]
        if rules.adds_to_himself:
            yield from plays(seat, hand & SEEN)
        for card in open_cards(state.table):
            for mine in cards_in(hand):
                yield Move(seat, ANSWER, (card, mine))
    if not count_open(state.table):
        yield Move(seat, ENOUGH)
        return
    if rules.beats_from_stock:
        yield Move(seat, TURN)
    yield Move(seat, PICK_UP)


def ruling(ways: Ways, state: Attack, move: Move) -> Ruling:
    """The ruling on what the defender does when he may act."""
    laws, verb = ways.laws, move.verb
    if state.turned:
        if verb != ANSWER or len(move.cards) != 2 or move.cards[1] is not state.turned[0]:
            return Ruling(move, False, laws.must_beat, (Role("turned", state.turned),))
        return answer_ruling(move, state.table, HIGHER_TRUMP, state.trump, laws.answer)
    if verb in (PLAY, ANSWER) and state.stage == TRYING:
        return Ruling(move, False, laws.only_tries)
    if verb == ANSWER:
        asked = answer_ruling(move, state.table, HIGHER_TRUMP, state.trump, laws.answer)
        if asked.legal and not may_use(ways, state):
            return limit_ruling(ways, state, move)
        return asked
    if verb == PLAY:
        return _to_himself(ways, state, move)
    count = count_open(state.table)
    if move.cards:
        return Ruling(move, False, laws.action)
    if verb == PICK_UP:
        return Ruling(move, count > 0, laws.take, (Role("taken", open_cards(state.table)),))
    if verb == TURN and state.rules.beats_from_stock and count:
        return _turn(ways, state, move)
    if verb == ENOUGH and not count:
        return Ruling(move, True, laws.enough)
    return Ruling(move, False, laws.action)


def _to_himself(ways: Ways, state: Attack, move: Move) -> Ruling:
    laws = ways.laws
    if len(move.cards) != 1:
        return Ruling(move, False, laws.action)
    if not state.rules.adds_to_himself:
        return Ruling(move, False, laws.never_to_himself)
    if not move.cards[0].bit & ranks_on(state.table):
        return Ruling(move, False, laws.join, ranks_role(state.table))
    if ways.self_needs_stock and not state.stock:
        return Ruling(move, False, laws.add_to_himself)
    if room_for_himself(ways, state) <= 0:
        return limit_ruling(ways, state, move)
    return Ruling(move, True, laws.add_to_himself, ranks_role(state.table))


def _turn(ways: Ways, state: Attack, move: Move) -> Ruling:
    laws = ways.laws
    if len(state.stock) < 2:
        return Ruling(move, False, laws.turn_up_stays)
    if state.stray is not None:
        return Ruling(move, False, laws.stray, (Role("to_beat", (state.stray,)),))
    return Ruling(move, True, laws.try_stock)


def _with_turned(state: Attack) -> Iterator[Move]:
    for card in open_cards(state.table):
        yield Move(state.defender, ANSWER, (card, *state.turned))


def _beats(state: Attack, move: Move) -> bool:
    card, mine = move.cards
    return bool(HIGHER_TRUMP[state.trump][card] & mine.bit)
