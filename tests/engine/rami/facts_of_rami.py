"""The facts of scoring Rami, and the points its source leaves open."""

from fact_ids import fact_ids

FACTS = fact_ids(
    "RAMI 1.1 1.2 1.3",
    "RAMI 2.1 2.2 2.3 2.4",
    "RAMI 3.1 3.2",
    "AMB " + " ".join(f"RA{n:02}" for n in range(1, 9)),
)

NO_EFFECT: dict[str, str] = {}
