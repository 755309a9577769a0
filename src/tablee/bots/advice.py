"""Search results for each candidate move, for hints and game reviews."""

from math import sqrt
from typing import Final, NamedTuple

from mypy_extensions import i64

from tablee.bots.heuristic import is_over
from tablee.bots.heuristics import heuristic_for
from tablee.bots.search import Search
from tablee.bots.tree import NO_NODE
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, determinize
from tablee.core.zones import DEALER

MAX_LINE: Final = 6  # moves in an expected line
LINE_WORLDS: Final = 30  # worlds tried to find one in which the whole line is legal
MIN_VISITS: Final = 2  # for a standard error


class Expected(NamedTuple):
    """A mean and its standard error, which is `None` below `MIN_VISITS`."""

    mean: float
    error: float | None


class Candidate(NamedTuple):
    """A legal action with its statistics and its expected line."""

    action: int
    move: str
    visits: int
    reward: float
    place: Expected
    score: Expected
    line: list[tuple[int, str]]  # the expected continuation: seats and the steps of their moves
    ends: list[bool]  # for each step of the line, whether it ends a move


class Advice(NamedTuple):
    """The candidates of a seat, best first."""

    seat: int
    iterations: int
    candidates: list[Candidate]

    def as_dict(self) -> dict[str, object]:
        """Return the advice as plain data for JSON."""
        candidates: list[dict[str, object]] = []
        for candidate in self.candidates:
            plain: dict[str, object] = candidate._asdict()
            plain["place"] = candidate.place._asdict()
            plain["score"] = candidate.score._asdict()
            del plain["ends"]
            plain["line"] = [{"seat": seat, "move": move} for seat, move in candidate.line]
            candidates.append(plain)
        return {"seat": self.seat, "iterations": self.iterations, "candidates": candidates}


class _Sums:
    """Sums of final places and scores over the iterations that began with one action."""

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
        if self.count < MIN_VISITS:
            return Expected(mean, None)
        variance = max(0.0, sums[1] / self.count - mean * mean)
        return Expected(mean, sqrt(variance / (self.count - 1)))


def advise(view: View, iterations: int, seed: int = 0) -> Advice:
    """Search from a view and return the candidates that were visited, best first."""
    heuristic = heuristic_for(view.state)
    search = Search(view, heuristic, heuristic.style(), Rng(seed))
    ends: dict[int, _Sums] = {}
    for _ in range(iterations):
        world = search.iterate()
        node = int(search.first_node())
        ends.setdefault(node, _Sums()).add(world.places()[view.seat], world.scores()[view.seat])
    candidates = [_make_candidate(view, search, node, sums) for node, sums in ends.items()]
    candidates.sort(key=_sort_key, reverse=True)
    return Advice(view.seat, iterations, candidates)


def _sort_key(candidate: Candidate) -> tuple[int, float]:
    return candidate.visits, candidate.reward


def _make_candidate(view: View, search: Search, node: int, sums: _Sums) -> Candidate:
    action = int(search.tree.actions[node])
    line = _find_line(view, search, node)
    return Candidate(
        action,
        view.state.name(action),
        sums.count,
        search.tree.mean(node),
        sums.expected(sums.places),
        sums.expected(sums.scores),
        [(seat, name) for seat, name, _ in line],
        [is_end for _, _, is_end in line],
    )


def _find_line(view: View, search: Search, node: i64) -> list[tuple[int, str, bool]]:
    """Return the longest line after a node that is legal in one of some sampled worlds."""
    best: list[tuple[int, str, bool]] = []
    rng = Rng(node)
    for _ in range(LINE_WORLDS):
        line = _play_line(search, node, determinize(view, rng))
        if len(line) > len(best):
            best = line
        if len(best) == MAX_LINE:
            break
    return best


def _play_line(search: Search, node: i64, world: State) -> list[tuple[int, str, bool]]:
    """Follow the most visited children of a node while they are legal in a world."""
    line: list[tuple[int, str, bool]] = []
    tree = search.tree
    world.apply(tree.actions[node])
    while len(line) < MAX_LINE:
        node = tree.most_visited(node)
        if node == NO_NODE or is_over(world) or world.turn == DEALER:
            break
        action = tree.actions[node]
        if tree.seats[node] != world.turn or action not in world.legal():
            break
        seat, name = int(world.turn), world.name(action)
        world.apply(action)
        line.append((seat, name, not world.midway))
    return line
