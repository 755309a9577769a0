"""Prometheus collectors for hot paths: a counter and a histogram without locks.

Those of `prometheus_client` lock and look up labels each time; here only the event loop counts.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets in seconds; a last one has none."""


class LabeledCounter:
    """A counter with one label."""

    def __init__(self, name: str, documentation: str, label: str) -> None:
        self._description = (name, documentation, label)
        self._counts: dict[str, int] = {}

    def count(self, kind: str) -> None:
        """Count one event of a kind."""
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def collect(self) -> Iterator[Metric]:
        """Export as a Prometheus counter."""
        name, documentation, label = self._description
        family = CounterMetricFamily(name, documentation, labels=[label])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class FastHistogram:
    """A histogram of durations."""

    def __init__(self, name: str, documentation: str) -> None:
        self._description = (name, documentation)
        self._sum = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def count(self, seconds: float) -> None:
        """Count one event that took this long."""
        self._sum += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Export as a cumulative Prometheus histogram."""
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(*self._description)
        family.add_metric([], buckets, self._sum)
        yield family
