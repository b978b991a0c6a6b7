"""What all tests share: how hard Hypothesis tries."""

import os

from hypothesis import settings

# CI repeats itself exactly, so a red run is red for everybody; at home every run
# looks somewhere new. No deadlines: a busy machine is not a bug.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
