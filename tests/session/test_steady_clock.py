"""A clock that cannot jump."""

from tablee.session.steady_clock import MAX_UNNOTICED, Downtime, SteadyClock


def test_a_wall_clock_that_is_set_changes_nothing() -> None:
    wall, timer = [1_000_000.0], [50.0]
    clock = SteadyClock(lambda: wall[0], lambda: timer[0])
    assert clock() == 1_000_000
    for jump in (-7200.0, 36000.0):
        wall[0] += jump
        timer[0] += 1
    assert clock() == 1_000_002


def test_it_goes_on_from_what_was_written_and_never_back() -> None:
    timer = [50.0]
    clock = SteadyClock(lambda: 1000.0, lambda: timer[0])
    clock.advance_to(5000)
    assert clock() == 5000
    clock.advance_to(3000)
    timer[0] += 2
    assert clock() == 5002


def test_only_a_long_absence_counts() -> None:
    assert not Downtime(0, MAX_UNNOTICED).is_long
    assert Downtime(0, MAX_UNNOTICED + 1).is_long
