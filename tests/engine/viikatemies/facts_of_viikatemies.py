"""The facts and open questions Viikatemies decides.

VIIKA is the source text; AMB-VI are the points it leaves open.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "VIIKA 0.2 1.1 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8",
    "VIIKA 3.1 3.2 3.3 3.4 3.5 4.1 4.2 4.3 5.1 5.2 6.1 7.1",
    "AMB " + " ".join(f"VI{n:02}" for n in range(1, 15)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
