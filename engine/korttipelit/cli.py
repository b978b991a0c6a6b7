"""Rulings, replays and simulations from the command line.

Exit status: 0 all is well, 1 the play is illegal, 2 the input cannot be read.
"""

import argparse
import io
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from .contract import CHANCE, NOBODY, Event, Result, Ruling, SetupError
from .dealing import new_deal, play_at_random
from .notation import Position, read_position
from .notation.record import write_move
from .problems import NotationError, nearest
from .registry import GAMES
from .replay import Replay, replay_text
from .text.lines import MAX_TEXT

FINE: Final = 0
ILLEGAL: Final = 1
UNREADABLE: Final = 2

MOST_MOVES: Final = 20_000
"""A simulated deal is given up after as many: with the stall guard off some never end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; gives the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Card signs are not in every pipe's encoding.
            stream.reconfigure(encoding="utf-8")
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except NotationError as error:
        return _unreadable(error, as_json=options.json)
    except BrokenPipeError:
        # Whoever reads has seen enough; Python must not flush into the closed pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except (OSError, UnicodeDecodeError, SetupError) as error:
        print(f"error: {error}", file=sys.stderr)
        return UNREADABLE
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m korttipelit",
        description="Rules of Finnish card games: what may be played, and why not.",
    )
    commands = parser.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.add_argument("--json", action="store_true", help="print JSON")
        sub.set_defaults(run=run)
        return sub

    rulings = command("rulings", _rulings, "what the player in turn may do in a position, and why")
    rulings.add_argument("file", metavar="FILE", help="a position; - for standard input")
    replay = command("replay", _replay, "play a record through, as far as it is legal")
    replay.add_argument("file", metavar="FILE", help="a record; - for standard input")
    simulate = command("simulate", _simulate, "random deals: how they end and how long they last")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=int, default=4)
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--rules", default="", help="a rule book and options: opas, nosto=pienin")
    command("games", _games, "the games, their rule books and options")
    return parser


def _read(name: str) -> str:
    """A file's text, or standard input's; never more than is needed to refuse it as too long."""
    limit = MAX_TEXT + 1
    if name == "-":
        return sys.stdin.read(limit) if sys.stdin else ""
    with Path(name).open(encoding="utf-8") as file:
        return file.read(limit)


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def _unreadable(error: NotationError, *, as_json: bool) -> int:
    if as_json:
        _print_json({"error": {"problems": [p._asdict() for p in error.problems]}})
    else:
        print(error, file=sys.stderr)
    return UNREADABLE


def _actor(names: Sequence[str], seat: int) -> str:
    return "" if seat in (-1, CHANCE) else names[seat]


def _rulings(options: argparse.Namespace) -> int:
    position = read_position(_read(options.file))
    game, names, state = position
    rulings = game.rulings(state)
    seats = game.to_play(state)
    if options.json:
        data = game.to_json(state)
        _print_json(
            {
                "game": game.id,
                "rules": data["rules"],
                "phase": data.get("phase"),
                "to_play": [_actor(names, seat) for seat in seats],
                "moves": [_ruling_json(position, ruling) for ruling in rulings],
            }
        )
        return FINE
    print(f"{' / '.join(_actor(names, seat) for seat in seats) or 'a lot'} to play")
    for ruling in rulings:
        said = "legal" if ruling.legal else "illegal"
        print(f"{said:8} {_move_text(position, ruling):10} {_why(position, ruling)}".rstrip())
    return FINE


def _move_text(position: Position, ruling: Ruling) -> str:
    """The move without its player, as the notation writes it."""
    text = write_move(position.game, position.names, ruling.move)
    return text.removeprefix(_actor(position.names, ruling.move.seat)).strip()


def _why(position: Position, ruling: Ruling) -> str:
    rule = position.game.rulebook[ruling.rule]
    roles = "; ".join(f"{r.name.replace('_', ' ')} {_cards(r.cards)}" for r in ruling.because)
    return f"{rule.id} {rule.name}{': ' if roles else ''}{roles}"


def _cards(cards: Sequence[Any]) -> str:
    return " ".join(map(str, cards))


def _ruling_json(position: Position, ruling: Ruling) -> dict[str, object]:
    return {
        "move": _move_text(position, ruling),
        "legal": ruling.legal,
        "rule": ruling.rule,
        "because": {role.name: [str(card) for card in role.cards] for role in ruling.because},
    }


def _replay(options: argparse.Namespace) -> int:
    done = replay_text(_read(options.file))
    game, names = done.record.game, done.record.names
    if options.json:
        _print_json(replay_json(done))
    else:
        for played in done.steps:
            print(write_move(game, names, played.move))
            for event in played.events:
                print(f"  {_event_text(names, event)}")
        if done.result is not None:
            print(f"{done.result.rule} {done.result.reason}: {_outcome(names, done.result)}")
    if done.error is None:
        return FINE
    if not options.json:
        ruling = done.error.ruling
        position = Position(game, names, done.last)
        why = done.error.message if ruling is None else f"illegal: {_why(position, ruling)}"
        print(f"line {done.error.line}: {why}", file=sys.stderr)
    return UNREADABLE if done.error.ruling is None else ILLEGAL


def _outcome(names: Sequence[str], result: Result) -> str:
    """Who has won and who has lost, as far as the deal says."""
    losers = result.losers or ((result.loser,) if result.loser != NOBODY else ())
    said = [f"{names[result.winner]} wins"] if result.winner != NOBODY else []
    if losers or not said:
        who = ", ".join(names[seat] for seat in losers) or "nobody"
        said.append(f"{who} {'lose' if len(losers) > 1 else 'loses'}")
    return ", ".join(said)


def _event_text(names: Sequence[str], event: Event) -> str:
    words = [event.rule, event.kind.replace("_", " "), _actor(names, event.seat)]
    words += (names[seat] for seat in event.seats)
    words.append(_cards(event.cards))
    return " ".join(word for word in words if word)


def replay_json(done: Replay) -> dict[str, object]:
    """A replay in JSON's own types: each move with its events and the state after it."""
    game, names = done.record.game, done.record.names
    error = done.error
    return {
        "steps": [
            {
                "move": write_move(game, names, played.move),
                "events": [_event_json(names, event) for event in played.events],
                "state": game.to_json(played.after),
            }
            for played in done.steps
        ],
        "result": None
        if done.result is None
        else {
            **done.result._asdict(),
            "loser": _actor(names, done.result.loser) or None,
            "winner": _actor(names, done.result.winner) or None,
            "losers": [names[seat] for seat in done.result.losers],
        },
        "error": None
        if error is None
        else {
            "line": error.line,
            "message": error.message,
            "ruling": error.ruling and _ruling_json(Position(game, names, done.last), error.ruling),
            "problems": [problem._asdict() for problem in error.problems],
        },
    }


def _event_json(names: Sequence[str], event: Event) -> dict[str, object]:
    return {
        "kind": event.kind,
        "rule": event.rule,
        "player": _actor(names, event.seat) or None,
        "players": [names[seat] for seat in event.seats],
        "cards": [str(card) for card in event.cards],
        "number": event.number,
        "secret": event.secret,
    }


def _simulate(options: argparse.Namespace) -> int:
    game = GAMES.get(options.game)
    if game is None:
        near = nearest(options.game, GAMES) or next(iter(GAMES))
        print(f"error: there is no game {options.game}; did you mean {near}?", file=sys.stderr)
        return UNREADABLE
    if options.games < 1:
        print("error: --games takes a number from 1 up", file=sys.stderr)
        return UNREADABLE
    books = game.options.books
    rules = game.options.read(options.rules) if options.rules else next(iter(books.values())).rules
    rng = Random(options.seed)
    endings: Counter[str] = Counter()
    lengths = []
    for _ in range(options.games):
        state = game.deal(new_deal(game, rules, options.players, rng))
        plies = 0
        for played in islice(play_at_random(game, state, rng), MOST_MOVES):
            plies, state = plies + 1, played.after
        endings[state.result.reason if state.result else "unfinished"] += 1
        lengths.append(plies)
    lengths.sort()
    summary = {
        "game": game.id,
        "rules": game.options.write(rules),
        "players": options.players,
        "games": options.games,
        "seed": options.seed,
        "endings": dict(endings.most_common()),
        "moves": {"least": lengths[0], "median": lengths[len(lengths) // 2], "most": lengths[-1]},
    }
    if options.json:
        _print_json(summary)
    else:
        for key, value in summary.items():
            if isinstance(value, dict):
                print(f"{key}: {', '.join(f'{name} {count}' for name, count in value.items())}")
            else:
                print(f"{key}: {value}")
    return FINE


def _games(options: argparse.Namespace) -> int:
    games = [
        {
            "id": game.id,
            "name": game.name,
            "rulebooks": [
                {"id": book.id, "name": book.name, "players": [book.players[0], book.players[-1]]}
                for book in game.options.books.values()
            ],
            "options": [
                {
                    "id": option.id,
                    "key": option.key,
                    "label": option.label,
                    "values": [v._asdict() for v in option.values],
                }
                for option in game.options.options
            ],
        }
        for game in GAMES.values()
    ]
    if options.json:
        _print_json(games)
        return FINE
    for game in GAMES.values():
        print(f"{game.id}: {game.name}")
        for book in game.options.books.values():
            print(f"  {book.id}: {book.name}, {book.players[0]}–{book.players[-1]} players")
        for option in game.options.options:
            values = "|".join(value.key for value in option.values) or "text"
            print(f"    {option.key}={values}  {option.label}")
    return FINE
