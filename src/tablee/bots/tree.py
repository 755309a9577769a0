"""The tree of a search; a node stands for the action that leads to it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ROOT: Final[i64] = 0
NO_NODE: Final[i64] = -1


class Tree:
    """Nodes are indices into parallel vectors (struct of arrays)."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.seats = vec[i64]()  # the seat that acts
        self.chances = vec[i64]()  # `Heuristic.chance` before the action
        self.children = vec[i64]()  # the newest child, head of the list in `siblings`
        self.siblings = vec[i64]()
        self.visits = vec[float]()
        self.offers = vec[float]()  # times the action was available
        self.rewards = vec[float]()  # the sum of rewards of the seat that acts
        self.add(NO_NODE, NO_NODE, NO_NODE, 0)

    def add(self, parent: i64, action: i64, seat: i64, chance: i64) -> i64:
        """Add a child to a node and return it."""
        node: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.seats = append(self.seats, seat)
        self.chances = append(self.chances, chance)
        self.children = append(self.children, NO_NODE)
        self.visits = append(self.visits, 0.0)
        self.offers = append(self.offers, 1.0)
        self.rewards = append(self.rewards, 0.0)
        if parent == NO_NODE:
            self.siblings = append(self.siblings, NO_NODE)
        else:
            self.siblings = append(self.siblings, self.children[parent])
            self.children[parent] = node
        return node

    def mean(self, node: i64) -> float:
        """Return the mean reward of the seat that acts."""
        visits = self.visits[node]
        return self.rewards[node] / visits if visits > 0 else 0.0

    def most_visited(self, node: i64) -> i64:
        """Return the most visited child, ties broken by mean reward, or `NO_NODE`."""
        best = child = self.children[node]
        while child != NO_NODE:
            if self._is_more_visited(child, best):
                best = child
            child = self.siblings[child]
        return best

    def most_visited_of(self, node: i64, actions: vec[i64]) -> i64:
        """Return the most visited child among those of some actions, or `NO_NODE`."""
        best: i64 = NO_NODE
        child = self.children[node]
        while child != NO_NODE:
            is_asked = self.actions[child] in actions
            if is_asked and (best == NO_NODE or self._is_more_visited(child, best)):
                best = child
            child = self.siblings[child]
        return best

    def lead_among(self, node: i64, actions: vec[i64]) -> float:
        """Return the visits of the most visited child less the second, of some actions."""
        first, second = 0.0, 0.0
        child = self.children[node]
        while child != NO_NODE:
            visits = self.visits[child]
            if visits > second and self.actions[child] in actions:
                second = min(first, visits)
                first = max(first, visits)
            child = self.siblings[child]
        return first - second

    def _is_more_visited(self, child: i64, other: i64) -> bool:
        more = self.visits[child] - self.visits[other]
        return more > 0 or (more == 0 and self.mean(child) > self.mean(other))
