"""Readings of the server's own metrics."""

from prometheus_client import REGISTRY


def unforeseen_errors() -> float:
    """Return how many errors were counted that should not happen."""
    count = REGISTRY.get_sample_value("tablee_unforeseen_errors_total")
    assert count is not None
    return count


def loaded_tables() -> float | None:
    """Return how many tables are counted as held in memory."""
    return REGISTRY.get_sample_value("tablee_tables_loaded")


def connected_sockets() -> float | None:
    """Return how many sockets are counted as connected."""
    return REGISTRY.get_sample_value("tablee_sockets")
