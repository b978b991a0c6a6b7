"""The numbered rules of Kitumaija.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md. `RULEBOOK` adds the sources and the tables at which the rule holds.
"""

from typing import Final

from ..contract import Rule

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the game by id, in order."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    rule = Rule(f"KM{number}", name, tuple(sources.split()), holds)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "play-goes-clockwise", "KITU-3.1")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "KITU-3.1")
KNOWN_ACTION = _rule("1.3", "play-turn-or-take", "KITU-3.1 KITU-3.4 KITU-3.6")
RANKING = _rule("1.4", "ace-high-two-low", "KITU-1.2 KITU-3.2")
PLAYERS = _rule("1.5", "two-to-six-play", "AMB-KM01")

# 2 Deal, trump and the open pile
DEAL = _rule("2.1", "five-cards-each-and-an-open-pile", "KITU-2.1")
FIRST_OPEN = _rule("2.2", "the-first-open-card-can-be-caught", "KITU-2.1 AMB-KM12")
DIAMONDS = _rule("2.3", "diamonds-are-trump", "KITU-1.2 KITU-3.2", trump=("diamonds",))
TURNED = _rule("2.4", "trump-is-turned-from-the-pack", "KITU-5.2 AMB-KM10", trump=("turned",))
TOP_ONLY = _rule("2.5", "only-the-top-card-shows", "KITU-2.1", peek_three=(False,))
PEEK_THREE = _rule("2.6", "the-three-top-cards-may-be-looked-at", "KITU-2.1", peek_three=(True,))
COUNTS_HIDDEN = _rule(
    "2.7", "nobody-need-say-how-many-cards-he-has", "KITU-4.1 AMB-KM11", show_counts=(False,)
)
COUNTS_SHOWN = _rule(
    "2.8", "everybody-shows-how-many-cards-he-has", "AMB-KM11", show_counts=(True,)
)

# 3 Two cards a turn
HIGHER = _rule("3.1", "catch-with-a-higher-card-of-the-suit", "KITU-3.1 AMB-KM02")
BY_TRUMP = _rule("3.2", "catch-with-a-trump", "KITU-1.2 KITU-3.2")
OVER_TRUMP = _rule("3.3", "a-trump-is-caught-with-a-higher-trump", "KITU-3.2 AMB-KM02")
HARD_SUIT = _rule(
    "3.4", "no-trump-on-clubs", "KITU-1.2 KITU-3.2 KITU-5.1 AMB-KM02", clubs_hard=(True,)
)
MAIJA_SECOND = _rule("3.5", "maija-is-never-a-catch-card", "KITU-3.3 AMB-KM08")
FREE_CARD = _rule("3.6", "the-second-card-is-free", "KITU-3.1 AMB-KM03")
DRAWS = _rule("3.7", "draw-to-five-at-the-end-of-the-turn", "KITU-3.1 AMB-KM06")

# 4 Taking cards
TAKES_THREE = _rule("4.1", "without-a-catch-take-three", "KITU-3.4")
TAKES_FIVE = _rule("4.2", "after-maija-take-five", "KITU-3.3 AMB-KM04")
BOTTOM = _rule("4.3", "the-bottom-card-stays", "KITU-3.5 AMB-KM05")

# 5 Turning from the stock
TURNS = _rule("5.1", "turn-a-card-instead-of-catching", "KITU-3.6 AMB-KM07")
FIVE_IN_HAND = _rule("5.2", "only-with-exactly-five-cards", "KITU-3.6 AMB-KM07 AMB-KM13")
NO_STOCK = _rule("5.3", "no-turning-without-a-stock", "KITU-4.1 AMB-KM07")
TURN_FAILS = _rule("5.4", "what-does-not-catch-is-taken-with-three", "KITU-3.6 AMB-KM07")
TURNS_FREE = _rule("5.5", "the-free-card-may-be-turned-too", "KITU-3.6 AMB-KM07 AMB-KM13")

# 6 The end
FREE = _rule("6.1", "without-cards-after-the-stock-you-are-out", "KITU-4.1 AMB-KM09")
LAST_CARD = _rule("6.2", "the-last-card-counts-as-the-free-one", "KITU-4.1 AMB-KM08")
LAST_IN = _rule("6.3", "the-last-with-cards-is-kitumaija", "KITU-1.1 KITU-4.1")
FIRST_WINS = _rule("6.4", "the-first-without-cards-wins", "KITU-4.1")
STALLED = _rule("6.5", "play-that-goes-in-circles-ends", "AMB-KM05 AMB-K35")
