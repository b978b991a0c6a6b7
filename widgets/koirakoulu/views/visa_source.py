"""How a `visa` fence is read.

It holds one position, or a series: several positions with a line `---` between them. Option lines
may stand before each position: `kysymys` (the question's words), `vihje` (a hint beside how many
right answers there are) and `kysy` (what is asked: `siirrot`, what may be played; `kaatuu`,
`nosto`, `tikki`, `kina`).

A fence that begins with `arvo` holds no position: its questions are drawn from play. `arvo` is the
theme, `säännöt` the rules and `vaikeus` the level; the reader may change all three.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from koirakoulu.views.asking import Choice
from koirakoulu.views.base import WidgetError, split_options
from koirakoulu.views.games import VIEWS
from koirakoulu.views.quiz_maker import ANY_THEME, LEVELS, Wish, themes_of
from korttipelit import GAMES, Game, Position, UnknownCard
from korttipelit.notation import read_position
from korttipelit.problems import NotationError, nearest, quoted

OPTIONS: Final = {"kysymys": "", "vihje": "", "kysy": "siirrot"}
MAKER: Final = ("arvo", "peli", "säännöt", "vaikeus")
BREAK: Final = "---"


class Question(NamedTuple):
    """One question, read and ruled on."""

    text: str
    hint: str
    position: Position
    seat: int
    kind: str
    choices: tuple[Choice, ...]

    @property
    def key(self) -> list[int]:
        """The right answers."""
        return [i for i, choice in enumerate(self.choices) if choice.verdict.legal]


class Maker(NamedTuple):
    """What a fence without a position asks for."""

    game: Game[Any]
    wish: Wish

    def books(self) -> dict[str, str]:
        """The rules a reader can choose, with their names: the fence's own, and every book."""
        books = {book.id: book.name for book in self.game.options.books.values()}
        if self.wish.book in books:
            return books
        return {self.wish.book: self.wish.book, **books}

    def choices(self, wish: Wish) -> Mapping[str, Sequence[str]]:
        """What may be wished for, by the names of the wish's fields."""
        rules = self.game.options.read(wish.book)
        return {
            "book": list(self.books()),
            "theme": themes_of(self.game, rules),
            "level": list(LEVELS),
        }


class Quiz(NamedTuple):
    """A fence read: its questions, or what to draw them by."""

    questions: tuple[Question, ...]
    maker: Maker | None = None


@lru_cache(maxsize=16)
def read(source: str) -> Quiz:
    """The quiz of a fence. Raises `WidgetError` where it cannot be read or asks nothing."""
    lines = source.split("\n")
    if any(line.partition(":")[0].strip() == "arvo" for line in lines):
        return Quiz((), _maker(lines))
    return Quiz(tuple(_question(part, before) for part, before in _parts(lines)))


def _parts(lines: Sequence[str]) -> Iterator[tuple[str, int]]:
    """The texts between the lines `---`, each with how many lines stand before it."""
    start = 0
    for number, line in enumerate((*lines, BREAK)):
        if line.strip() == BREAK:
            yield "\n".join(lines[start:number]), start
            start = number + 1


def _question(part: str, before: int) -> Question:
    """One question of a fence; faults are told with the fence's own lines."""
    try:
        options, text = split_options(part, OPTIONS)
        return _asked(read_position(text), options, part)
    except NotationError as error:
        fault = WidgetError.of(error)
        line = fault.line + before if fault.line else before and before + 1
        raise WidgetError(line, fault.message) from error
    except WidgetError as error:
        line = error.line + before if error.line else before and before + 1
        raise WidgetError(line, error.message) from error


def _asked(position: Position, options: Mapping[str, str], part: str) -> Question:
    game, _, state = position
    known = VIEWS[game.id].kinds
    word = options["kysy"]
    if word not in known:
        line = 1 + [text.partition(":")[0].strip() for text in part.split("\n")].index("kysy")
        near = nearest(word, known)
        hint = f" – did you mean {near}?" if near else ""
        raise WidgetError(line, f"there is nothing to ask by the word {quoted(word)}{hint}")
    kind = known[word]
    if not kind.fits(position):
        raise WidgetError(0, f"{quoted(word)} cannot be asked about this position")
    try:
        choices = tuple(kind.ask(position))
    except UnknownCard as unknown:
        raise WidgetError(0, f"{quoted(word)} cannot be told here: {unknown}") from unknown
    if not any(choice.verdict.legal for choice in choices):
        raise WidgetError(0, "nothing here is right, so there is nothing to ask")
    text = options["kysymys"] or kind.text.format(pile=VIEWS[game.id].pile(state))
    seat = game.to_play(state)[0]
    return Question(text, options["vihje"], position, seat, word, choices)


@lru_cache(maxsize=16)
def drawn_question(kind: str, text: str) -> Question:
    """A question that was drawn."""
    return _asked(read_position(text), {"kysymys": "", "vihje": "", "kysy": kind}, "")


def _maker(lines: Sequence[str]) -> Maker:
    given: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        key, _, value = (part.strip() for part in line.partition(":"))
        if not line.strip():
            continue
        if key not in MAKER:
            near = nearest(key, MAKER)
            hint = f" – did you mean {near}?" if near else ""
            raise WidgetError(number, f"there is no option {quoted(key)} beside “arvo”{hint}")
        if key in given:
            raise WidgetError(number, f"the option {key} is given twice")
        given[key], numbers[key] = value, number

    def chosen(key: str, known: Sequence[str], default: str) -> str:
        value = given.get(key) or default
        if value not in known:
            near = nearest(value, known) or known[0]
            line = numbers.get(key, 0)
            raise WidgetError(line, f"{key} cannot be {quoted(value)} – did you mean {near}?")
        return value

    game = GAMES[chosen("peli", list(GAMES), next(iter(GAMES)))]
    book = given.get("säännöt") or next(iter(game.options.books))
    try:
        rules = game.options.read(book, numbers.get("säännöt", 0))
    except NotationError as error:
        raise WidgetError.of(error) from error
    theme = chosen("arvo", themes_of(game, rules), ANY_THEME)
    level = chosen("vaikeus", list(LEVELS), "tavallinen")
    return Maker(game, Wish(game.options.write(rules), theme, level))
