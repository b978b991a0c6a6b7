"""The collecting phase: tricks decided by rank alone (keräysvaihe).

One card goes to the table at a time. When the last player of a trick, or of a round of kina, has
played, the trick is decided; between tricks it is checked whether the phase is over.
"""

from random import Random
from typing import Final

from ..cards import JOKER_RANK, JOKER_SUIT, SEEN, Card, CardSet, Rank, add, card_set, take, unseen
from ..contract import CHANCE, NOBODY, PLAY, Event, Move, Played, Ruling, Seat, UnknownCard, plays
from ..seats import replaced, seats_from
from . import rulebook as r
from .options import KoiraRules
from .phase_change import second_phase
from .state import LOT_VERB, TURN_VERB, Collecting, KoiraState

TURNS: Final = tuple(Move(seat, TURN_VERB) for seat in range(8))


def to_play(state: Collecting) -> tuple[Seat, ...]:
    """Who is in turn, or chance while a kina is to be shared."""
    return (CHANCE,) if state.sharing else state.queue[:1]


def legal_moves(state: Collecting) -> list[Move]:
    """Every card of the hand; the stock's top card where it may be turned."""
    if state.sharing:
        return [Move(CHANCE, LOT_VERB, state.table)]
    seat = state.queue[0]
    moves = plays(seat, state.hands[seat] & SEEN)
    if state.rules.blind_flip and len(state.stock) > 1:
        moves.append(TURNS[seat])
    return moves


def rulings(state: Collecting) -> list[Ruling]:
    """A ruling on each card in hand and, where the table knows it, on turning a card."""
    if state.sharing:
        return [Ruling(Move(CHANCE, LOT_VERB, state.table), True, r.KINA_LOT)]
    seat = state.queue[0]
    found = [Ruling(move, True, r.ANY_CARD) for move in plays(seat, state.hands[seat] & SEEN)]
    if state.rules.blind_flip:
        found.append(ruling(state, TURNS[seat]))
    return found


def ruling(state: Collecting, move: Move) -> Ruling:
    """The ruling on a move of the player in turn; whose turn it is has been looked at already."""
    if state.sharing:
        lot = move.verb == LOT_VERB and sorted(move.cards) == sorted(state.table)
        return Ruling(move, lot, r.KINA_LOT)
    if move.verb == TURN_VERB and state.rules.blind_flip and not move.cards:
        may = len(state.stock) > 1
        return Ruling(move, may, r.BLIND if may else r.BLIND_LAST)
    if move.verb == PLAY and len(move.cards) == 1:
        return Ruling(move, True, r.ANY_CARD)
    return Ruling(move, False, r.KNOWN_ACTION)


def is_plain(state: Collecting, move: Move) -> bool:
    """A quick yes to playing a card from one's hand in turn; a no says nothing."""
    seat, verb, cards, claim = move
    return (
        verb == PLAY
        and len(cards) == 1
        and not claim
        and not state.sharing
        and seat == state.queue[0]
        and state.hands[seat] & cards[0].bit != 0
    )


def draw(state: Collecting, rng: Random) -> Move:
    """A random lot over the cards of an unresolved kina."""
    cards = list(state.table)
    rng.shuffle(cards)
    return Move(CHANCE, LOT_VERB, tuple(cards))


def play(state: Collecting, move: Move) -> Played[KoiraState]:
    """Makes a legal move."""
    if state.sharing:
        return _share(state, move)
    rules, hands, stock = state.rules, state.hands, state.stock
    seat = state.queue[0]
    owner, trump_card = state.owner, state.trump_card
    if move.verb == TURN_VERB:
        if (turned := stock[0]) is None:
            raise UnknownCard("the card turned from the stock is not known")
        card, stock = turned, stock[1:]
        events = [Event("turned", r.BLIND, seat, (card,))]
    else:
        card = move.cards[0]
        hand = take(hands[seat], card)
        events = [Event("played", r.ANY_CARD, seat, move.cards)]
        if stock and rules.draw_timing == "after_play":
            drawn, stock = stock[0], stock[1:]
            if stock or rules.trump_mode == "none":
                hand = add(hand, drawn.bit if drawn is not None else unseen(1))
                events.append(_drew(seat, drawn, r.DRAW_AT_ONCE))
                owner = NOBODY if stock else seat
            else:
                owner, trump_card = seat, drawn
                events += _drew_last(state, seat, drawn)
        hands = replaced(hands, seat, hand)
    if len(stock) == 1 and len(state.stock) > 1:
        events += _turned_up(state, stock[0])
    after = Collecting(
        rules,
        hands,
        state.won,
        stock,
        state.table + (card,),
        state.played_by + (seat,),
        state.queue[1:],
        state.level,
        owner,
        trump_card,
        state.last_winner,
        state.winners,
        (),
        state.stripped,
    )
    if after.queue:
        if hands[after.queue[0]] or rules.phase1_end != "turn_empty_keep":
            return Played(state, move, after, tuple(events))
        return _finish(state, move, _give_back(after, events, r.END_TURN_EMPTY), events)
    return _decide(state, move, after, events)


def _decide(
    before: Collecting, move: Move, state: Collecting, events: list[Event]
) -> Played[KoiraState]:
    """Decides the trick, or starts another round of kina (KOIRA-A-3.3, KOIRA-C-1.3)."""
    tied = _best(state)
    if len(tied) == 1:
        winner = tied[0]
        table = state.table
        events.append(Event("trick_won", r.HIGHEST_WINS, winner, table, number=len(table)))
        won = replaced(state.won, winner, add(state.won[winner], card_set(table)))
        return _next_trick(before, move, state, winner, events, won, winner)

    rules = state.rules
    rule = r.KINA if rules.kina_scope == "highest_only" else r.KINA_ANY
    events.append(Event("kina", rule, seats=tied, cards=state.table[state.level :]))
    if rules.draw_timing == "after_trick":
        state = _refill(state, tied, events, target=1)
    able = tuple(seat for seat in tied if state.hands[seat])
    if able != tied:
        if rules.kina_unresolved == "return_cards":
            state = _give_back(state, events, r.KINA_RETURN)
            if rules.phase1_end == "turn_empty_keep":
                return _finish(before, move, state, events)
            return _next_trick(before, move, state, tied[0], events, state.won)
        if rules.kina_unresolved == "split_always" or not able:
            cut_short = r.KINA_SPLIT if rules.kina_unresolved == "split_always" else r.KINA_LOT
            events.append(Event("lot_due", cut_short, seats=tied, cards=state.table))
            return Played(before, move, state._replace(sharing=tied), tuple(events))
        dropped = tuple(seat for seat in tied if not state.hands[seat])
        events.append(Event("dropped", r.KINA_DROP, seats=dropped))
    state = state._replace(queue=able, level=len(state.table))
    return Played(before, move, state, tuple(events))


def _best(state: Collecting) -> tuple[Seat, ...]:
    """Who is best, or level for best, in the round just played, in the order of play."""
    ranks = worths(state.rules, state.table[state.level :])
    seats = state.played_by[state.level :]
    best = max(ranks)
    if state.rules.kina_scope == "any_tie":
        best = max([rank for rank in ranks if ranks.count(rank) > 1], default=best)
    if ranks.count(best) == 1:
        return (seats[ranks.index(best)],)
    return tuple([seat for seat, rank in zip(seats, ranks, strict=True) if rank == best])


def worths(rules: KoiraRules, cards: tuple[Card, ...]) -> list[Rank]:
    """What cards are worth in a trick, each beside the others: of jokers the table says it."""
    ranks = [card.rank for card in cards]
    if rules.pres_joker == "highest":
        return ranks
    joker = 0
    if rules.pres_joker == "wild":
        joker = max([card.rank for card in cards if card.suit != JOKER_SUIT], default=JOKER_RANK)
    return [joker if card.suit == JOKER_SUIT else card.rank for card in cards]


def _share(state: Collecting, move: Move) -> Played[KoiraState]:
    """Deals the lot's cards to the parties of the kina, one at a time (AMB-K11)."""
    parties = state.sharing
    won, events = state.won, []
    for i, seat in enumerate(parties):
        share = move.cards[i :: len(parties)]
        won = replaced(won, seat, add(won[seat], card_set(share)))
        events.append(Event("shared", r.KINA_LOT, seat, share))
    return _next_trick(state, move, state, parties[0], events, won)


def _give_back(state: Collecting, events: list[Event], rule: str) -> Collecting:
    """Everybody keeps his own cards of the unfinished trick for the shedding phase."""
    won = state.won
    for card, seat in zip(state.table, state.played_by, strict=True):
        won = replaced(won, seat, add(won[seat], card.bit))
    for seat in dict.fromkeys(state.played_by):
        own = tuple(c for c, s in zip(state.table, state.played_by, strict=True) if s == seat)
        events.append(Event("returned", rule, seat, own))
    return state._replace(won=won)


def _next_trick(
    before: Collecting,
    move: Move,
    state: Collecting,
    leader: Seat,
    events: list[Event],
    won: tuple[CardSet, ...],
    winner: Seat = NOBODY,
) -> Played[KoiraState]:
    """Clears the table and gives the lead, or ends the phase.

    `won` are the won cards once the trick is taken, `winner` who won it, if anybody did.
    """
    rules = state.rules
    if rules.draw_timing == "after_trick":
        order = seats_from(leader, len(state.hands))
        state = _refill(state, order, events, target=rules.deal)
    queue = _players(state, leader)
    after = Collecting(
        rules,
        state.hands,
        won,
        state.stock,
        queue=queue,
        owner=state.owner,
        trump_card=state.trump_card,
        last_winner=state.last_winner if winner == NOBODY else winner,
        winners=state.winners if winner == NOBODY else state.winners | 1 << winner,
        stripped=state.stripped,
    )
    if not queue:
        return _finish(before, move, after, events)
    if queue[0] != leader:
        events.append(Event("lead_passed", r.LEAD_PASSES, queue[0]))
    return Played(before, move, after, tuple(events))


def _players(state: Collecting, leader: Seat) -> tuple[Seat, ...]:
    """Who plays the next trick, its leader first; nobody where the phase is over."""
    rules, hands = state.rules, state.hands
    order = seats_from(leader, len(hands))
    if rules.phase1_end == "turn_empty_keep":
        if not hands[leader]:
            return ()
    elif not state.stock and rules.phase1_end == "finish_trick_keep":
        return ()
    elif 0 in hands:
        order = tuple([seat for seat in order if hands[seat]])
    return order[:2] if rules.trick_players == "pair" else order


def _refill(
    state: Collecting, seats: tuple[Seat, ...], events: list[Event], target: int
) -> Collecting:
    """Draws one card at a time round these seats until they hold the target or the stock is out."""
    hands, stock = list(state.hands), state.stock
    while stock and (short := [seat for seat in seats if hands[seat].bit_count() < target]):
        for seat in short:
            drawn, stock = stock[0], stock[1:]
            if not stock:
                state = state._replace(owner=seat)
                if state.rules.trump_mode != "none":
                    events += _drew_last(state, seat, drawn)
                    state = state._replace(trump_card=drawn)
                    break
            hands[seat] = add(hands[seat], drawn.bit if drawn is not None else unseen(1))
            events.append(_drew(seat, drawn, r.DRAW_LATER))
            if not stock:
                break
            if len(stock) == 1:
                events += _turned_up(state, stock[0])
    return state._replace(hands=tuple(hands), stock=stock)


def _finish(
    before: Collecting, move: Move, state: Collecting, events: list[Event]
) -> Played[KoiraState]:
    after, more = second_phase(state)
    return Played(before, move, after, (*events, *more))


def _drew(seat: Seat, card: Card | None, rule: str) -> Event:
    return Event("drew", rule, seat, () if card is None else (card,), secret=True)


def _drew_last(state: Collecting, seat: Seat, card: Card | None) -> list[Event]:
    """The last card goes aside; whether it is shown at once is the table's choice (AMB-K06).

    Where it is not, nobody looks at it, its owner included (KOIRA-C-1.5), so no event names it.
    """
    cards = () if card is None else (card,)
    rules = state.rules
    if rules.trump_mode == "face_up_last":
        drew = Event("drew_last", r.LAST_CARD, seat, cards, secret=True)
        if rules.face_up_when == "on_draw":
            return [drew, Event("trump_shown", r.TRUMP_FACE_UP, seat, cards)]
        return [drew]
    if rules.trump_reveal == "on_draw":
        drew = Event("drew_last", r.LAST_CARD, seat, cards, secret=True)
        return [drew, Event("trump_shown", r.SHOW_ON_DRAW, seat, cards)]
    return [Event("drew_last", r.LAST_CARD, seat, secret=True)]


def _turned_up(state: Collecting, card: Card | None) -> list[Event]:
    """The last card of the stock is turned up when it is left alone (AMB-K07)."""
    if state.rules.trump_mode == "face_up_last" and state.rules.face_up_when == "last_left":
        return [Event("trump_shown", r.TRUMP_FACE_UP, cards=() if card is None else (card,))]
    return []


def trump_is_known(state: Collecting) -> bool:
    """Whether the table knows the trump suit already (AMB-K06, AMB-K07)."""
    rules = state.rules
    if rules.trump_mode == "none":
        return False
    if rules.trump_mode == "hidden_bottom":
        return not state.stock and rules.trump_reveal == "on_draw"
    left = {"at_deal": len(state.stock), "last_left": 1, "on_draw": 0}[rules.face_up_when]
    return len(state.stock) <= left
