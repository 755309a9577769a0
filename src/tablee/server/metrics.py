"""Prometheus metrics of the server, and the log of unforeseen errors."""

from contextlib import AbstractContextManager
from typing import get_args

from prometheus_client import Counter, Gauge, Histogram

from tablee.session.monitor import Monitor
from tablee.session.monitor import log_unforeseen as log_error
from tablee.table.commands import AnyCommand

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets of times."""
_DONE = Counter("tablee_commands_done", "Commands that were carried out", ["command"])
DONE = {kind: _DONE.labels(kind.__name__) for kind in get_args(AnyCommand)}
"""Counters by kind of command."""
REFUSED = Counter("tablee_commands_refused", "Messages that were refused", ["code"])
SOCKETS = Gauge("tablee_sockets", "Clients that are connected")
TABLES = Gauge("tablee_tables_loaded", "Tables that are held in memory")
KEEPING = Histogram("tablee_keeping_seconds", "Time from a command to the disk", buckets=SECONDS)
THINKING = Histogram("tablee_thinking_seconds", "Time that bots waited and thought", ["level"])
UNFORESEEN = Counter("tablee_unforeseen_errors", "Errors that nobody expected")


def log_unforeseen(error: BaseException) -> None:
    """Count and log an error that should not happen."""
    UNFORESEEN.inc()
    log_error(error)


class PrometheusMonitor(Monitor):
    """Reports on sessions to Prometheus."""

    def thinking(self, level: str) -> AbstractContextManager[object]:
        """Time the thinking of a bot, by level."""
        return THINKING.labels(level).time()

    def unforeseen(self, error: BaseException) -> None:
        """Count and log an error."""
        log_unforeseen(error)
