"""Bots of another installed version of Tablée, as opponents of ours.

Install a wheel of that version in an environment of its own, and name its Python:

    export TABLEE_FROZEN=/somewhere/venv/bin/python PYTHONPATH=benchmarks
    tablee arena high-society --seats 3 --bots master,frozen:master

The other version runs this file in a process of its own. It is told what the seat sees, as lines
of JSON, and answers with an action: it knows no more than any bot, and our package nothing of it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from tablee.bots.levels import bot
from tablee.core.state import State, fields, restore_fields
from tablee.core.views import View
from tablee.core.zones import Zone

PYTHON = "TABLEE_FROZEN"


def encode(value: object) -> object:
    """Return a field of a state as plain data."""
    if isinstance(value, Zone):
        barred = [card for card, flag in enumerate(value.barred_flags()) if flag]
        return {"zone": [value.name, value.owner, value.viewer, list(value.cards), barred]}
    if isinstance(value, list):
        return [encode(item) for item in value]
    return {"bytes": value.hex()} if isinstance(value, bytes) else value


def decode(data: Any) -> object:
    """Return the field of a state that plain data stands for."""
    if isinstance(data, list):
        return [decode(item) for item in data]
    if not isinstance(data, dict):
        return data
    if "bytes" in data:
        return bytes.fromhex(data["bytes"])
    name, owner, viewer, cards, barred = data["zone"]
    zone = Zone(name, owner=owner, viewer=viewer)
    for card in cards:
        zone.add(card)
    for card in barred:
        zone.bar(card)
    return zone


def describe(view: View) -> dict[str, object]:
    """Return a view as plain data."""
    kind = type(view.state)
    held = {name: encode(value) for name, value in fields(view.state).items()}
    return {"class": [kind.__module__, kind.__name__], "seat": view.seat, "fields": held}


def rebuild(data: dict[str, Any]) -> View:
    """Return the view that plain data stands for."""
    module, name = data["class"]
    held = {name: decode(value) for name, value in data["fields"].items()}
    state = restore_fields(getattr(import_module(module), name), held)
    assert isinstance(state, State)
    return View(data["seat"], state)


class FrozenBot:
    """A bot by its name in the other version."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed

    def choose(self, view: View) -> int:
        """Ask the other version for its choice."""
        asked = {"bot": self._name, "seed": self._seed, **describe(view)}
        worker = start_worker()
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(asked) + "\n")
        worker.stdin.flush()
        return int(worker.stdout.readline())


@cache
def start_worker() -> subprocess.Popen[str]:
    """Start the process of the other version, which ends when its input does."""
    python = os.environ[PYTHON]
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pipe = subprocess.PIPE
    return subprocess.Popen([python, __file__], stdin=pipe, stdout=pipe, text=True, env=alone)


def _make(name: str) -> Callable[[int], FrozenBot]:
    return lambda seed: FrozenBot(name, seed)


greedy, casual, club, expert, master = map(_make, ("greedy", "casual", "club", "expert", "master"))


def serve() -> None:
    """Answer views with actions, one a line."""
    for line in sys.stdin:
        asked = json.loads(line)
        print(bot(asked["bot"], asked["seed"]).choose(rebuild(asked)), flush=True)


if __name__ == "__main__":
    serve()
