"""How fast the engine is: legal moves plus play, against python-chess doing the same.

Both are measured in turns in one run, in processor time, so that whatever else the machine does
touches both alike. Prints a table; `--json` prints the figures.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import chess

from korttipelit import GAMES, Game, Setup
from korttipelit.dealing import play_at_random

ROUNDS: Final = 7
ROUND_SECONDS: Final = 0.2
CHESS_LENGTH: Final = 120
"""A chess game is begun anew after as many plies, so that it stays an everyday position."""


def chess_plies(rng: random.Random) -> int:
    """Plays one random game of chess; how many plies it took."""
    board = chess.Board()
    for ply in range(CHESS_LENGTH):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(rng.choice(moves))
    return CHESS_LENGTH


def game_plies(rng: random.Random, game: Game[Any], book: str, players: int) -> int:
    """Plays one random deal; how many plies it took."""
    plies = 0
    for _ in play_at_random(game, dealt(rng, game, book, players), rng):
        plies += 1
    return plies


def dealt(rng: random.Random, game: Game[Any], book: str, players: int) -> Any:
    """The first state of a deal with a shuffled pack."""
    rules = game.options.books[book].rules
    pack = list(game.pack(rules))
    rng.shuffle(pack)
    return game.deal(Setup(rules, players, tuple(pack)))


def rate(play: Callable[[], int]) -> float:
    """Plies per second of processor time over one round."""
    plies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < ROUND_SECONDS:
        plies += play()
    return plies / spent


def ruling_times(
    rng: random.Random, game: Game[Any], book: str, players: int, deals: int = 12
) -> list[float]:
    """Seconds for a ruling on everything, in each state of some random deals."""
    times = []
    for _ in range(deals):
        state = dealt(rng, game, book, players)
        for played in play_at_random(game, state, rng):
            start = time.perf_counter()
            game.rulings(played.before)
            times.append(time.perf_counter() - start)
    return times


def measure(seed: int, games: Sequence[Game[Any]]) -> Iterator[dict[str, object]]:
    """A row for each rule book and some numbers of players."""
    for game in games:
        for book in game.options.books.values():
            for players in sorted({book.players[0], book.best[0], book.players[-1]}):
                yield row(random.Random(seed), game, book.id, players)


def row(rng: random.Random, game: Game[Any], book: str, players: int) -> dict[str, object]:
    """What is measured of one rule book with so many players, python-chess in turns with it."""
    pairs = [
        (rate(lambda: chess_plies(rng)), rate(lambda: game_plies(rng, game, book, players)))
        for _ in range(ROUNDS)
    ]
    rulings = ruling_times(rng, game, book, players)
    return {
        "book": book,
        "players": players,
        "chess": round(statistics.median(c for c, _ in pairs)),
        "engine": round(statistics.median(k for _, k in pairs)),
        "ratio": round(statistics.median(k / c for c, k in pairs), 2),
        "rulings_us": round(statistics.median(rulings) * 1e6, 1),
        "rulings_max_us": round(max(rulings) * 1e6, 1),
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", help="ids of games; all of them without any")
    arguments = parser.parse_args()
    rows = measure(arguments.seed, [GAMES[game] for game in arguments.games or GAMES])
    if arguments.json:
        print(json.dumps(list(rows), ensure_ascii=False, indent=1))
        return
    print("| rule book | players | python-chess | engine | ratio | rulings, median | slowest |")
    print("|---|---|---|---|---|---|---|")
    for found in rows:
        print(
            f"| {found['book']} | {found['players']} | {found['chess']:,} plies/s "
            f"| {found['engine']:,} plies/s | {found['ratio']} | {found['rulings_us']} µs "
            f"| {found['rulings_max_us']} µs |",
            flush=True,
        )


if __name__ == "__main__":
    main()
