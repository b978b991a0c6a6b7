"""How fast the engine is: legal moves plus play, against python-chess doing the same.

Both are measured in turns in one run, in processor time, so that whatever else the machine does
touches both alike. Prints a table; `--json` prints the figures.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Final

import chess

from korttipelit import CHANCE, GAMES, Setup

ROUNDS: Final = 9
ROUND_SECONDS: Final = 0.3
CHESS_LENGTH: Final = 120
"""A chess game is begun anew after as many plies, so that it stays an everyday position."""

KOIRA: Final = GAMES["koira"]


def chess_plies(rng: random.Random) -> int:
    """Plays one random game of chess; how many plies it took."""
    board = chess.Board()
    for ply in range(CHESS_LENGTH):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(rng.choice(moves))
    return CHESS_LENGTH


def koira_plies(rng: random.Random, book: str, players: int) -> int:
    """Plays one random deal of Koira; how many plies it took."""
    rules = KOIRA.options.books[book].rules
    pack = list(KOIRA.pack(rules))
    rng.shuffle(pack)
    state = KOIRA.deal(Setup(rules, players, tuple(pack)))
    plies = 0
    while state.result is None:
        moves = KOIRA.legal_moves(state)
        move = rng.choice(moves) if moves[0].seat != CHANCE else KOIRA.draw(state, rng)
        state = KOIRA.play(state, move).after
        plies += 1
    return plies


def rate(play: Callable[[], int]) -> float:
    """Plies per second of processor time over one round."""
    plies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < ROUND_SECONDS:
        plies += play()
    return plies / spent


def ruling_times(rng: random.Random, book: str, players: int, deals: int = 12) -> list[float]:
    """Seconds for a ruling on everything, in each state of some random deals."""
    rules = KOIRA.options.books[book].rules
    times = []
    for _ in range(deals):
        pack = list(KOIRA.pack(rules))
        rng.shuffle(pack)
        state = KOIRA.deal(Setup(rules, players, tuple(pack)))
        while state.result is None:
            start = time.perf_counter()
            KOIRA.rulings(state)
            times.append(time.perf_counter() - start)
            moves = KOIRA.legal_moves(state)
            move = rng.choice(moves) if moves[0].seat != CHANCE else KOIRA.draw(state, rng)
            state = KOIRA.play(state, move).after
    return times


def measure(seed: int) -> list[dict[str, object]]:
    """A row for each rule book and number of players."""
    rows = []
    for book in KOIRA.options.books.values():
        for players in sorted({book.players.start, book.best.start, book.players.stop - 1}):
            rng = random.Random(seed)
            pairs = [
                (
                    rate(lambda rng=rng: chess_plies(rng)),  # type: ignore[misc]
                    rate(lambda rng=rng, b=book.id, n=players: koira_plies(rng, b, n)),  # type: ignore[misc]
                )
                for _ in range(ROUNDS)
            ]
            rulings = ruling_times(rng, book.id, players)
            rows.append(
                {
                    "book": book.id,
                    "players": players,
                    "chess": round(statistics.median(c for c, _ in pairs)),
                    "koira": round(statistics.median(k for _, k in pairs)),
                    "ratio": round(statistics.median(k / c for c, k in pairs), 2),
                    "rulings_us": round(statistics.median(rulings) * 1e6, 1),
                    "rulings_max_us": round(max(rulings) * 1e6, 1),
                }
            )
    return rows


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rows = measure(arguments.seed)
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    print("| rule book | players | python-chess | engine | ratio | rulings, median | slowest |")
    print("|---|---|---|---|---|---|---|")
    for row in rows:
        print(
            f"| {row['book']} | {row['players']} | {row['chess']:,} plies/s "
            f"| {row['koira']:,} plies/s | {row['ratio']} | {row['rulings_us']} µs "
            f"| {row['rulings_max_us']} µs |"
        )


if __name__ == "__main__":
    main()
