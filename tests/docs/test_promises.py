"""The page about promises names tests that exist."""

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2]
PAGE = (HOUSE / "docs" / "concepts" / "promises.md").read_text("utf-8")
TEST = r"`([\w/]+\.(?:py|test\.ts))`"


def test_every_promise_names_tests_that_are_there() -> None:
    rows = [
        line.split(" | ") for line in PAGE.splitlines() if line.startswith("| ") and "`" in line
    ]
    named = [re.findall(TEST, row[1]) for row in rows]
    assert len(named) > 10
    for first, *others in named:
        folder = (HOUSE / first).parent
        files = [HOUSE / name if "/" in name else folder / name for name in (first, *others)]
        assert [file for file in files if not file.is_file()] == []
