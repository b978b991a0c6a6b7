"""A record as text: a header, a blank line, then a move a line; `> ` lines are captions."""

from typing import Any, Final, NamedTuple

from ..cards import RANKS, Card
from ..contract import CHANCE, MAX_SEATS, PLAY, Game, Move, Setup
from ..problems import MOST, Problem, nearest, quoted
from ..text.cardtext import (
    is_run,
    raise_problems,
    read_lots,
    read_rank,
    read_singles,
    write_lot,
)
from ..text.lines import Field, fields, names_in, text_lines
from .position import Position, clashes, name_problem, position_of, read_head, write_position

DEAL_KEYS: Final = ("peli", "säännöt", "pelaajat", "pakka", "aloittaa")
LOT_WORD: Final = "arpa"
CLAIM_WORD: Final = "sanoo"
"""Stands before the rank a player says he plays: `Aino ♣5 ♦9 sanoo 7`."""


class Step(NamedTuple):
    """A move, its caption (lines joined by a line feed) and the line it stands on."""

    move: Move
    caption: str = ""
    line: int = 0


class Record(NamedTuple):
    """A deal, or a position, and the moves made from it."""

    game: Game[Any]
    names: tuple[str, ...]
    start: Setup | Any
    """A `Setup` to deal from, or the state of a position."""
    steps: tuple[Step, ...]
    caption: str = ""
    """What is said before the first move."""

    def first_state(self) -> Any:
        """The state before the first move. Raises `SetupError`."""
        return self.game.deal(self.start) if isinstance(self.start, Setup) else self.start


def read_record(text: str) -> Record:
    """The record of a text. Raises `NotationError` with all that is wrong with it."""
    record, head, body = read_parts(text)
    raise_problems(sorted((*head, *body), key=lambda p: (p.line, p.column)))
    assert record is not None
    return record


def read_parts(text: str) -> tuple[Record | None, list[Problem], list[Problem]]:
    """The record as far as it can be read, what is wrong with the header, and with the moves.

    The record holds the moves before the first that cannot be read.
    """
    lines = text_lines(text)
    while lines and not lines[0][1].strip():
        lines.pop(0)
    blank = next((i for i, (_, line) in enumerate(lines) if not line.strip()), len(lines))
    head: list[Problem] = []
    found = fields(lines[:blank], head)
    start = _read_deal(found, head) if _is_deal(found) else position_of(found, head)
    if start is None or head:
        return None, head, []
    if isinstance(start, Position):
        game, names, state = start
    else:
        game, names, state = start
    body: list[Problem] = []
    caption, steps = _read_steps(game, names, lines[blank:], body)
    return Record(game, names, state, tuple(steps), caption), head, body


def _is_deal(found: dict[str, Field]) -> bool:
    return "pelaajat" in found or not any(key not in DEAL_KEYS for key in found)


def _read_deal(
    found: dict[str, Field], problems: list[Problem]
) -> tuple[Game[Any], tuple[str, ...], Setup] | None:
    head = read_head(found, problems)
    if head is None:
        return None
    game, rules = head
    for key, field in found.items():
        if key not in DEAL_KEYS:
            near = nearest(key, DEAL_KEYS)
            problems.append(
                field._replace(column=1).problem(
                    "unknown-key", f"there is no key {quoted(key)}", near, key[:40]
                )
            )
    names = _read_names(game, found.get("pelaajat"), problems)
    pack = _read_pack(found.get("pakka"), problems)
    leader = [0]
    if "aloittaa" in found and names:
        leader = names_in(found["aloittaa"], names, problems)
        if len(leader) > 1:
            problems.append(found["aloittaa"].problem("many-players", "one player leads"))
    if rules is None or problems:
        return None
    setup = Setup(rules, len(names), pack, leader[0])
    field = found["pakka"]
    problems += (field.problem("bad-deal", message) for message in game.setup_problems(setup))
    return game, names, setup


def _read_names(game: Game[Any], field: Field | None, problems: list[Problem]) -> tuple[str, ...]:
    if field is None:
        message = "the record does not say who plays"
        problems.append(Problem("no-players", message, 1, 1, "", "pelaajat: Aino, Eero"))
        return ()
    parts = field.value.split(",")
    if len(parts) > MAX_SEATS:
        message = f"at most {MAX_SEATS} play, not {len(parts)}"
        problems.append(field.problem("many-players", message))
        return ()
    names = tuple(" ".join(name.split()) for name in parts)
    wrong = filter(None, (name_problem(name, game) for name in names))
    problems += (field.problem("bad-name", message) for message in wrong)
    problems += (field.problem("bad-name", message) for message in clashes(names, game))
    folded = [name.casefold() for name in names]
    if twice := sorted({name for name in names if folded.count(name.casefold()) > 1}):
        problems.append(field.problem("name-twice", f"called alike: {', '.join(twice)}"))
    return names


def _read_pack(field: Field | None, problems: list[Problem]) -> tuple[Card, ...]:
    if field is None:
        message = "the record does not give the pack"
        problems.append(Problem("no-pack", message, 1, 1, "", "pakka: ♣5 ♦J …"))
        return ()
    return tuple(lot.cards[0] for lot in read_singles(field, problems))


def _read_steps(
    game: Game[Any], names: tuple[str, ...], lines: list[tuple[int, str]], problems: list[Problem]
) -> tuple[str, list[Step]]:
    opening: list[str] = []
    moves: list[tuple[Move, list[str], int]] = []
    captions = opening
    for number, line in lines:
        if len(problems) >= MOST:
            break
        text = line.strip()
        if text.startswith(">"):
            captions.append(text[1:].strip())
        elif text:
            field = Field("", text, number, line.index(text[0]) + 1)
            move = read_move(game, names, field, problems)
            captions = []
            if move is not None and not problems:
                moves.append((move, captions, number))
    steps = [Step(move, "\n".join(said), line) for move, said, line in moves]
    return "\n".join(opening), steps


def read_move(
    game: Game[Any], names: tuple[str, ...], field: Field, problems: list[Problem]
) -> Move | None:
    """One line of a record as a move, or `None` and a problem."""
    name = next(
        (n for n in sorted(names, key=len, reverse=True) if _starts_with(field.value, n)), None
    )
    if name is None:
        first = field.value.split()[0]
        if first.casefold() == LOT_WORD:
            return _with_cards(CHANCE, "lot", _rest(field, len(first)), problems)
        message = f"{quoted(first)} is not a player"
        problems.append(
            field.problem("unknown-player", message, nearest(first, names) or names[0], first[:40])
        )
        return None
    seat, rest = names.index(name), _rest(field, len(name))
    if not rest.value:
        problems.append(rest.problem("no-move", f"{name} does nothing", f"{name} ♠7", name))
        return None
    first = rest.value.split()[0]
    verb = next((v for v, word in game.verbs.items() if word == first.casefold()), None)
    if verb is not None:
        return _with_cards(seat, verb, _rest(rest, len(first)), problems)
    if (
        first.isalpha()
        and len(rest.value.split()) == 1
        and (near := nearest(first, game.verbs.values()))
    ):
        trial: list[Problem] = []
        if not read_lots(rest, trial):
            problems.append(
                rest.problem("unknown-verb", f"{quoted(first)} is no move", near, first[:40])
            )
            return None
    if game.claims:
        return _with_claim(seat, rest, problems)
    return _with_cards(seat, PLAY, rest, problems)


def _with_claim(seat: int, field: Field, problems: list[Problem]) -> Move | None:
    """A play face down, with what its player says it is."""
    cards, _, claim = field.value.partition(f" {CLAIM_WORD} ")
    rank = read_rank(claim.strip())
    if rank is None:
        message = f"a play tells what its player says: {quoted(field.value)}"
        problems.append(field.problem("claim", message, f"{cards.strip()} {CLAIM_WORD} 7"))
        return None
    move = _with_cards(seat, PLAY, field._replace(value=cards.strip()), problems)
    return move and move._replace(claim=rank)


def _with_cards(seat: int, verb: str, field: Field, problems: list[Problem]) -> Move | None:
    before = len(problems)
    lots = read_lots(field, problems)
    if len(problems) > before:
        return None
    if marked := next((lot for lot in lots if lot.mark), None):
        message = f"“{marked.mark}” marks lots on the table only"
        problems.append(field.problem("mark", message, at=marked.at))
        return None
    return Move(seat, verb, tuple(card for lot in lots for card in lot.cards))


def _starts_with(line: str, name: str) -> bool:
    return line.startswith(name) and (len(line) == len(name) or line[len(name)].isspace())


def _rest(field: Field, length: int) -> Field:
    rest = field.value[length:]
    cut = len(rest) - len(rest.lstrip())
    return field._replace(value=rest.strip(), column=field.column + length + cut)


def write_move(game: Game[Any], names: tuple[str, ...], move: Move) -> str:
    """A move as a line of a record."""
    cards = " ".join(map(str, move.cards))
    if move.verb == PLAY and move.claim:
        return f"{names[move.seat]} {cards} {CLAIM_WORD} {RANKS[move.claim]}"
    if move.verb == PLAY:
        return f"{names[move.seat]} {write_lot(move.cards) if is_run(move.cards) else cards}"
    words = [game.verbs[move.verb], cards] if cards else [game.verbs[move.verb]]
    return " ".join(words if move.seat == CHANCE else [names[move.seat], *words])


def write_record(record: Record) -> str:
    """The record as text; `read_record` gives it back, line numbers apart."""
    game, names, start = record.game, record.names, record.start
    if isinstance(start, Setup):
        head = (
            f"peli: {game.id}\n"
            f"säännöt: {game.options.write(start.rules)}\n"
            f"pelaajat: {', '.join(names)}\n"
            f"pakka: {' '.join(map(str, start.pack))}\n"
            f"aloittaa: {names[start.leader]}\n"
        )
    else:
        head = write_position(Position(game, names, start))
    lines = _captions(record.caption)
    for step in record.steps:
        lines += [write_move(game, names, step.move), *_captions(step.caption)]
    return head + "\n" + "".join(f"{line}\n" for line in lines)


def _captions(caption: str) -> list[str]:
    return [f"> {line}" for line in caption.split("\n")] if caption else []
