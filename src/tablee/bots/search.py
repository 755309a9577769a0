"""Information-set tree search: one tree for all the worlds that a seat cannot rule out.

Each iteration imagines a world from the view, walks down the tree along actions that are legal
there, adds a node, plays on to the end of the manche, and notes the rewards on the way back. An
action is compared with others by how often it could be chosen, not by how often its parent was
seen: it may be there in few of the worlds.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Instinct, Style, best_of, is_over
from tablee.bots.tree import NO_NODE, ROOT, Tree
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, Worlds
from tablee.core.zones import DEALER

PERCENT: Final[i64] = 100
_HUNDRED: Final = 100.0
LONGEST: Final[i64] = 10_000  # decisions in a playout, for a game that may not end by itself


class Search:
    """A search from one view; it can be run on, and asked at any time."""

    def __init__(self, view: View, instinct: Instinct, style: Style, rng: Rng) -> None:
        self.tree = Tree()
        self._worlds = Worlds(view)
        self._instinct = instinct
        self._rng = rng
        self._exploration = style.exploration
        self._heed: i64 = style.heed
        self._bias = style.bias
        self._trust = style.trust
        self._spread = style.spread
        self._marks = vec[i64]([0] * view.state.actions())
        self._mark: i64 = 0
        self._path = vec[i64]()

    def run(self, iterations: i64) -> None:
        """Go on for a number of iterations."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> State:
        """Imagine a world and play it to the end, which is returned."""
        world = self._worlds.imagine(self._rng)
        self._path = vec[i64]()
        node = ROOT
        while not is_over(world):
            if world.turn == DEALER:
                shuffle(world, self._rng)
                continue
            child = self._trusted(node, world) if self._trust > 0 else self._best_child(node, world)
            is_new = self.tree.visits[child] == 0
            self._path = append(self._path, child)
            world.apply(self.tree.actions[child])
            node = child
            if is_new:
                break
        self._play_on(world)
        self._note(self._instinct.rewards(world))
        return world

    def first(self) -> i64:
        """The node below the root that the last iteration went through."""
        return self._path[0]

    def _best_child(self, node: i64, world: State) -> i64:
        """The child to go on with: a new one while there are legal actions without one."""
        legal = world.legal()
        tree = self.tree
        marks, offers, siblings = self._marks, tree.offers, tree.siblings
        actions, seats, chances = tree.actions, tree.seats, tree.chances
        turn = world.turn
        chance = self._instinct.chance(world)
        mark = self._mark = self._mark + 2
        for i in range(len(legal)):
            marks[legal[i]] = mark
        known: i64 = 0
        best: i64 = NO_NODE
        most = 0.0
        child = tree.children[node]
        while child != NO_NODE:
            action = actions[child]
            if marks[action] == mark and seats[child] == turn and chances[child] == chance:
                marks[action] = mark - 1
                known += 1
                offers[child] += 1.0
                hope = self._hope(child)
                if best == NO_NODE or hope > most:
                    best, most = child, hope
            child = siblings[child]
        return best if known == len(legal) else self._grow(node, world, legal, chance)

    def _hope(self, child: i64) -> float:
        """The upper bound of what an action may be worth."""
        tree = self.tree
        visits = tree.visits[child]
        bound = self._exploration * sqrt(log(tree.offers[child]) / visits)
        return tree.rewards[child] / visits + bound + tree.biases[child] / (1.0 + visits)

    def _trusted(self, node: i64, world: State) -> i64:
        """The child to go on with where instinct says how much each action deserves a try."""
        legal = world.legal()
        tree = self.tree
        chance = self._instinct.chance(world)
        found = self._known(node, world, legal, chance)
        visits, rewards = 0.0, 0.0
        for i in range(len(found)):
            if found[i] != NO_NODE:
                visits += tree.visits[found[i]]
                rewards += tree.rewards[found[i]]
        unknown = rewards / visits if visits > 0 else 0.5
        tries = self._trust * sqrt(1.0 + visits)
        likely = self._likely(world, legal)
        best: i64 = 0
        most = -1.0
        for i in range(len(found)):
            seen = tree.visits[found[i]] if found[i] != NO_NODE else 0.0
            value = tree.rewards[found[i]] / seen if seen > 0 else unknown
            value += tries * likely[i] / (1.0 + seen)
            if value > most:
                best, most = i, value
        if found[best] == NO_NODE:
            return tree.add(node, legal[best], world.turn, chance, 0.0)
        return found[best]

    def _known(self, node: i64, world: State, legal: vec[i64], chance: i64) -> vec[i64]:
        """The child for each legal action, or `NO_NODE`."""
        tree, marks = self.tree, self._marks
        actions, seats, chances, siblings = tree.actions, tree.seats, tree.chances, tree.siblings
        turn = world.turn
        found = vec[i64]([NO_NODE] * len(legal))
        base = self._mark + 1
        self._mark += len(legal) + 1
        for i in range(len(legal)):
            marks[legal[i]] = base + i
        child = tree.children[node]
        while child != NO_NODE:
            at = marks[actions[child]] - base
            if at >= 0 and seats[child] == turn and chances[child] == chance:
                found[at] = child
            child = siblings[child]
        return found

    def _likely(self, world: State, legal: vec[i64]) -> vec[float]:
        """How much each action deserves a try, together 1."""
        weights = self._instinct.weigh(world, legal)
        most = weights[0]
        for i in range(1, len(weights)):
            most = max(most, weights[i])
        found = vec[float]()
        total = 0.0
        for i in range(len(weights)):
            part = exp(float(int(weights[i] - most)) / self._spread)
            total += part
            found = append(found, part)
        for i in range(len(found)):
            found[i] /= total
        return found

    def _grow(self, node: i64, world: State, legal: vec[i64], chance: i64) -> i64:
        """Add a child for an action that has none: the one that looks best."""
        tree = self.tree
        fresh = vec[i64]()
        for i in range(len(legal)):
            if self._marks[legal[i]] == self._mark:
                fresh = append(fresh, legal[i])
        if self._bias == 0:
            action = fresh[self._rng.below(len(fresh))]
            return tree.add(node, action, world.turn, chance, 0.0)
        weights = self._instinct.weigh(world, fresh)
        pick = best_of(weights, self._rng)
        bias = self._bias * int(weights[pick]) / _HUNDRED
        return tree.add(node, fresh[pick], world.turn, chance, bias)

    def _play_on(self, world: State) -> None:
        for _ in range(LONGEST):
            if is_over(world):
                return
            if world.turn == DEALER:
                shuffle(world, self._rng)
                continue
            legal = world.legal()
            pick: i64 = 0
            if len(legal) > 1:
                if self._heed > 0 and self._rng.below(PERCENT) < self._heed:
                    pick = best_of(self._instinct.weigh(world, legal), self._rng)
                else:
                    pick = self._rng.below(len(legal))
            world.apply(legal[pick])

    def _note(self, rewards: vec[float]) -> None:
        tree = self.tree
        for i in range(len(self._path)):
            node = self._path[i]
            tree.visits[node] += 1
            tree.rewards[node] += rewards[tree.seats[node]]
