"""The facts and open questions Turamoska decides: TURA is the source, AMB-TU are its gaps."""

from fact_ids import fact_ids

FACTS = fact_ids(
    "TURA 1.1 2.1 2.2 2.3 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 5.1",
    "AMB " + " ".join(f"TU{n:02}" for n in range(1, 9)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
