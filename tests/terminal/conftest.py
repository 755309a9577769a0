"""Fixture: a state folder for each test, and bots that think in the same process."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.workers import WorkerPool


async def _run_inline(workers: WorkerPool, task: Callable[..., object], *args: object) -> object:
    return task(*args)


@pytest.fixture(autouse=True)
def state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the state folder of this test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TABLEE_LANG", "en")
    monkeypatch.setattr(WorkerPool, "run", _run_inline)
    return tmp_path / "tablee"
