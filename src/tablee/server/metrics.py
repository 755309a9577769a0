"""Prometheus metrics of the server, and the log of unforeseen errors."""

from contextlib import AbstractContextManager

from prometheus_client import REGISTRY, Counter, Gauge, Histogram

from tablee.server.fast_metrics import FastHistogram, LabeledCounter
from tablee.session.monitor import Monitor
from tablee.session.monitor import log_unforeseen as log_error

DONE = LabeledCounter("tablee_commands_done", "Commands that were carried out", "command")
REFUSED = Counter("tablee_commands_refused", "Messages that were refused", ["code"])
SOCKETS = Gauge("tablee_sockets", "Clients that are connected")
TABLES = Gauge("tablee_tables_loaded", "Tables that are held in memory")
KEEPING = FastHistogram("tablee_keeping_seconds", "Time from a command to the disk")
THINKING = Histogram("tablee_thinking_seconds", "Time that bots waited and thought", ["level"])
UNFORESEEN = Counter("tablee_unforeseen_errors", "Errors that nobody expected")
for metric in (DONE, KEEPING):
    REGISTRY.register(metric)


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
