"""The curve of the expected place, and what luck, choices and the others changed of it."""

from typing import NamedTuple

from tablee.bots.advice import Expected
from tablee.review.parts import Spot, subtract
from tablee.review.report import COUNT, DEAL, OTHERS, OWN, CurvePoint, ReviewBalance
from tablee.table.messages import ExpectedValue

MAX_JUMPS = 5
JUMP_Z = 2.0
"""Standard errors that a jump of the curve must have, at least."""
MIN_JUMP = 0.2
"""Places that it must have."""


class _Change(NamedTuple):
    """A change of the expected place, with its cause; negative is better for the seat."""

    cause: str
    by: Expected


class Curve:
    """Builds the curve and the balance from the spots of a review, in their order."""

    def __init__(self) -> None:
        self.points: list[CurvePoint] = []
        self._changes: list[_Change] = []
        self._last: Expected | None = None
        self._starts: list[Expected] = []
        """The expected place before each manche; errors of later points cancel out in a total."""

    def add(self, spot: Spot) -> None:
        """Add the next spot."""
        if spot.is_deal:
            self._add_deal(spot)
        elif spot.decision is not None:
            self._add_decision(spot)
        else:
            self._add_others(spot)
        self._last = spot.after

    def _add_deal(self, spot: Spot) -> None:
        before = spot.before or self._last or spot.after
        if not self.points:
            self._add_point(0, before, COUNT)
        if spot.before is not None:
            self._starts.append(before)
        self._change(DEAL, subtract(spot.after, before))
        self._add_point(spot.event + 1, spot.after, DEAL)

    def _add_decision(self, spot: Spot) -> None:
        assert spot.decision is not None, "an own decision was judged"
        before, choice = spot.decision.before, spot.decision.choice
        if self._last is not None:
            self._change(OTHERS, subtract(before, self._last))
            if self.points[-1].event < spot.event:
                self._add_point(spot.event, before, OTHERS)
        luck = subtract(subtract(spot.after, before), choice)
        self._change(OWN, choice)
        self._change(DEAL, luck)
        is_luck = abs(luck.mean) > abs(choice.mean) and _is_certain(luck)
        self._add_point(spot.event + 1, spot.after, DEAL if is_luck else OWN)

    def _add_others(self, spot: Spot) -> None:
        change = subtract(spot.after, self._last or spot.after)
        if spot.luck is not None:
            self._change(DEAL, spot.luck)
            change = subtract(change, spot.luck)
        self._change(OTHERS, change)
        is_luck = spot.luck is not None and abs(spot.luck.mean) > abs(change.mean)
        self._add_point(spot.event + 1, spot.after, DEAL if is_luck else OTHERS)

    def add_result(self, event: int, place: int, *, is_own: bool) -> None:
        """Add the final place, where the game was given up before its end."""
        cause, last = OWN if is_own else OTHERS, self._last or Expected(float(place), 0.0)
        after = Expected(float(place), 0.0)
        self._change(cause, subtract(after, last))
        self._add_point(event, after, cause)

    def _change(self, cause: str, by: Expected) -> None:
        self._changes.append(_Change(cause, by))

    def _add_point(self, event: int, place: Expected, cause: str) -> None:
        value = ExpectedValue(place.mean, place.error)
        point = CurvePoint(event=event, version=event + 1, place=value, cause=cause)
        if self.points and self.points[-1].event == event:
            self.points[-1] = point
        else:
            self.points.append(point)

    def mark_jumps(self) -> None:
        """Mark the greatest changes that are beyond doubt."""
        jumps = []
        for before, point in zip(self.points, self.points[1:], strict=False):
            change = subtract(_expected(point.place), _expected(before.place))
            if abs(change.mean) >= MIN_JUMP and _is_certain(change):
                jumps.append((abs(change.mean), point))
        for _, point in sorted(jumps, key=lambda jump: -jump[0])[:MAX_JUMPS]:
            point.jump = True

    def balance(self) -> ReviewBalance:
        """Return the sums of all changes; a positive one is good for the seat."""
        return ReviewBalance(
            luck=self._sum(DEAL),
            choices=self._sum(OWN),
            others=self._sum(OTHERS),
            total=ExpectedValue(self._sum(DEAL, OWN, OTHERS).mean, _root(self._starts)),
        )

    def _sum(self, *causes: str) -> ExpectedValue:
        changes = [change.by for change in self._changes if change.cause in causes]
        return ExpectedValue(-sum(change.mean for change in changes), _root(changes))


def _root(values: list[Expected]) -> float:
    """Return the error of a sum of independent measurements."""
    return float(sum((value.error or 0.0) ** 2 for value in values) ** 0.5)


def _is_certain(change: Expected) -> bool:
    return abs(change.mean) > JUMP_Z * (change.error or 0.0)


def _expected(value: ExpectedValue) -> Expected:
    return Expected(value.mean, value.error)
