"""Who sits where: every bot at every side of the same deal, so that luck cancels."""

from collections.abc import Sequence
from itertools import combinations

from tablee.core.state import State


def lineups(bots: Sequence[str], state: State) -> list[list[str]]:
    """The tables at which one deal is played, as a bot for each seat.

    Bots sit on sides: partners are the same bot. If there are more bots than sides, all groups
    meet; if there are fewer, those who sit twice change.
    """
    sides = sorted({state.side(seat) for seat in range(state.seats)})
    found: list[list[str]] = []
    for group in _groups(list(dict.fromkeys(bots)), len(sides)):
        for turn in range(len(sides)):
            turned = group[turn:] + group[:turn]
            table = [turned[sides.index(state.side(seat))] for seat in range(state.seats)]
            if table not in found:
                found.append(table)
    return found


def _groups(bots: list[str], sides: int) -> list[list[str]]:
    if len(bots) >= sides:
        return [list(group) for group in combinations(bots, sides)]
    again = sides % len(bots)
    groups = []
    for twice in combinations(bots, again):
        once = [bot for bot in bots if bot not in twice]
        around = [*twice, *once] * (sides // len(bots) + 1)
        groups.append(around[:sides])
    return groups
