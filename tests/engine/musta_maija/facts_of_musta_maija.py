"""The facts and open questions Musta Maija decides.

MAIJA is the source text; AMB-MM are the points it leaves open.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "MAIJA 1.1 2.1 3.1 3.2 3.3 3.4 3.5 4.1 5.1 6.1",
    "AMB " + " ".join(f"MM{n:02}" for n in range(1, 15)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
