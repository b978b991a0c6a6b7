"""Plays thousands of random deals by every rule book, and says how they ended.

Every deal is watched as the tests watch theirs (tests/engine/watched_deal.py): the first thing that
does not hold ends the run with the deal's number, from which it can be played again. A book is
played as it stands, with each number of players in turn; the tests mix the options.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import batched
from pathlib import Path
from random import Random
from typing import Final

TESTS: Final = Path(__file__).parents[1] / "tests" / "engine"
sys.path[:0] = map(str, (TESTS, *TESTS.glob("*/")))

from watched_deal import WatchedDeal  # type: ignore[import-not-found]  # noqa: E402 – found only now

from korttipelit import GAMES, Setup  # noqa: E402

LOOK_AT_MOVES: Final = 0.1
LOOK_CLOSELY: Final = 0.02
"""How many of the states are looked at beyond what is checked in each."""

AT_ONCE: Final = 100
"""Deals that a process plays before it tells."""


def played(game_id: str, book: str, number: int) -> tuple[str, int]:
    """How that random deal ends, and after how many moves."""
    game = GAMES[game_id]
    rules, players = game.options.books[book].rules, game.options.books[book].players
    rng = Random(f"{book} {number}")
    pack = list(game.pack(rules))
    rng.shuffle(pack)
    seats = players[number % len(players)]
    deal = WatchedDeal(game, Setup(rules, seats, tuple(pack), rng.randrange(seats)), rng)
    while deal.going_on():
        deal.go_on()
        if rng.random() < LOOK_AT_MOVES:
            deal.look_at_moves()
        if rng.random() < LOOK_CLOSELY:
            deal.look_closely()
            deal.try_what_is_not_allowed(rng)
    deal.look_at_moves()
    return deal.state.result.reason, len(deal.moves)


def several(game_id: str, book: str, numbers: Sequence[int]) -> tuple[Counter[str], int]:
    """How those deals end, and how many moves they take together."""
    endings: Counter[str] = Counter()
    moves = 0
    for number in numbers:
        try:
            reason, made = played(game_id, book, number)
        except Exception as problem:
            problem.add_note(f"in deal {number} of {book}")
            raise
        endings[reason] += 1
        moves += made
    return endings, moves


def rows(books: Iterable[tuple[str, str]], deals: int, processes: int) -> Iterator[str]:
    """A row of the table for each game's rule book."""
    with ProcessPoolExecutor(processes) as pool:
        for game, book in books:
            parts = [
                pool.submit(several, game, book, numbers)
                for numbers in batched(range(deals), AT_ONCE, strict=False)
            ]
            endings: Counter[str] = Counter()
            moves = 0
            for part in parts:
                ended, made = part.result()
                endings += ended
                moves += made
            told = ", ".join(f"{reason} {count:,}" for reason, count in endings.most_common())
            yield f"| {game} | {book} | {deals:,} | {moves / deals:,.0f} | {told} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="all of the registry")
    parser.add_argument("--books", nargs="+", help="of their rule books only these")
    parser.add_argument("--deals", type=int, default=10_000, help="by each rule book (10000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if unknown := set(options.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    books = [(game, book) for game in options.games for book in GAMES[game].options.books]
    if options.books:
        if unknown := set(options.books) - {book for _, book in books}:
            there = ", ".join(book for _, book in books)
            parser.error(f"no such book: {', '.join(sorted(unknown))}; there are {there}")
        books = [(game, book) for game, book in books if book in options.books]
    print("| game | rule book | deals | moves a deal | endings |")
    print("|---|---|---|---|---|")
    for row in rows(books, options.deals, options.processes):
        print(row, flush=True)


if __name__ == "__main__":
    main()
