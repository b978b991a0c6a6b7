"""The numbered rules of Paskahousu, which Valepaska shares under a prefix of its own.

Each attribute is the id of one rule: of its paragraph on the site, of the decisions it takes in
the engine, and of its entry in RULES.md. `book` adds the sources and the tables at which the rule
holds.
"""

from typing import Final

from ..contract import Rule


class PileRules:
    """The rules of one game by name, and its rulebook."""

    def __init__(self, prefix: str) -> None:
        self.prefix: Final = prefix
        self.book: Final[dict[str, Rule]] = {}
        rule = self.rule

        # 1 The game and its players
        self.turn = rule("1.1", "play-goes-clockwise", "PASKA-3.2 PASKA-3.3")
        self.own_cards = rule("1.2", "play-from-your-own-hand", "PASKA-3.2")
        self.known_action = rule("1.3", "an-action-belongs-to-its-moment", "PASKA-3.2 PASKA-3.3")
        self.ranking = rule("1.4", "three-low-ace-high-two-special", "PASKA-3.1 PASKA-3.6")
        self.one_loser = rule("1.5", "one-loser-no-points", "PASKA-1.1")
        self.players = rule("1.6", "two-to-six-play", "AMB-PA01")

        # 2 Deal and start
        self.deal = rule("2.1", "five-cards-each", "PASKA-2.1")
        self.starter = rule("2.2", "most-threes-starts", "PASKA-3.1")
        self.opening = rule("2.3", "the-starter-plays-what-made-him-starter", "PASKA-3.2 AMB-PA10")

        # 3 What goes on what
        self.at_least = rule("3.1", "at-least-as-high", "PASKA-3.2")
        self.several = rule("3.2", "several-cards-of-one-rank", "PASKA-3.2 AMB-PA02")
        self.court_on_eight = rule(
            "3.3", "court-cards-on-eight-or-higher", "PASKA-3.2 AMB-PA03", court_min=(8,)
        )
        self.court_on_seven = rule(
            "3.4", "court-cards-on-seven-or-higher", "AMB-PA03", court_min=(7,)
        )
        self.lead = rule("3.5", "anything-else-on-an-empty-table", "PASKA-3.5 AMB-PA04 AMB-PA12")
        self.court_never_led = rule(
            "3.6",
            "no-court-card-on-an-empty-table",
            "PASKA-3.2 AMB-PA04",
            court_on_empty=("never",),
        )
        self.court_led_last = rule(
            "3.7",
            "a-court-card-on-an-empty-table-if-there-is-nothing-else",
            "AMB-PA04",
            court_on_empty=("if_nothing_else",),
        )
        self.court_led = rule(
            "3.8", "any-court-card-on-an-empty-table", "AMB-PA04", court_on_empty=("always",)
        )

        # 4 Twos, tens and aces; toppling
        self.two = rule("4.1", "a-two-goes-on-almost-anything", "PASKA-3.6 AMB-PA12")
        self.on_two = rule("4.2", "only-a-two-on-a-two", "PASKA-3.6 AMB-PA12")
        self.ten = rule("4.3", "a-ten-topples-three-to-nine", "PASKA-3.4 AMB-PA05")
        self.ace = rule("4.4", "an-ace-topples-a-court-card", "PASKA-3.4 AMB-PA05")
        self.singly = rule("4.5", "tens-and-aces-one-at-a-time", "PASKA-3.5 AMB-PA02")
        self.lone = rule(
            "4.6", "a-led-ten-or-ace-is-taken-by-the-next", "PASKA-3.5 AMB-PA05 AMB-PA06"
        )
        self.four = rule("4.7", "four-of-a-rank-topple", "PASKA-3.4 AMB-PA07", four_topples=(True,))
        self.no_four_twos = rule(
            "4.8", "four-twos-do-not-topple", "PASKA-3.4 AMB-PA12", four_topples=(True,)
        )
        self.again = rule("4.9", "the-toppler-plays-again", "PASKA-3.4 AMB-PA07")

        # 5 When one does not play from the hand
        self.try_when_stuck = rule(
            "5.1",
            "turn-a-card-if-you-cannot-play",
            "PASKA-3.3 AMB-PA09",
            flip_when=("cannot_play",),
        )
        self.try_always = rule(
            "5.2", "turn-a-card-whenever-you-like", "AMB-PA09", flip_when=("always",)
        )
        self.fits = rule("5.3", "a-turned-card-that-fits-is-played", "PASKA-3.3 AMB-PA09")
        self.joined = rule("5.4", "equal-cards-join-the-turned-one", "AMB-PA09")
        self.fits_not = rule(
            "5.5", "a-turned-card-that-does-not-fit-is-taken-with-the-pile", "PASKA-3.3 AMB-PA09"
        )
        self.take = rule("5.6", "who-cannot-play-takes-the-pile", "PASKA-3.3")
        self.take_freely = rule(
            "5.7", "the-pile-may-be-taken-freely", "AMB-PA08", voluntary_pickup=(True,)
        )
        self.take_if_stuck = rule(
            "5.8", "no-taking-while-one-can-play", "AMB-PA08", voluntary_pickup=(False,)
        )
        self.next_leads = rule("5.9", "after-taking-the-next-player-leads", "PASKA-3.3 AMB-PA06")
        self.passes = rule(
            "5.10", "who-may-lead-nothing-passes", "AMB-PA04", court_on_empty=("never",)
        )

        # 6 Drawing
        self.draw = rule("6.1", "draw-to-five-after-the-turn", "PASKA-3.7")
        self.draw_to_lead = rule("6.2", "a-toppler-without-cards-draws-at-once", "AMB-PA14")

        # 7 Leaving and the end
        self.free = rule("7.1", "out-of-cards-is-free", "PASKA-1.1 PASKA-3.8 AMB-PA13")
        self.free_toppler = rule("7.2", "after-a-toppler-who-goes-out-the-next-leads", "AMB-PA11")
        self.last = rule("7.3", "the-last-with-cards-loses", "PASKA-1.1 PASKA-3.8")
        self.stalled = rule("7.4", "play-in-circles-has-no-loser", "AMB-K35")

    def rule(self, number: str, name: str, sources: str, **holds: tuple[object, ...]) -> str:
        """Adds a rule; its id."""
        made = Rule(f"{self.prefix}{number}", name, tuple(sources.split()), holds)
        self.book[made.id] = made
        return made.id


R: Final = PileRules("PA")
"""The rules of Paskahousu."""
