"""The facts and open questions Paskahousu decides.

A fact PASKA is a sentence of the source text, AMB-PA a point it leaves open.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "PASKA 1.1 2.1 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8",
    "AMB " + " ".join(f"PA{n:02}" for n in range(1, 15)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
