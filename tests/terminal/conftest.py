"""Every test has a home of its own, and bots that think where they stand."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.thinking import Thinking


async def _at_once(thinking: Thinking, thought: Callable[..., object], *how: object) -> object:
    return thought(*how)


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where this test keeps its tables."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TABLEE_LANG", "en")
    monkeypatch.setattr(Thinking, "about", _at_once)
    return tmp_path / "tablee"
