"""A position as text: the game and its rules here, the rest in the game's own keys."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ..contract import Game
from ..options import Rules
from ..problems import MOST, NotationError, Problem, nearest, quoted
from ..registry import GAMES
from ..text.cardtext import raise_problems, read_lots
from ..text.lines import Field, choose, fields, text_lines

HEAD: Final = ("peli", "säännöt")
NAME_LIMIT: Final = 40
RESERVED: Final = ("arpa", "vapaa", "?")


class Position(NamedTuple):
    """A state, the game it belongs to and the players' names."""

    game: Game[Any]
    names: tuple[str, ...]
    state: Any


def read_position(text: str) -> Position:
    """The position of a text. Raises `NotationError` with all that is wrong with it."""
    problems: list[Problem] = []
    found = fields(text_lines(text), problems)
    position = position_of(found, problems)
    raise_problems(sorted(problems, key=lambda p: (p.line, p.column)))
    assert position is not None
    return position


def position_of(found: dict[str, Field], problems: list[Problem]) -> Position | None:
    """The position of these fields, or `None` and problems."""
    head = read_head(found, problems)
    if head is None:
        return None
    game, rules = head
    keys, names = sort_keys(game, found, problems)
    problems += (Problem("bad-name", message) for message in clashes(names, game))
    if rules is None:
        return None
    state = game.read_position(rules, names, keys, problems)
    return None if problems else Position(game, tuple(names), state)


def read_head(
    found: dict[str, Field], problems: list[Problem]
) -> tuple[Game[Any], Rules | None] | None:
    """The game and its rules, the first two lines of every text."""
    game_field = found.get("peli")
    if game_field is None:
        message = "the text does not say which game it is"
        problems.append(Problem("no-game", message, 1, 1, "", "peli: koira"))
        return None
    game_id = choose(game_field, GAMES, "a game", problems)
    if game_id is None:
        return None
    game = GAMES[game_id]
    field = found.get("säännöt")
    if field is None:
        return game, next(iter(game.options.books.values())).rules
    try:
        return game, game.options.read(field.value, field.line, field.column)
    except NotationError as error:
        problems += error.problems
        return game, None


def sort_keys(
    game: Game[Any], found: dict[str, Field], problems: list[Problem]
) -> tuple[dict[str, Field], dict[str, Field]]:
    """The game's own keys, and the players' hands by name in seating order.

    Whatever is no key is a player's name; a small letter close to a key is taken for a slip.
    """
    keys: dict[str, Field] = {}
    names: dict[str, Field] = {}
    for key, field in found.items():
        if len(problems) >= MOST or len(names) > MOST:
            break
        fold = key.casefold()
        word, space, owner = key.partition(" ")
        if fold in HEAD:
            continue
        if fold in game.position_keys:
            keys[fold] = field
        elif space and word.casefold() in game.owned_keys:
            keys[f"{word.casefold()} {owner}"] = field
        elif near := _slip(key, game):
            message = f"there is no key {quoted(key)} (names begin with a capital letter)"
            problems.append(
                field._replace(column=1).problem("unknown-key", message, near, key[:40])
            )
        elif problem := name_problem(key, game):
            problems.append(field._replace(column=1).problem("bad-name", problem, "", key[:40]))
        else:
            names[key] = field
    return keys, names


def _slip(name: str, game: Game[Any]) -> str:
    """The key that a word in small letters is too like to be a name, or an empty string."""
    return nearest(name, game.position_keys, cutoff=0.75) if name[:1].islower() else ""


def name_problem(name: str, game: Game[Any]) -> str:
    """Why a player cannot have this name, or an empty string."""
    if not name or len(name) > NAME_LIMIT:
        return f"a name has 1–{NAME_LIMIT} characters"
    fold = name.casefold()
    owned = any(fold.startswith(f"{key} ") for key in game.owned_keys)
    if fold in (*RESERVED, *HEAD, *game.position_keys) or owned:
        return f"{quoted(name)} is a word of the notation"
    if near := _slip(name, game):
        return f"{quoted(name)} is too like the key {near}; begin it with a capital letter"
    if name[0] in ">#~!" or any(c in name for c in ",:"):
        return f"a name cannot be {quoted(name)}"
    return ""


def clashes(names: Iterable[str], game: Game[Any]) -> list[str]:
    """Names that would make a line of a record mean two things: `Aino` beside `Aino nosta`."""
    known = set(names)
    found = []
    for name in known:
        words = name.split()
        for cut in range(1, len(words)):
            first, rest = " ".join(words[:cut]), " ".join(words[cut:])
            verb = words[cut].casefold() in game.verbs.values()
            if first in known and (verb or _are_cards(rest)):
                found.append(f"{quoted(name)} could be a move of {first}")
    return sorted(found)


def _are_cards(text: str) -> bool:
    unread: list[Problem] = []
    read_lots(Field("", text, 1, 1), unread)
    return not unread


def write_position(position: Position) -> str:
    """The position as text; `read_position` gives it back. A deal that is over has no position."""
    game, names, state = position
    lines = [f"peli: {game.id}", f"säännöt: {game.options.write(state.rules)}"]
    lines += game.write_position(state, names)
    return "\n".join(line.rstrip() for line in lines) + "\n"
