"""What the server counts, for Prometheus; and what it did not expect, for the log."""

import logging

from prometheus_client import REGISTRY, Counter, Gauge, Histogram

from tablee.server.tallies import Durations, Kinds

LOG = logging.getLogger("tablee")

DONE = Kinds("tablee_commands_done", "Commands that were carried out", "command")
REFUSED = Counter("tablee_commands_refused", "Messages that were refused", ["code"])
SOCKETS = Gauge("tablee_sockets", "Clients that are connected")
TABLES = Gauge("tablee_tables_loaded", "Tables that are held in memory")
KEEPING = Durations("tablee_keeping_seconds", "Time from a command to the disk")
THINKING = Histogram("tablee_thinking_seconds", "Time that bots waited and thought", ["level"])
UNFORESEEN = Counter("tablee_unforeseen_errors", "Errors that nobody expected")
for tally in (DONE, KEEPING):
    REGISTRY.register(tally)

__all__ = ["DONE", "KEEPING", "REFUSED", "REGISTRY", "SOCKETS", "TABLES", "THINKING", "unforeseen"]


def unforeseen(error: BaseException) -> None:
    """Note an error that should not be; where it happened is logged, never what it was about.

    What an error says may name a card or a person, so only its kind and its place are written.
    """
    UNFORESEEN.inc()
    places = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    LOG.error("unforeseen %s at %s", type(error).__name__, " > ".join(places))
