"""The numbered rules of Valepaska: those of Paskahousu under the same numbers, and section 8."""

from typing import Final

from ..paskahousu.rulebook import PileRules


class ValepaskaIds(PileRules):
    """The rules of Valepaska by name, and its rulebook."""

    def __init__(self) -> None:
        super().__init__("VA")
        # What a hand cannot do is nobody's to see here; trying a card is always allowed.
        for number in (self.court_led_last, self.try_when_stuck, self.passes):
            del self.book[number]
        rule = self.rule
        self.try_always = rule("5.2", "turn-a-card-whenever-you-like", "PASKA-3.3 AMB-PA09")

        # 8 Face down, with a word
        self.claim = rule("8.1", "face-down-with-a-word-on-rank-and-number", "VALE-1.1 AMB-VA06")
        self.claimable = rule("8.2", "what-is-said-must-be-playable-if-true", "VALE-1.1 AMB-VA01")
        self.doubt = rule("8.3", "anyone-may-doubt", "VALE-1.2 AMB-VA02", challenge=("anyone",))
        self.doubt_next = rule(
            "8.4", "only-the-next-player-may-doubt", "AMB-VA02", challenge=("next",)
        )
        self.window = rule("8.5", "only-the-latest-play-is-doubted", "AMB-VA02")
        self.believe = rule("8.6", "when-all-believe-the-play-stands", "AMB-VA02")
        self.acted = rule("8.7", "the-next-players-act-ends-the-doubting", "AMB-VA02")
        self.honest = rule("8.8", "after-a-true-play-the-doubter-takes", "VALE-1.2 AMB-VA06")
        self.fraud = rule("8.9", "after-a-false-play-its-player-takes", "VALE-1.2 AMB-VA06")
        self.honest_leads = rule("8.10", "the-honest-player-goes-on", "VALE-1.3 AMB-VA04")
        self.next_after_fraud = rule(
            "8.11",
            "after-a-fraud-the-player-after-the-cheat-leads",
            "VALE-1.3 AMB-VA04",
            after_lie=("next_after_liar",),
        )
        self.doubter_after_fraud = rule(
            "8.12", "after-a-fraud-the-doubter-leads", "AMB-VA04", after_lie=("doubter",)
        )
        self.later = rule(
            "8.13",
            "toppling-drawing-and-going-out-wait-for-the-doubting",
            "AMB-VA02 AMB-VA03 AMB-VA05 AMB-VA07",
        )


R: Final = ValepaskaIds()
"""The rules of Valepaska."""
