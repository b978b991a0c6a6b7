"""`dev.py check`: all checks run, each says how it went, the first to fail gives the exit code."""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from devtools.console import ROOT, Failure, done, run, say, show_failure
from devtools.environment import BIN, NODE_MODULES, PYTHON, node, tool_environment
from devtools.finnish import check_spelling
from devtools.site import build_site

CONCISE = "--output-format=concise"
SITE = ROOT / ".cache" / "check"
BROWSER = ROOT / "widgets" / "koirakoulu" / "browser"

# Lock files travel between machines with different mirrors: names and hashes, no addresses.
LOCK_FILES = ("requirements*.in", "requirements*.txt", "package*.json", ".npmrc")
ADDRESS = re.compile(r"https?://|^\s*(-i|-f|--(extra-)?index-url|--find-links)\b|^registry", re.M)
# npm copies a package's "please donate" page into the lock; nothing is downloaded from there.
DONATIONS = re.compile(r'"funding": (\[[^]]*\]|\{[^}]*\})')

# The policy would have to let each of these through: a style in an element or of its own.
STYLE = re.compile(r"<style\b|<[a-z][^<>]*\sstyle=")

JAVA = "apt install default-jre-headless"

# On a checkbox, autocomplete="off" keeps Firefox from ticking it anew after a reload.
AUTOCOMPLETE = ".*“autocomplete” is only allowed when the input type is.*"


def check_everything() -> int:
    # Pages of a site that knows its address do not lead from one to another on this machine.
    os.environ.pop("KOIRAKOULU_SITE_URL", None)
    shutil.rmtree(SITE, ignore_errors=True)
    checks: list[tuple[str, Callable[[], object]]] = [
        ("ruff check", lambda: python_tool("ruff", "check", CONCISE)),
        ("ruff format", lambda: python_tool("ruff", "format", "--check", CONCISE)),
        ("mypy", lambda: python_tool("mypy")),
        ("import directions", lambda: tool("lint-imports", BIN / "lint-imports", "--no-logo")),
        ("lock files", check_lock_files),
    ]
    if javascript():
        checks += [("biome", check_biome), ("tsc", check_types)]
    checks.append(("strict site build", lambda: build_site(SITE, strict=True)))
    codes = [code for name, check in checks if (code := one(name, check))]
    if codes and not (SITE / "sitemap.xml").exists():
        say("the site is not built, so what is on it is not checked")
    else:
        pages: list[tuple[str, Callable[[], object]]] = [
            ("policy", check_policy),
            ("links", check_links),
            ("spelling", lambda: check_spelling(SITE)),
        ]
        if java := shutil.which("java"):
            pages.append(("HTML", lambda: check_html(java)))
        else:
            say(f"there is no Java here, so the HTML is not checked (Debian: `{JAVA}`)")
        codes += [code for name, check in pages if (code := one(name, check))]
        checks += pages
    if codes:
        print(f"{len(checks) - len(codes)} of {len(checks)} checks passed")
        return codes[0]
    done(f"all {len(checks)} checks passed")
    return 0


def one(name: str, check: Callable[[], object]) -> int:
    started = time.monotonic()
    try:
        check()
    except Failure as failure:
        show_failure(failure)
        return failure.code
    done(f"{name} ({time.monotonic() - started:.1f} s)")
    return 0


def python_tool(module: str, *arguments: str) -> str:
    step = " ".join([module, *arguments[:1]])
    return tool(step, PYTHON, "-m", module, *arguments)


def tool(step: str, *command: str | Path) -> str:
    return run(step, command, env=tool_environment())


def javascript() -> list[Path]:
    return [path for path in BROWSER.rglob("*") if path.suffix in {".js", ".mjs"}]


def check_biome() -> None:
    tool("biome", node(), NODE_MODULES / "@biomejs/biome/bin/biome", "check", BROWSER.parent)


def check_types() -> None:
    """A page and a worker have different globals, so each has its own configuration."""
    compiler = NODE_MODULES / "typescript/bin/tsc"
    workers = [path for path in javascript() if "worker" in path.name]
    if workers:
        tool("tsc (workers)", node(), compiler, "--project", ROOT / "tsconfig.worker.json")
    if len(workers) < len(javascript()):
        tool("tsc (page)", node(), compiler, "--project", ROOT / "tsconfig.json")


def check_policy() -> None:
    """What a page's author breaks first: Python-Markdown writes `--:` in a table as a style."""
    pages = [path for path in SITE.rglob("*.html") if STYLE.search(path.read_text("utf-8"))]
    if pages:
        names = (path.relative_to(SITE).as_posix() for path in pages)
        raise Failure(
            "pages have styles of their own, which the strict policy refuses: use a class, "
            "and give the columns of a table no side",
            tail="\n".join(sorted(names)),
        )


def check_links() -> None:
    tool("links", node(), ROOT / "scripts" / "check_links.mjs", SITE)


def check_html(java: str) -> None:
    vnu = NODE_MODULES / "vnu-jar" / "build" / "dist" / "vnu.jar"
    options = ["--skip-non-html", "--errors-only", "--filterpattern", AUTOCOMPLETE]
    tool("HTML", java, "-jar", vnu, *options, SITE)


def check_lock_files() -> None:
    files = [path for pattern in LOCK_FILES for path in sorted(ROOT.glob(pattern))]
    found = [problem for path in files for problem in addresses(path.name, path.read_text("utf-8"))]
    if found:
        raise Failure("lock files hold addresses", tail="\n".join(found))


def addresses(name: str, text: str) -> Iterable[str]:
    # Blank out with as many lines as before, so that line numbers stay right.
    text = DONATIONS.sub(lambda match: "\n" * match.group().count("\n"), text)
    for match in ADDRESS.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        yield f"{name}:{line}: {text.splitlines()[line - 1].strip()}"
