"""The numbered rules of Musta Maija.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md. `RULEBOOK` adds the sources and the tables at which the rule holds.
"""

from typing import Final

from ..attack import AnswerRules
from ..contract import Rule

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the game by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"MM{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "play-in-your-turn", "MAIJA-3.4 MAIJA-3.5")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "MAIJA-3.1 MAIJA-3.4")
KNOWN_ACTION = _rule("1.3", "an-action-belongs-to-its-moment", "MAIJA-3.4 MAIJA-3.5")
RANKING = _rule("1.4", "ace-high-two-low", "MAIJA-3.4")
PLAYERS = _rule("1.5", "two-to-six-play", "AMB-MM01")

# 2 Deal and trump
DEAL_FIVE = _rule("2.1", "five-cards-each", "MAIJA-2.1", deal=(5,))
DEAL_SIX = _rule("2.2", "six-cards-each", "MAIJA-2.1 AMB-MM14", deal=(6,))
TRUMP_AFTER_LEAD = _rule(
    "2.3",
    "trump-is-turned-after-the-first-lead",
    "MAIJA-3.2 AMB-MM07",
    trump_turn=("after_first_lead",),
)
TRUMP_AT_DEAL = _rule("2.4", "trump-is-turned-at-the-deal", "AMB-MM07", trump_turn=("at_deal",))
SPADE_BURIED = _rule("2.5", "a-spade-goes-back-into-the-middle", "MAIJA-3.2 AMB-MM08")
NEXT_NOT_SPADE = _rule("2.6", "spades-that-come-round-are-passed-over", "AMB-MM08")

# 3 The lead
LEAD = _rule("3.1", "lead-one-or-more-cards", "MAIJA-3.1")
ONE_SUIT = _rule("3.2", "a-lead-is-of-one-suit", "MAIJA-3.1 AMB-MM06 AMB-MM14")
CLOSED = _rule("3.3", "the-leader-says-when-it-is-enough", "MAIJA-3.1")
LIMIT_AFTER_STOCK = _rule(
    "3.4",
    "after-the-stock-no-more-than-the-victim-holds",
    "MAIJA-4.1 AMB-MM02",
    attack_limit=("after_stock",),
)
LIMIT_ALWAYS = _rule(
    "3.5", "never-more-than-the-victim-holds", "AMB-MM02", attack_limit=("always",)
)
ATTACKER_DRAWS = _rule("3.6", "the-attacker-refills-at-once", "MAIJA-3.3 AMB-MM03")
EXTRA = _rule(
    "3.7", "the-attacker-may-add-cards-after-drawing", "MAIJA-6.1 AMB-MM12", extra_lead=(True,)
)
EXTRA_CLOSED = _rule(
    "3.8", "the-victims-first-move-stops-the-adding", "MAIJA-6.1 AMB-MM12", extra_lead=(True,)
)

# 4 Toppling
HIGHER = _rule("4.1", "a-higher-card-of-the-suit-topples", "MAIJA-3.4")
BY_TRUMP = _rule("4.2", "any-trump-topples-another-suit", "MAIJA-3.4")
OVER_TRUMP = _rule("4.3", "a-trump-falls-to-a-higher-trump", "MAIJA-3.4")
MAIJA_STANDS = _rule("4.4", "nothing-topples-musta-maija", "MAIJA-3.4 AMB-MM06")
MAIJA_TOPPLES_NOT = _rule("4.5", "musta-maija-topples-nothing", "MAIJA-3.4")
OPEN_CARD = _rule("4.6", "topple-a-card-that-lies-open", "MAIJA-3.4")
ALL_TOPPLED = _rule("4.7", "toppled-cards-go-out-of-play", "MAIJA-3.5 AMB-MM04")
TAKES = _rule("4.8", "the-victim-takes-what-is-not-toppled", "MAIJA-3.5 AMB-MM05")
VICTIM_DRAWS = _rule("4.9", "the-victim-refills-afterwards", "MAIJA-3.5")
VICTIM_ATTACKS = _rule("4.10", "who-toppled-all-attacks-next", "MAIJA-3.5 AMB-MM09")
TURN_LOST = _rule("4.11", "who-took-cards-is-passed-over", "MAIJA-3.5 AMB-MM09")

# 5 The end
FREE = _rule("5.1", "without-cards-after-the-stock-you-are-out", "MAIJA-5.1 AMB-MM11")
LAST_IN = _rule("5.2", "the-last-with-cards-loses", "MAIJA-1.1 MAIJA-5.1 AMB-MM10 AMB-MM13")
FIRST_WINS = _rule("5.3", "the-first-without-cards-wins", "MAIJA-5.1")
STALLED = _rule("5.4", "play-that-goes-in-circles-ends", "AMB-K35")

ANSWERS: Final = AnswerRules(HIGHER, BY_TRUMP, OVER_TRUMP, OPEN_CARD)
LIMITS: Final = {"after_stock": LIMIT_AFTER_STOCK, "always": LIMIT_ALWAYS}
