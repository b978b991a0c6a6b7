"""What the player in turn may do: catch, lay his free card, turn from the stock, or take."""

from typing import Final

from ..cards import SEEN
from ..contract import MAX_SEATS, PLAY, Move, Role, Ruling, plays
from ..verbs import PICK_UP
from ..verbs import TURN as TURN_VERB
from . import rulebook as r
from .state import CLUBS, FROM_STOCK, HAND_SIZE, MAIJA, NOT_YET, Kitu, catchers

TURNS: Final = tuple(Move(seat, TURN_VERB) for seat in range(MAX_SEATS))
PICK_UPS: Final = tuple(Move(seat, PICK_UP) for seat in range(MAX_SEATS))


def legal_moves(state: Kitu) -> list[Move]:
    """The legal moves of the player in turn."""
    if state.result is not None:
        return []
    seat = state.turn
    hand = state.hands[seat] & SEEN
    if state.caught == NOT_YET:
        if state.pile[-1] == MAIJA:
            return [PICK_UPS[seat]]
        moves = plays(seat, hand & catchers(state))
        if state.stock and _had_five(state):
            moves.append(TURNS[seat])
        moves.append(PICK_UPS[seat])
        return moves
    moves = plays(seat, hand)
    if state.stock and _had_five(state):
        moves.append(TURNS[seat])
    return moves


def moves_to_judge(state: Kitu) -> list[Move]:
    """Every card in hand, turning, and taking."""
    seat = state.turn
    return [*plays(seat, state.hands[seat] & SEEN), TURNS[seat], PICK_UPS[seat]]


def judge(state: Kitu, move: Move) -> Ruling:
    """The ruling on a move of the player in turn, with cards he holds."""
    if move.verb == PLAY and len(move.cards) == 1:
        if state.caught != NOT_YET:
            return Ruling(move, True, r.FREE_CARD)
        return _catch_ruling(state, move)
    if move.cards or move.verb == PLAY:
        return Ruling(move, False, r.KNOWN_ACTION)
    return _turn_ruling(state, move) if move.verb == TURN_VERB else _take_ruling(state, move)


def rule_of_catch(state: Kitu, suit: int) -> str:
    """By which rule a card of that suit catches the top card or fails to."""
    if state.top.suit == state.trump:
        return r.OVER_TRUMP
    return r.BY_TRUMP if suit == state.trump else r.HIGHER


def _catch_ruling(state: Kitu, move: Move) -> Ruling:
    card, top = move.cards[0], state.top
    because = (Role("to_beat", (top,)),)
    if top == MAIJA:
        return Ruling(move, False, r.TAKES_FIVE, because)
    if card == MAIJA:
        return Ruling(move, False, r.MAIJA_SECOND, because)
    legal = bool(catchers(state) & card.bit)
    if not legal and card.suit == state.trump != top.suit == CLUBS:
        return Ruling(move, False, r.HARD_SUIT, because)
    return Ruling(move, legal, rule_of_catch(state, card.suit), because)


def _turn_ruling(state: Kitu, move: Move) -> Ruling:
    catching = state.caught == NOT_YET
    if catching and state.pile[-1] == MAIJA:
        return Ruling(move, False, r.TAKES_FIVE, (Role("to_beat", (MAIJA,)),))
    if not state.stock:
        return Ruling(move, False, r.NO_STOCK)
    if not _had_five(state):
        return Ruling(move, False, r.FIVE_IN_HAND)
    return Ruling(move, True, r.TURNS if catching else r.TURNS_FREE)


def _take_ruling(state: Kitu, move: Move) -> Ruling:
    """Which cards would be taken is not said: only the top one may be seen."""
    if state.caught != NOT_YET:
        return Ruling(move, False, r.FREE_CARD)
    if state.pile[-1] == MAIJA:
        return Ruling(move, True, r.TAKES_FIVE, (Role("to_beat", (MAIJA,)),))
    return Ruling(move, True, r.TAKES_THREE if len(state.pile) > 1 else r.BOTTOM)


def _had_five(state: Kitu) -> bool:
    """Whether the hand was exactly five when the turn began (KITU-3.6, AMB-KM13)."""
    held = state.hands[state.turn].bit_count()
    return state.caught == FROM_STOCK or held + (state.caught != NOT_YET) == HAND_SIZE
