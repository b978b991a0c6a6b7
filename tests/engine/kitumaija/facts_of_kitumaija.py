"""The facts and open questions Kitumaija decides.

KITU is the source text; AMB-KM are the points it leaves open.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "KITU 1.1 1.2 2.1 3.1 3.2 3.3 3.4 3.5 3.6 4.1 5.1 5.2",
    "AMB " + " ".join(f"KM{n:02}" for n in range(1, 14)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
