"""From what was asked for on the command line to a table, in lines or on a screen."""

import asyncio
import secrets
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.errors import GameError
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog
from tablee.table.commands import Opening
from tablee.terminal.guest import Address, address_of
from tablee.terminal.kept import Kept
from tablee.terminal.lines import Lines
from tablee.terminal.local import PACE, Local, new_table
from tablee.terminal.picking import Offer, folder, interrupted, offers
from tablee.terminal.plain import Plain
from tablee.terminal.remote import Remote, arrive
from tablee.terminal.words import Words
from tablee.thinking import Thinking

if TYPE_CHECKING:
    from tablee.terminal.app import TableeApp


class Wish(NamedTuple):
    """How somebody wants to play."""

    game: str | None
    lay: Callable[[str], Opening]
    """What a table of a game is to be like."""
    name: str
    level: str
    seed: str | None
    is_new: bool
    is_old: bool


def taken(wish: Wish, offer: Offer) -> Kept:
    """The table that was chosen, laid if it is new."""
    if offer.path is not None:
        return Kept(offer.path)
    seed = secrets.token_hex(32) if wish.seed is None else sha256(wish.seed.encode()).hexdigest()
    opening = wish.lay(offer.game)
    return new_table(folder(), opening, name=wish.name, level=wish.level, seed=seed)


def offered(wish: Wish, texts: Catalog) -> list[Offer]:
    """What there is to choose from; one offer if nothing is left to choose.

    Raises:
        GameError: `nothing_kept`.
    """
    found = offers(texts, wish.game)
    if wish.is_old:
        found = [offer for offer in interrupted(texts, wish.game) if not offer.damaged][:1]
        if not found:
            raise GameError("nothing_kept")
    elif wish.is_new:
        found = [offer for offer in found if offer.path is None]
    return found


def play_plain(wish: Wish, texts: Catalog) -> None:
    """Play in lines."""
    asyncio.run(_play_plain(wish, texts))


async def _play_plain(wish: Wish, texts: Catalog) -> None:
    lines = Lines(0)
    offer = await _picked(offered(wish, texts), texts, lines)
    if offer is None:
        return
    pace = PACE if sys.stdin is not None and sys.stdin.isatty() else 0.0
    link = Local(taken(wish, offer), Thinking(1), pace=pace)
    try:
        await link.open()
        await Plain(link, Words(texts, link.seen), lines).run()
    finally:
        await link.close()
        _say_goodbye(link, texts)


def play_screen(wish: Wish, texts: Catalog) -> None:
    """Play on a screen.

    Raises:
        GameError: there is no such table.
    """
    from tablee.terminal.app import TableeApp  # noqa: PLC0415 - what lines do not need

    thinking = Thinking(1)
    thinking.start()
    app = TableeApp(texts, offered(wish, texts), lambda offer: Local(taken(wish, offer), thinking))
    try:
        app.run()
    finally:
        thinking.close()
    if app.refused is not None:
        raise app.refused
    if isinstance(app.link, Local):
        _say_goodbye(app.link, texts)
    _check(app)


def join(url: str, texts: Catalog, *, name: str, plain: bool) -> None:
    """Sit down at a table of a server, or watch it.

    Raises:
        GameError: there is no such table.
    """
    address = address_of(url)
    if plain:
        asyncio.run(_join_plain(address, texts, name))
        return
    from tablee.terminal.app import TableeApp  # noqa: PLC0415 - what lines do not need

    link = asyncio.run(arrive(address, name))
    app = TableeApp(texts, [Offer(link.seen.slug, "")], lambda offer: link)
    app.run()
    _say_where(link, texts)
    _check(app)


def _check(app: "TableeApp") -> None:
    """Say to the shell if something went wrong that nobody had foreseen."""
    if app.return_code:
        sys.exit(app.return_code)


async def _join_plain(address: Address, texts: Catalog, name: str) -> None:
    link = await arrive(address, name)
    try:
        await link.open()
        await Plain(link, Words(texts, link.seen), Lines(0)).run()
    finally:
        await link.close()
        _say_where(link, texts)


def _say_where(link: Remote, texts: Catalog) -> None:
    if link.seen.you != NOBODY and not link.seen.is_over:
        print(texts.text("terminal-goodbye"), flush=True)


def _say_goodbye(link: Local, texts: Catalog) -> None:
    if not link.seen.is_over:
        print(texts.text("terminal-kept"), flush=True)
    elif link.record is not None:
        print(texts.text("terminal-recorded", file=link.record), flush=True)


async def _picked(found: list[Offer], texts: Catalog, lines: Lines) -> Offer | None:
    if len(found) == 1:
        return found[0]
    print(texts.text("terminal-pick"))
    for number, offer in enumerate(found, start=1):
        print(f"{number:>3}. {offer.said}")
    while True:
        print(texts.text("terminal-pick-number"), end=" > ", flush=True)
        line = await lines.next()
        if not line:
            print()
            return None
        if line.isdecimal() and 1 <= int(line) <= len(found):
            return found[int(line) - 1]
