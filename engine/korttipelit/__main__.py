"""The command line: `python -m korttipelit rulings|replay|simulate|games`."""

import sys

from .cli import main

sys.exit(main())
