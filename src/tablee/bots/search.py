"""Information-set tree search: one tree for all the worlds that a seat cannot rule out.

Each iteration imagines a world from the view, walks down the tree along actions that are legal
there, adds a node, plays on to the end of the manche, and notes the rewards on the way back. An
action is compared with others by how often it could be chosen, not by how often its parent was
seen: it may be there in few of the worlds.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.instinct import Instinct, Style, is_over, play_on
from tablee.bots.tree import NO_NODE, ROOT, Tree
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, Worlds
from tablee.core.zones import DEALER

UNKNOWN: Final = 0.5  # what an action is worth before anything is known


class Search:
    """A search from one view; it can be run on, and asked at any time."""

    def __init__(self, view: View, instinct: Instinct, style: Style, rng: Rng) -> None:
        self.tree = Tree()
        self._worlds = Worlds(view)
        self._instinct = instinct
        self._rng = rng
        self._heed: i64 = style.heed
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
            child = self._best_child(node, world)
            is_new = self.tree.visits[child] == 0
            self._path = append(self._path, child)
            world.apply(self.tree.actions[child])
            node = child
            if is_new:
                break
        play_on(world, self._instinct, self._heed, self._rng)
        self._note(self._instinct.rewards(world))
        return world

    def first(self) -> i64:
        """The node below the root that the last iteration went through."""
        return self._path[0]

    def _best_child(self, node: i64, world: State) -> i64:
        """The child to go on with: good so far, or seldom tried for what instinct says of it."""
        legal = world.legal()
        tree = self.tree
        chance = self._instinct.chance(world)
        found = self._known(node, world, legal, chance)
        visits, rewards = 0.0, 0.0
        for i in range(len(found)):
            if found[i] != NO_NODE:
                visits += tree.visits[found[i]]
                rewards += tree.rewards[found[i]]
        unknown = rewards / visits if visits > 0 else UNKNOWN
        likely = self._likely(world, legal)
        best: i64 = 0
        most = -1.0
        for i in range(len(found)):
            value, tried, offered = unknown, 0.0, 1.0 + visits
            if found[i] != NO_NODE:
                tried, offered = tree.visits[found[i]], tree.offers[found[i]]
                value = tree.rewards[found[i]] / tried
            value += self._trust * likely[i] * sqrt(offered) / (1.0 + tried)
            if value > most:
                best, most = i, value
        if found[best] == NO_NODE:
            return tree.add(node, legal[best], world.turn, chance)
        return found[best]

    def _known(self, node: i64, world: State, legal: vec[i64], chance: i64) -> vec[i64]:
        """The child for each legal action, which is offered once more; or `NO_NODE`."""
        tree, marks = self.tree, self._marks
        actions, seats, chances = tree.actions, tree.seats, tree.chances
        siblings, offers = tree.siblings, tree.offers
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
                offers[child] += 1.0
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

    def _note(self, rewards: vec[float]) -> None:
        tree = self.tree
        for i in range(len(self._path)):
            node = self._path[i]
            tree.visits[node] += 1
            tree.rewards[node] += rewards[tree.seats[node]]
