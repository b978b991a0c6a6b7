"""From the collecting phase to the shedding phase."""

from ..cards import Card, CardSet, Suit, add, cards_in
from ..contract import NOBODY, Event, UnknownCard
from . import rulebook as r
from .state import Collecting, Shedding
from .turns import next_turn


def begin_shedding(state: Collecting) -> tuple[Shedding, list[Event]]:
    """The first state of the shedding phase, its leader in turn, and what happens on the way.

    Raises `UnknownCard` when the trump card has not been named.
    """
    rules = state.rules
    if (trump_card := state.trump_card) is None:
        raise UnknownCard("the trump card is not known")
    ended = {
        "finish_trick_keep": r.END_OF_STOCK,
        "play_out": r.END_PLAYED_OUT,
        "turn_empty_keep": r.END_TURN_EMPTY,
    }[rules.phase1_end]
    events = [Event("phase_ended", ended)]
    if rules.trump_mode == "hidden_bottom" and rules.trump_reveal == "phase_end":
        events.append(Event("trump_shown", r.SHOW_AT_END, state.owner, (trump_card,)))
    hands = _hands(state, trump_card, events)

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


def _hands(state: Collecting, trump_card: Card, events: list[Event]) -> list[CardSet]:
    """Won cards, kept hand cards and the trump card, for each player (KOIRA-A-3.7, MYLLY-3.7)."""
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
        hands.append(add(hand, trump_card.bit) if seat == state.owner else hand)
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
