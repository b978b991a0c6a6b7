"""The numbered rules of the Koira family.

Each constant is the id of one rule: of its paragraph on the site, of the decisions it takes here,
and of its entry in RULES.md. `RULEBOOK` adds the sources and the tables at which the rule holds.
"""

from collections.abc import Mapping
from typing import Final

from ..contract import Rule
from . import options

RULEBOOK: Final[dict[str, Rule]] = {}
"""Every rule of the family by id, in order."""

type Needs = Mapping[str, tuple[object, ...]]

WITH_TRUMP: Final[Needs] = {"trump_mode": options.WITH_TRUMP}
AS_PRESIDENT: Final[Needs] = {"trump_mode": ("none",)}

OF_SECTION: Final[Mapping[str, Needs]] = {
    "4": WITH_TRUMP,
    "5": WITH_TRUMP,
    "6": WITH_TRUMP,
    "8": AS_PRESIDENT,
}
"""What all rules of a section need, and its heading says once: which second phase is played."""

EXCEPT: Final[Mapping[str, Needs]] = {
    "6.1": {},
    **dict.fromkeys(("3.16", "7.2", "7.3", "7.4", "7.5", "7.6"), WITH_TRUMP),
}
"""Rules that are of one second phase, or of both, other than their section."""


def _rule(number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
    section = OF_SECTION.get(number.partition(".")[0], {})
    tacit = EXCEPT.get(number, section)
    rule = Rule(f"K{number}", name, tuple(sources.split()), holds, tacit)
    RULEBOOK[rule.id] = rule
    return rule.id


# 1 The game and its players
TURN = _rule("1.1", "play-goes-clockwise", "KOIRA-B-2.4 KOIRA-C-1.1 MYLLY-3.3 AMB-K37")
OWN_CARDS = _rule("1.2", "play-from-your-own-hand", "KOIRA-A-3.2 KOIRA-B-2.6 KOIRA-C-1.1 MYLLY-3.2")
KNOWN_ACTION = _rule("1.3", "an-action-belongs-to-its-phase", "KOIRA-A-0.2 KOIRA-C-1.0")
RANKING = _rule(
    "1.4", "ace-high-two-low", "KOIRA-A-1.5 KOIRA-A-1.6 KOIRA-B-1.1 KOIRA-B-1.3 MYLLY-3.4"
)
ONE_LOSER = _rule(
    "1.5", "one-loser-no-points", "KOIRA-A-0.3 KOIRA-B-4.9 KOIRA-C-2.0 MYLLY-1.1 MYLLY-4.5"
)

# 2 Deal and trump
DEAL = _rule(
    "2.1",
    "deal-and-stock",
    "KOIRA-A-2.1 KOIRA-A-2.2 KOIRA-A-2.7 KOIRA-B-1.2 KOIRA-C-1.0 MYLLY-2.1 AMB-K17",
)
STRIP = _rule("2.2", "two-players-strip-ten", "AMB-K18", two_player_strip=(10,))
FIRST_LEADER = _rule(
    "2.3", "first-leader", "KOIRA-A-2.6 KOIRA-B-1.3 KOIRA-B-2.2 KOIRA-C-1.1 MYLLY-3.1 AMB-K19"
)
TRUMP_HIDDEN = _rule(
    "2.4",
    "bottom-card-hidden",
    "KOIRA-A-2.3 KOIRA-A-2.5 KOIRA-C-1.0 MYLLY-3.6",
    trump_mode=("hidden_bottom",),
)
TRUMP_FACE_UP = _rule(
    "2.5",
    "last-card-face-up",
    "KOIRA-A-2.4 KOIRA-A-2.5 KOIRA-B-5.3 AMB-K07",
    trump_mode=("face_up_last",),
)
OPEN_HANDS = _rule("2.6", "first-deal-open", "KOIRA-A-9.3 AMB-K16", open_hands=(True,))

# 3 The collecting phase
ANY_CARD = _rule(
    "3.1", "any-card-in-the-collecting-phase", "KOIRA-A-3.1 KOIRA-B-2.1 KOIRA-C-1.1 MYLLY-3.4"
)
ALL_PLAY = _rule(
    "3.2",
    "everybody-plays-to-the-trick",
    "KOIRA-A-3.2 KOIRA-B-5.2 KOIRA-C-1.1 AMB-K02",
    trick_players=("all",),
)
TWO_PLAY = _rule(
    "3.3",
    "two-neighbours-play-a-trick",
    "KOIRA-A-7.1 KOIRA-B-2.1 KOIRA-B-2.2 KOIRA-B-2.4 MYLLY-3.3",
    trick_players=("pair",),
)
HIGHEST_WINS = _rule(
    "3.4",
    "highest-takes-and-leads",
    "KOIRA-A-3.3 KOIRA-B-2.1 KOIRA-B-2.3 KOIRA-B-2.4 KOIRA-C-1.2 KOIRA-C-1.4 MYLLY-3.3 MYLLY-3.5",
)
DRAW_AT_ONCE = _rule(
    "3.5",
    "draw-after-each-card",
    "KOIRA-A-3.4 KOIRA-B-2.5 KOIRA-C-1.1 MYLLY-3.1 AMB-K02 AMB-K03",
    draw_timing=("after_play",),
)
DRAW_LATER = _rule(
    "3.6",
    "draw-after-the-trick",
    "KOIRA-A-6.2 AMB-K02 AMB-K03 AMB-K45",
    draw_timing=("after_trick",),
)
BLIND = _rule(
    "3.7", "turn-a-card-from-the-stock", "KOIRA-B-2.6 MYLLY-3.2 AMB-K14", blind_flip=(True,)
)
BLIND_LAST = _rule("3.8", "the-last-card-is-not-turned", "KOIRA-B-3.1 AMB-K14", blind_flip=(True,))
KINA = _rule(
    "3.9",
    "level-for-the-highest-play-on",
    "KOIRA-A-3.5 KOIRA-A-7.1 KOIRA-B-2.7 KOIRA-C-1.3 MYLLY-3.4 AMB-K08",
    kina_scope=("highest_only",),
)
KINA_ANY = _rule("3.10", "any-level-cards-play-on", "AMB-K08", kina_scope=("any_tie",))
KINA_ORDER = _rule("3.11", "kina-in-the-original-order", "KOIRA-C-1.3 KOIRA-B-2.7 AMB-K09")
KINA_DROP = _rule(
    "3.12",
    "who-can-go-on-takes-the-kina",
    "KOIRA-C-1.7 AMB-K10",
    kina_unresolved=("drop_then_split",),
)
KINA_SPLIT = _rule(
    "3.13", "a-kina-cut-short-is-shared", "KOIRA-C-1.7 AMB-K10", kina_unresolved=("split_always",)
)
KINA_RETURN = _rule(
    "3.14",
    "a-kina-cut-short-goes-back",
    "KOIRA-B-3.3 AMB-K10 AMB-K39",
    kina_unresolved=("return_cards",),
)
KINA_LOT = _rule(
    "3.15",
    "shared-by-lot",
    "KOIRA-C-1.7 AMB-K11",
    kina_unresolved=("drop_then_split", "split_always"),
)
LAST_CARD = _rule(
    "3.16",
    "last-card-of-the-stock-aside",
    "KOIRA-A-2.3 KOIRA-B-3.1 KOIRA-C-1.5 MYLLY-3.6 AMB-K02 AMB-K04 AMB-K05",
)
SHOW_ON_DRAW = _rule(
    "3.17",
    "trump-shown-when-drawn",
    "KOIRA-A-2.3 KOIRA-A-3.6 AMB-K06",
    trump_mode=("hidden_bottom",),
    trump_reveal=("on_draw",),
)
SHOW_AT_END = _rule(
    "3.18",
    "trump-shown-when-the-phase-ends",
    "KOIRA-B-3.1 KOIRA-C-1.0 KOIRA-C-1.5 KOIRA-C-1.8 MYLLY-3.6 AMB-K06",
    trump_mode=("hidden_bottom",),
    trump_reveal=("phase_end",),
)
END_OF_STOCK = _rule(
    "3.19",
    "ends-with-the-trick-that-empties-the-stock",
    "KOIRA-A-3.6 AMB-K01",
    phase1_end=("finish_trick_keep",),
)
END_PLAYED_OUT = _rule(
    "3.20",
    "hands-are-played-out",
    "KOIRA-C-1.5 KOIRA-C-1.6 KOIRA-C-1.8 MYLLY-3.6 AMB-K01",
    phase1_end=("play_out",),
)
END_TURN_EMPTY = _rule(
    "3.21",
    "ends-when-the-player-in-turn-is-out-of-cards",
    "KOIRA-B-3.2 KOIRA-B-3.3 MYLLY-3.7 AMB-K13 AMB-K39",
    phase1_end=("turn_empty_keep",),
)
LEAD_PASSES = _rule(
    "3.22", "the-lead-passes-to-who-has-cards", "KOIRA-C-1.6 AMB-K12", phase1_end=("play_out",)
)
TAKE_WON = _rule(
    "3.23", "won-cards-become-the-hand", "KOIRA-A-3.7 KOIRA-B-4.1 KOIRA-C-1.8 MYLLY-3.6 MYLLY-4.1"
)
KEEP_HANDS = _rule(
    "3.24",
    "unplayed-cards-are-kept",
    "KOIRA-B-3.2 KOIRA-B-4.1 MYLLY-3.7 AMB-K01 AMB-K38",
    phase1_end=("finish_trick_keep", "turn_empty_keep"),
)
WON_CARDS = _rule(
    "3.25", "won-cards-lie-face-down", "KOIRA-A-3.3 KOIRA-B-2.3 KOIRA-C-1.2 MYLLY-3.5 AMB-K16"
)

# 4 The shedding phase
TRUMP_OWNER_LEADS = _rule(
    "4.1",
    "trump-owner-leads",
    "KOIRA-A-4.1 KOIRA-B-4.1 KOIRA-C-2.1 AMB-K20",
    phase2_leader=("trump_owner",),
)
TRICK_WINNER_LEADS = _rule(
    "4.2",
    "last-trick-winner-leads",
    "KOIRA-A-4.1 MYLLY-4.1 AMB-K20",
    phase2_leader=("last_trick_winner",),
)
LEAD = _rule(
    "4.3",
    "any-card-on-an-empty-table",
    "KOIRA-A-4.7 KOIRA-B-4.6 KOIRA-C-2.1 KOIRA-C-2.3 MYLLY-4.4 AMB-K26",
)
HIGHER = _rule(
    "4.4",
    "higher-of-the-same-suit",
    "KOIRA-A-4.2 KOIRA-B-4.2 KOIRA-B-4.3 KOIRA-C-2.2 MYLLY-4.2 AMB-K22 AMB-K27",
)
TRUMP_BEATS = _rule(
    "4.5", "trump-beats-another-suit", "KOIRA-A-4.2 KOIRA-A-4.3 KOIRA-B-4.2 KOIRA-C-2.2 MYLLY-4.2"
)
TRUMP_HIGHER = _rule(
    "4.6",
    "only-a-higher-trump-on-a-trump",
    "KOIRA-A-4.3 KOIRA-B-4.2 KOIRA-B-4.3 KOIRA-C-2.2 MYLLY-4.2 AMB-K21",
    trump_on_trump=("higher_only",),
)
TRUMP_ANY = _rule("4.7", "any-trump-on-a-trump", "MYLLY-4.2 AMB-K21", trump_on_trump=("any_trump",))
PICK_UP = _rule(
    "4.8",
    "you-may-always-pick-up",
    "KOIRA-A-4.4 KOIRA-A-4.6 KOIRA-B-4.4 KOIRA-C-2.2 MYLLY-4.3 AMB-K25",
    voluntary_pickup=(True,),
)
PICK_UP_FORCED = _rule(
    "4.9", "pick-up-only-if-you-cannot-play", "AMB-K25", voluntary_pickup=(False,)
)
TAKE_BOTTOM = _rule(
    "4.10",
    "the-bottom-card-is-taken",
    "KOIRA-A-4.5 KOIRA-C-2.2 KOIRA-C-2.3 AMB-K24",
    pickup=("bottom",),
)
TAKE_LAST = _rule(
    "4.11",
    "the-last-card-is-taken",
    "KOIRA-A-4.5 KOIRA-B-4.4 KOIRA-B-4.5 MYLLY-4.3 AMB-K24 AMB-K40",
    pickup=("last",),
)
TAKE_LOWEST = _rule("4.12", "the-lowest-card-is-taken", "KOIRA-A-4.5 AMB-K23", pickup=("lowest",))
TOPPLE = _rule(
    "4.13",
    "as-many-cards-as-players-topple",
    "KOIRA-A-4.7 KOIRA-A-4.8 KOIRA-B-4.7 KOIRA-C-2.4 MYLLY-4.4 AMB-K28",
    topple_when=("card_count",),
)
TOPPLE_LAP = _rule(
    "4.14",
    "a-pile-that-has-gone-round-topples",
    "KOIRA-A-4.8 AMB-K28 AMB-K45",
    topple_when=("lap",),
)
COUNT_AT_START = _rule(
    "4.15",
    "players-are-counted-when-the-pile-is-led",
    "KOIRA-B-4.7 MYLLY-4.4 AMB-K29",
    topple_when=("card_count",),
    topple_count=("at_pile_start",),
)
COUNT_LEAVERS = _rule(
    "4.16",
    "who-left-on-this-pile-counts",
    "KOIRA-C-2.5 AMB-K29",
    topple_when=("card_count",),
    topple_count=("current_plus_leavers",),
)
COUNT_NOW = _rule(
    "4.17",
    "only-those-still-in-count",
    "AMB-K29",
    topple_when=("card_count",),
    topple_count=("current_only",),
)
TOPPLER_LEADS = _rule(
    "4.18", "the-toppler-leads", "KOIRA-A-4.7 KOIRA-B-4.7 KOIRA-B-4.8 KOIRA-C-2.4 MYLLY-4.4 AMB-K30"
)
NEW_PILE = _rule("4.19", "an-emptied-table-is-a-new-pile", "KOIRA-B-4.6 KOIRA-C-2.3 AMB-K26")
ONE_CARD = _rule("4.20", "one-card-at-a-time", "KOIRA-A-4.9 KOIRA-A-7.1", sequences=("off",))

# 5 Runs
SUMA = _rule(
    "5.1",
    "a-suma-starts-from-a-two",
    "KOIRA-A-7.2 KOIRA-C-2.6 KOIRA-C-2.7 AMB-S02 AMB-S08",
    sequences=("from_two",),
)
SUMA_ANYWHERE = _rule(
    "5.2",
    "lead-a-suma-or-play-it-as-trump",
    "KOIRA-C-2.6 AMB-S01",
    sequences=("from_two",),
    suma_start=("lead_or_trump",),
)
SUMA_LEAD = _rule(
    "5.3", "a-suma-is-only-led", "AMB-S01", sequences=("from_two",), suma_start=("lead_only",)
)
CONTINUE = _rule(
    "5.4",
    "a-suma-may-be-continued",
    "KOIRA-C-2.6 KOIRA-C-2.7 KOIRA-A-7.2 AMB-S03 AMB-S04 AMB-S09",
    sequences=("from_two",),
    suma_continue=(True,),
)
NO_CONTINUE = _rule(
    "5.5", "a-suma-is-not-continued", "AMB-S09", sequences=("from_two",), suma_continue=(False,)
)
RUN_COUNTS_ONE = _rule(
    "5.6", "a-run-counts-as-one-card", "KOIRA-C-2.8 AMB-S06", sequences=("from_two", "free")
)
RUN_WHOLE = _rule(
    "5.7",
    "each-lot-is-taken-whole",
    "KOIRA-A-7.2 KOIRA-C-2.6 KOIRA-C-2.8 AMB-S05",
    sequences=("from_two", "free"),
    run_pickup_unit=("lay",),
)
RUN_MERGED = _rule(
    "5.8",
    "joined-lots-are-taken-together",
    "AMB-S05",
    sequences=("from_two", "free"),
    run_pickup_unit=("merged",),
)
FULL_SUIT = _rule(
    "5.9",
    "a-full-suit-topples",
    "KOIRA-C-2.9 AMB-S07",
    sequences=("from_two", "free"),
    full_suit_topple=("whole_table",),
)
FULL_SUIT_ONLY = _rule(
    "5.10",
    "a-full-suit-topples-alone",
    "AMB-S07 AMB-K43",
    sequences=("from_two", "free"),
    full_suit_topple=("suit_only",),
)
FREE_RUN = _rule(
    "5.11", "a-run-whose-lowest-card-beats", "KOIRA-A-4.9 AMB-S08 AMB-S10", sequences=("free",)
)

# 6 Players without cards
EMPTY_FREE = _rule("6.1", "without-cards-you-are-free", "AMB-K15", empty_handed=("free",))
EMPTY_TAKES = _rule(
    "6.2",
    "without-cards-you-take-from-the-table",
    "KOIRA-C-2.10 AMB-K15 AMB-K32 AMB-K34",
    empty_handed=("nostokoira", "napoleon"),
)
EMPTY_SKIPPED = _rule(
    "6.3", "without-cards-you-do-not-lead", "KOIRA-C-2.10", empty_handed=("nostokoira", "napoleon")
)
NAPOLEON = _rule(
    "6.4",
    "napoleons-dog",
    "KOIRA-A-7.3 AMB-K33",
    empty_handed=("napoleon",),
    napoleon_trigger=("no_cards",),
)
NAPOLEON_TRICKS = _rule(
    "6.5",
    "napoleons-dog-has-no-tricks",
    "KOIRA-A-7.3 AMB-K33",
    empty_handed=("napoleon",),
    napoleon_trigger=("no_tricks",),
)
GIFT = _rule(
    "6.6",
    "the-previous-player-gives-a-card",
    "KOIRA-A-7.3 AMB-K33 AMB-K41",
    empty_handed=("napoleon",),
    napoleon_gift=("giver_chooses",),
)
SNATCH = _rule(
    "6.7",
    "the-dog-snatches-a-card",
    "KOIRA-A-7.3 AMB-K33 AMB-K41",
    empty_handed=("napoleon",),
    napoleon_gift=("random_snatch",),
)
GIFT_NOT_LAST = _rule(
    "6.8", "the-last-card-is-not-given", "KOIRA-A-7.3 AMB-K33", empty_handed=("napoleon",)
)

# 7 The end
FREE = _rule(
    "7.1",
    "the-last-card-played-sets-you-free",
    "KOIRA-A-5.1 KOIRA-B-4.9 KOIRA-C-2.0 KOIRA-C-2.10 AMB-K36",
)
LAST_IN = _rule(
    "7.2",
    "the-last-one-in-is-the-dog",
    "KOIRA-A-0.3 KOIRA-A-5.2 KOIRA-B-4.9 KOIRA-C-2.0 MYLLY-4.5 AMB-K31 AMB-K32",
    end_check=("immediate",),
)
LAST_PILE = _rule(
    "7.3", "the-last-pile-is-played-on", "AMB-K31 AMB-K42", end_check=("finish_pile",)
)
NO_CARDS_LEFT = _rule("7.4", "nobody-has-cards", "AMB-K44")
STALLED = _rule("7.5", "endless-play-is-broken-off", "AMB-K35", stall_guard=("no_loser",))
STALLED_MOST = _rule(
    "7.6", "endless-play-the-most-cards-lose", "AMB-K35", stall_guard=("most_cards_loses",)
)
BARKING = _rule("7.7", "the-dog-barks", "KOIRA-A-5.3", loser_ritual=("bark",))
CHORES = _rule(
    "7.8", "the-dog-prepares-the-next-game", "KOIRA-A-5.3 AMB-K19", loser_ritual=("prepare",)
)
NEXT_DEALER = _rule("7.9", "who-deals-next", "KOIRA-A-5.3 AMB-K19")

# 8 The President part
PRESIDENT = _rule("8.1", "the-second-phase-is-president", "KOIRA-A-7.4 AMB-PK02 AMB-PK03 AMB-PK06")
JOKER_HIGHEST = _rule("8.2", "a-joker-is-above-the-ace", "AMB-PK01", pres_joker=("highest",))
JOKER_LOWEST = _rule("8.3", "a-joker-is-below-the-two", "AMB-PK01", pres_joker=("lowest",))
DRAWER_LEADS = _rule("8.4", "the-last-drawer-leads", "AMB-PK04", pres_leader=("last_drawer",))
WINNER_LEADS = _rule(
    "8.5",
    "the-last-trick-winner-leads-president",
    "AMB-PK04",
    pres_leader=("last_trick_winner",),
)
THREE_LEADS = _rule("8.6", "the-three-of-clubs-leads", "AMB-PK04", pres_leader=("club_three",))
EQUAL_CARDS = _rule("8.7", "lead-one-to-four-equal-cards", "AMB-PK05")
HIGHER_SET = _rule("8.8", "as-many-and-higher", "AMB-PK05")
EQUAL_SET = _rule("8.9", "equally-high-will-do", "AMB-PK05", pres_equal=(True,))
JOKER_BEATS = _rule("8.10", "one-joker-beats-any-set", "AMB-PK05")
JOKER_PAIR = _rule("8.11", "two-jokers-are-the-highest-pair", "AMB-PK07")
JOKER_WILD = _rule("8.12", "a-joker-fills-up-a-set", "AMB-PK07", joker_wild=(True,))
JOKER_ALONE = _rule("8.13", "a-joker-fills-up-nothing", "AMB-PK07", joker_wild=(False,))
PASS = _rule("8.14", "who-does-not-play-passes", "AMB-PK05")
LEADER_PLAYS = _rule("8.15", "the-leader-may-not-pass", "AMB-PK08")
PASS_FINAL = _rule(
    "8.16",
    "who-has-passed-is-out-of-the-pile",
    "AMB-PK05",
    pres_pass_final=(True,),
)
PASS_AGAIN = _rule(
    "8.17",
    "who-has-passed-may-come-back",
    "AMB-PK05",
    pres_pass_final=(False,),
)
PILE_CLEARED = _rule("8.18", "when-the-others-pass-the-pile-goes", "AMB-PK05")
LAST_PRESIDENT = _rule("8.19", "the-last-one-in-is-presidents-dog", "KOIRA-A-7.4 AMB-PK05")
JOKER_LEVEL = _rule(
    "8.20", "a-joker-is-level-with-the-highest-card", "AMB-PK01", pres_joker=("wild",)
)
