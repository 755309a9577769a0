"""Training: fit the weights of a heuristic to play, by a cross-entropy method.

Every generation draws candidates around the present weights, lets each of them play the same deals,
alone among opponents, and moves the weights and their spread to the best of them. Deals are new in
each generation, and those of the test are never played before it. The same numbers are drawn for
the same seed, so a journal of the evaluations is enough to go on after a stop.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import filter as match_names
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from joblib import Parallel, delayed
from msgspec import Struct

from tablee.agents import find_bot
from tablee.arena.journal import LinesFile
from tablee.arena.match import mix_seed, play_to_end
from tablee.arena.statistics import Estimate, estimate
from tablee.bots.heuristic import Heuristic
from tablee.bots.heuristics import heuristic_for
from tablee.bots.players import Bot, Greedy, TreeSearcher
from tablee.bots.policies import play_policies
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.registry import find

ELITE_SHARE = 4
"""One of so many candidates is among the best that the next generation is drawn around."""
KEPT_SPREAD = 0.3
"""Share of the old spread that is kept, so that it does not collapse on a lucky generation."""
TEST = -1
"""Number of the generation whose deals are those of the test."""
BEFORE = "before"
"""The opponent that has the weights that training began with; all play as in playouts."""

Weights = dict[str, int]


class TrainingPlan(Struct, frozen=True):
    """Plan of a training: game, opponents, search; no journal of another plan is continued."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    iterations: int  # of the search that uses the weights; 0 plays at a glance
    against: list[str]
    start: Weights
    learned: list[str]  # names of the weights that may change
    spread: int  # percent of each weight
    population: int
    deals: int
    seed: int
    code: str

    def setup(self) -> Setup:
        """Return the table that is trained at."""
        return Setup(find(self.game), self.seats, self.options)


class Evaluation(Struct, frozen=True):
    """The rewards of one candidate, one for each deal."""

    generation: int
    candidate: int
    rewards: list[float]


class Task(NamedTuple):
    """A candidate to evaluate."""

    plan: TrainingPlan
    generation: int
    candidate: int
    weights: Weights
    deals: int


class Spread(NamedTuple):
    """The distribution that candidates are drawn from: a mean and a deviation of each weight."""

    mean: dict[str, float]
    deviation: dict[str, float]

    def rounded(self) -> Weights:
        """Return the mean as weights."""
        return {name: round(value) for name, value in self.mean.items()}


def make_plan(setup: Setup, learned: list[str], **choices: object) -> TrainingPlan:
    """Return a plan that starts with the present weights; all are learned if none is named.

    Names may be patterns: `new_*` stands for all weights that begin so.

    Raises:
        GameError: `no_weights` if the game has nothing to learn, `unknown_weight`.
    """
    start = dict(heuristic_for(setup.start()).weights)
    if not start:
        raise GameError("no_weights", game=setup.game.slug)
    names: list[str] = []
    for pattern in learned:
        found = [name for name in match_names(start, pattern) if name not in names]
        if not found:
            raise GameError("unknown_weight", weight=pattern, expected=", ".join(start))
        names += found
    choices["learned"] = names or list(start)
    fields = {"game": setup.game.slug, "seats": setup.seats, "options": dict(setup.options)}
    return TrainingPlan(**fields, start=start, **choices)  # type: ignore[arg-type]


def first_spread(plan: TrainingPlan) -> Spread:
    """Return the distribution of the first generation."""
    mean = {name: float(plan.start[name]) for name in plan.learned}
    wide = {name: max(1.0, abs(value) * plan.spread / 100) for name, value in mean.items()}
    return Spread(mean, wide)


def draw(plan: TrainingPlan, generation: int, spread: Spread) -> list[Weights]:
    """Draw the candidates of a generation; the first of them is the mean."""
    candidates = [spread.rounded()]
    for number in range(1, plan.population):
        random = Random(mix_seed(plan.seed, generation, number))
        candidates.append(
            {
                name: max(0, round(random.gauss(value, spread.deviation[name])))
                for name, value in spread.mean.items()
            }
        )
    return candidates


def narrow(spread: Spread, ranked: Sequence[Weights]) -> Spread:
    """Return the distribution of the best candidates, which come first."""
    best = ranked[: max(2, len(ranked) // ELITE_SHARE)]
    mean = {name: fmean(one[name] for one in best) for name in spread.mean}
    deviation = {
        name: KEPT_SPREAD * before + (1 - KEPT_SPREAD) * pstdev(one[name] for one in best)
        for name, before in spread.deviation.items()
    }
    return Spread(mean, deviation)


def evaluate(task: Task) -> Evaluation:
    """Play the deals of a generation with a candidate, alone in each seat among each opponent."""
    rewards = [_play_deal(task, number) for number in range(task.deals)]
    return Evaluation(task.generation, task.candidate, rewards)


def _play_deal(task: Task, number: int) -> float:
    """Return the mean reward of a candidate over all seats and opponents of one deal."""
    plan = task.plan
    seed = mix_seed(plan.seed, task.generation, number)
    setup = plan.setup()
    usual = heuristic_for(setup.start())
    heuristic = usual.with_weights(plan.start | task.weights)
    rewards = []
    for opponent in plan.against:
        for seat in range(plan.seats):
            state = setup.start()
            if opponent == BEFORE:
                policies = [usual.with_weights(plan.start)] * plan.seats
                policies[seat] = heuristic
                play_policies(state, policies, Rng(seed))
            else:
                players = [find_bot(opponent, mix_seed(seed, i)) for i in range(plan.seats)]
                players[seat] = _make_candidate(plan.iterations, heuristic, seed)
                play_to_end(state, Rng(seed), players)
            rewards.append(usual.rewards(state)[seat])
    return fmean(rewards)


def _make_candidate(iterations: int, heuristic: Heuristic, seed: int) -> Bot:
    if iterations == 0:
        return Greedy(seed, heuristic=heuristic)
    return TreeSearcher(iterations, seed=seed, heuristic=heuristic)


def evaluate_all(tasks: Iterable[Task], jobs: int) -> Iterator[Evaluation]:
    """Evaluate candidates in this many processes; 0 for one on each processor."""
    if jobs == 1:
        yield from map(evaluate, tasks)
        return
    parallel = Parallel(n_jobs=jobs or -1, return_as="generator_unordered")
    yield from parallel(delayed(evaluate)(task) for task in tasks)


class TrainingJournal(LinesFile[TrainingPlan, Evaluation]):
    """The evaluations of a plan, by generation and candidate."""

    def __init__(self, path: Path, plan: TrainingPlan, *, fresh: bool = False) -> None:
        super().__init__(path, plan, Evaluation, fresh=fresh)
        self.plan = plan
        self.known = {(one.generation, one.candidate): one for one in self.entries}

    def complete(self, tasks: Sequence[Task], jobs: int, tick: Callable[[], None]) -> None:
        """Evaluate what is not known yet."""
        missing = [task for task in tasks if (task.generation, task.candidate) not in self.known]
        for _ in range(len(tasks) - len(missing)):
            tick()
        for evaluation in evaluate_all(missing, jobs):
            self.known[evaluation.generation, evaluation.candidate] = evaluation
            self.append(evaluation)
            tick()


def train(
    journal: TrainingJournal, generations: int, jobs: int, tick: Callable[[], None]
) -> Weights:
    """Run the generations that the journal lacks, and return the weights that they lead to."""
    plan = journal.plan
    spread = first_spread(plan)
    for generation in range(generations):
        candidates = draw(plan, generation, spread)
        tasks = [
            Task(plan, generation, number, weights, plan.deals)
            for number, weights in enumerate(candidates)
        ]
        journal.complete(tasks, jobs, tick)
        fitness = [fmean(journal.known[generation, i].rewards) for i in range(len(candidates))]
        order = sorted(range(len(candidates)), key=lambda i: -fitness[i])
        spread = narrow(spread, [candidates[i] for i in order])
    return plan.start | spread.rounded()


class Proof(NamedTuple):
    """Rewards on deals that were not trained on: before, after, and the gain."""

    before: Estimate
    after: Estimate
    gain: Estimate


def prove(plan: TrainingPlan, weights: Weights, deals: int, jobs: int) -> Proof:
    """Compare weights with those that training began with, on the deals of the test."""
    pair = [Task(plan, TEST, i, one, deals) for i, one in enumerate((plan.start, weights))]
    found = {one.candidate: one.rewards for one in evaluate_all(pair, jobs)}
    gains = [after - before for before, after in zip(found[0], found[1], strict=True)]
    return Proof(estimate(found[0]), estimate(found[1]), estimate(gains))
