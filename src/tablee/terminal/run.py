"""Entry points of the terminal: play or join a table, in lines or on a screen."""

import asyncio
import secrets
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee.client.guest import TableAddress, parse_link
from tablee.client.remote import RemoteTable, join_table
from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog
from tablee.lessons import read_lesson
from tablee.records import load
from tablee.registry import find
from tablee.session.file_log import FileLog
from tablee.table.commands import Opening
from tablee.table.continuation import Continuation
from tablee.terminal.labels import Labels
from tablee.terminal.line_input import LineInput
from tablee.terminal.local import PACE, LocalTable, new_continuation, new_lesson, new_table
from tablee.terminal.picker import (
    PickerEntry,
    find_interrupted_lesson,
    interrupted_games,
    picker_entries,
    tables_folder,
)
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
    first: int | None = None
    """The seat that begins; without one it is drawn."""


def open_entry(options: PlayOptions, entry: PickerEntry) -> FileLog:
    """Return the log of the chosen table; a new one is created."""
    if entry.path is not None:
        return FileLog(entry.path)
    seed = (
        secrets.token_hex(32) if options.seed is None else sha256(options.seed.encode()).hexdigest()
    )
    opening = options.lay(entry.game)
    return new_table(
        tables_folder(),
        opening,
        name=options.name,
        level=options.level,
        seed=seed,
        first=options.first,
    )


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
    if entry is not None:
        await _run_plain(open_entry(options, entry), texts, lines)


async def _run_plain(log: FileLog, texts: Catalog, lines: LineInput | None = None) -> None:
    """Play at a table of our own in plain lines; after a lesson to its end, once more."""
    lines = lines or LineInput(0)
    pace = PACE if sys.stdin is not None and sys.stdin.isatty() else 0.0
    transport = LocalTable(log, WorkerPool(1), pace=pace)
    try:
        await transport.open()
        table = PlainTable(transport, Labels(texts, transport.mirror), lines)
        await table.run()
        if transport.mirror.lesson and transport.mirror.is_over and await table.wants_again():
            await table.run()
    finally:
        await transport.close()
        _say_goodbye(transport, texts)
    await _offer_review(transport, texts, lines)


def play_screen(options: PlayOptions, texts: Catalog) -> None:
    """Play on a screen.

    Raises:
        GameError: there is no such table.
    """
    _run_screen(offered_entries(options, texts), partial(open_entry, options), texts)


def _run_screen(
    entries: list[PickerEntry], open_log: Callable[[PickerEntry], FileLog], texts: Catalog
) -> None:
    """Play at a table of our own on a screen."""
    from tablee.terminal.app import TableeApp  # noqa: PLC0415 - what lines do not need

    workers = WorkerPool(1)
    workers.start()
    app = TableeApp(texts, entries, lambda entry: LocalTable(open_log(entry), workers))
    try:
        following = app.run()
    finally:
        workers.close()
    if app.refused is not None:
        raise app.refused
    if isinstance(app.transport, LocalTable):
        _say_goodbye(app.transport, texts)
    _check(app)
    if following is not None and isinstance(app.transport, LocalTable) and app.transport.record:
        review_file(app.transport.record, app.transport.mirror.you, texts)


def review_file(file: Path, seat: int, texts: Catalog) -> None:
    """Review a record in lines, with questions.

    Raises:
        GameError: the game is not over.
    """

    async def review() -> None:
        await _review(file, seat, texts, LineInput(0))

    asyncio.run(review())


def learn(slug: str, texts: Catalog, *, name: str, is_new: bool, plain: bool) -> None:
    """Take the lesson of a game, or go on with one that was interrupted.

    Raises:
        GameError: `unknown_game`, `no_lesson`, `bad_lesson`.
    """
    read_lesson(find(slug).slug)
    path = None if is_new else find_interrupted_lesson(slug)

    def open_log() -> FileLog:
        if path is not None:
            return FileLog(path)
        return new_lesson(tables_folder(), slug, name=name, seed=secrets.token_hex(32))

    if plain:
        asyncio.run(_run_plain(open_log(), texts))
    else:
        _run_screen([PickerEntry(slug, "")], lambda entry: open_log(), texts)


def play_on(moment: Continuation, texts: Catalog, *, name: str, level: str, plain: bool) -> None:
    """Play on against bots from a moment of a finished game; it is kept like any other.

    Raises:
        GameError: the level is not known.
    """
    print(texts.text("terminal-review-dealt"), flush=True)

    def open_log() -> FileLog:
        seed = secrets.token_hex(32)
        return new_continuation(tables_folder(), moment, name=name, level=level, seed=seed)

    if plain:
        asyncio.run(_run_plain(open_log(), texts))
    else:
        _run_screen([PickerEntry(moment.opening.game, "")], lambda entry: open_log(), texts)


async def _offer_review(transport: LocalTable, texts: Catalog, lines: LineInput) -> None:
    """Ask whether the game that is over shall be reviewed."""
    if transport.record is None or not transport.mirror.is_over:
        return
    print(texts.text("terminal-review-offer"), end=" > ", flush=True)
    answer = await lines.next()
    if answer is not None and answer.lower() in (texts.text("terminal-command-yes"), "yes"):
        await _review(transport.record, transport.mirror.you, texts, lines)


async def _review(file: Path, seat: int, texts: Catalog, lines: LineInput) -> None:
    """Review a record, and go through it."""
    from tablee.terminal.review import (  # noqa: PLC0415 - what a game does not need
        go_through,
        make_review,
    )

    record = load(file)
    print(texts.text("terminal-review-working"), flush=True)
    review = await asyncio.to_thread(make_review, record, seat, lambda status: None)
    await go_through(record, review, texts, file=str(file), lines=lines)


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
        is_lesson = transport.mirror.lesson is not None
        kept = "terminal-kept-lesson" if is_lesson else "terminal-kept"
        print(texts.text(kept, game=transport.mirror.slug), flush=True)
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
