"""Positions of Koira as text: the keys of both phases, read and printed as a pair."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..cards import (
    SUITS,
    TWO,
    Card,
    CardSet,
    cards_in,
    unseen,
    unseen_count,
)
from ..contract import NOBODY, Seat
from ..text.cardtext import SUIT_SIGNS, SUIT_WORDS, CardText, read_lots, write_lot
from ..text.lines import Field, names_in, number
from ..problems import Problem, nearest, quoted
from .options import KoiraRules
from .position_checks import collecting_problems, shedding_problems
from .state import Collecting, KoiraState, Lot, Shedding, StockCard, seats_from
from .turns import recurrence

COLLECTING_KEYS: Final = ("pakka", "pöytä", "löi", "valttikortti", "kinassa", "kinan alku", "jaetaan", "voitti viimeksi", "tikkejä", "poistettu", "vuorossa")
SHEDDING_KEYS: Final = ("valtti", "pöytä", "löi", "läjän alussa", "läjän aloitti", "kaatuneet", "poistettu", "pelaajia alussa", "napoleonin koira", "lahjan saanut", "antaa", "vuorossa")
PHASES: Final = {"keräys": COLLECTING_KEYS, "luopuminen": SHEDDING_KEYS}
KEYS: Final = tuple(dict.fromkeys(("vaihe", *SHEDDING_KEYS, *COLLECTING_KEYS)))
OWNED_KEYS: Final = ("pino",)
"""Keys followed by a player's name: `pino Aino: ♣5 ♦J`."""

OUT: Final = "vapaa"


class _Reader:
    """Reads the fields of one position; every method adds to `problems` what is wrong."""

    def __init__(
        self, fields: Mapping[str, Field], names: Mapping[str, Field], problems: list[Problem]
    ) -> None:
        self.fields, self.hands_by_name, self.problems = fields, names, problems
        self.names = tuple(names)

    def wrong(self, field: Field, code: str, message: str, near: str = "", at: int = 0) -> None:
        self.problems.append(field.problem(code, message, near, at=at))

    def add_checks(self, checks: Iterable[tuple[str, str, str]]) -> None:
        """Adds what is wrong with the whole, but nothing that only follows from a bad field."""
        bad = {problem.line for problem in self.problems}
        unread = {"vuorossa", "valtti"} - set(self.fields)
        for code, key, message in checks:
            field = self.fields.get(key) or self.hands_by_name.get(key)
            if key in unread or (code == "table" and "valtti" in unread):
                continue
            if field is None:
                self.problems.append(Problem(code, message))
            elif field.line not in bad:
                self.problems.append(field.problem(code, message))

    def seats(self, key: str) -> tuple[Seat, ...]:
        field = self.fields.get(key)
        if field is None or not field.value:
            return ()
        return tuple(names_in(field, self.names, self.problems))

    def seat(self, key: str) -> Seat:
        seats = self.seats(key)
        if len(seats) > 1:
            self.wrong(self.fields[key], "many-players", f"{key} names one player")
        return seats[0] if seats else NOBODY

    def bits(self, key: str) -> int:
        return sum(1 << seat for seat in set(self.seats(key)))

    def number(self, key: str, low: int, high: int, default: int) -> int:
        field = self.fields.get(key)
        value = None if field is None else number(field, low, high, self.problems)
        return default if value is None else value

    def lots(self, key: str) -> list[CardText]:
        field = self.fields.get(key)
        return [] if field is None else read_lots(field, self.problems)

    def cards(self, field: Field | None) -> CardSet:
        """Named cards and, as a number or `+number`, unseen ones."""
        if field is None:
            return 0
        value, count = field.value, 0
        *named, last = value.split() or [""]
        if last.lstrip("+").isdigit() and (not named or last.startswith("+")):
            digits = last.lstrip("+")
            count = int(digits) if len(digits) < 3 else 99
            value = value[: value.rindex(last)]
        found = 0
        for lot in read_lots(field._replace(value=value), self.problems):
            for card in lot.cards:
                if found & card.bit:
                    self.wrong(field, "card-twice", f"{card} stands twice", at=lot.at)
                found |= card.bit
        if found.bit_count() + count > 52:
            self.wrong(field, "too-many-cards", "there are 52 cards in the pack")
            count = 0
        return found | unseen(count)

    def stock(self, key: str) -> tuple[StockCard, ...]:
        """Cards top first; a number stands for that many unseen cards."""
        field = self.fields.get(key)
        found: list[StockCard] = []
        if field is None:
            return ()
        rest = []
        for word in field.value.split():
            if word.isdigit() and len(word) < 3:
                found += [None] * int(word)
            else:
                lots = read_lots(field._replace(value=word), rest)
                found += (card for lot in lots for card in lot.cards)
        self.problems += (p._replace(column=field.column + field.value.find(p.read)) for p in rest)
        return tuple(found)

    def suit(self, key: str) -> int:
        field = self.fields.get(key)
        if field is None:
            message = "the position does not say which suit is trump"
            self.problems.append(Problem("no-trump", message, nearest="valtti: ♠"))
            return 0
        suit = (SUIT_SIGNS | SUIT_WORDS).get(field.value.casefold())
        if suit is None:
            near = nearest(field.value, SUIT_WORDS) or SUITS[3]
            self.wrong(field, "no-suit", f"{quoted(field.value)} is no suit", near)
        return suit or 0


def read_position(
    rules: KoiraRules,
    names: Mapping[str, Field],
    fields: Mapping[str, Field],
    problems: list[Problem],
) -> KoiraState | None:
    """The state of these fields, or `None` and everything that is wrong with it."""
    before = len(problems)
    reader = _Reader(fields, names, problems)
    phase = fields.get("vaihe")
    if phase is None or phase.value not in PHASES:
        read = phase.value if phase else ""
        near = nearest(read, PHASES) or "luopuminen"
        line, column = (phase.line, phase.column) if phase else (0, 0)
        message = f"{quoted(read)} is no phase" if read else "the position does not say its phase"
        problems.append(Problem("no-phase", message, line, column, read[:40], near))
        return None
    for key, field in fields.items():
        base = key.split()[0]
        if key != "vaihe" and key not in PHASES[phase.value] and not (base in OWNED_KEYS and phase.value == "keräys"):
            reader.wrong(field._replace(column=1), "other-phase", f"{key} does not belong to the phase {phase.value}")
    if not 2 <= len(names) <= 8:
        problems.append(Problem("players", f"Koira has 2–8 players, not {len(names)}"))
    if len(problems) > before:
        return None
    collecting = phase.value == "keräys"
    state = _collecting(rules, reader) if collecting else _shedding(rules, reader)
    checks = (
        collecting_problems(state, reader.names)
        if isinstance(state, Collecting)
        else shedding_problems(state, reader.names)
    )
    reader.add_checks(checks)
    return state if len(problems) == before else None


def _hands(reader: _Reader) -> tuple[CardSet, ...]:
    return tuple(
        0 if field.value.casefold() == OUT else reader.cards(field)
        for field in reader.hands_by_name.values()
    )


def _need_turn(reader: _Reader) -> Seat:
    """Who is in turn; while a lot is due, the first of its parties."""
    if sharing := reader.seats("jaetaan"):
        return sharing[0]
    seat = reader.seat("vuorossa")
    if "vuorossa" not in reader.fields:
        message = "the position does not say whose turn it is"
        reader.problems.append(Problem("no-turn", message, nearest=f"vuorossa: {reader.names[0]}"))
    return max(seat, 0)


def _shedding(rules: KoiraRules, reader: _Reader) -> Shedding:
    hands = _hands(reader)
    turn = _need_turn(reader)
    active = sum(
        1 << seat
        for seat, field in enumerate(reader.hands_by_name.values())
        if field.value.casefold() != OUT
    )
    table = _read_table(rules, reader.lots("pöytä"))
    state = Shedding(
        rules,
        reader.suit("valtti"),
        hands,
        turn,
        active,
        reader.number("pelaajia alussa", 2, 8, len(hands)),
        table,
        reader.seats("löi") or (NOBODY,) * len(table),
        reader.number("läjän alussa", 1, 8, active.bit_count()) if table else 0,
        reader.seat("läjän aloitti"),
        reader.bits("napoleonin koira"),
        reader.bits("lahjan saanut"),
        reader.seat("antaa"),
        reader.cards(reader.fields.get("kaatuneet")),
        reader.cards(reader.fields.get("poistettu")),
    )
    if rules.stall_guard == "off":
        return state
    return state._replace(seen=(recurrence(state),))


def _read_table(rules: KoiraRules, lots: Sequence[CardText]) -> tuple[Lot, ...]:
    """The table's lots; what a lot does not say about its beginning, the lot below it does."""
    table: list[Lot] = []
    for text in lots:
        lot = Lot(text.cards, text.mark == "~" or _shows_from_two(rules, table, text.cards))
        table.append(lot._replace(from_two=False) if text.mark == "!" else lot)
    return tuple(table)


def _shows_from_two(rules: KoiraRules, below: Sequence[Lot], cards: tuple[Card, ...]) -> bool:
    """Whether the lots below show already that a lot descends from a two."""
    if rules.sequences != "from_two":
        return False
    first = cards[0]
    if first.rank == TWO:
        return not below or rules.suma_start == "lead_or_trump"
    if not below or not below[-1].from_two or not rules.suma_continue:
        return False
    top = below[-1].cards[-1]
    return first.suit == top.suit and first.rank == top.rank + 1


def _collecting(rules: KoiraRules, reader: _Reader) -> Collecting:
    hands = _hands(reader)
    turn = _need_turn(reader)
    players = len(hands)
    lots = reader.lots("pöytä")
    table = tuple(card for lot in lots for card in lot.cards)
    owner, trump_card = NOBODY, None
    if field := reader.fields.get("valttikortti"):
        name = next((n for n in reader.names if field.value == n or field.value.startswith(f"{n} ")), "")
        owner = reader.names.index(name) if name else NOBODY
        if not name:
            reader.wrong(field, "unknown-player", f"{quoted(field.value)} is no player", reader.names[0])
        cut = len(name)
        found = read_lots(field._replace(value=field.value[cut:], column=field.column + cut), reader.problems)
        trump_card = found[0].cards[0] if found else None
    queue = reader.seats("kinassa") or _usual_queue(rules, turn, len(table), players)
    sharing = reader.seats("jaetaan")
    if sharing:
        queue = ()
    won = [reader.cards(reader.fields.get(f"pino {name}")) for name in reader.names]
    for key, field in reader.fields.items():
        if key.startswith("pino ") and key[5:] not in reader.names:
            reader.wrong(field._replace(column=1), "unknown-player", f"there is no player {quoted(key[5:])}", nearest(key[5:], reader.names))
    return Collecting(
        rules,
        hands,
        tuple(won),
        reader.stock("pakka"),
        table,
        reader.seats("löi") or _usual_players(rules, turn, len(table), players),
        queue,
        reader.number("kinan alku", 0, 52, 0),
        owner,
        trump_card,
        reader.seat("voitti viimeksi"),
        reader.bits("tikkejä"),
        sharing,
        reader.cards(reader.fields.get("poistettu")),
    )


def _usual_players(rules: KoiraRules, turn: Seat, played: int, players: int) -> tuple[Seat, ...]:
    """Who has played to a trick in which the player in turn comes after them clockwise."""
    return tuple((turn - played + i) % players for i in range(played))


def _usual_queue(rules: KoiraRules, turn: Seat, played: int, players: int) -> tuple[Seat, ...]:
    """Who is still to play to such a trick."""
    size = 2 if rules.trick_players == "pair" else players
    return seats_from(turn, players)[: max(size - played, 0)]


def write_position(state: KoiraState, names: Sequence[str]) -> list[str]:
    """The state's lines after `peli` and `säännöt`. Raises `ValueError` when the deal is over."""
    if state.result is not None:
        raise ValueError("a deal that is over has no position")

    def who(*seats: Seat) -> str:
        return ", ".join(names[seat] for seat in seats if seat != NOBODY)

    def bits(mask: int) -> str:
        return who(*(seat for seat in range(len(names)) if mask >> seat & 1))

    hands = [f"{name}: {write_cards(hand)}" for name, hand in zip(names, state.hands, strict=True)]
    if isinstance(state, Collecting):
        return _write_collecting(state, names, hands, who, bits)
    table = state.table
    for seat in range(len(names)):
        if not state.active >> seat & 1:
            hands[seat] = f"{names[seat]}: {OUT}"
    optional = {
        "löi": who(*state.played_by),
        "läjän alussa": state.pile_start if state.pile_start not in (0, state.active.bit_count()) else "",
        "läjän aloitti": who(state.pile_leader) if state.rules.topple_when == "lap" else "",
        "kaatuneet": write_cards(state.gone),
        "poistettu": write_cards(state.stripped),
        "pelaajia alussa": state.starters if state.starters != len(names) else "",
        "napoleonin koira": bits(state.dogs),
        "lahjan saanut": bits(state.gifted),
        "antaa": who(state.giver),
    }
    return [
        "vaihe: luopuminen",
        f"valtti: {SUITS[state.trump]}",
        f"pöytä: {write_table(state.rules, table)}",
        *(f"{key}: {value}" for key, value in optional.items() if value),
        *hands,
        f"vuorossa: {names[state.turn]}",
    ]


def _write_collecting(state: Collecting, names: Sequence[str], hands: list[str], who, bits) -> list[str]:
    seats = (*state.queue, *state.sharing)
    played, players = len(state.table), len(names)
    usual = (
        _usual_players(state.rules, seats[0], played, players),
        _usual_queue(state.rules, seats[0], played, players),
    )
    trump = [names[state.owner]] if state.owner != NOBODY else []
    if trump and state.trump_card is not None:
        trump.append(str(state.trump_card))
    optional = {
        "löi": who(*state.played_by) if state.played_by != usual[0] else "",
        "valttikortti": " ".join(trump),
        "kinassa": who(*state.queue) if state.queue not in ((), usual[1]) else "",
        "kinan alku": state.level or "",
        "jaetaan": who(*state.sharing),
        "voitti viimeksi": who(state.last_winner),
        "tikkejä": bits(state.winners),
        "poistettu": write_cards(state.stripped),
    }
    piles = {f"pino {name}": write_cards(won) for name, won in zip(names, state.won, strict=True)}
    return [
        "vaihe: keräys",
        f"pakka: {_write_stock(state.stock)}",
        f"pöytä: {' '.join(map(str, state.table))}",
        *(f"{key}: {value}" for key, value in (optional | piles).items() if value),
        *hands,
        *([] if state.sharing else [f"vuorossa: {names[seats[0]]}"]),
    ]


def write_cards(cards: CardSet) -> str:
    """A hand or pile: its cards, and a number for unseen ones."""
    named, count = " ".join(map(str, cards_in(cards))), unseen_count(cards)
    if not count:
        return named
    return f"{named} +{count}" if named else str(count)


def write_table(rules: KoiraRules, table: Sequence[Lot]) -> str:
    """The lots bottom first, marked where they do not show whether they descend from a two."""
    texts = []
    for i, lot in enumerate(table):
        shows = _shows_from_two(rules, table[:i], lot.cards)
        mark = "" if shows == lot.from_two else "~" if lot.from_two else "!"
        texts.append(write_lot(lot.cards, mark))
    return " ".join(texts)


def _write_stock(stock: Sequence[StockCard]) -> str:
    words: list[str] = []
    count = 0
    for card in (*stock, None):
        if card is None:
            count += 1
            continue
        words += [str(count)] if count else []
        words.append(str(card))
        count = 0
    return " ".join([*words, str(count - 1)] if count > 1 else words)


