"""Event store: the log of every table, finished games and names, in SQLite or PostgreSQL."""

from tablee.store.models import (
    Conflict,
    FinishedGame,
    KeptReview,
    LogBatch,
    Notice,
    SummarizedPlayer,
    TableSummary,
)
from tablee.store.store import Store

__all__ = [
    "Conflict",
    "FinishedGame",
    "KeptReview",
    "LogBatch",
    "Notice",
    "Store",
    "SummarizedPlayer",
    "TableSummary",
]
