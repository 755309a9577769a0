"""What is counted with every move, as Prometheus is told of it."""

from prometheus_client import CollectorRegistry, generate_latest

from tablee.server.tallies import BOUNDS, Durations, Kinds


def told(tally: Kinds | Durations) -> list[str]:
    registry = CollectorRegistry()
    registry.register(tally)
    return generate_latest(registry).decode().splitlines()


def test_every_kind_is_counted_apart() -> None:
    done = Kinds("commands", "Commands", "command")
    for kind in ("Play", "Say", "Play"):
        done.count(kind)
    assert told(done)[2:] == [
        'commands_total{command="Play"} 2.0',
        'commands_total{command="Say"} 1.0',
    ]


def test_each_bucket_counts_what_took_so_long_or_less() -> None:
    keeping = Durations("keeping", "Time")
    for seconds in (0.0005, BOUNDS[0], 0.06, 11.0):
        keeping.count(seconds)
    found = dict(line.rsplit(" ", 1) for line in told(keeping) if not line.startswith("#"))
    assert found['keeping_bucket{le="0.001"}'] == "2.0"
    assert found['keeping_bucket{le="0.05"}'] == "2.0"
    assert found['keeping_bucket{le="0.075"}'] == "3.0"
    assert found['keeping_bucket{le="10.0"}'] == "3.0"
    assert found['keeping_bucket{le="+Inf"}'] == found["keeping_count"] == "4.0"
    assert float(found["keeping_sum"]) == 0.0005 + BOUNDS[0] + 0.06 + 11.0


def test_what_was_never_done_is_told_too() -> None:
    assert told(Kinds("commands", "Commands", "command"))[-1] == "# TYPE commands_total counter"
    assert "keeping_count 0.0" in told(Durations("keeping", "Time"))
