"""The numbered rules of Turamoska.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md.
"""

from typing import Final

from ..attack import AnswerRules
from ..contract import Rule
from ..joint.ways import Laws, Ways

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the game by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"TU{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "who-may-act", "TURA-3.1 TURA-3.4 AMB-MO01")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "TURA-3.3 TURA-3.4")
ACTION = _rule("1.3", "an-action-belongs-to-its-moment", "TURA-3.1 TURA-3.7")
RANKING = _rule("1.4", "ace-high-two-low", "TURA-2.2 TURA-3.3")
WINNING = _rule("1.5", "first-out-wins-last-loses", "TURA-1.1 TURA-4.2")

# 2 Deal and trump
DEALER = _rule("2.1", "the-loser-does-the-work", "TURA-2.3 TURA-4.2")
CUT = _rule("2.2", "who-cuts-the-pack-loses", "TURA-2.3 AMB-MO10", cut_trap=(True,))
DEAL = _rule("2.3", "six-cards-and-stock", "TURA-2.1")
TRUMP = _rule("2.4", "turn-up-is-trump", "TURA-2.1")
SWAP = _rule("2.5", "trump-two-for-the-turn-up", "TURA-2.2 AMB-MO06", trump_two_swap=(True,))
FIRST = _rule("2.6", "forehand-challenges-first", "TURA-3.1")
SHOWN = _rule("2.7", "last-hidden-card-shown", "TURA-5.1", show_second_last=(True,))

# 3 The challenge
OPEN_ANY = _rule("3.1", "any-card-challenges", "TURA-3.1")
OPEN_SET = _rule("3.2", "a-single-stands-alone", "TURA-3.1")
COMPLETE = _rule("3.3", "one-card-or-sets", "TURA-3.1")
FLIP = _rule("3.4", "challenge-from-the-stock", "TURA-3.2 AMB-TU02", flip_challenge=(True,))
TURN_UP = _rule("3.5", "turn-up-is-not-turned", "AMB-TU02")
JOIN = _rule("3.6", "add-ranks-on-the-table", "TURA-3.4 AMB-MO01 AMB-MO02")
ENOUGH = _rule("3.7", "adding-no-more", "TURA-3.4 AMB-MO01")
SELF = _rule("3.8", "responder-adds-himself", "TURA-3.4 AMB-TU03 AMB-TU07", self_add=(True,))
NO_SELF = _rule("3.9", "only-the-others-challenge", "TURA-3.4", self_add=(False,))
LIMIT = _rule("3.10", "no-more-than-the-hand", "TURA-3.5 AMB-MO05 AMB-TU03 AMB-TU07")
OTHERS_DRAW = _rule("3.11", "others-draw-at-once", "TURA-3.6 AMB-TU03")

# 4 Toppling
HIGHER = _rule("4.1", "higher-card-of-the-suit", "TURA-3.3 AMB-TU01")
BY_TRUMP = _rule("4.2", "trump-topples", "TURA-3.3 AMB-TU01")
OVER_TRUMP = _rule("4.3", "higher-trump-topples-trump", "TURA-3.3 AMB-TU01")
OPEN_CARD = _rule("4.4", "one-card-on-one-card", "TURA-3.3")
TAKE = _rule("4.5", "need-not-topple-all", "TURA-3.7")
TRY = _rule("4.6", "try-a-card-of-the-stock", "TURA-3.7 AMB-TU04", flip_topple=(True,))
MUST = _rule("4.7", "turned-card-topples-if-it-can", "TURA-3.7 AMB-TU04", flip_topple=(True,))
MISSED = _rule("4.8", "turned-in-vain-is-taken", "TURA-3.7", flip_topple=(True,))
ONLY_TRIES = _rule("4.9", "tries-come-last", "TURA-3.7 AMB-TU04", flip_topple=(True,))

# 5 The end of a challenge
TAKEN = _rule("5.1", "takes-what-is-not-toppled", "TURA-3.7")
TOPPLE = _rule("5.2", "toppled-cards-go", "TURA-3.7")
RESPONDER_DRAWS = _rule("5.3", "responder-draws-last", "TURA-3.6 AMB-TU08")
RESPONDER_NEXT = _rule("5.4", "all-toppled-challenges-next", "TURA-4.1 AMB-MO08 AMB-TU08")
LEFT_NEXT = _rule("5.5", "taker-loses-his-turn", "TURA-4.1 AMB-MO08")
SKIPPED = _rule("5.6", "players-without-cards-are-skipped", "AMB-MO08")

# 6 The end
LEAVE = _rule("6.1", "out-without-cards", "TURA-1.1 TURA-4.2 AMB-TU05")
WINNER = _rule("6.2", "first-out-wins", "TURA-1.1 TURA-4.2 AMB-TU05")
LAST_IN = _rule("6.3", "last-with-cards-loses", "TURA-4.2")
ALL_OUT = _rule("6.4", "nobody-loses", "AMB-TU06")
STALLED = _rule("6.5", "play-in-circles-ends", "AMB-K35")

WAYS: Final = Ways(
    Laws(
        turn=TURN,
        own_cards=OWN_CARDS,
        action=ACTION,
        swap=SWAP,
        open_any=OPEN_ANY,
        open_set=OPEN_SET,
        complete=COMPLETE,
        join=JOIN,
        limit_hand=LIMIT,
        limit_used="",
        enough=ENOUGH,
        attackers_draw=OTHERS_DRAW,
        add_to_himself=SELF,
        never_to_himself=NO_SELF,
        answer=AnswerRules(HIGHER, BY_TRUMP, OVER_TRUMP, OPEN_CARD),
        take=TAKE,
        taken=TAKEN,
        late="",
        try_stock=TRY,
        must_beat=MUST,
        stray=MISSED,
        only_tries=ONLY_TRIES,
        turn_up_stays=TURN_UP,
        open_from_stock=FLIP,
        topple=TOPPLE,
        defender_draws=RESPONDER_DRAWS,
        defender_attacks=RESPONDER_NEXT,
        left_attacks=LEFT_NEXT,
        leave=LEAVE,
        first_out=WINNER,
        last_in=LAST_IN,
        all_out=ALL_OUT,
        stalled=STALLED,
    ),
    most_used=0,
    counts_used=False,
    joiners_first=True,
    late_adds=False,
    stray_attacks=False,
    self_needs_stock=False,
    crowned=True,
)
"""How Turamoska is played, for `joint`."""
