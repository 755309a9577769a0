"""Reasons of the score sheet of an auction, and what decided it."""

from collections.abc import Mapping
from typing import Final

from tablee.core.explanations import Explanation

HALVES: Final = 2


def explain_money(notes: list[int], *, is_poorest: bool) -> Explanation:
    """Return why money counts: whoever has the least is out."""
    return Explanation("poorest" if is_poorest else "money", sorted(notes, reverse=True))


def explain_titles(cards: list[str], before: int) -> Explanation:
    """Return what titles make of the status before them."""
    factor = HALVES ** len(cards)
    numbers = {"before": before, "factor": factor, "after": before * factor}
    return Explanation("titles", [1] * len(cards), numbers, {"cards": cards})


def explain_scandal(before: int) -> Explanation:
    """Return what a scandal leaves of the status before it."""
    return Explanation("scandal", [1], {"before": before, "after": _points(before)})


def decide(
    halves: list[int], money: list[int], places: list[int], titles: list[list[str]]
) -> Explanation:
    """Return what decided a finished auction that somebody has won."""
    winner, rest = places.index(1), [seat for seat in range(len(places)) if places[seat] > 1]
    out = [seat for seat in rest if money[seat] == min(money)]
    richest = [seat for seat in out if halves[seat] > halves[winner]]
    if richest:
        best = max(richest, key=lambda seat: halves[seat])
        return _compare("poorest", halves, winner, best, {})
    rivals = [seat for seat in rest if seat not in out]
    if not rivals:
        return Explanation("alone", seats={"who": [winner]})
    rival = min(rivals, key=lambda seat: places[seat])
    if halves[rival] == halves[winner]:
        numbers = {"money": money[winner], "rest": money[rival]}
        return _compare("money", halves, winner, rival, numbers)
    plain = halves[winner] >> len(titles[winner])
    if titles[winner] and plain <= halves[rival]:
        words = {"cards": titles[winner]}
        return _compare("titles", halves, winner, rival, {"before": _points(plain)}, words)
    return _compare("status", halves, winner, rival, {})


def _compare(
    name: str,
    halves: list[int],
    winner: int,
    rival: int,
    numbers: Mapping[str, int | float],
    words: Mapping[str, list[str]] | None = None,
) -> Explanation:
    """Return an explanation that names the winner, a rival, and the status of both."""
    status: dict[str, int | float] = {
        "points": _points(halves[winner]),
        "others": _points(halves[rival]),
    }
    seats = {"who": [winner], "rival": [rival]}
    return Explanation(name, numbers={**status, **numbers}, words=words or {}, seats=seats)


def _points(halves: int) -> int | float:
    return halves / HALVES if halves % HALVES else halves // HALVES
