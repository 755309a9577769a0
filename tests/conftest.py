"""Settings for all tests, and the markers of whole folders."""

import signal
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MARKED_FOLDERS = {
    "arena": "uncompiled",
    "browser": "browser",
    "examples": "installed",
    "score": "uncompiled",
    "store": "uncompiled",
    "system": "installed",
    "terminal": "uncompiled",
}


def pytest_configure() -> None:
    """Let Ctrl-C reach what tests start, even where a shell runs them in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of whole folders, before `-m` selects among them."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in MARKED_FOLDERS:
            item.add_marker(MARKED_FOLDERS[folder])


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run every `async def` test in an asyncio loop of its own."""
    return "asyncio"
