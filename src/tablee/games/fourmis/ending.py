"""Reasons of the score sheet of Fourmis, and the event that ends a manche or a match."""

from typing import Final

from tablee.core.explanations import Explanation

NOBODY_WINS: Final = "unclaimed"


def explain_prize(line: str, counts: list[int], seat: int, prize: int, color: str) -> Explanation:
    """Return why a seat has the prize of an objective, or who has it instead."""
    best = min(counts) if line == "moins" else max(counts)
    who = [other for other in range(len(counts)) if counts[other] == best]
    numbers = {"cards": counts[seat], "best": best, "shared": len(who)}
    words = {"color": [color]} if color else {}
    if counts[seat] == best:
        name = line if prize > 0 else NOBODY_WINS
        return Explanation(name, [prize] if prize else [], numbers, words)
    return Explanation(f"{line}-missed", [], numbers, words, {"who": who})


def describe_end(gains: list[int], totals: list[int], *, is_goal_reached: bool) -> Explanation:
    """Return who has reached the goal, or who has gained most in the manche."""
    points = totals if is_goal_reached else gains
    best = max(points)
    who = [seat for seat in range(len(points)) if points[seat] == best]
    name = "goal" if is_goal_reached else "manche"
    return Explanation(name, numbers={"points": best, "count": len(who)}, seats={"who": who})
