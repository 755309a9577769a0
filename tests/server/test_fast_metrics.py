"""Counters and histograms of the hot path, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, generate_latest

from tablee.server.fast_metrics import BOUNDS, FastHistogram, LabeledCounter


def exported(metric: LabeledCounter | FastHistogram) -> list[str]:
    registry = CollectorRegistry()
    registry.register(metric)
    return generate_latest(registry).decode().splitlines()


def test_every_label_is_counted_apart() -> None:
    done = LabeledCounter("commands", "Commands", "command")
    for kind in ("Play", "Say", "Play"):
        done.count(kind)
    assert exported(done)[2:] == [
        'commands_total{command="Play"} 2.0',
        'commands_total{command="Say"} 1.0',
    ]


def test_the_buckets_of_a_histogram_are_cumulative() -> None:
    keeping = FastHistogram("keeping", "Time")
    for seconds in (0.0005, BOUNDS[0], 0.06, 11.0):
        keeping.count(seconds)
    samples = dict(line.rsplit(" ", 1) for line in exported(keeping) if not line.startswith("#"))
    assert samples['keeping_bucket{le="0.001"}'] == "2.0"
    assert samples['keeping_bucket{le="0.05"}'] == "2.0"
    assert samples['keeping_bucket{le="0.075"}'] == "3.0"
    assert samples['keeping_bucket{le="10.0"}'] == "3.0"
    assert samples['keeping_bucket{le="+Inf"}'] == samples["keeping_count"] == "4.0"
    assert float(samples["keeping_sum"]) == 0.0005 + BOUNDS[0] + 0.06 + 11.0


def test_metrics_without_events_are_exported_too() -> None:
    assert (
        exported(LabeledCounter("commands", "Commands", "command"))[-1]
        == "# TYPE commands_total counter"
    )
    assert "keeping_count 0.0" in exported(FastHistogram("keeping", "Time"))
