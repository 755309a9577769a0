"""What is counted with every move: quickly, and told to Prometheus when it asks.

The counters of its client take a lock and look at labels and buckets each time, for threads that we
do not have: only the loop counts here.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; what takes longer than the last is counted, too."""


class Kinds:
    """How often each kind of something was done."""

    def __init__(self, name: str, said: str, label: str) -> None:
        self._about = (name, said, label)
        self._counts: dict[str, int] = {}

    def count(self, kind: str) -> None:
        """Count one more."""
        self._counts[kind] = self._counts.get(kind, 0) + 1

    def collect(self) -> Iterator[Metric]:
        """Tell Prometheus."""
        name, said, label = self._about
        family = CounterMetricFamily(name, said, labels=[label])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class Durations:
    """How long something took, each time."""

    def __init__(self, name: str, said: str) -> None:
        self._about = (name, said)
        self._sum = 0.0
        self._counts = [0] * (len(BOUNDS) + 1)

    def count(self, seconds: float) -> None:
        """Count one more."""
        self._sum += seconds
        self._counts[bisect_left(BOUNDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Tell Prometheus, which counts what took so long or less."""
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        family = HistogramMetricFamily(*self._about)
        family.add_metric([], buckets, self._sum)
        yield family
