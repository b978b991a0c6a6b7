"""The facts and open questions Koira decides.

A fact is a sentence of one of the four source texts: KOIRA-A the guide with its variants, KOIRA-B
two-card tricks, KOIRA-C kina and suma, MYLLY Myllymatti. AMB-K and AMB-S are the points the texts
leave open; C-F are worked positions that follow from KOIRA-C.
"""

from fact_ids import fact_ids

FACTS = fact_ids(
    "KOIRA-A 0.2 0.3",
    "KOIRA-A 1.1 1.2 1.3 1.5 1.6",
    "KOIRA-A 2.1 2.2 2.3 2.4 2.5 2.6 2.7",
    "KOIRA-A 3.1 3.2 3.3 3.4 3.5 3.6 3.7",
    "KOIRA-A 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9",
    "KOIRA-A 5.1 5.2 5.3",
    "KOIRA-A 6.1 6.2 6.3 6.4 6.5",
    "KOIRA-A 7.1 7.2 7.3 7.4",
    "KOIRA-A 8.1 8.2 8.3 8.4 8.5",
    "KOIRA-A 9.3",
    "KOIRA-B 1.1 1.2 1.3",
    "KOIRA-B 2.1 2.2 2.3 2.4 2.5 2.6 2.7",
    "KOIRA-B 3.1 3.2 3.3",
    "KOIRA-B 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9",
    "KOIRA-B 5.2 5.3",
    "KOIRA-C 1.0 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8",
    "KOIRA-C 2.0 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10",
    "MYLLY 1.1 2.1 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 4.4 4.5",
    "AMB " + " ".join(f"K{n:02}" for n in range(1, 46)),
    "AMB " + " ".join(f"S{n:02}" for n in range(1, 11)),
    "AMB " + " ".join(f"PK{n:02}" for n in range(1, 9)),
    "C " + " ".join(f"F{n}" for n in range(1, 13)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT = {
    "KOIRA-B-5.3": "the old form with suited tricks is named by the source but not described",
}
"""Facts without an effect in this engine, and why."""
