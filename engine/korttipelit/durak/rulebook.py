"""The numbered rules of podkidnoi durak.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md. `RULEBOOK` adds the sources and the tables at which the rule holds.
"""

from typing import Final

from ..attack import AnswerRules
from ..contract import Rule

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the game by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"DU{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


SIDES: Final = ("pairs", "three_v_three")

# 1 The game and its players
TURN = _rule("1.1", "everybody-in-his-turn", "DURAK-4.1 DURAK-4.2 AMB-DU11")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "DURAK-4.1")
KNOWN_ACTION = _rule("1.3", "an-action-belongs-to-its-moment", "DURAK-4.1 DURAK-5.4")
RANKING = _rule("1.4", "thirty-six-cards-ace-high", "DURAK-2.2")
FOOL = _rule("1.5", "the-last-with-cards-is-the-fool", "DURAK-1.1")
PARTNERS = _rule("1.6", "sides-sit-alternately", "DURAK-0.2 DURAK-6.5", teams=SIDES)

# 2 Deal and trump
DEALER = _rule("2.1", "the-loser-deals-uncut", "DURAK-2.1 DURAK-7.1 DURAK-7.3")
DEAL = _rule("2.2", "six-cards-each", "DURAK-2.2")
TRUMP = _rule("2.3", "turned-up-trump", "DURAK-2.2")
SIX_PLAYERS = _rule("2.4", "six-players-dealers-last-card", "DURAK-2.3")
LOWEST_TRUMP = _rule(
    "2.5", "lowest-trump-begins", "DURAK-3.1 AMB-DU02", first_leader=("lowest_trump",)
)
FOREHAND = _rule("2.6", "forehand-begins", "DURAK-3.1", first_leader=("forehand",))
SWAP = _rule("2.7", "trump-six-exchange", "DURAK-5.6 AMB-DU06", trump_six_swap=(True,))
SWAP_OWNER = _rule(
    "2.8", "exchange-by-whom-the-six-came-to", "DURAK-5.6 AMB-DU06 AMB-DU13", trump_six_swap=(True,)
)
SWAP_STOCK = _rule(
    "2.9", "exchange-while-the-stock-lasts", "DURAK-5.6 AMB-DU06", trump_six_swap=(True,)
)

# 3 Attack
OPEN = _rule("3.1", "the-attack-opens-with-any-card", "DURAK-4.1 DURAK-3.1")
ONE_CARD = _rule("3.2", "one-card-at-a-time", "DURAK-4.1 AMB-DU04 AMB-DU11")
SAME_RANK = _rule("3.3", "a-new-card-has-a-rank-of-the-attack", "DURAK-4.2")
SIX_CARDS = _rule("3.4", "six-attack-cards-at-most", "DURAK-4.2")
HAND_LIMIT = _rule("3.5", "no-more-than-the-defender-held", "DURAK-4.2")
FIRST_FIVE = _rule(
    "3.6", "five-against-the-first-defender", "DURAK-8.1 AMB-DU15", first_attack_max=(5,)
)
WAIT = _rule("3.7", "first-the-defender-topples", "DURAK-4.2 AMB-DU11")
ENOUGH = _rule("3.8", "nobody-has-to-add", "DURAK-4.2 DURAK-4.4")
PRIORITY = _rule("3.9", "main-attacker-then-the-defenders-left", "DURAK-4.4 AMB-DU03")
PERMISSION = _rule(
    "3.10",
    "others-join-with-permission",
    "DURAK-4.4 AMB-DU03 AMB-DU14",
    permission_required=(True,),
)
ASKED = _rule("3.11", "permission-once-a-card", "DURAK-4.4 AMB-DU14", permission_required=(True,))
NEIGHBOURS = _rule("3.12", "five-or-six-only-the-neighbours", "DURAK-4.5 AMB-DU12", teams=("none",))
OWN_SIDE = _rule("3.13", "nobody-attacks-his-own-side", "DURAK-5.1", teams=SIDES)

# 4 Defence
HIGHER = _rule("4.1", "a-higher-card-of-the-suit-topples", "DURAK-4.1")
BY_TRUMP = _rule("4.2", "a-trump-topples-other-suits", "DURAK-4.1")
OVER_TRUMP = _rule("4.3", "a-trump-only-by-a-higher-trump", "DURAK-4.1")
CHOICE = _rule("4.4", "the-defender-chooses-what-to-topple", "DURAK-4.3 DURAK-5.1")
TAKE = _rule("4.5", "who-does-not-topple-takes-all", "DURAK-5.4")
GIVEN = _rule("4.6", "cards-given-to-the-taker", "DURAK-5.4 AMB-DU05")
TOPPLED = _rule("4.7", "all-toppled-the-attack-is-repelled", "DURAK-5.2 DURAK-5.3")
TOPPLED_SIX = _rule("4.8", "as-many-toppled-as-may-be-played", "DURAK-5.2")
TOPPLED_OUT = _rule("4.9", "toppled-with-the-last-card", "DURAK-5.2")
DEFENDER_LEADS = _rule("4.10", "who-repels-attacks-next", "DURAK-5.3")
NEXT_LEADS = _rule("4.11", "after-a-lost-defence-the-next-attacks", "DURAK-6.3 AMB-DU01")

# 5 Drawing
DRAW = _rule("5.1", "draw-up-to-six", "DURAK-5.5 AMB-DU07")
DRAW_ORDER = _rule("5.2", "attacker-first-defender-last", "DURAK-5.5")

# 6 Players without cards
LEFT = _rule("6.1", "without-cards-out-of-the-game", "DURAK-6.1")
SKIPPED = _rule("6.2", "the-turn-skips-who-is-out", "DURAK-6.1 DURAK-6.2 AMB-DU08", teams=("none",))
PARTNER_PLAYS = _rule(
    "6.3", "the-partner-takes-the-turn", "DURAK-6.1 DURAK-6.3 AMB-DU10", teams=("pairs",)
)
MOVES_UP = _rule(
    "6.4",
    "the-side-moves-up",
    "DURAK-6.4 DURAK-6.5 DURAK-6.6 AMB-DU10",
    teams=("three_v_three",),
)

# 7 The end
LAST_IN = _rule("7.1", "last-with-cards-loses", "DURAK-7.1", teams=("none",))
LAST_SIDE = _rule("7.2", "last-side-with-cards-loses", "DURAK-7.2", teams=SIDES)
DRAWN = _rule("7.3", "nobody-has-cards-a-draw", "DURAK-7.3 AMB-DU09")
AFTER_ATTACK = _rule("7.4", "the-end-comes-after-an-attack", "DURAK-7.3")
STALLED = _rule("7.5", "endless-play-is-broken-off", "AMB-DU16")

ANSWERS: Final = AnswerRules(HIGHER, BY_TRUMP, OVER_TRUMP, CHOICE)
"""The rules named when the defender topples."""
