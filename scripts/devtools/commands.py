"""The command line of scripts/dev.py."""

import argparse
import time
from collections.abc import Sequence

from devtools import browsers, environment, finnish
from devtools.checks import check_everything
from devtools.console import ROOT, Failure, done, run_in_view, say, show_failure, speak_utf8
from devtools.serve import serve
from devtools.site import build_site


def main(arguments: Sequence[str]) -> int:
    speak_utf8()
    options = parser().parse_args(arguments)
    try:
        environment.prepare()
        match options.command:
            case "serve":
                serve(options.port)
                return 0
            case "build":
                return build()
            case "test":
                return test(options.pytest)
            case _:
                return check_everything()
    except Failure as failure:
        show_failure(failure)
        return failure.code


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="dev.py",
        description="Everything installs itself on first use, into .venv/ and node_modules/.",
    )
    commands = result.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="serve the site, rebuild and reload on changes")
    serving.add_argument("--port", type=int, default=8000, help="first port to try (8000)")
    commands.add_parser("build", help="build the site into site/; warnings are errors")
    testing = commands.add_parser("test", help="run all tests, those in a real browser too")
    testing.add_argument(
        "pytest", nargs="*", metavar="-- PYTEST ARGUMENTS", help="for pytest, e.g. -- -k nosta -x"
    )
    commands.add_parser("check", help="style, types, import directions, JavaScript, the built site")
    return result


def build() -> int:
    started = time.monotonic()
    say("building the site …")
    build_site(ROOT / "site", strict=True)
    done(f"site/ is built ({time.monotonic() - started:.1f} s)")
    return 0


def test(pytest_arguments: Sequence[str]) -> int:
    env = {
        **environment.tool_environment(),
        "KOIRAKOULU_CHROMIUM": str(browsers.chromium()),
    }
    finnish.prepare()
    say(f"the journeys go through {', '.join(browsers.found())}")
    if absent := browsers.missing():
        say(absent)
    say("running the tests …")
    parallel = ["-n", "auto", "--dist", "worksteal"]
    # A whole run also proves that no branch of the engine is left without a test.
    covered = ["--cov=korttipelit", "--cov-branch", "--cov-fail-under=100"]
    chosen = pytest_arguments or covered
    return run_in_view([environment.PYTHON, "-m", "pytest", *parallel, *chosen], env=env)
