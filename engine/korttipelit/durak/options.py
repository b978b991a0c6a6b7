"""The options of podkidnoi durak and its rule books."""

from typing import Final, Literal, NamedTuple

from ..options import Book, Contradiction, Option, OptionTable, Value


class DurakRules(NamedTuple):
    """The rules of one table; the field order is that of `OPTIONS`. Defaults are the source's."""

    book: str = "lupa"
    teams: Literal["none", "pairs", "three_v_three"] = "none"
    first_leader: Literal["lowest_trump", "forehand"] = "lowest_trump"
    permission_required: bool = True
    first_attack_max: int = 6
    trump_six_swap: bool = True


OPTIONS: Final = (
    Option(
        "teams",
        "joukkueet",
        "Joukkueet",
        (
            Value("none", "ei", "jokainen pelaa yksin"),
            Value("pairs", "parit", "kaksi paria"),
            Value("three_v_three", "kolmikot", "kolme kolmea vastaan"),
        ),
    ),
    Option(
        "first_leader",
        "aloittaja",
        "Aloittaja",
        (
            Value("lowest_trump", "pienin-valtti", "pienimmän valtin haltija"),
            Value("forehand", "etukäsi", "etukäsi"),
        ),
    ),
    Option("permission_required", "lupa", "Mukaan päähyökkääjän luvalla"),
    Option(
        "first_attack_max",
        "ensihyökkäys",
        "Ensimmäinen hyökkäys",
        (Value(6, "6", "kuusi korttia"), Value(5, "5", "viisi korttia")),
    ),
    Option("trump_six_swap", "kutosvaihto", "Valttikutosen vaihto"),
)


def contradictions(rules: DurakRules) -> list[Contradiction]:
    """How many sides there are goes with the number of players, and so with the rule book."""
    teams = TABLE.books[rules.book].rules.teams
    if rules.teams == teams:
        return []
    key = TABLE.option("teams").value(teams).key
    return [
        Contradiction(
            "sides", ("teams",), f"{rules.book} is played with joukkueet={key}; sides have a book"
        )
    ]


LUPA: Final = DurakRules()
VAPAA: Final = LUPA._replace(book="vapaa", permission_required=False)
PARIT: Final = LUPA._replace(book="parit", teams="pairs")
KOLMIKOT: Final = LUPA._replace(book="kolmikot", teams="three_v_three")

TABLE: Final = OptionTable(
    options=OPTIONS,
    books={
        book.id: book
        for book in (
            Book("lupa", "Durak luvalla", LUPA, range(2, 7), range(3, 5), ("DURAK-4.4",)),
            Book("vapaa", "Vapaa durak", VAPAA, range(2, 7), range(3, 5), ("AMB-DU03",)),
            Book("parit", "Paridurak", PARIT, range(4, 5), range(4, 5), ("DURAK-0.2", "DURAK-6.3")),
            Book("kolmikot", "Kolmikkodurak", KOLMIKOT, range(6, 7), range(6, 7), ("DURAK-6.4",)),
        )
    },
    contradictions=contradictions,
)
