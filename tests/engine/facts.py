"""The ids of the rule facts and open questions the engine decides, and which test proves which.

A fact is a sentence of one of the four source texts: KOIRA-A the guide with its variants, KOIRA-B
two-card tricks, KOIRA-C kina and suma, MYLLY Myllymatti. AMB-K and AMB-S are the points the texts
leave open; C-F are worked positions that follow from KOIRA-C.
"""

import ast
from collections.abc import Callable
from pathlib import Path


def _ids(*groups: str) -> frozenset[str]:
    """`KOIRA-A 2.1 2.2` is KOIRA-A-2.1 and KOIRA-A-2.2."""
    found = []
    for group in groups:
        head, *numbers = group.split()
        found += (f"{head}-{number}" for number in numbers)
    return frozenset(found)


FACTS = _ids(
    "KOIRA-A 0.2 0.3",
    "KOIRA-A 1.1 1.2 1.3 1.5 1.6",
    "KOIRA-A 2.1 2.2 2.3 2.4 2.5 2.6 2.7",
    "KOIRA-A 3.1 3.2 3.3 3.4 3.5 3.6 3.7",
    "KOIRA-A 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9",
    "KOIRA-A 5.1 5.2 5.3",
    "KOIRA-A 6.1 6.2 6.3 6.4 6.5",
    "KOIRA-A 7.1 7.2 7.3 7.4",
    "KOIRA-A 8.1 8.2 8.3 8.4 8.5",
    "KOIRA-A 9.3",
    "KOIRA-B 1.1 1.2 1.3",
    "KOIRA-B 2.1 2.2 2.3 2.4 2.5 2.6 2.7",
    "KOIRA-B 3.1 3.2 3.3",
    "KOIRA-B 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9",
    "KOIRA-B 5.2 5.3",
    "KOIRA-C 1.0 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8",
    "KOIRA-C 2.0 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10",
    "MYLLY 1.1 2.1 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4.1 4.2 4.3 4.4 4.5",
    "AMB " + " ".join(f"K{n:02}" for n in range(1, 46)),
    "AMB " + " ".join(f"S{n:02}" for n in range(1, 11)),
    "C " + " ".join(f"F{n}" for n in range(1, 13)),
)
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT = {
    "KOIRA-A-7.4": "Presidentin koira is a game of its own; the package does not have it yet",
    "KOIRA-B-5.3": "the old form with suited tricks is named by the source but not described",
}
"""Facts without an effect in this engine, and why."""


def proves(*ids: str) -> Callable[[Callable], Callable]:
    """Marks a test as the proof of these facts."""
    if unknown := set(ids) - FACTS:
        raise ValueError(f"there are no facts {', '.join(sorted(unknown))}")
    return lambda test: test


def proved(folder: Path) -> dict[str, list[str]]:
    """For each fact id the tests below the folder that say they prove it.

    Read from the files, so the answer is the same whichever tests run.
    """
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for fact in _marks(node):
                    found.setdefault(fact, []).append(f"{path.stem}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "proves"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]
