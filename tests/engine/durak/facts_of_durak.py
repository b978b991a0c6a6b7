"""The facts and open questions podkidnoi durak decides.

DURAK are the sentences of the source text; AMB-DU the points it leaves open, of which 13–16 were
found by playing the game through.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "DURAK 0.2 1.1 2.1 2.2 2.3 3.1",
    "DURAK 4.1 4.2 4.3 4.4 4.5",
    "DURAK 5.1 5.2 5.3 5.4 5.5 5.6",
    "DURAK 6.1 6.2 6.3 6.4 6.5 6.6",
    "DURAK 7.1 7.2 7.3 8.1",
    "AMB " + " ".join(f"DU{n:02}" for n in range(1, 17)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
