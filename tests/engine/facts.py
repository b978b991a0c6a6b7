"""The ids of the rule facts and open questions the engine decides, and which test proves which.

Every game's folder has a module `facts_of_<game>` that lists its own; here they are put together.
"""

import ast
import importlib
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).parent


def truths_of(game_id: str):
    """The module that says what is true of one game alone."""
    return importlib.import_module(f"truths_of_{game_id.replace('-', '_')}")


LISTS = [importlib.import_module(path.stem) for path in sorted(HERE.glob("*/facts_of_*.py"))]
FACTS = frozenset().union(*(module.FACTS for module in LISTS))
"""Every fact that says what happens at the table, and every open point with a decision."""

NO_EFFECT = {fact: why for module in LISTS for fact, why in module.NO_EFFECT.items()}
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
