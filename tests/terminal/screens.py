"""Tables on a screen that nobody sees, and what stands on it."""

from textual.pilot import Pilot

from tablee.boxes import find
from tablee.i18n import catalog
from tablee.records import Setup
from tablee.table.commands import Opening
from tablee.terminal.app import TableeApp
from tablee.terminal.local import Local, new_table
from tablee.terminal.picking import Offer, folder
from tablee.terminal.table import TableScreen
from tablee.thinking import Thinking

OPTIONS: dict[str, dict[str, int]] = {"hermine": {"fixed_manches": 1}}
"""So that no game takes longer than it must."""


def laid(slug: str, seats: int, *, seed: str = "seed", level: str = "novice") -> Local:
    """A table of our own, with Ana and bots that do not make her wait."""
    setup = Setup(find(slug), seats, OPTIONS.get(slug, {}))
    opening = Opening(slug, seats, setup.options)
    kept = new_table(folder(), opening, name="Ana", level=level, seed=seed)
    return Local(kept, Thinking(1), pace=0)


def app_for(link: Local, language: str = "en") -> TableeApp:
    """The program, which has come to a table."""
    offer = Offer(link.seen.slug, "")
    return TableeApp(catalog(language), [offer], lambda chosen: link)


def table_of(pilot: Pilot[None]) -> TableScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def rows_of(pilot: Pilot[None]) -> list[str]:
    """What stands on the screen, row by row."""
    strips = pilot.app.screen._compositor.render_strips()
    return [strip.text.rstrip() for strip in strips]
