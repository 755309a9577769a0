"""Commands start fast: they import only what they need. Modules are counted; seconds vary."""

import json
import subprocess
import sys
from argparse import Namespace
from typing import get_type_hints

import pytest

from tablee.cli.commands import COMMANDS
from tablee.cli.parser import Subcommand
from tablee.i18n import Catalog

SCRIPT = """
import sys
known = set(sys.modules)
from tablee.cli import main
try:
    main(sys.argv[1:])
except SystemExit as stopped:
    assert not stopped.code
import json
print(json.dumps(sorted(set(sys.modules) - known)), file=sys.stderr)
"""
ROOMS = {"cli", "core", "games", "i18n", "registry"}
"""All rooms of ours that games and their rules need."""
HEAVY = (
    *("alembic", "asyncio", "babel", "fluent", "httpx", "joblib", "markdown_it", "msgspec"),
    *("multiprocessing", "numpy", "pygments", "rich.markdown", "rich.progress", "rich.syntax"),
    *("sqlalchemy", "starlette", "textual", "typing_extensions", "uvicorn", "websockets"),
)
"""Packages that none of these commands needs, and that would take longer than the rest."""
PLAIN, TABLE = 170, 245
"""Most modules of a command that prints text, and of one that draws a table: a tenth more than the
155 and 222 that there are, most of them Python's own. Help that imports every command takes 700."""
MAX_MODULES = {
    "--help": PLAIN,
    "--version": PLAIN,
    "arena --help": PLAIN,
    "rules parade": PLAIN,
    "rules paradox": PLAIN,
    "games": TABLE,
    "games --json": TABLE,
    "": TABLE,
}


def imported_by(command: str) -> set[str]:
    """Run a command in a new interpreter and return the modules that it imported."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *command.split()], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stderr.splitlines()[-1]))


@pytest.mark.parametrize("command", MAX_MODULES)
def test_a_command_imports_only_what_it_needs(command: str) -> None:
    modules = imported_by(command)
    ours = {name.split(".")[1] for name in modules if name.startswith("tablee.")}
    assert ours == ROOMS
    assert [name for name in modules if f"{name}.".startswith(tuple(f"{x}." for x in HEAVY))] == []
    assert len(modules) <= MAX_MODULES[command]


@pytest.mark.parametrize("command", COMMANDS, ids=[command.name for command in COMMANDS])
def test_every_command_names_a_module_that_runs_it(command: Subcommand) -> None:
    run = command.load()
    assert get_type_hints(run) == {"choices": Namespace, "texts": Catalog, "return": type(None)}
