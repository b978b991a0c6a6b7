"""The command line: see the package."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from koirakoulu.bundle import BundleError, build_bundle


def main(arguments: Iterable[str] | None = None) -> int:
    """Builds the bundle and prints its manifest; gives the exit status."""
    parser = argparse.ArgumentParser(prog="koirakoulu.bundle", description="Build the bundle.")
    parser.add_argument("out", type=Path, help="folder to write it into")
    options = parser.parse_args(None if arguments is None else list(arguments))
    try:
        manifest = build_bundle(options.out)
    except BundleError as problem:
        print(f"koirakoulu.bundle: {problem}", file=sys.stderr)
        return 1
    print(manifest.to_json(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
