"""From the collecting phase to the second one."""

from typing import Final

from ..cards import BY_NAME, CardSet, Suit, add, cards_in
from ..contract import NOBODY, Event, UnknownCard
from ..seats import AFTER
from . import rulebook as r
from .state import Collecting, Presidency, Shedding
from .turns import next_turn

CLUB_THREE: Final = BY_NAME["♣3"].bit


ENDED: Final = {
    "finish_trick_keep": r.END_OF_STOCK,
    "play_out": r.END_PLAYED_OUT,
    "turn_empty_keep": r.END_TURN_EMPTY,
}


def second_phase(state: Collecting) -> tuple[Shedding | Presidency, list[Event]]:
    """The first state of the second phase, its leader in turn, and what happens on the way.

    Raises `UnknownCard` when a card that decides has not been named.
    """
    return _presidency(state) if state.rules.trump_mode == "none" else _shedding(state)


def _presidency(state: Collecting) -> tuple[Presidency, list[Event]]:
    """The President part (KOIRA-A-7.4): nobody picks up, so one without cards is free."""
    rules = state.rules
    events = [Event("phase_ended", ENDED[rules.phase1_end]), Event("phase_began", r.PRESIDENT)]
    hands = _hands(state, events)
    active = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    events += (
        Event("left", r.EMPTY_FREE, seat) for seat in range(len(hands)) if not active >> seat & 1
    )
    leader, rule = state.owner, r.DRAWER_LEADS
    if rules.pres_leader == "last_trick_winner" and state.last_winner != NOBODY:
        leader, rule = state.last_winner, r.WINNER_LEADS
    elif rules.pres_leader == "club_three":
        holders = [seat for seat, hand in enumerate(hands) if hand & CLUB_THREE]
        if not holders:
            raise UnknownCard("it is not known who holds ♣3")
        leader, rule = holders[0], r.THREE_LEADS
    if leader == NOBODY:
        raise UnknownCard("it is not known who drew the last card")
    if not active >> leader & 1:
        leader = AFTER[active][leader]
    events.append(Event("leads", rule, leader))
    begun = Presidency(
        rules, tuple(hands), active, leader, active.bit_count(), stripped=state.stripped
    )
    return begun, events


def _shedding(state: Collecting) -> tuple[Shedding, list[Event]]:
    """The shedding phase, with the trump card in its owner's hand."""
    rules = state.rules
    if (trump_card := state.trump_card) is None:
        raise UnknownCard("the trump card is not known")
    events = [Event("phase_ended", ENDED[rules.phase1_end])]
    if rules.trump_mode == "hidden_bottom" and rules.trump_reveal == "phase_end":
        events.append(Event("trump_shown", r.SHOW_AT_END, state.owner, (trump_card,)))
    hands = _hands(state, events)

    cardless = sum(1 << seat for seat, hand in enumerate(hands) if not hand)
    everybody = (1 << len(hands)) - 1
    active = everybody & ~cardless if rules.empty_handed == "free" else everybody
    events += (
        Event("left", r.EMPTY_FREE, seat) for seat in range(len(hands)) if not active >> seat & 1
    )
    dogs = 0
    if rules.empty_handed == "napoleon":
        by_tricks = rules.napoleon_trigger == "no_tricks"
        dogs = everybody & ~state.winners if by_tricks else cardless
        rule = r.NAPOLEON_TRICKS if by_tricks else r.NAPOLEON
        events += (Event("napoleon", rule, seat) for seat in range(len(hands)) if dogs >> seat & 1)

    leader, rule = state.owner, r.TRUMP_OWNER_LEADS
    if rules.phase2_leader == "last_trick_winner":
        # A deal in which every trick was shared has no winner: then the trump card decides.
        leader = state.owner if state.last_winner == NOBODY else state.last_winner
        rule = r.TRICK_WINNER_LEADS
    events.append(Event("leads", rule, leader))
    return next_turn(_start(state, trump_card.suit, hands, active, dogs), leader, events), events


def _hands(state: Collecting, events: list[Event]) -> list[CardSet]:
    """Each player's won, kept and last-drawn cards together (KOIRA-A-3.7, MYLLY-3.7)."""
    rules = state.rules
    hands = []
    for seat, kept in enumerate(state.hands):
        if kept:
            shown = rules.show_kept or rules.open_hands
            cards = cards_in(kept)
            events.append(
                Event("kept", r.KEEP_HANDS, seat, cards, number=kept.bit_count(), secret=not shown)
            )
        hand = add(state.won[seat], kept)
        if seat == state.owner and state.trump_card is not None:
            hand = add(hand, state.trump_card.bit)
        hands.append(hand)
        events.append(Event("took_won", r.TAKE_WON, seat, number=hands[seat].bit_count()))
    return hands


def _start(
    state: Collecting, trump: Suit, hands: list[CardSet], active: int, dogs: int
) -> Shedding:
    return Shedding(
        state.rules,
        trump,
        tuple(hands),
        NOBODY,
        active,
        active.bit_count(),
        dogs=dogs,
        stripped=state.stripped,
    )
