"""Lineups: every bot on every side of the same deal, so that the luck of the cards cancels."""

from collections.abc import Sequence
from itertools import combinations

from tablee.core.state import State


def list_lineups(bots: Sequence[str], state: State) -> list[list[str]]:
    """List the lineups of one deal, each with a bot for every seat.

    Partners are the same bot. With more bots than sides, all combinations play; with fewer, the
    bots that sit twice alternate.
    """
    sides = sorted({state.side(seat) for seat in range(state.seats)})
    tables: list[list[str]] = []
    for group in _groups(list(dict.fromkeys(bots)), len(sides)):
        for turn in range(len(sides)):
            turned = group[turn:] + group[:turn]
            table = [turned[sides.index(state.side(seat))] for seat in range(state.seats)]
            if table not in tables:
                tables.append(table)
    return tables


def list_alone_lineups(bots: Sequence[str], state: State) -> list[list[str]]:
    """List the lineups of one deal in which the first bot has one side, and another all others."""
    first, *others = dict.fromkeys(bots)
    sides = sorted({state.side(seat) for seat in range(state.seats)})
    return [
        [first if state.side(seat) == side else other for seat in range(state.seats)]
        for other in others
        for side in sides
    ]


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
