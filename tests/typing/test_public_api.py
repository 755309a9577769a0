"""The typed example runs, and leaves out nothing that the package offers."""

import re
from pathlib import Path

import tablee
from tests.typing import public_api


def test_the_typed_example_runs(tmp_path: Path) -> None:
    assert public_api.main(tmp_path)[0] == "The cards are dealt."


def test_the_typed_example_uses_everything_that_is_public() -> None:
    used = set(re.findall(r"tablee\.(\w+)", Path(public_api.__file__).read_text("utf-8")))
    assert set(tablee.__all__) <= used


def test_the_typed_example_uses_everything_of_a_match() -> None:
    used = set(re.findall(r"\.(\w+)", Path(public_api.__file__).read_text("utf-8")))
    public = {name for name in vars(tablee.Match) if not name.startswith("_")}
    assert public - used == {"state"}, "the truth, which is nothing for callers to rely on"
