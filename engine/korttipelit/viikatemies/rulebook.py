"""The numbered rules of Viikatemies.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md. `RULEBOOK` adds the sources and the tables at which the rule holds.
"""

from typing import Final

from ..contract import Rule

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the game by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"VI{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "play-in-your-turn", "VIIKA-3.4 VIIKA-3.5")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "VIIKA-3.3")
KNOWN_ACTION = _rule("1.3", "play-or-take-the-pile", "VIIKA-3.4 VIIKA-3.5")
PLAYERS = _rule("1.4", "two-to-four-play", "VIIKA-0.2")
VALUES = _rule("1.5", "suits-are-ranked-clubs-highest", "VIIKA-2.1 VIIKA-4.1 VIIKA-4.2")

# 2 Deal and drawing
DEAL = _rule("2.1", "eight-cards-each", "VIIKA-3.1")
DRAW = _rule("2.2", "draw-as-many-as-you-play", "VIIKA-3.2 VIIKA-3.3 AMB-VI09 AMB-VI13")
NO_DRAW = _rule("2.3", "no-drawing-with-eight-or-more", "VIIKA-3.4 AMB-VI09")

# 3 What goes on what
LEAD = _rule("3.1", "any-card-on-an-empty-table", "VIIKA-3.2")
HIGHER = _rule("3.2", "higher-of-the-same-suit", "VIIKA-4.1 VIIKA-4.3")
STRONGER = _rule("3.3", "a-stronger-suit-beats-a-weaker-one", "VIIKA-4.1 VIIKA-4.2 VIIKA-4.3")
DIRECT = _rule("3.4", "direct-swap-by-equal-value", "VIIKA-5.1 VIIKA-5.2")
INDIRECT = _rule("3.5", "indirect-swap-with-equal-cards", "VIIKA-5.1 VIIKA-5.2 AMB-VI08")
TOGETHER = _rule("3.6", "only-equal-cards-or-a-run-together", "VIIKA-2.1 VIIKA-5.2 AMB-VI07")
RUN = _rule("3.7", "a-run-of-one-suit", "VIIKA-6.1 AMB-VI14")
RUN_PLAIN = _rule("3.8", "no-special-cards-in-a-run", "VIIKA-2.1 VIIKA-6.1")
RUN_NO_SWAP = _rule("3.9", "a-run-is-no-swap", "VIIKA-6.1 AMB-VI14")

# 4 Special cards
JACK = _rule("4.1", "a-jack-topples-clubs", "VIIKA-2.2 VIIKA-4.2 AMB-VI01 AMB-VI07")
JACK_ONLY_CLUBS = _rule("4.2", "a-jack-goes-on-no-other-suit", "VIIKA-2.2 AMB-VI01")
JACK_LED = _rule("4.3", "a-jack-topples-on-an-empty-table", "VIIKA-2.2 AMB-VI01")
QUEEN = _rule("4.4", "a-queen-is-answered-or-taken", "VIIKA-2.3 AMB-VI04 AMB-VI05")
QUEEN_HIGHER = _rule("4.5", "a-queen-on-a-queen-is-of-a-higher-suit", "VIIKA-2.3")
QUEENS_RISE = _rule("4.6", "several-queens-rise", "VIIKA-2.3 AMB-VI06 AMB-VI07")
KING = _rule("4.7", "a-king-topples-its-own-and-weaker-suits", "VIIKA-2.4 AMB-VI02")
KING_NOT_STRONGER = _rule("4.8", "a-king-goes-on-no-stronger-suit", "VIIKA-2.4 AMB-VI03")
KING_LED = _rule("4.9", "a-king-on-an-empty-table-stays", "VIIKA-2.4")
KING_SWAPS = _rule("4.10", "a-weaker-king-on-a-king-is-a-swap", "VIIKA-2.4 VIIKA-2.5 AMB-VI02")
KINGS = _rule("4.11", "several-kings-topple-by-the-first", "VIIKA-2.5 AMB-VI07 AMB-VI08")
ACE = _rule("4.12", "an-ace-is-fourteen-in-hand-and-one-on-the-table", "VIIKA-2.6 AMB-VI11")
ACE_NO_SWAP = _rule("4.13", "an-ace-on-the-table-is-not-swapped-directly", "VIIKA-2.7")
REAPER = _rule("4.14", "after-the-reaper-the-next-player-takes", "VIIKA-2.8 AMB-VI10")
REAPER_NO_QUEEN = _rule("4.15", "the-reaper-goes-on-no-queen", "VIIKA-2.3 VIIKA-2.8 AMB-VI10")
REAPER_ALONE = _rule("4.16", "the-reaper-goes-alone", "VIIKA-2.8")
REAPER_LED = _rule("4.17", "the-reaper-topples-on-an-empty-table", "VIIKA-2.8 AMB-VI10")
REAPED_GOES_ON = _rule(
    "4.18",
    "of-two-players-the-reaped-one-goes-on",
    "VIIKA-2.8 VIIKA-3.4 AMB-VI12",
    taker_continues_2p=(True,),
)

# 5 Taking and toppling
TAKE = _rule("5.1", "the-pile-may-always-be-taken", "VIIKA-3.4 AMB-VI05")
TURN_PASSES = _rule("5.2", "after-taking-the-next-player-leads", "VIIKA-2.8 VIIKA-3.4")
FOUR = _rule("5.3", "four-of-a-value-topple", "VIIKA-3.5 VIIKA-5.2 AMB-VI06")
TOPPLER_GOES_ON = _rule("5.4", "the-toppler-goes-on", "VIIKA-3.5")

# 6 The end
FIRST_OUT = _rule("6.1", "the-first-out-wins", "VIIKA-1.1 VIIKA-7.1 AMB-VI13")
STALLED = _rule("6.2", "play-in-circles-has-no-winner", "AMB-K35")
