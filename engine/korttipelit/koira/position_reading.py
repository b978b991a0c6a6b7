"""Positions of Koira read from text; `position_writing` prints them."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..cards import TWO, Card, CardSet
from ..contract import NOBODY, Seat
from ..kinds import OUT
from ..problems import Problem, nearest, quoted
from ..text.cardtext import CardText, read_singles
from ..text.lines import Field
from ..text.reader import FieldReader
from .books import TABLE
from .options import KoiraRules
from .position_checks import collecting_problems, shedding_problems
from .position_defaults import shows_from_two, usual_players, usual_queue, usual_start
from .president_form import FORM
from .state import Collecting, KoiraState, Lot, Shedding, pack_of
from .turns import giver_due

COLLECTING_KEYS: Final = (
    "pakka",
    "pöytä",
    "löi",
    "valttikortti",
    "kinassa",
    "kinan alku",
    "jaetaan",
    "voitti viimeksi",
    "tikkejä",
    "poistettu",
    "vuorossa",
)
SHEDDING_KEYS: Final = (
    "valtti",
    "pöytä",
    "löi",
    "läjän alussa",
    "läjän aloitti",
    "kaatuneet",
    "poistettu",
    "pelaajia alussa",
    "napoleonin koira",
    "lahjan saanut",
    "antaa",
    "vuorossa",
)
PHASES: Final = {"keräys": COLLECTING_KEYS, "luopuminen": SHEDDING_KEYS, "presidentti": FORM.keys}
KEYS: Final = tuple(dict.fromkeys(("vaihe", *SHEDDING_KEYS, *COLLECTING_KEYS, *FORM.keys)))

PILE: Final = "pino"
"""The key of a won pile is followed by its owner's name: `pino Aino: ♣5 ♦J`."""


def read_position(
    rules: KoiraRules,
    names: Mapping[str, Field],
    fields: Mapping[str, Field],
    problems: list[Problem],
) -> KoiraState | None:
    """The state of these fields, or `None` and everything that is wrong with it."""
    before = len(problems)
    reader = FieldReader(fields, names, problems)
    phase = _phase(reader)
    allowed = TABLE.books[rules.book].players
    if len(names) not in allowed:
        message = f"{rules.book} is for {allowed[0]}–{allowed[-1]} players, not {len(names)}"
        problems.append(Problem("players", message))
        return None
    if phase is None:
        return None
    if phase == "presidentti":
        rest = {key: field for key, field in fields.items() if key != "vaihe"}
        return FORM.read(rules, names, rest, problems, pack_of(rules))
    if phase == "luopuminen" and rules.trump_mode == "none":
        message = "by presidentin-koira the second phase is presidentti"
        reader.wrong(fields["vaihe"], "other-phase", message, "presidentti")
        return None
    if phase == "keräys":
        collecting = _collecting(rules, reader)
        needed = () if collecting.sharing else ("vuorossa",)
        checks = collecting_problems(collecting, reader.names)
        reader.add_checks(checks, needed, {"valttikortti": "pakka"})
        return None if len(problems) > before else collecting
    shedding = _shedding(rules, reader)
    reader.add_checks(shedding_problems(shedding, reader.names), ("vuorossa", "valtti"), {})
    return None if len(problems) > before else shedding


def _phase(reader: FieldReader) -> str | None:
    """The phase, once every other key has been found to belong to it."""
    field = reader.fields.get("vaihe")
    if field is None:
        reader.missing("no-phase", "the position does not say its phase", "vaihe: luopuminen")
        return None
    if field.value not in PHASES:
        near = nearest(field.value, PHASES) or "luopuminen"
        reader.wrong(field, "no-phase", f"{quoted(field.value)} is no phase", near)
        return None
    for key, other in reader.fields.items():
        owned = field.value == "keräys" and key.startswith(f"{PILE} ")
        if key != "vaihe" and key not in PHASES[field.value] and not owned:
            message = f"{key} does not belong to the phase {field.value}"
            reader.wrong(other._replace(column=1), "other-phase", message)
    return field.value


def _turn(reader: FieldReader) -> Seat:
    if "vuorossa" not in reader.fields:
        message = "the position does not say whose turn it is"
        reader.missing("no-turn", message, f"vuorossa: {reader.names[0]}")
    return max(reader.seat("vuorossa"), 0)


def _hands(reader: FieldReader) -> tuple[CardSet, ...]:
    fields = reader.hands_by_name.values()
    return tuple(0 if _is_out(field) else reader.cards(field) for field in fields)


def _is_out(field: Field) -> bool:
    return field.value.casefold() == OUT


def _shedding(rules: KoiraRules, reader: FieldReader) -> Shedding:
    hands, turn = _hands(reader), _turn(reader)
    active = sum(
        1 << seat for seat, field in enumerate(reader.hands_by_name.values()) if not _is_out(field)
    )
    table = _read_table(rules, reader)
    played_by = reader.seats("löi", unknown=True) or (NOBODY,) * len(table)
    players = len(hands)
    starters = reader.number("pelaajia alussa", 2, players, players)
    state = Shedding(
        rules,
        reader.suit("valtti", "valtti: ♠"),
        hands,
        turn,
        active,
        starters,
        table,
        played_by,
        reader.number("läjän alussa", 1, starters, usual_start(active, played_by)) if table else 0,
        reader.seat("läjän aloitti"),
        reader.bits("napoleonin koira"),
        reader.bits("lahjan saanut"),
        reader.seat("antaa"),
        reader.cards(reader.fields.get("kaatuneet")),
        reader.cards(reader.fields.get("poistettu")),
    )
    if "antaa" not in reader.fields:
        state = state._replace(giver=giver_due(state, turn))
    if rules.stall_guard == "off":
        return state
    return state._replace(seen=((state.turn, state.giver, state.hands, state.table),))


def _read_table(rules: KoiraRules, reader: FieldReader) -> tuple[Lot, ...]:
    """The table's lots; what a lot does not say about its beginning, the lot below it does."""
    table: list[Lot] = []
    for text in reader.lots("pöytä"):
        shows = shows_from_two(rules, table, text.cards)
        if text.mark == "~" and not _may_lie_alone(rules, table, text.cards):
            message = f"{text.cards[0]} cannot continue a suma that has been picked up"
            reader.wrong(reader.fields["pöytä"], "mark", message, at=text.at)
        if text.mark == "!" and not shows:
            message = f"{text.cards[0]} begins no suma here: the mark “!” says nothing"
            reader.wrong(reader.fields["pöytä"], "mark", message, at=text.at)
        table.append(Lot(text.cards, text.mark == "~" or (shows and text.mark != "!")))
    return tuple(table)


def _may_lie_alone(rules: KoiraRules, below: Sequence[Lot], cards: tuple[Card, ...]) -> bool:
    """Whether a lot can descend from a two that lies no longer under it.

    Only by `pickup = lowest` can lots between two others be taken.
    """
    if shows_from_two(rules, below, cards):
        return True
    gone = not below or rules.pickup == "lowest"
    return rules.suma_continue and gone and cards[0].rank > TWO


def _collecting(rules: KoiraRules, reader: FieldReader) -> Collecting:
    for field in reader.hands_by_name.values():
        if _is_out(field):
            reader.wrong(field, "out", "nobody is out of the game in the collecting phase")
    hands = _hands(reader)
    sharing = reader.seats("jaetaan")
    turn = sharing[0] if sharing else _turn(reader)
    table = tuple(lot.cards[0] for lot in reader.singles("pöytä"))
    played_by = reader.seats("löi") or usual_players(turn, len(table), len(hands))
    owner, trump_card = _trump_card(reader)
    return Collecting(
        rules,
        hands,
        _won(reader),
        reader.pile("pakka"),
        table,
        played_by,
        () if sharing else _queue(rules, reader, turn, played_by, hands),
        reader.number("kinan alku", 0, len(table), 0),
        owner,
        trump_card,
        reader.seat("voitti viimeksi"),
        reader.bits("tikkejä"),
        sharing,
        reader.cards(reader.fields.get("poistettu")),
    )


def _queue(
    rules: KoiraRules,
    reader: FieldReader,
    turn: Seat,
    played_by: Sequence[Seat],
    hands: Sequence[CardSet],
) -> tuple[Seat, ...]:
    queue = reader.seats("kinassa")
    if not queue:
        queue = usual_queue(rules, turn, played_by, hands)
        # A player in turn without cards stands first all the same: the checks say what is wrong.
        return queue if hands[turn] or turn in queue else (turn, *queue)
    field = reader.fields["kinassa"]
    if queue[0] != turn:
        message = f"{reader.names[turn]} is in turn, so kinassa begins with that name"
        reader.wrong(field, "kina", message, reader.names[turn])
    if len(set(queue)) < len(queue):
        reader.wrong(field, "kina", "a player stands twice in kinassa")
    return queue


def _won(reader: FieldReader) -> tuple[CardSet, ...]:
    for key, field in reader.fields.items():
        owner = key.removeprefix(f"{PILE} ")
        if owner != key and owner not in reader.names:
            near = nearest(owner, reader.names)
            message = f"there is no player {quoted(owner)}"
            reader.wrong(field._replace(column=1), "unknown-player", message, near)
    return tuple(reader.cards(reader.fields.get(f"{PILE} {name}")) for name in reader.names)


def _trump_card(reader: FieldReader) -> tuple[Seat, Card | None]:
    """Who drew the last card of the stock, and the card if it has been named."""
    field = reader.fields.get("valttikortti")
    if field is None:
        return NOBODY, None
    by_length = sorted(reader.names, key=len, reverse=True)
    name = next((n for n in by_length if f"{field.value} ".startswith(f"{n} ")), None)
    if name is None:
        message = f"{quoted(field.value)} does not begin with a player's name"
        reader.wrong(field, "unknown-player", message, f"{reader.names[0]} ♠7")
        return NOBODY, None
    rest = field._replace(value=field.value[len(name) :], column=field.column + len(name))
    cards: list[CardText] = read_singles(rest, reader.problems)
    if len(cards) > 1:
        reader.wrong(field, "trump", "there is one last card", at=len(name) + cards[1].at)
    return reader.names.index(name), cards[0].cards[0] if cards else None
