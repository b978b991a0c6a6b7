"""The facts and open questions Valepaska decides beside those of Paskahousu.

A fact VALE is a sentence of the source text, AMB-VA a point it leaves open.
"""

from fact_ids import fact_ids

FACTS = fact_ids("VALE 1.1 1.2 1.3", "AMB " + " ".join(f"VA{n:02}" for n in range(1, 8)))
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT: dict[str, str] = {}
"""Facts without an effect in this engine, and why."""
