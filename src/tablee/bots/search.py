"""Information-set Monte Carlo tree search (ISMCTS): one tree for all worlds of a view.

Each iteration samples a world, descends along actions that are legal there, adds a node, rolls out
to the end of the manche, and backpropagates the rewards. Selection is PUCT, with the times that an
action was available in place of the visits of its parent: it may be legal in few of the worlds.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic, Style, is_over, play_on
from tablee.bots.tree import NO_NODE, ROOT, Tree
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, Worlds
from tablee.core.zones import DEALER

CHECK_EVERY: Final[i64] = 32  # iterations, whether the choice is certain already
FIRST_VALUE: Final = 0.5  # of an action, before any reward is known


class Search:
    """A search from one view, which can be continued and read at any time."""

    def __init__(self, view: View, heuristic: Heuristic, style: Style, rng: Rng) -> None:
        self.tree = Tree()
        self._worlds = Worlds(view)
        self._heuristic = heuristic
        self._rng = rng
        self._rollout_policy_pct: i64 = style.rollout_policy_pct
        self._prior_weight = style.prior_weight
        self._prior_temperature = style.prior_temperature
        self._marks = vec[i64]([0] * view.state.actions())
        self._mark: i64 = 0
        self._path = vec[i64]()

    def run(self, iterations: i64) -> None:
        """Run a number of iterations."""
        for _ in range(iterations):
            self.iterate()

    def decide(self, iterations: i64, allowed: vec[i64]) -> None:
        """Run at most so many iterations, until none of some actions can overtake the best."""
        for done in range(iterations):
            if done % CHECK_EVERY == 0:
                left = float(int(iterations - done))
                if self.tree.lead_among(ROOT, allowed) > left:
                    return
            self.iterate()

    def iterate(self) -> State:
        """Run one iteration; return the end of its world."""
        return self.iterate_in(self._worlds.imagine(self._rng))

    def iterate_in(self, world: State) -> State:
        """Run one iteration in a world of the view, played on to its end, and return it."""
        self._path = vec[i64]()
        node = ROOT
        while not is_over(world):
            if world.turn == DEALER:
                shuffle(world, self._rng)
                continue
            child = self._select_child(node, world)
            is_new = self.tree.visits[child] == 0
            self._path = append(self._path, child)
            world.apply(self.tree.actions[child])
            node = child
            if is_new:
                break
        play_on(world, self._heuristic, self._rollout_policy_pct, self._rng)
        self._backpropagate(self._heuristic.rewards(world))
        return world

    def first_node(self) -> i64:
        """Return the child of the root on the path of the last iteration."""
        return self._path[0]

    def _select_child(self, node: i64, world: State) -> i64:
        """Return the child of the greatest PUCT value, adding it if it is new."""
        legal = world.legal()
        tree = self.tree
        chance = self._heuristic.chance(world)
        children = self._find_children(node, world, legal, chance)
        visits, rewards = 0.0, 0.0
        for i in range(len(children)):
            if children[i] != NO_NODE:
                visits += tree.visits[children[i]]
                rewards += tree.rewards[children[i]]
        unknown = rewards / visits if visits > 0 else FIRST_VALUE
        priors = self._compute_priors(world, legal)
        best: i64 = 0
        most = -1.0
        for i in range(len(children)):
            value, tried, offered = unknown, 0.0, 1.0 + visits
            if children[i] != NO_NODE:
                tried, offered = tree.visits[children[i]], tree.offers[children[i]]
                value = tree.rewards[children[i]] / tried
            value += self._prior_weight * priors[i] * sqrt(offered) / (1.0 + tried)
            if value > most:
                best, most = i, value
        if children[best] == NO_NODE:
            return tree.add(node, legal[best], world.turn, chance)
        return children[best]

    def _find_children(self, node: i64, world: State, legal: vec[i64], chance: i64) -> vec[i64]:
        """Return the child of each legal action or `NO_NODE`, and count it as available."""
        tree, marks = self.tree, self._marks
        actions, seats, chances = tree.actions, tree.seats, tree.chances
        siblings, offers = tree.siblings, tree.offers
        turn = world.turn
        children = vec[i64]([NO_NODE] * len(legal))
        base = self._mark + 1
        self._mark += len(legal) + 1
        for i in range(len(legal)):
            marks[legal[i]] = base + i
        child = tree.children[node]
        while child != NO_NODE:
            at = marks[actions[child]] - base
            if at >= 0 and seats[child] == turn and chances[child] == chance:
                children[at] = child
                offers[child] += 1.0
            child = siblings[child]
        return children

    def _compute_priors(self, world: State, legal: vec[i64]) -> vec[float]:
        """Return the priors: a softmax of the heuristic weights."""
        weights = self._heuristic.weigh(world, legal)
        most = weights[0]
        for i in range(1, len(weights)):
            most = max(most, weights[i])
        priors = vec[float]()
        total = 0.0
        for i in range(len(weights)):
            part = exp(float(int(weights[i] - most)) / self._prior_temperature)
            total += part
            priors = append(priors, part)
        for i in range(len(priors)):
            priors[i] /= total
        return priors

    def _backpropagate(self, rewards: vec[float]) -> None:
        tree = self.tree
        for i in range(len(self._path)):
            node = self._path[i]
            tree.visits[node] += 1
            tree.rewards[node] += rewards[tree.seats[node]]
