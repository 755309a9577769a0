"""A table of our own: one person, bots, and no server."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import monotonic, time
from zlib import crc32

import msgspec

from tablee.core.errors import GameError
from tablee.core.views import view
from tablee.table import facts
from tablee.table.commands import Asked, Begin, Invite, Look, Opening, Propose, Sit
from tablee.table.decide import handle
from tablee.table.facts import Entry
from tablee.table.going import Going, Happening, thinkers
from tablee.table.moving import bot_plays, check_playing, look
from tablee.table.news import Telling
from tablee.table.rewinding import last_move
from tablee.table.shapes import Choice
from tablee.table.sight import sight
from tablee.table.table import OVER, Table
from tablee.terminal.kept import Kept
from tablee.terminal.link import Link
from tablee.terminal.seen import Seen
from tablee.thinking import Thinking, give_advice, think
from tablee.wire.telling import Candidate

YOU = "you"
"""The only person here."""
PACE = 0.5
"""How many seconds a bot takes at least, so that a person can follow."""

TROUBLED = 2.0
"""Seconds before a bot tries again what could not be written."""


def new_table(folder: Path, opening: Opening, *, name: str, level: str, seed: str) -> Kept:
    """Lay a table for one person and bots, and write it down.

    Raises:
        GameError: the game cannot be played so, or nothing can be written.
    """
    opened = Entry(time(), facts.Opened("local", YOU, opening, seed))
    table = Table(opened)
    going = Going(table, opened.at, str)
    wishes: list[Asked] = [Sit(name), *(Invite(n, level) for n in range(1, opening.seats)), Begin()]
    for command in wishes:
        handle(going, YOU, command)
    return Kept.new(folder, [opened, *(happening.entry for happening in going.happenings)])


class Local(Link):
    """A table in this process. What a seat is told here is what it would be told over a wire."""

    def __init__(self, kept: Kept, thinking: Thinking, *, pace: float = PACE) -> None:
        super().__init__()
        self.record: Path | None = None
        """Where the last game is kept that was played to its end."""
        self._kept = kept
        self._thinking = thinking
        self._pace = pace
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._table = kept.load()
        self.seen = Seen(sight(self._table, self._seat))

    @property
    def _seat(self) -> int:
        seat = self._table.seat_of(YOU)
        assert seat is not None, "we never get up from our own table"
        return seat

    async def open(self) -> None:
        """Let the bots play if it is their turn."""
        self._mind()

    async def close(self) -> None:
        """Put the table away; if its game is over, there is nothing to come back to."""
        for bot in self._bots.values():
            bot.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        self._thinking.close()
        if self._table.status == OVER:
            self._kept.remove()
        self._kept.close()

    async def ask(self, command: Asked) -> None:
        """Do it."""
        if isinstance(command, Propose) and command.plan == "undo":
            self._act(self._take_back)
        else:
            self._act(lambda going: handle(going, YOU, command))

    def _take_back(self, going: Going) -> None:
        """Take the last move back, whatever was seen since: bots do not mind."""
        check_playing(going)
        going.do(facts.Undone(last_move(going.play, self._seat)))

    async def look(self, move: str) -> list[Choice]:
        """How a move can go on."""
        return look(self._table, YOU, Look(move, self.seen.version)).choices

    async def hint(self) -> list[Candidate]:
        """What a bot thinks of our moves."""
        table, seat = self._table, self._seat
        look(table, YOU, Look("", self.seen.version))
        assert table.play is not None, "a seat is asked"
        shown = view(table.play.asked()[seat], seat)
        advice = await self._thinking.about(give_advice, shown, self._chance(seat))
        return msgspec.convert(advice["candidates"], list[Candidate])

    def _chance(self, seat: int) -> int:
        """A number that is the same if the same game comes to the same point."""
        return crc32(f"{self._table.seed}|{self._table.number}|{seat}".encode()) >> 1

    def _act(self, change: Callable[[Going], None]) -> None:
        table = self._table
        going = Going(table, time(), lambda: _next_seed(table), person=YOU)
        change(going)
        if going.happenings:
            self._keep(going.happenings)
            self._tell(going.happenings)
        self._mind()

    def _keep(self, happenings: list[Happening]) -> None:
        """Write down what happened; what cannot be written has not happened."""
        try:
            self._kept.append([happening.entry for happening in happenings])
        except GameError:
            self._table = self._kept.load()
            raise
        if any(isinstance(happening.entry.fact, facts.Ended) for happening in happenings):
            with suppress(GameError):
                self.record = self._kept.finish(self._table)

    def _tell(self, happenings: list[Happening]) -> None:
        seat = self._seat
        if seat != self.seen.you:
            self.seen.show(sight(self._table, seat))
            self.on_news(None)
            return
        for change in Telling(self._table, happenings).changes(seat):
            assert self.seen.fold(change), "nothing is missed in one's own house"
            self.on_news(change)

    def _mind(self) -> None:
        """Let the bots think that are asked."""
        for seat, level in thinkers(self._table).items():
            if seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._bot(seat, level))

    async def _bot(self, seat: int, level: str) -> None:
        began, table = monotonic(), self._table
        assert table.play is not None, "a bot is asked"
        state, version = table.play.asked()[seat].copy(), table.version
        try:
            names = await self._thinking.about(think, level, self._chance(seat), state, seat)
            await asyncio.sleep(max(0.0, began + self._pace - monotonic()))
            self._bots.pop(seat)
            self._act(lambda going: bot_plays(going, seat, names, version))
        except GameError as error:  # we took a move back meanwhile, or the disk is full
            self._bots.pop(seat, None)
            if error.code != "stale":
                self.trouble = error
                self.on_news(None)
                await asyncio.sleep(TROUBLED)
            self._mind()


def _next_seed(table: Table) -> str:
    """The seed after this one: with the same first seed an evening goes the same way."""
    return sha256(table.seed.encode()).hexdigest()
