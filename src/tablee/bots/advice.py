"""What a search thinks of each candidate move: the source of hints and of the review of a game."""

from math import sqrt
from typing import Final, NamedTuple

from mypy_extensions import i64

from tablee.bots.instinct import is_over
from tablee.bots.instincts import instinct_for
from tablee.bots.search import Search
from tablee.bots.tree import NO_NODE
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, determinize
from tablee.core.zones import DEALER

LINE: Final = 6  # moves that are told of what the search expects
WORLDS: Final = 30  # that are tried to find one in which the whole line can be played
FEW: Final = 2  # visits, below which the spread is not known


class Expected(NamedTuple):
    """A mean and its standard error, which is `None` where there is too little to tell."""

    mean: float
    error: float | None


class Candidate(NamedTuple):
    """A move that can be made now, and what it is likely to lead to."""

    action: int
    move: str
    visits: int
    reward: float
    place: Expected
    score: Expected
    line: list[tuple[int, str]]  # what is expected next: seats and their moves


class Advice(NamedTuple):
    """What a seat may do, the move that the search prefers first."""

    seat: int
    iterations: int
    candidates: list[Candidate]

    def as_dict(self) -> dict[str, object]:
        """The advice as plain data, fit for JSON."""
        candidates: list[dict[str, object]] = []
        for candidate in self.candidates:
            told: dict[str, object] = candidate._asdict()
            told["place"] = candidate.place._asdict()
            told["score"] = candidate.score._asdict()
            told["line"] = [{"seat": seat, "move": move} for seat, move in candidate.line]
            candidates.append(told)
        return {"seat": self.seat, "iterations": self.iterations, "candidates": candidates}


class _Sums:
    """Places and scores at the ends that one first move came to."""

    def __init__(self) -> None:
        self.count = 0
        self.places = [0.0, 0.0]
        self.scores = [0.0, 0.0]

    def add(self, place: int, score: int) -> None:
        self.count += 1
        for sums, value in ((self.places, place), (self.scores, score)):
            sums[0] += value
            sums[1] += value * value

    def expected(self, sums: list[float]) -> Expected:
        mean = sums[0] / self.count
        if self.count < FEW:
            return Expected(mean, None)
        variance = max(0.0, sums[1] / self.count - mean * mean)
        return Expected(mean, sqrt(variance / (self.count - 1)))


def advise(view: View, iterations: int, seed: int = 0) -> Advice:
    """Search from a view, and tell what was found of every move that is legal in it."""
    instinct = instinct_for(view.state)
    search = Search(view, instinct, instinct.style(), Rng(seed))
    ends: dict[int, _Sums] = {}
    for _ in range(iterations):
        world = search.iterate()
        node = int(search.first())
        ends.setdefault(node, _Sums()).add(world.places()[view.seat], world.scores()[view.seat])
    found = [_candidate(view, search, node, sums) for node, sums in ends.items()]
    found.sort(key=_preference, reverse=True)
    return Advice(view.seat, iterations, found)


def _preference(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.reward


def _candidate(view: View, search: Search, node: int, sums: _Sums) -> Candidate:
    action = int(search.tree.actions[node])
    return Candidate(
        action,
        view.state.name(action),
        sums.count,
        search.tree.mean(node),
        sums.expected(sums.places),
        sums.expected(sums.scores),
        _line(view, search, node),
    )


def _line(view: View, search: Search, node: i64) -> list[tuple[int, str]]:
    """The moves that the search expects after one, as they would be written in a likely world."""
    best: list[tuple[int, str]] = []
    rng = Rng(node)
    for _ in range(WORLDS):
        line = _played(search, node, determinize(view, rng))
        if len(line) > len(best):
            best = line
        if len(best) == LINE:
            break
    return best


def _played(search: Search, node: i64, world: State) -> list[tuple[int, str]]:
    """The line after a node as far as it can be played in a world."""
    line: list[tuple[int, str]] = []
    tree = search.tree
    world.apply(tree.actions[node])
    while len(line) < LINE:
        node = tree.most_visited(node)
        if node == NO_NODE or is_over(world) or world.turn == DEALER:
            break
        action = tree.actions[node]
        if tree.seats[node] != world.turn or action not in world.legal():
            break
        line.append((int(world.turn), world.name(action)))
        world.apply(action)
    return line
