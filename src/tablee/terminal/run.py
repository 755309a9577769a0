"""Entry points of the terminal: play or join a table, in lines or on a screen."""

import asyncio
import secrets
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from tablee.client.guest import TableAddress, parse_link
from tablee.client.remote import RemoteTable, join_table
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog
from tablee.session.file_log import FileLog
from tablee.table.commands import Opening
from tablee.terminal.labels import Labels
from tablee.terminal.line_input import LineInput
from tablee.terminal.local import PACE, LocalTable, new_table
from tablee.terminal.picker import PickerEntry, interrupted_games, picker_entries, tables_folder
from tablee.terminal.plain import PlainTable
from tablee.workers import WorkerPool

if TYPE_CHECKING:
    from tablee.terminal.app import TableeApp


class PlayOptions(NamedTuple):
    """The options of `tablee play`."""

    game: str | None
    lay: Callable[[str], Opening]
    """Returns the opening of a table of a game."""
    name: str
    level: str
    seed: str | None
    is_new: bool
    is_old: bool


def open_entry(options: PlayOptions, entry: PickerEntry) -> FileLog:
    """Return the log of the chosen table; a new one is created."""
    if entry.path is not None:
        return FileLog(entry.path)
    seed = (
        secrets.token_hex(32) if options.seed is None else sha256(options.seed.encode()).hexdigest()
    )
    opening = options.lay(entry.game)
    return new_table(tables_folder(), opening, name=options.name, level=options.level, seed=seed)


def offered_entries(options: PlayOptions, texts: Catalog) -> list[PickerEntry]:
    """Return the entries to choose from; a single one needs no choice.

    Raises:
        GameError: `nothing_kept`.
    """
    entries = picker_entries(texts, options.game)
    if options.is_old:
        entries = [entry for entry in interrupted_games(texts, options.game) if not entry.damaged][
            :1
        ]
        if not entries:
            raise GameError("nothing_kept")
    elif options.is_new:
        entries = [entry for entry in entries if entry.path is None]
    return entries


def play_plain(options: PlayOptions, texts: Catalog) -> None:
    """Play in plain lines."""
    asyncio.run(_play_plain(options, texts))


async def _play_plain(options: PlayOptions, texts: Catalog) -> None:
    lines = LineInput(0)
    entry = await _picked(offered_entries(options, texts), texts, lines)
    if entry is None:
        return
    pace = PACE if sys.stdin is not None and sys.stdin.isatty() else 0.0
    transport = LocalTable(open_entry(options, entry), WorkerPool(1), pace=pace)
    try:
        await transport.open()
        await PlainTable(transport, Labels(texts, transport.mirror), lines).run()
    finally:
        await transport.close()
        _say_goodbye(transport, texts)


def play_screen(options: PlayOptions, texts: Catalog) -> None:
    """Play on a screen.

    Raises:
        GameError: there is no such table.
    """
    from tablee.terminal.app import TableeApp  # noqa: PLC0415 - what lines do not need

    workers = WorkerPool(1)
    workers.start()
    app = TableeApp(
        texts,
        offered_entries(options, texts),
        lambda entry: LocalTable(open_entry(options, entry), workers),
    )
    try:
        app.run()
    finally:
        workers.close()
    if app.refused is not None:
        raise app.refused
    if isinstance(app.transport, LocalTable):
        _say_goodbye(app.transport, texts)
    _check(app)


def join(url: str, texts: Catalog, *, name: str, plain: bool) -> None:
    """Take a seat at a table of a server, or watch it.

    Raises:
        GameError: there is no such table.
    """
    address = parse_link(url)
    if plain:
        asyncio.run(_join_plain(address, texts, name))
        return
    from tablee.terminal.app import TableeApp  # noqa: PLC0415 - what lines do not need

    transport = asyncio.run(join_table(address, name))
    app = TableeApp(texts, [PickerEntry(transport.mirror.slug, "")], lambda entry: transport)
    app.run()
    _say_where(transport, texts)
    _check(app)


def _check(app: "TableeApp") -> None:
    """Exit with the code of an app that crashed."""
    if app.return_code:
        sys.exit(app.return_code)


async def _join_plain(address: TableAddress, texts: Catalog, name: str) -> None:
    transport = await join_table(address, name)
    try:
        await transport.open()
        await PlainTable(transport, Labels(texts, transport.mirror), LineInput(0)).run()
    finally:
        await transport.close()
        _say_where(transport, texts)


def _say_where(transport: RemoteTable, texts: Catalog) -> None:
    if transport.mirror.you != NOBODY and not transport.mirror.is_over:
        print(texts.text("terminal-goodbye"), flush=True)


def _say_goodbye(transport: LocalTable, texts: Catalog) -> None:
    if not transport.mirror.is_over:
        print(texts.text("terminal-kept"), flush=True)
    elif transport.record is not None:
        print(texts.text("terminal-recorded", file=transport.record), flush=True)


async def _picked(found: list[PickerEntry], texts: Catalog, lines: LineInput) -> PickerEntry | None:
    if len(found) == 1:
        return found[0]
    print(texts.text("terminal-pick"))
    for number, entry in enumerate(found, start=1):
        print(f"{number:>3}. {entry.label}")
    while True:
        print(texts.text("terminal-pick-number"), end=" > ", flush=True)
        line = await lines.next()
        if not line:
            print()
            return None
        if line.isdecimal() and 1 <= int(line) <= len(found):
            return found[int(line) - 1]
