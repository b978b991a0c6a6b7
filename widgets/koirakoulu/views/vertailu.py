"""`vertailu`: one position under several rule books, side by side.

The fence holds a position, perhaps after the option `kirjat`: rules with commas between them, as
the notation writes them (`opas, suma, opas, nosto=pienin`); without it all books of the game that
have such a position. The line `säännöt` may be left out. The reader may change the books and the
position: its text, or a card at a time.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from koirakoulu.finnish import labels
from koirakoulu.finnish.options import rules_name
from koirakoulu.finnish.verdicts import Verdict, verdict
from koirakoulu.views.asking import beaten, named, rulings_of
from koirakoulu.views.base import Action, State, WidgetError, game_named, split_options
from koirakoulu.views.position_text import (
    TABLE,
    TRUMP,
    TURN,
    line_of,
    names_in_text,
    places,
    toggled,
    value_of,
    with_line,
)
from korttipelit import GAMES, Game, Move, Position, Problem, write_position
from korttipelit.cards import SUITS
from korttipelit.notation import read_position
from korttipelit.problems import NotationError, quoted

OPTIONS: Final = {"kirjat": ""}
HAND: Final = "käsi"
LONGEST: Final = 4000
"""A position a reader writes is no longer."""


class Column(NamedTuple):
    """One rule book: its position, or why there is none."""

    rules: str
    name: str
    position: Position | None
    problems: tuple[Problem, ...] = ()


class Group(NamedTuple):
    """One answer, and the rule books that give it."""

    verdict: Verdict
    names: tuple[str, ...]


class Row(NamedTuple):
    """A move and what the rule books say of it."""

    name: str
    cards: tuple[str, ...]
    groups: tuple[Group, ...]
    on: str = ""
    """The card on the table that the last of the cards would beat."""

    @property
    def differs(self) -> bool:
        """Whether it goes by some books only."""
        return len({group.verdict.legal for group in self.groups}) > 1

    @property
    def differs_why(self) -> bool:
        """Whether the books agree, but for different reasons."""
        return len(self.groups) > 1 and not self.differs


class Comparison(NamedTuple):
    """Everything the books say of a position."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def first(self) -> Position | None:
        """The position, by the first book under which it is one."""
        return next((c.position for c in self.columns if c.position is not None), None)

    @property
    def unreadable(self) -> tuple[Problem, ...]:
        """Why no book can read it."""
        return self.columns[0].problems if self.columns and self.first is None else ()


def init(source: str, links: str = "", cards: str = "", id: str = "vertailu") -> State:  # noqa: A002
    """The comparison of a fence. Raises `WidgetError` where no book has such a position."""
    options, text = split_options(source, OPTIONS)
    text = "\n".join(line.strip() for line in text.split("\n") if line.strip()) + "\n"
    game = _game(text)
    books = _books(game, options["kirjat"], source) or _possible(game, text)
    state = {
        "source": source,
        "text": text,
        "books": books,
        "place": HAND,
        "editing": False,
        "only": False,
        "id": id,
        "links": links,
        "cards": cards,
    }
    _check_fence(source, books[0])
    return state


def _books(game: Game[Any], value: str, source: str) -> list[str]:
    """The rules of the option: what has an equals sign belongs to the book before it."""
    found: list[str] = []
    for part in filter(None, map(str.strip, value.split(","))):
        if "=" in part and found:
            found[-1] += f", {part}"
        else:
            found.append(part)
    for rules in found:
        try:
            game.options.read(rules, line_of(source, "kirjat"))
        except NotationError as error:
            raise WidgetError.of(error) from error
    return list(dict.fromkeys(found))


def _possible(game: Game[Any], text: str) -> list[str]:
    """The books under which there is such a position; if there is none all, which say why."""
    books = list(game.options.books)
    return [book for book in books if _column(game, text, book).position is not None] or books


def _check_fence(source: str, first: str) -> None:
    """A fence whose position is none by its first book stops the build, with its own line."""
    _, text = split_options(source, OPTIONS)
    missing = not line_of(text, "säännöt")
    at = line_of(text, "peli")
    try:
        read_position(with_line(text, "säännöt", first))
    except NotationError as error:
        fault = WidgetError.of(error)
        # The line of the rules has been added below that of the game.
        added = missing and fault.line > at
        raise WidgetError(fault.line - added, fault.message) from error


def _game(text: str) -> Game[Any]:
    """The game a text names; if it names none the first, whose reader says what is wrong."""
    return GAMES.get(game_named(text)) or next(iter(GAMES.values()))


def game_of(state: State) -> Game[Any]:
    """The game of the fence; the reader cannot change it."""
    return _game(state["source"])


def known_books(source: str) -> dict[str, str]:
    """The rules a reader can choose, with their names: the fence's own, and every book."""
    game = _game(source)
    options, _ = split_options(source, OPTIONS)
    own = _books(game, options["kirjat"], source)
    return {
        rules: rules_name(game, game.options.read(rules))
        for rules in dict.fromkeys((*own, *game.options.books))
    }


@lru_cache(maxsize=16)
def compare(game_id: str, text: str, books: tuple[str, ...]) -> Comparison:
    """What each book of a game says of a position."""
    columns = tuple(_column(GAMES[game_id], text, rules) for rules in books)
    positions = [column for column in columns if column.position is not None]
    moves: dict[Move, None] = {}
    for column in positions:
        assert column.position is not None
        moves |= dict.fromkeys(ruling.move for ruling in rulings_of(column.position))
    return Comparison(columns, tuple(_row(move, positions) for move in moves))


def _column(game: Game[Any], text: str, rules: str) -> Column:
    name = rules_name(game, game.options.read(rules))
    missing, at = not line_of(text, "säännöt"), line_of(text, "peli")
    try:
        return Column(rules, name, read_position(with_line(text, "säännöt", rules)))
    except NotationError as error:
        problems = tuple(
            problem._replace(line=problem.line - 1) if missing and problem.line > at else problem
            for problem in error.problems
        )
        return Column(rules, name, None, problems)


def _row(move: Move, columns: Sequence[Column]) -> Row:
    """What the books say of a move, those together that say the same."""
    said: dict[Verdict, list[str]] = {}
    name = ""
    for _, book, position, _ in columns:
        assert position is not None
        name = name or named(position, move)
        found = verdict(position, position.game.ruling(position.state, move))
        said.setdefault(found, []).append(book)
    groups = tuple(Group(found, tuple(names)) for found, names in said.items())
    return Row(name, tuple(map(str, move.cards)), groups, beaten(move))


def of(state: State) -> Comparison:
    """The comparison of a state."""
    return compare(game_of(state).id, state["text"], tuple(state["books"]))


def update(state: State, action: Action) -> tuple[State, str]:
    """Changes the books, the position, or what is shown."""
    match action.get("do"):
        case "edit" | "only" as what:
            key = {"edit": "editing", "only": "only"}[what]
            return {**state, key: action.get("on") is True}, ""
        case "book":
            after = {**state, "books": _chosen(state, action)}
        case "text":
            after = {**state, "text": _text(action)[:LONGEST]}
        case "update":
            after = state
        case "restore":
            first = init(state["source"], state["links"], state["cards"], state["id"])
            after = {**state, "text": first["text"], "books": first["books"]}
        case "place":
            place = _one_of(action.get("place"), (HAND, TABLE))
            return {**state, "place": place}, ""
        case "card" | "trump" | "turn":
            after = {**state, "text": _changed(state, action)}
        case other:
            raise WidgetError(0, f"vertailu does not know the action {quoted(str(other))}")
    return after, spoken(after)


def _chosen(state: State, action: Action) -> list[str]:
    known = known_books(state["source"])
    rules = _one_of(action.get("book"), known)
    chosen = {*state["books"], rules} if action.get("on") is True else {*state["books"]} - {rules}
    return [rules for rules in known if rules in chosen]


def _text(action: Action) -> str:
    text = action.get("text")
    if not isinstance(text, str):
        raise WidgetError(0, "the action holds no text")
    return text


def _one_of(value: object, known: Sequence[str] | dict[str, str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise WidgetError(0, f"there is no {quoted(str(value))}")
    return value


def _changed(state: State, action: Action) -> str:
    """The text with one thing changed."""
    text = plain(state)
    match action["do"]:
        case "card":
            card = _one_of(action.get("card"), pack(game_of(state)))
            place = state["place"]
            return toggled(text, card, in_turn(state) if place == HAND else place)
        case "turn":
            return with_line(text, TURN, _one_of(action.get("turn"), names_in_text(text)))
    return with_line(text, TRUMP, _one_of(action.get("trump"), SUITS))


def plain(state: State) -> str:
    """The position's text as the engine writes it; as it stands where it is no position."""
    position = of(state).first
    return state["text"] if position is None else write_position(position)


def pack(game: Game[Any]) -> list[str]:
    """The cards there are."""
    return [str(card) for card in game.pack(next(iter(game.options.books.values())).rules)]


def in_turn(state: State) -> str:
    """The player in turn; of a text that is no position the one it says is."""
    position = of(state).first
    if position is None:
        return value_of(state["text"], TURN)
    seat = position.game.to_play(position.state)[0]
    return position.names[seat] if seat >= 0 else ""


def where(state: State) -> dict[str, str]:
    """Where each card lies: `HAND`, `TABLE` or some other place."""
    holder = in_turn(state)
    lies = places(plain(state)).items()
    return {card: HAND if key == holder else key for card, key in lies}


def spoken(state: State) -> str:
    """How much the books differ, or that the position is none."""
    found = of(state)
    if not found.columns:
        return labels.CHOOSE_BOOKS
    if found.first is None:
        return labels.CANNOT_READ
    return summary(found)


def summary(found: Comparison) -> str:
    """How many moves are told differently."""
    return labels.differences(
        sum(row.differs for row in found.rows), sum(row.differs_why for row in found.rows)
    )
