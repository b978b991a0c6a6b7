"""`python -m koirakoulu.publishing SITE`."""

import sys

from koirakoulu.publishing.command import main

sys.exit(main())
