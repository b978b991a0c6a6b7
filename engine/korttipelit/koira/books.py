"""The rule books of the Koira family, and what cannot stand together at one table.

Where a source is silent, the value is the decision recorded in RULES.md.
"""

from typing import Final

from ..options import Book, Contradiction, OptionTable
from .options import OPTIONS, KoiraRules


def contradictions(rules: KoiraRules) -> list[Contradiction]:
    """What cannot stand together in the Koira family."""
    found = []
    if (rules.book == "presidentin-koira") != (rules.trump_mode == "none"):
        found.append(
            Contradiction(
                "president-trump",
                ("trump_mode",),
                "valttikortti=ei belongs to the book presidentin-koira, and to it alone",
            )
        )
    if rules.trick_players == "pair" and rules.kina_scope == "any_tie":
        found.append(
            Contradiction(
                "pair-any-tie",
                ("trick_players", "kina_scope"),
                "tikki=pari and kina=kaikki: with two cards every tie is for the highest",
            )
        )
    if (rules.sequences, rules.suma_continue, rules.run_pickup_unit) == (
        "from_two",
        False,
        "merged",
    ):
        found.append(
            Contradiction(
                "nothing-to-merge",
                ("run_pickup_unit", "suma_continue"),
                "sarjan-nosto=kerralla has no effect with jatkosuma=ei: no lot continues another",
            )
        )
    if rules.sequences != "off" and rules.topple_when == "lap":
        found.append(
            Contradiction(
                "runs-lap",
                ("sequences", "topple_when"),
                f"sarjat={'suma' if rules.sequences == 'from_two' else 'vapaat'} and "
                "kaatuu=kierros: no source says when a pile of runs has gone round",
            )
        )
    return found


OPAS: Final = KoiraRules()
PARI: Final = OPAS._replace(
    book="pari",
    first_leader="left_of_dealer",
    trick_players="pair",
    blind_flip=True,
    kina_unresolved="return_cards",
    phase1_end="turn_empty_keep",
    trump_reveal="phase_end",
    pickup="last",
    show_kept=True,
)
SUMA: Final = OPAS._replace(
    book="suma",
    first_leader="left_of_dealer",
    phase1_end="play_out",
    trump_reveal="phase_end",
    topple_count="current_plus_leavers",
    sequences="from_two",
    full_suit_topple="whole_table",
)
MYLLYMATTI: Final = PARI._replace(
    book="myllymatti", phase2_leader="last_trick_winner", loser_title="myllymatti"
)
NOSTOKOIRA: Final = OPAS._replace(book="nostokoira", sequences="from_two")
NAPOLEON: Final = OPAS._replace(
    book="napoleonin-koira",
    phase1_end="play_out",
    trump_reveal="phase_end",
    empty_handed="napoleon",
    loser_ritual="prepare",
)
PRESIDENTTI: Final = OPAS._replace(
    book="presidentin-koira",
    trump_mode="none",
    empty_handed="free",
    loser_title="Presidentin koira",
)

BOOKS: Final = {
    book.id: book
    for book in (
        Book("opas", "Koira", OPAS, range(2, 9), range(3, 6), ("KOIRA-A",)),
        Book("pari", "Koira kahden kortin tikein", PARI, range(2, 5), range(3, 4), ("KOIRA-B",)),
        Book("suma", "Sumakoira", SUMA, range(2, 9), range(3, 6), ("KOIRA-C",)),
        Book("myllymatti", "Myllymatti", MYLLYMATTI, range(2, 5), range(3, 4), ("MYLLY",)),
        Book("nostokoira", "Nostokoira", NOSTOKOIRA, range(2, 9), range(3, 6), ("KOIRA-A-7.2",)),
        Book(
            "napoleonin-koira",
            "Napoleonin koira",
            NAPOLEON,
            range(2, 9),
            range(3, 6),
            ("KOIRA-A-7.3",),
        ),
        Book(
            "presidentin-koira",
            "Presidentin koira",
            PRESIDENTTI,
            range(3, 7),
            range(4, 6),
            ("KOIRA-A-7.4",),
        ),
    )
}

TABLE: Final[OptionTable[KoiraRules]] = OptionTable(OPTIONS, BOOKS, contradictions)
