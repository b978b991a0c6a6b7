"""The numbered rules of Moska.

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
    rule = Rule(f"MO{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "who-may-act", "MOSKA-3.1 MOSKA-3.4 AMB-MO01")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "MOSKA-3.3 MOSKA-3.4")
ACTION = _rule("1.3", "an-action-belongs-to-its-moment", "MOSKA-3.1 MOSKA-3.7")
RANKING = _rule("1.4", "ace-high-two-low", "MOSKA-2.2 MOSKA-3.3")
ONE_LOSER = _rule("1.5", "one-loser-no-points", "MOSKA-1.1 MOSKA-4.1")
PLAYERS = _rule("1.6", "two-to-eight-players", "MOSKA-0.2")

# 2 Deal and trump
DEALER = _rule("2.1", "the-loser-deals", "MOSKA-2.1 MOSKA-4.1")
CUT = _rule("2.2", "who-touches-the-pack-deals", "MOSKA-2.1 AMB-MO10", cut_trap=(True,))
DEAL = _rule("2.3", "six-cards-and-stock", "MOSKA-2.2")
TRUMP = _rule("2.4", "turn-up-is-trump", "MOSKA-2.2")
SWAP = _rule("2.5", "trump-two-for-the-turn-up", "MOSKA-2.2 AMB-MO06", trump_two_swap=(True,))
FIRST = _rule("2.6", "forehand-attacks-first", "MOSKA-3.1")

# 3 The attack
OPEN_ANY = _rule("3.1", "any-card-opens", "MOSKA-3.1 MOSKA-3.2")
OPEN_SET = _rule("3.2", "a-single-stands-alone", "MOSKA-3.2")
COMPLETE = _rule("3.3", "one-card-or-sets", "MOSKA-3.2")
JOIN = _rule("3.4", "add-ranks-on-the-table", "MOSKA-3.1 MOSKA-3.4 AMB-MO01 AMB-MO02")
ENOUGH = _rule("3.5", "adding-no-more", "MOSKA-3.7 AMB-MO01")
LIMIT_USED = _rule("3.6", "killer-uses-six-cards", "MOSKA-3.6 AMB-MO03 AMB-MO05")
LIMIT_HAND = _rule("3.7", "no-more-than-the-hand", "MOSKA-3.6 AMB-MO03 AMB-MO05")
ATTACKERS_DRAW = _rule("3.8", "attackers-draw-at-once", "MOSKA-3.5 AMB-MO07")
SELF = _rule("3.9", "killer-adds-himself", "P-MOSKA", play_to_self=(True,))
NO_SELF = _rule("3.10", "only-the-others-attack", "MOSKA-3.1 MOSKA-3.4", play_to_self=(False,))

# 4 Killing
HIGHER = _rule("4.1", "higher-card-of-the-suit", "MOSKA-3.3")
BY_TRUMP = _rule("4.2", "trump-kills", "MOSKA-3.3")
OVER_TRUMP = _rule("4.3", "higher-trump-kills-trump", "MOSKA-3.3")
OPEN_CARD = _rule("4.4", "one-card-on-one-card", "MOSKA-3.3")
TAKE = _rule("4.5", "need-not-kill-all", "MOSKA-3.3 MOSKA-3.7 AMB-MO01")
TRY = _rule("4.6", "try-a-card-of-the-stock", "P-MOSKA", play_from_deck=(True,))
MUST = _rule("4.7", "turned-card-kills-if-it-can", "P-MOSKA", play_from_deck=(True,))
STRAY = _rule("4.8", "turned-in-vain-attacks", "P-MOSKA", play_from_deck=(True,))
TURN_UP = _rule("4.9", "turn-up-is-not-tried", "P-MOSKA AMB-TU02", play_from_deck=(True,))

# 5 The end of an attack
LATE = _rule("5.1", "add-when-he-has-given-up", "MOSKA-3.7 AMB-MO04")
LATE_SIX = _rule("5.2", "late-cards-limited", "AMB-MO04", late_add_limit=("six",))
LATE_ANY = _rule("5.3", "late-cards-unlimited", "AMB-MO04", late_add_limit=("unlimited",))
TAKEN = _rule("5.4", "takes-what-is-not-killed", "MOSKA-3.7 AMB-MO04")
TOPPLE = _rule("5.5", "killed-cards-go", "MOSKA-3.8")
KILLER_DRAWS = _rule("5.6", "killer-draws-last", "MOSKA-3.5 MOSKA-3.8 AMB-MO07")
KILLER_ATTACKS = _rule("5.7", "all-killed-attacks-next", "MOSKA-3.9 AMB-MO08")
LEFT_ATTACKS = _rule("5.8", "taker-is-passed-over", "MOSKA-3.9 AMB-MO08")
SKIPPED = _rule("5.9", "players-without-cards-are-skipped", "AMB-MO08")

# 6 The end
LEAVE = _rule("6.1", "out-without-cards", "MOSKA-1.1 MOSKA-4.1")
LAST_IN = _rule("6.2", "last-with-cards-loses", "MOSKA-1.1 MOSKA-4.1")
ALL_OUT = _rule("6.3", "nobody-loses", "AMB-MO09")
STALLED = _rule("6.4", "play-in-circles-ends", "AMB-K35")

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
        limit_hand=LIMIT_HAND,
        limit_used=LIMIT_USED,
        enough=ENOUGH,
        attackers_draw=ATTACKERS_DRAW,
        add_to_himself=SELF,
        never_to_himself=NO_SELF,
        answer=AnswerRules(HIGHER, BY_TRUMP, OVER_TRUMP, OPEN_CARD),
        take=TAKE,
        taken=TAKEN,
        late=LATE,
        try_stock=TRY,
        must_beat=MUST,
        stray=STRAY,
        only_tries="",
        turn_up_stays=TURN_UP,
        open_from_stock="",
        topple=TOPPLE,
        defender_draws=KILLER_DRAWS,
        defender_attacks=KILLER_ATTACKS,
        left_attacks=LEFT_ATTACKS,
        leave=LEAVE,
        first_out="",
        last_in=LAST_IN,
        all_out=ALL_OUT,
        stalled=STALLED,
    ),
    most_used=6,
    counts_used=True,
    joiners_first=False,
    late_adds=True,
    stray_attacks=True,
    self_needs_stock=True,
    crowned=False,
)
"""How Moska is played, for `joint`."""
