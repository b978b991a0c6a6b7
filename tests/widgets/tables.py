"""Positions for the tests of sentences, random deals, and what no sentence may hold."""

import random
import re
from collections.abc import Iterator

from korttipelit import CARDS, CHANCE, GAMES, Move, Played, Position, Setup, read_position
from korttipelit.koira.books import TABLE
from korttipelit.koira.options import KoiraRules
from korttipelit.koira.state import KoiraState
from korttipelit.notation.record import read_move
from korttipelit.problems import Problem
from korttipelit.text.lines import Field

KOIRA = GAMES["koira"]
NAMES = ("Aino", "Eero", "Liisa", "Ville", "Kaisa-Leena", "Pekka", "Sisko", "Otso")


def position(text: str) -> Position:
    """A position as ``rules; key: value; …``."""
    rules, *lines = (part.strip() for part in text.strip().split(";"))
    return read_position("\n".join(["peli: koira", f"säännöt: {rules}", *lines]))


def move_of(where: Position, line: str) -> Move:
    """A line of a record as a move."""
    problems: list[Problem] = []
    move = read_move(where.game, where.names, Field("", line, 1, 1), problems)
    assert move is not None, problems
    return move


def played(where: Position, *lines: str) -> Played[KoiraState]:
    """The last of these moves, all of them made."""
    done = None
    for line in lines:
        done = KOIRA.play(where.state, move_of(where, line))
        where = where._replace(state=done.after)
    assert done is not None
    return done


# What no sentence may contain: ids, keys, names of values, holes, English.
BAD = re.compile(
    r"None|[A-Z]{1,2}\d+\.\d|\w_\w|\{|\}|[<>]|  | [.,]|\.\.|: *\.|\b(the|and|of|is|card|play)\b"
)
# A name followed by a Finnish ending.
INFLECTED = re.compile(rf"\b({'|'.join(NAMES)})[a-zäö:]")


def check_sentence(text: str) -> None:
    """A sentence is a sentence, in Finnish, with nothing left out."""
    assert text.endswith("."), text
    assert text[0].isupper(), text
    assert not BAD.search(text), text
    assert not INFLECTED.search(text), text


def random_rules(rng: random.Random) -> KoiraRules:
    """Any rules that do not contradict themselves."""
    while True:
        book = rng.choice(list(TABLE.books.values())).rules
        chosen = {
            option.id: rng.choice(option.values).id
            for option in TABLE.options
            if option.values and rng.random() < 0.3
        }
        rules = book._replace(**chosen)
        for option in TABLE.idle(rules):
            rules = rules._replace(**{option.id: getattr(book, option.id)})
        if not TABLE.check(rules):
            return rules


def random_move(rng: random.Random, players: int) -> Move:
    """Anything at all, sensible or not."""
    verb = rng.choice(("play", "play", "play", *KOIRA.verbs))
    cards = rng.sample(CARDS[:52], rng.choice((0, 1, 1, 2, 3)))
    return Move(rng.choice((CHANCE, *range(players))), verb, tuple(cards))


def walk(seed: int) -> Iterator[tuple[Position, random.Random]]:
    """The positions of one random deal under random rules."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    players = rng.choice(TABLE.books[rules.book].players)
    pack = list(KOIRA.pack(rules))
    rng.shuffle(pack)
    state = KOIRA.deal(Setup(rules, players, tuple(pack), rng.randrange(players)))
    for _ in range(300):
        yield Position(KOIRA, NAMES[:players], state), rng
        if not (seats := KOIRA.to_play(state)):
            return
        chance = seats == (CHANCE,)
        move = KOIRA.draw(state, rng) if chance else rng.choice(KOIRA.legal_moves(state))
        state = KOIRA.play(state, move).after
