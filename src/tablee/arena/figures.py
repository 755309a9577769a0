"""What games say of bots: shares with intervals, who beats whom, and ratings.

A deal is one sample, however often it was played: the bots have met in it in every seat.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import isfinite, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from tablee.arena.games import Result
from tablee.core.rng import Rng

Z = NormalDist().inv_cdf(0.975)
FEW = (12.706, 4.303, 3.182, 2.776)
"""Student's factors for two to five samples, where the series that is used for more is poor."""
SCALE = 400
"""Ten to one is this many points apart, as on other ladders."""
ROUNDS = 1000
CLOSE = 1e-5
"""A fit is done when no strength moves by more than this share."""
RESAMPLES = 200
HALF = 0.5


class Estimate(NamedTuple):
    """A mean, and how far the truth may be from it, in 95 of 100 cases."""

    mean: float
    margin: float

    def as_dict(self) -> dict[str, float | None]:
        """Plain data; a margin that is not known is `None`."""
        return {"mean": self.mean, "margin": self.margin if isfinite(self.margin) else None}

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


class Standing(NamedTuple):
    """What is known of one bot."""

    bot: str
    games: int
    wins: Estimate
    place: Estimate
    score: Estimate
    rating: Estimate
    seconds: float
    slowest: float


Duels = dict[tuple[str, str], Estimate]
"""How often the first of two bots comes in before the second, a tie being half."""


def estimate(samples: Sequence[float]) -> Estimate:
    """Mean and 95 % interval, wider where samples are few (Student)."""
    if len(samples) < 2:  # noqa: PLR2004 - one sample says nothing of its spread
        return Estimate(fmean(samples), float("inf"))
    free = len(samples) - 1
    wide = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    if free <= len(FEW):
        wide = FEW[free - 1]
    return Estimate(fmean(samples), wide * stdev(samples) / sqrt(len(samples)))


def duels(results: Iterable[Result]) -> Duels:
    """Who comes in before whom, over all pairs that sat at one table."""
    samples: dict[tuple[str, str], list[float]] = defaultdict(list)
    for meetings in _by_deal(results):
        for pair, outcomes in _meetings(meetings).items():
            samples[pair].append(fmean(outcomes))
    return {pair: estimate(found) for pair, found in samples.items()}


def standings(results: Sequence[Result], bots: Sequence[str], parts: int = 1) -> list[Standing]:
    """All bots, the best rating first."""
    rated = ratings(results, bots)
    found = [_standing(results, bot, rated[bot], parts) for bot in bots]
    return sorted(found, key=lambda standing: -standing.rating.mean)


def _standing(results: Sequence[Result], bot: str, rating: Estimate, parts: int) -> Standing:
    deals = _sittings(results, bot)
    sat = [sitting for sittings in deals for sitting in sittings]
    decisions = sum(game.decisions[seat] for game, seat in sat)
    return Standing(
        bot=bot,
        games=len({game.number for game, _ in sat}),
        wins=estimate(running_wins(results, bot)),
        place=estimate([fmean(game.places[seat] for game, seat in deal) for deal in deals]),
        score=estimate([fmean(game.scores[seat] / parts for game, seat in d) for d in deals]),
        rating=rating,
        seconds=sum(game.seconds[seat] for game, seat in sat) / max(decisions, 1),
        slowest=max(game.slowest[seat] for game, seat in sat),
    )


def running_wins(results: Iterable[Result], bot: str) -> list[float]:
    """The share of first places of a bot, deal by deal."""
    return [fmean(_win(game, seat) for game, seat in deal) for deal in _sittings(results, bot)]


def _sittings(results: Iterable[Result], bot: str) -> list[list[tuple[Result, int]]]:
    """The games and seats of a bot, deal by deal."""
    found = [
        [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        for games in _by_deal(results)
    ]
    return [deal for deal in found if deal]


def _win(game: Result, seat: int) -> float:
    """One for the first place; those who share it share the one."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _by_deal(results: Iterable[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = defaultdict(list)
    for game in results:
        deals[game.deal].append(game)
    return list(deals.values())


def _meetings(games: Iterable[Result]) -> dict[tuple[str, str], list[float]]:
    """1, a half or 0 for each pair of seats with different bots."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for one, other in permutations(range(len(game.bots)), 2):
            if game.bots[one] != game.bots[other]:
                behind = game.places[other] - game.places[one]
                outcome = HALF if behind == 0 else float(behind > 0)
                found[game.bots[one], game.bots[other]].append(outcome)
    return found


def ratings(results: Iterable[Result], bots: Sequence[str]) -> dict[str, Estimate]:
    """Bradley and Terry's strengths on the usual scale, their mean 0; intervals by resampling."""
    deals = [
        {pair: (sum(outcomes), len(outcomes)) for pair, outcomes in _meetings(games).items()}
        for games in _by_deal(results)
    ]
    rng = Rng(0)
    fitted = _fit(deals, bots)
    again = [
        _fit([deals[int(rng.below(len(deals)))] for _ in deals], bots) for _ in range(RESAMPLES)
    ]
    spread = {bot: stdev(points[bot] for points in again) for bot in bots}
    if len(deals) == 1:
        spread = dict.fromkeys(bots, float("inf"))
    return {bot: Estimate(fitted[bot], Z * spread[bot]) for bot in bots}


Tally = dict[tuple[str, str], tuple[float, int]]


def _fit(deals: Iterable[Tally], bots: Sequence[str]) -> dict[str, float]:
    """The strengths that make what happened most likely.

    Every pair is given one drawn game more, or a bot that never loses would be infinitely strong.
    """
    won = dict.fromkeys(permutations(bots, 2), HALF)
    met = dict.fromkeys(won, 1.0)
    for deal in deals:
        for pair, (points, games) in deal.items():
            won[pair] += points
            met[pair] += games
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = dict(strength)
        for bot in bots:
            others = [other for other in bots if other != bot]
            shares = sum(met[bot, other] / (strength[bot] + strength[other]) for other in others)
            strength[bot] = sum(won[bot, other] for other in others) / shares
        if all(abs(strength[bot] / before[bot] - 1) < CLOSE for bot in bots):
            break
    rated = {bot: SCALE * log10(strength[bot]) for bot in bots}
    middle = fmean(rated.values())
    return {bot: rated[bot] - middle for bot in bots}
