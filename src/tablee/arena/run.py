"""Playing the games of a run: in processes of this machine, or on a cluster by its address."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple

from joblib import Parallel, delayed

from tablee.arena.games import Result, Task, play
from tablee.arena.journal import Head, Journal, code_digest
from tablee.arena.lineups import lineups
from tablee.bots.levels import bot
from tablee.core.errors import GameError
from tablee.records import Setup

FORMAT = 1
PATIENCE = 10
"""Seconds to wait for a cluster to answer."""


class Run(NamedTuple):
    """A tournament: which bots play how many games of what, from which seed."""

    setup: Setup
    bots: list[str]
    games: int
    seed: int = 0

    def check(self) -> None:
        """Refuse bots that are not known, and fewer than two.

        Raises:
            GameError: `unknown_bot` or `few_bots`.
        """
        for name in self.bots:
            bot(name)
        if len(set(self.bots)) < 2:  # noqa: PLR2004 - nobody plays against itself
            raise GameError("few_bots", bots=", ".join(self.bots))

    def head(self) -> Head:
        """What the journal of this run begins with; more games of it are the same run."""
        return Head(
            arena=FORMAT,
            game=self.setup.game.slug,
            seats=self.setup.seats,
            options=dict(self.setup.options),
            bots=list(dict.fromkeys(self.bots)),
            seed=self.seed,
            code=code_digest(self.setup.start()),
        )

    def tasks(self) -> list[Task]:
        """All games, whole deals: as many as were asked for, or the next number that is even."""
        tables = lineups(self.bots, self.setup.start())
        deals = -(-self.games // len(tables))
        return [
            Task(
                number=deal * len(tables) + place,
                game=self.setup.game.slug,
                options=dict(self.setup.options),
                seed=self.seed,
                deal=deal,
                bots=table,
            )
            for deal in range(deals)
            for place, table in enumerate(tables)
        ]


Play = Callable[[Sequence[Task]], Iterator[Result]]
"""Plays tasks somewhere, and gives each result when it is there, in any order."""


def here(jobs: int) -> Play:
    """Play in so many processes of this machine; 0 for as many as it has processors."""

    def play_all(tasks: Sequence[Task]) -> Iterator[Result]:
        if jobs == 1:
            yield from map(play, tasks)
            return
        parallel = Parallel(n_jobs=jobs or -1, return_as="generator_unordered")
        yield from parallel(delayed(play)(task) for task in tasks)

    return play_all


def on_cluster(address: str) -> Play:
    """Play on the workers of a Dask cluster, which have the same Tablée installed.

    Raises:
        GameError: `no_dask`; later `no_cluster` or `cluster_failed`.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise GameError("no_dask", reason=str(error)) from error

    def play_all(tasks: Sequence[Task]) -> Iterator[Result]:
        try:
            client = distributed.Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise GameError("no_cluster", address=address, reason=str(error)) from error
        with client:
            try:
                client.wait_for_workers(1, timeout=PATIENCE)
                futures = client.map(play, tasks, pure=False)
                for future in distributed.as_completed(futures):
                    yield future.result()
            except GameError:
                raise
            except Exception as error:  # whatever goes wrong on other machines
                reason = f"{type(error).__name__}: {error}"
                raise GameError("cluster_failed", address=address, reason=reason) from error

    return play_all


def complete(run: Run, journal: Journal, play_all: Play, tick: Callable[[], None]) -> list[Result]:
    """The results of all games of a run, after playing those that are not in the journal yet."""
    tasks = run.tasks()
    missing = [task for task in tasks if task.number not in journal.results]
    for _ in range(len(tasks) - len(missing)):
        tick()
    if missing:
        for result in play_all(missing):
            journal.add(result)
            tick()
    return [journal.results[task.number] for task in tasks]
