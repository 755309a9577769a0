"""How much a test does: enough for every change, or as much as `make test-long` has time for."""

import os

IS_LONG = bool(os.environ.get("TABLEE_TEST_LONG"))


def effort(usual: int, long: int) -> int:
    """Return how often to do something: as usual, or more often in the long tests."""
    return long if IS_LONG else usual
