"""What a move would lead to, as verdicts: does the pile topple, is the trick won, what is taken.

Each answers a question of a quiz. A "no" gives its own reason only, never the right answer.
"""

from typing import Any

from koirakoulu.finnish.cards import lot_name
from koirakoulu.finnish.cases import Case
from koirakoulu.finnish.koira.piles import pile_word
from koirakoulu.finnish.koira.taking import what_is_taken
from koirakoulu.finnish.numbers import count_in_words, number_word
from koirakoulu.finnish.shared import words
from koirakoulu.finnish.verdicts import Verdict
from korttipelit import Played
from korttipelit.contract import PLAY
from korttipelit.koira import rulebook as r
from korttipelit.koira.runs import unit_to_take
from korttipelit.koira.state import Collecting, Lot, Shedding
from korttipelit.notation import write_lot

_RULE_OF_TAKING = {"bottom": r.TAKE_BOTTOM, "last": r.TAKE_LAST, "lowest": r.TAKE_LOWEST}
_NOT_IT = {"bottom": "pöydän pohjimmainen", "last": "viimeksi lyöty", "lowest": "pöydän pienin"}


def topples(played: Played[Any]) -> Verdict:
    """Whether a move topples the pile, or a whole suit of it."""
    before: Shedding = played.before
    toppled = next((event for event in played.events if event.kind == "toppled"), None)
    by_lap = before.rules.topple_when == "lap"
    if toppled is None:
        rule = r.TOPPLE_LAP if by_lap else r.TOPPLE
        return Verdict(False, "Ei kaadu", _stands(before, played, by_lap=by_lap), rule)
    if toppled.rule == r.TOPPLE_LAP:
        return Verdict(True, "Kaatuu", "kierros tulee täyteen.", toppled.rule)
    if toppled.rule in (r.FULL_SUIT, r.FULL_SUIT_ONLY):
        suit = words.suit(played.move.cards[-1].suit)
        return Verdict(True, "Kaatuu", f"pöydässä on silloin koko {suit}.", toppled.rule)
    lots = _lots(before, len(before.table) + 1)
    when = "" if before.rules.topple_count == "current_only" else " läjän alussa"
    why = f"pöydässä on silloin {lots}, yhtä monta kuin pelaajia{when}."
    return Verdict(True, "Kaatuu", why, toppled.rule)


def _stands(before: Shedding, played: Played[Any], *, by_lap: bool) -> str:
    if by_lap:
        return "kierros ei tule vielä täyteen."
    if played.move.verb != PLAY:
        return "nostaminen vain vähentää pöydän kortteja."
    after: Shedding = played.after
    now = before.rules.topple_count == "current_only"
    start = before.pile_start or before.active.bit_count()
    needed = number_word(after.active.bit_count() if now else start)
    lots = _lots(before, len(before.table) + 1)
    pile = pile_word(before.rules)
    return f"pöydässä on silloin vasta {lots}, ja {pile} kaatuu, kun niitä on {needed}."


def _lots(state: Shedding, number: int) -> str:
    return count_in_words(number, "kortti" if state.rules.sequences == "off" else "erä")


def starts_kina(played: Played[Any]) -> Verdict:
    """Whether the last card of a trick, or of a round of kina, leads to a kina."""
    before: Collecting = played.before
    kina = next((event for event in played.events if event.kind == "kina"), None)
    highest = before.rules.kina_scope == "highest_only"
    if kina is None:
        why = (
            f"tikin isoin kortti on silloin yksin {_best(before, played)}."
            if highest
            else "tikissä ei ole silloin kahta samanarvoista korttia."
        )
        return Verdict(False, "Ei synny", why, r.KINA if highest else r.KINA_ANY)
    end = ", eikä tikissä ole isompaa." if highest else "."
    return Verdict(True, "Syntyy", f"{_level(before, played)}{end}", kina.rule)


def wins_trick(played: Played[Any]) -> Verdict:
    """Whether the last card of a trick takes it."""
    before: Collecting = played.before
    card = played.move.cards[0]
    won = next((event for event in played.events if event.kind == "trick_won"), None)
    if won is None:
        kina = next(event for event in played.events if event.kind == "kina")
        return Verdict(False, "Ei vie", f"{_level(before, played)}, joten syntyy kina.", kina.rule)
    if won.seat == played.move.seat:
        why = f"{words.card(card)} on tikin isoin kortti."
        return Verdict(True, "Vie", why, r.HIGHEST_WINS)
    why = f"{_best(before, played)} on isompi kuin {words.card(card)}."
    return Verdict(False, "Ei vie", why, r.HIGHEST_WINS)


def _round(before: Collecting, played: Played[Any]) -> list[Any]:
    """The cards that are compared once the move's card lies on the table."""
    return [*before.table[before.level :], played.move.cards[0]]


def _best(before: Collecting, played: Played[Any]) -> str:
    return words.card(max(_round(before, played), key=lambda card: card.rank))


def _level(before: Collecting, played: Played[Any]) -> str:
    """ "Kutosia on silloin kaksi": the level cards a kina is about."""
    ranks = [card.rank for card in _round(before, played)]
    level = max(rank for rank in ranks if ranks.count(rank) > 1)
    many = words.rank(level, Case.PARTITIVE, plural=True)
    return f"{many} on silloin {number_word(ranks.count(level))}"


def is_taken(state: Shedding, number: int) -> Verdict:
    """Whether who picks up takes the lot with this number, from the bottom."""
    unit, rule = unit_to_take(state), _RULE_OF_TAKING[state.rules.pickup]
    taken = range(len(state.table))[unit]
    if number in taken:
        return Verdict(True, "Nousee", f"nostat {what_is_taken(state)}.", rule)
    return Verdict(False, "Ei nouse", _is_not_taken(state, state.table[number]), rule)


def _is_not_taken(state: Shedding, lot: Lot) -> str:
    taken = state.table[unit_to_take(state)]
    name = lot_name(write_lot(lot.cards))
    level = state.rules.pickup == "lowest" and taken[0].cards[0].rank == lot.cards[0].rank
    verb = "ei ole" if len(lot.cards) == 1 else "eivät ole"
    return f"{name} {verb} {'pienimmistä pohjimmainen' if level else _NOT_IT[state.rules.pickup]}."
