"""The facts and open questions Moska decides.

MOSKA is the source text, P-MOSKA two ways of play some tables add, AMB-MO the points left open.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "MOSKA 0.2 1.1 2.1 2.2 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 4.1",
    "P MOSKA",
    "AMB " + " ".join(f"MO{n:02}" for n in range(1, 11)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
