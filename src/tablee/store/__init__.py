"""What is kept: the log of every table, finished games, names; SQLite, or PostgreSQL by URL."""

from tablee.store.kept import Batch, Conflict, Finished, Head, Notice
from tablee.store.store import Store

__all__ = ["Batch", "Conflict", "Finished", "Head", "Notice", "Store"]
