"""Headless screens of tables, and their contents."""

from textual.pilot import Pilot

from tablee.core.setup import Setup
from tablee.i18n import catalog
from tablee.registry import find
from tablee.table.commands import Opening
from tablee.terminal.app import TableeApp
from tablee.terminal.local import LocalTable, new_table
from tablee.terminal.picker import PickerEntry, tables_folder
from tablee.terminal.table import TableScreen
from tablee.workers import WorkerPool

OPTIONS: dict[str, dict[str, int]] = {"hermine": {"fixed_manches": 1}}
"""Options that keep games short."""


def open_local_table(
    slug: str, seats: int, *, seed: str = "seed", level: str = "novice"
) -> LocalTable:
    """Open a local table for Ana and bots that answer at once."""
    setup = Setup(find(slug), seats, OPTIONS.get(slug, {}))
    opening = Opening(slug, seats, setup.options)
    log = new_table(tables_folder(), opening, name="Ana", level=level, seed=seed)
    return LocalTable(log, WorkerPool(1), pace=0)


def app_for(transport: LocalTable, language: str = "en") -> TableeApp:
    """Return the program with a table."""
    entry = PickerEntry(transport.mirror.slug, "")
    return TableeApp(catalog(language), [entry], lambda chosen: transport)


def table_screen(pilot: Pilot[str]) -> TableScreen:
    """Return the screen of the table."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def screen_rows(pilot: Pilot[str]) -> list[str]:
    """Return the rows of the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return [strip.text.rstrip() for strip in strips]
