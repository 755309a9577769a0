"""Measure what a process spends on a move that another process wrote, and on one of its own.

Two sessions share a log in memory: one player commands the first, the other one watches the second,
which follows. Microseconds of processor for a move of Parade for two; there are neither sockets nor
a database, so this is what the two processes do themselves, whatever else the machine is doing.

Run it from the project's folder: `.venv-test/bin/python -m benchmarks.following`.
"""

import argparse
import asyncio
from collections import defaultdict
from hashlib import sha256
from itertools import pairwise
from time import process_time

import msgspec

from tablee.core.state import State
from tablee.session.session import Session
from tablee.session.watcher import Watcher
from tablee.store import LogBatch
from tablee.store.listener import Notification, encode_payloads
from tablee.table.commands import Begin, Opening, Play, Sit
from tablee.table.events import Moved
from tablee.table.handlers import handle_command
from tablee.table.rebuild import decode_line, rebuild_table
from tablee.table.table import PLAYING
from tablee.table.transaction import Transaction, apply_event
from tablee.table.updates import UpdateBuilder
from tablee.wire import TableUpdate, encode_message
from tests.support.entropy import GivenSeeds

TABLE = "T"
PEOPLE = ("ana", "ben")
SECONDS_A_MOVE = 0.01


class MemoryLog:
    """A log that several processes would share."""

    is_shared = True

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.batches: list[LogBatch] = []

    async def append(self, batch: LogBatch) -> None:
        """Keep a batch."""
        self.bodies += batch.bodies
        self.batches.append(batch)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the bodies behind a number."""
        return self.bodies[after:]


class Clock:
    """Goes on a little with every move."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def seat_people(transaction: Transaction) -> None:
    """Seat two people."""
    for person in PEOPLE:
        handle_command(transaction, person, Sit(person))


async def play(seed: str, watched_by: int, spent: defaultdict[str, float]) -> MemoryLog:
    """Play a game whose commands all come to one process, with one or both players watching it."""
    log, clock = MemoryLog(), Clock()
    session = Session(
        log, TABLE, clock=clock, entropy=GivenSeeds(lambda: seed), on_change=lambda changed: None
    )
    await session.open(PEOPLE[0], Opening("parade", 2), seed, seat_people)
    watchers = [Watcher(person, lambda text: None) for person in PEOPLE]
    for watcher in watchers[:watched_by]:
        session.watchers[watcher] = None
        session.show(await session.load(), watcher)
    await session.command(watchers[0], Begin())
    stage = f"own, {watched_by} watching"
    while (table := await session.load()).status == PLAYING:
        assert table.game is not None
        seat = table.game.waiting()[0]
        move = first_move(table.game.answering(seat).copy())
        (watcher,) = [one for one in watchers if one.guest == table.seats[seat].person]
        command = Play(move, table.version)
        started = process_time()
        await session.command(watcher, command, id=str(table.version))
        spent[stage] += process_time() - started
        spent[f"{stage}: moves"] += 1
        clock.now += SECONDS_A_MOVE
    return log


def first_move(state: State) -> str:
    """Play the first legal action, with the steps that belong to it, and return the move."""
    words: list[str] = []
    while not words or state.midway:
        action = state.legal()[0]
        words.append(state.name(action))
        state.apply(action)
    return " ".join(words)


def follow(log: MemoryLog, spent: defaultdict[str, float]) -> None:
    """Apply a game as the process that did not write it, one part of the work after the other."""
    table = rebuild_table(log.bodies[: _before_moves(log)])
    number = _before_moves(log)
    for batch in log.batches:
        if batch.first <= number:
            continue
        started = process_time()
        payloads = list(encode_payloads("us", [batch]))
        noted = process_time()
        for payload in payloads:
            list(msgspec.json.decode(payload, type=Notification).to_notices())
        heard = process_time()
        lines = [decode_line(body) for body in batch.bodies]
        decoded = process_time()
        applied = [apply_event(table, line) for line in lines]
        done = process_time()
        updates = UpdateBuilder(table, applied).updates_for(1)
        told = process_time()
        for update in updates:
            encode_message(TableUpdate(update))
        encoded = process_time()
        marks = [started, noted, heard, decoded, done, told, encoded]
        for stage, (begin, end) in zip(STAGES, pairwise(marks), strict=True):
            spent[stage] += end - begin
        spent["followed"] += 1


STAGES = [
    "notification written",
    "notification read",
    "line decoded",
    "event applied",
    "update built",
    "update encoded",
]


def _before_moves(log: MemoryLog) -> int:
    """Return the number of the line before the first move."""
    return [type(decode_line(body).event) for body in log.bodies].index(Moved)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    spent: defaultdict[str, float] = defaultdict(float)
    for number in range(games):
        seed = sha256(str(number).encode()).hexdigest()
        for watched_by in (1, 2):
            log = asyncio.run(play(seed, watched_by, spent))
        follow(log, spent)
    for watched_by in (1, 2):
        stage = f"own, {watched_by} watching"
        print(f"| {stage} | {1e6 * spent[stage] / spent[f'{stage}: moves']:.1f} |")
    for stage in STAGES:
        print(f"| {stage} | {1e6 * spent[stage] / spent['followed']:.1f} |")
    print(f"| followed, in all | {1e6 * sum(spent[s] for s in STAGES) / spent['followed']:.1f} |")


if __name__ == "__main__":
    main()
