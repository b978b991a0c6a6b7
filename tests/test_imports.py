"""The engine runs anywhere: it imports nothing but itself and the standard library."""

import ast
import sys
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "engine" / "korttipelit"


def test_the_engine_imports_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"korttipelit"}
    foreign = [
        f"{path.relative_to(ENGINE)}: {name}"
        for path in ENGINE.rglob("*.py")
        for name in imported(path)
        if name.partition(".")[0] not in allowed
    ]
    assert not foreign


def imported(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.append(node.module or "")
    return names
