"""The numbered rules of scoring Rami."""

from typing import Final

from ..contract import Rule

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the scoring by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"RA{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 A hand
WINNER = _rule("1.1", "the-winner-scores-nothing", "RAMI-1.1")
HAND = _rule("1.2", "the-others-score-what-they-hold", "RAMI-1.1 RAMI-1.3")
JOKER = _rule("1.3", "a-joker-is-twenty", "RAMI-1.2 RAMI-1.3 AMB-RA08")
ACE = _rule("1.4", "an-ace-is-eleven", "RAMI-1.2 RAMI-1.3")
COURT = _rule("1.5", "a-court-card-is-ten", "RAMI-1.2")
NUMBER = _rule("1.6", "a-number-card-is-its-number", "RAMI-1.2")

# 2 The deal
ONE_GO = _rule("2.1", "a-finish-in-one-go", "RAMI-2.1 AMB-RA05")
UNOPENED = _rule("2.2", "not-opened-costs-twenty-five", "RAMI-2.2")
CAP_HUNDRED = _rule("2.3", "not-opened-costs-a-hundred-at-most", "RAMI-2.2 AMB-RA01 AMB-RA03")
CAP_LIMIT = _rule(
    "2.4", "not-opened-costs-half-the-limit-at-most", "RAMI-2.2 AMB-RA01 AMB-RA02 AMB-RA03"
)
DEAD_END = _rule("2.5", "in-a-dead-end-the-smallest-hand-wins", "RAMI-2.3 AMB-RA04")
TIED_ZERO = _rule(
    "2.6", "equally-small-hands-score-nothing", "AMB-RA04", deadlock_tie=("all_zero",)
)
TIED_COUNT = _rule("2.7", "equally-small-hands-count", "AMB-RA04", deadlock_tie=("all_count",))

# 3 The game
TOTALS = _rule("3.1", "the-deals-are-added-up", "RAMI-1.1 RAMI-3.1")
LIMIT = _rule("3.2", "a-hundred-points-an-opponent", "RAMI-3.1", limit=(0,))
OWN_LIMIT = _rule("3.3", "a-limit-agreed-upon", "RAMI-3.1", limit=(100, 200, 300, 400, 500))
LOWEST_WINS = _rule("3.4", "at-the-limit-the-lowest-total-wins", "RAMI-1.1 RAMI-3.2 AMB-RA06")
EXTRA_ALL = _rule(
    "3.5", "level-at-the-bottom-all-play-on", "RAMI-3.2 AMB-RA07", final_tie=("extra_deal_all",)
)
EXTRA_TIED = _rule(
    "3.6", "level-at-the-bottom-the-tied-play-on", "AMB-RA07", final_tie=("extra_deal_tied",)
)
