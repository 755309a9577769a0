"""Runs: play the games of a tournament in local processes or on a Dask cluster."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import NamedTuple

from joblib import Parallel, delayed

from tablee.agents import find_bot
from tablee.arena.journal import Journal, JournalHeader, digest_code
from tablee.arena.lineups import list_alone_lineups, list_lineups
from tablee.arena.match import MatchResult, MatchTask, play_match
from tablee.core.errors import GameError
from tablee.core.setup import Setup

FORMAT = 1
CLUSTER_TIMEOUT = 10
"""Seconds to wait for a cluster to answer."""


class Run(NamedTuple):
    """A tournament: the table, the bots, the number of games, the seed, and how the bots sit."""

    setup: Setup
    bots: list[str]
    games: int
    seed: int = 0
    alone: bool = False  # the first bot alone among each of the others

    def check(self) -> None:
        """Refuse unknown bots, and fewer than two.

        Raises:
            GameError: `unknown_bot`, `bad_agent` or `few_bots`.
        """
        for name in self.bots:
            find_bot(name)
        if len(set(self.bots)) < 2:  # noqa: PLR2004 - nobody plays against itself
            raise GameError("few_bots", bots=", ".join(self.bots))

    def header(self) -> JournalHeader:
        """Return the header of the journal; the number of games is not part of it."""
        return JournalHeader(
            arena=FORMAT,
            game=self.setup.game.slug,
            seats=self.setup.seats,
            options=dict(self.setup.options),
            bots=list(dict.fromkeys(self.bots)),
            seed=self.seed,
            code=digest_code(self.setup.start()),
            alone=self.alone,
        )

    def tasks(self) -> list[MatchTask]:
        """List all games, rounded up to whole deals."""
        list_tables = list_alone_lineups if self.alone else list_lineups
        tables = list_tables(self.bots, self.setup.start())
        deals = -(-self.games // len(tables))
        return [
            MatchTask(
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


Play = Callable[[Sequence[MatchTask]], Iterator[MatchResult]]
"""Plays tasks somewhere and yields their results, in any order."""


def play_here(jobs: int) -> Play:
    """Return a player with this many local processes; 0 for one on each processor."""

    def play_all(tasks: Sequence[MatchTask]) -> Iterator[MatchResult]:
        if jobs == 1:
            yield from map(play_match, tasks)
            return
        parallel = Parallel(n_jobs=jobs or -1, return_as="generator_unordered")
        yield from parallel(delayed(play_match)(task) for task in tasks)

    return play_all


def play_on_cluster(address: str) -> Play:
    """Return a player on the workers of a Dask cluster, which need the same Tablée.

    Raises:
        GameError: `no_dask`; later `no_cluster` or `cluster_failed`.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        raise GameError("no_dask", reason=str(error)) from error

    def play_all(tasks: Sequence[MatchTask]) -> Iterator[MatchResult]:
        try:
            client = distributed.Client(address, timeout=CLUSTER_TIMEOUT)
        except (OSError, ValueError) as error:
            raise GameError("no_cluster", address=address, reason=str(error)) from error
        with client:
            try:
                client.wait_for_workers(1, timeout=CLUSTER_TIMEOUT)
                futures = client.map(play_match, tasks, pure=False)
                for future in distributed.as_completed(futures):
                    yield future.result()
            except GameError:
                raise
            except Exception as error:  # any failure of another machine
                reason = f"{type(error).__name__}: {error}"
                raise GameError("cluster_failed", address=address, reason=reason) from error

    return play_all


def complete(
    run: Run, journal: Journal, play_all: Play, tick: Callable[[], None]
) -> list[MatchResult]:
    """Play the games that the journal lacks, and return the results of all."""
    tasks = run.tasks()
    missing = [task for task in tasks if task.number not in journal.results]
    for _ in range(len(tasks) - len(missing)):
        tick()
    if missing:
        for result in play_all(missing):
            journal.add(result)
            tick()
    return [journal.results[task.number] for task in tasks]
