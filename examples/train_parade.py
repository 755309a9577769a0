"""Teach a small network to play Parade for two by playing against itself, and beat `club`.

It shows the three things a learner needs from Tablée: many tables at once (`TablesEnv`), the row of
numbers that tells what a seat knows, and fair duels: both sides play the same deals in both seats.
The network is scikit-learn's `MLPRegressor`. It judges a table as it is just after a move:
how far ahead shall I be at the end? The agent plays the move that leads to the best one.

    pip install 'tablee[examples]'
    python examples/train_parade.py --games 300000 --against club --save parade.npz
    python examples/train_parade.py --load parade.npz --against greedy
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPRegressor

import tablee
from tablee.arena.statistics import Estimate, estimate
from tablee.core.setup import Setup
from tablee.core.views import View
from tablee.env.common import EncodedGame
from tablee.env.layout import card_order, layout
from tablee.env.vector import TablesEnv
from tablee.registry import find

SETUP = Setup(find("parade"), seats=2)
CODES = card_order(SETUP)  # r0, r1, ... o10
CARDS = len(CODES)
COLOR = np.array(["rbvgno".index(code[0]) for code in CODES])
VALUE = np.array([int(code[1:]) for code in CODES])
COUNTING = (COLOR[:, None] == np.arange(6)).astype(np.float32)
ADDING = COUNTING * VALUE[:, None]

START = {part.name: part.start for part in layout(SETUP)}
FIRST = START["cards: zone, position"]
ZONES = [name.removeprefix("closed cards: ") for name in START if name.startswith("closed")]
LINE, OWN, THEIRS, HAND, GONE = (
    1 + ZONES.index(name) for name in ("line", "front +0", "front +1", "hand +0", "discard +0")
)
MAJORITY = 2
FAR = 12.0
"""So many points ahead are nearly a certain win."""
TELLING = 10
"""After so many lessons a line is printed."""
CURVE_POINTS = 6
"""Points of a curve of learning."""

Numbers = NDArray[Any]
Layers = list[tuple[Numbers, Numbers]]


def afterwards(rows: Numbers, actions: Numbers) -> Numbers:
    """What a table is like after each action, as numbers that a network can learn from."""
    zone, position = rows[:, FIRST::2].copy(), rows[:, FIRST + 1 :: 2]
    card, plays = actions % CARDS, actions < CARDS
    value, color = VALUE[card][:, None], COLOR[card][:, None]
    line = zone == LINE
    length = line.sum(axis=1)[:, None]
    exposed = line & (position < length - value) & plays[:, None]
    taken = exposed & ((color == COLOR) | (value >= VALUE))
    zone[taken] = OWN
    zone[np.arange(len(rows)), card] = np.where(plays, LINE, GONE)

    turns_left = rows[:, START["turns_left"]]
    hand, theirs = zone == HAND, zone == THEIRS
    own = (zone == OWN) | (hand & (turns_left == 0)[:, None])  # what is kept at the end comes there
    counts, sums = own @ COUNTING, own @ ADDING
    their_counts, their_sums = theirs @ COUNTING, theirs @ ADDING
    ahead, behind = counts - their_counts >= MAJORITY, their_counts - counts >= MAJORITY
    facts = [
        *[turns_left == turns for turns in (-1, 0, 1, 2)],
        rows[:, START["closed cards: pile"]] / 40,
        (counts > 0).sum(axis=1) / 6,
        (their_counts > 0).sum(axis=1) / 6,
        np.where(ahead, counts, sums).sum(axis=1) / 30,
        np.where(behind, their_counts, their_sums).sum(axis=1) / 30,
    ]
    near = _cards_behind(line & ~taken, position) / 10
    colors = [counts / 4, sums / 20, their_counts / 4, their_sums / 20, ahead, behind]
    return np.hstack([np.stack(facts, axis=1), *colors, hand, zone == LINE, near], dtype=np.float32)


def _cards_behind(stays: Numbers, position: Numbers) -> Numbers:
    """For each card that stays in the line, how many are nearer to its end."""
    places = np.zeros(stays.shape, np.int64)
    table, card = np.nonzero(stays)
    places[table, position[table, card]] = 1
    nearer = places[:, ::-1].cumsum(axis=1)[:, ::-1]
    found = np.zeros(stays.shape)
    found[table, card] = nearer[table, position[table, card]]
    return found


class Agent:
    """Plays what leads to the table that its network likes best; without a network, anything."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self._watched = EncodedGame("parade", 2, "scores", {})

    def judge(self, tables: Numbers) -> Numbers:
        """How good tables are, from -1 to 1."""
        for weights, bias in self.layers[:-1]:
            tables = np.maximum(tables @ weights + bias, 0)
        for weights, bias in self.layers[-1:]:
            return np.asarray(tables @ weights + bias)[:, 0]
        return np.zeros(len(tables))

    def choose(self, view: View) -> int:
        """Choose as bots do, from what a seat sees."""
        legal = np.array(list(view.state.legal()))
        row = self._watched.row(view.state, view.seat)
        after = afterwards(np.repeat(row[None], len(legal), axis=0), legal)
        return int(legal[self.judge(after).argmax()])

    def save(self, path: str) -> None:
        """Write the network to a file."""
        np.savez(path, *[array for layer in self.layers for array in layer])

    @classmethod
    def load(cls, path: str) -> "Agent":
        """The agent of a file."""
        with np.load(path) as held:
            arrays = [held[name] for name in held.files]
        return cls(list(zip(arrays[::2], arrays[1::2], strict=True)))


class Moment(NamedTuple):
    """What a seat made of its table, and how good that was thought to be."""

    seat: int
    after: Numbers
    worth: float


class Played(NamedTuple):
    """A game of the agent against itself, and how it ended for both seats."""

    moments: list[Moment]
    ends: Numbers


def self_play(agent: Agent, *, tables: int, seed: int, curious: float) -> Iterator[Played]:
    """Games of the agent against itself, without end; now and then it tries something else."""
    rng = np.random.default_rng(seed)
    room = TablesEnv("parade", seats=2, tables=tables, reward="scores")
    observed, info = room.reset(seed=seed)
    games: list[list[Moment]] = [[] for _ in range(tables)]
    while True:
        table, action = np.nonzero(observed["action_mask"])
        after = afterwards(observed["observation"][table], action)
        worth = agent.judge(after)
        tempting = worth + 1e-3 * rng.random(len(worth))
        tempting += 10 * rng.random(len(worth)) * (rng.random(tables) < curious)[table]
        likes = np.full(observed["action_mask"].shape, -np.inf)
        likes[table, action] = tempting
        chosen = likes.argmax(axis=1)
        seats = info["seat"]
        for each in np.flatnonzero(chosen[table] == action):
            where = table[each]
            games[where].append(Moment(int(seats[where]), after[each], float(worth[each])))
        observed, _, over, _, info = room.step(chosen)
        for where in np.flatnonzero(over):
            yield Played(games[where], np.tanh(info["rewards"][where] / FAR))
            games[where] = []


def lessons(game: Played, trust: float) -> Iterator[tuple[Numbers, float]]:
    """Each table with what came of it: partly the end, partly what was thought later on."""
    came, later = list(game.ends), list(game.ends)
    for seat, after, worth in reversed(game.moments):
        came[seat] = trust * came[seat] + (1 - trust) * later[seat]
        later[seat] = worth
        yield after, came[seat]


Watch = Callable[[int, Agent], None]
"""Is told how many games were played, and looks at what was learned."""


def train(
    games: int, *, seed: int = 0, tables: int = 256, hidden: int = 96, watch: Watch | None = None
) -> Agent:
    """Play so many games, and learn from them."""
    network = MLPRegressor(hidden_layer_sizes=(hidden,), batch_size=256, random_state=seed)
    agent = Agent([])
    batch: list[tuple[Numbers, float]] = []
    learnings = 0
    playing = self_play(agent, tables=tables, seed=seed, curious=0.08)
    for number, game in enumerate(islice(playing, games), 1):
        batch += lessons(game, trust=0.8)
        if len(batch) >= 32 * tables or number == games:
            network.partial_fit(*map(np.array, zip(*batch, strict=True)))
            learned = list(zip(network.coefs_, network.intercepts_, strict=True))
            agent.layers = _mean(agent.layers, learned)
            batch = []
            learnings += 1
            if learnings % TELLING == 0 or number == games:
                print(f"{number:7} games, error {network.loss_:.3f}", flush=True)
            if watch is not None:
                watch(number, agent)
    return agent


def _mean(before: Layers, now: Layers, pace: float = 0.1) -> Layers:
    """A step from the layers before to those of now: a network that changes slowly plays better."""
    if not before:
        return [(w.copy(), b.copy()) for w, b in now]
    return [
        (w0 + pace * (w1 - w0), b0 + pace * (b1 - b0))
        for (w0, b0), (w1, b1) in zip(before, now, strict=True)
    ]


class Curve:
    """Strength against a bot after each part of the training, in a file of comma-separated lines.

    The processor seconds are those of the training alone.
    """

    def __init__(self, path: str, other: str, *, games: int, deals: int, seed: int) -> None:
        self._path = Path(path)
        self._other, self._deals, self._seed = other, deals, seed
        self._every = games // CURVE_POINTS
        self._next = self._every
        self._spent = 0.0
        self._began = process_time()
        self._path.write_text("games,processor_seconds,percent_won,margin\n", "utf-8")

    def watch(self, number: int, agent: Agent) -> None:
        """Add a point to the curve, if it is time."""
        if number < self._next:
            return
        self._next += self._every
        self._spent += process_time() - self._began
        share = duel(agent, self._other, deals=self._deals, seed=10**9 + self._seed)
        with self._path.open("a", encoding="utf-8") as file:
            figures = f"{100 * share.mean:.1f},{100 * share.margin:.1f}"
            file.write(f"{number},{self._spent:.0f},{figures}\n")
        self._began = process_time()


def duel(agent: Agent, other: str, *, deals: int, seed: int) -> Estimate:
    """How often the agent comes in first; every deal is played in both seats, and is one sample."""
    samples = [sum(_won(agent, other, seed + i, seat) for seat in (0, 1)) / 2 for i in range(deals)]
    return estimate(samples)


def _won(agent: Agent, other: str, seed: int, seat: int) -> float:
    game = tablee.new("parade", seats=2, seed=seed)
    players: dict[int, Agent | tablee.Bot] = {seat: agent, 1 - seat: tablee.bot(other, seed)}
    while game.turn is not None:
        game.play(players[game.turn].choose(game.view(game.turn)))
    return 1 / 2 if game.places == [1, 1] else float(game.places[seat] == 1)


def _train(asked: argparse.Namespace) -> Agent:
    """Train as it was asked for, with a curve or without one."""
    if not asked.curve:
        return train(asked.games, seed=asked.seed)
    curve = Curve(asked.curve, asked.against, games=asked.games, deals=asked.deals, seed=asked.seed)
    return train(asked.games, seed=asked.seed, watch=curve.watch)


def main(words: list[str] | None = None) -> None:
    """Train or load, save, and say how strong the agent is."""
    about, _, _ = (__doc__ or "").partition("\n")
    asks = argparse.ArgumentParser(description=about)
    asks.add_argument("--games", type=int, default=40_000, help="how many to learn from")
    asks.add_argument("--seed", type=int, default=0, help="the same one learns the same")
    asks.add_argument("--deals", type=int, default=500, help="how many for the duel")
    asks.add_argument("--against", default="greedy", help="a bot: random, greedy, club ...")
    asks.add_argument("--save", metavar="FILE", help="where to keep the agent (.npz)")
    asks.add_argument("--load", metavar="FILE", help="an agent that was kept; nothing is learned")
    asks.add_argument("--curve", metavar="FILE", help="where to write how strength grows (.csv)")
    asked = asks.parse_args(words)
    agent = Agent.load(asked.load) if asked.load else _train(asked)
    if asked.save:
        agent.save(asked.save)
    share = duel(agent, asked.against, deals=asked.deals, seed=10**9 + asked.seed)
    print(f"against {asked.against}: {100 * share.mean:.1f} ± {100 * share.margin:.1f} %")


if __name__ == "__main__":
    main()
