"""Statistics of a run: shares with confidence intervals, duels, and Bradley-Terry ratings.

A deal is one sample, however often it was played: its games are not independent.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import isfinite, log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from tablee.arena.match import MatchResult
from tablee.core.rng import Rng

Z = NormalDist().inv_cdf(0.975)
STUDENT_FEW = (12.706, 4.303, 3.182, 2.776)
"""Student's t for two to five samples, where the series used for more is inaccurate."""
SCALE = 400
"""Elo points for odds of ten to one."""
MAX_ROUNDS = 1000
TOLERANCE = 1e-5
"""Relative change of all strengths below which the fit has converged."""
RESAMPLES = 200
HALF = 0.5


class Estimate(NamedTuple):
    """A mean with the half-width of its 95 % confidence interval."""

    mean: float
    margin: float

    def as_dict(self) -> dict[str, float | None]:
        """Return plain data; an unknown margin is `None`."""
        return {"mean": self.mean, "margin": self.margin if isfinite(self.margin) else None}

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


class BotStanding(NamedTuple):
    """Statistics of one bot."""

    bot: str
    games: int
    wins: Estimate
    lasts: Estimate
    place: Estimate
    score: Estimate
    rating: Estimate
    seconds: float
    slowest: float


Duels = dict[tuple[str, str], Estimate]
"""Share of games in which the first of two bots is placed before the second; a tie is half."""


def estimate(samples: Sequence[float]) -> Estimate:
    """Return the mean and its 95 % interval by Student's t."""
    if len(samples) < 2:  # noqa: PLR2004 - one sample says nothing of its spread
        return Estimate(fmean(samples), float("inf"))
    free = len(samples) - 1
    wide = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    if free <= len(STUDENT_FEW):
        wide = STUDENT_FEW[free - 1]
    return Estimate(fmean(samples), wide * stdev(samples) / sqrt(len(samples)))


def tally_duels(results: Iterable[MatchResult]) -> Duels:
    """Compare all pairs of bots that sat at one table."""
    samples: dict[tuple[str, str], list[float]] = defaultdict(list)
    for meetings in _by_deal(results):
        for pair, outcomes in _meetings(meetings).items():
            samples[pair].append(fmean(outcomes))
    return {pair: estimate(outcomes) for pair, outcomes in samples.items()}


def rank_bots(
    results: Sequence[MatchResult], bots: Sequence[str], parts: int = 1
) -> list[BotStanding]:
    """Return the standings of all bots, the best rating first."""
    rated = fit_ratings(results, bots)
    unsorted = [_standing(results, bot, rated[bot], parts) for bot in bots]
    return sorted(unsorted, key=lambda standing: -standing.rating.mean)


def _standing(
    results: Sequence[MatchResult], bot: str, rating: Estimate, parts: int
) -> BotStanding:
    deals = _sittings(results, bot)
    sat = [sitting for sittings in deals for sitting in sittings]
    decisions = sum(game.decisions[seat] for game, seat in sat)
    return BotStanding(
        bot=bot,
        games=len({game.number for game, _ in sat}),
        wins=estimate(running_wins(results, bot)),
        lasts=estimate([fmean(_is_last(game, seat) for game, seat in deal) for deal in deals]),
        place=estimate([fmean(game.places[seat] for game, seat in deal) for deal in deals]),
        score=estimate([fmean(game.scores[seat] / parts for game, seat in d) for d in deals]),
        rating=rating,
        seconds=sum(game.seconds[seat] for game, seat in sat) / max(decisions, 1),
        slowest=max(game.slowest[seat] for game, seat in sat),
    )


def running_wins(results: Iterable[MatchResult], bot: str) -> list[float]:
    """Return the share of first places of a bot, deal by deal."""
    return [fmean(_win(game, seat) for game, seat in deal) for deal in _sittings(results, bot)]


def _sittings(results: Iterable[MatchResult], bot: str) -> list[list[tuple[MatchResult, int]]]:
    """Return the games and seats of a bot, deal by deal."""
    deals = [
        [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        for games in _by_deal(results)
    ]
    return [deal for deal in deals if deal]


def _win(game: MatchResult, seat: int) -> float:
    """Return 1 for the first place, divided among those who share it."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _is_last(game: MatchResult, seat: int) -> bool:
    """Return whether a seat is not first and nobody came in behind it."""
    return 1 < game.places[seat] == max(game.places)


def _by_deal(results: Iterable[MatchResult]) -> list[list[MatchResult]]:
    deals: dict[int, list[MatchResult]] = defaultdict(list)
    for game in results:
        deals[game.deal].append(game)
    return list(deals.values())


def _meetings(games: Iterable[MatchResult]) -> dict[tuple[str, str], list[float]]:
    """Return 1, a half or 0 for each pair of seats with different bots."""
    pairs: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for one, other in permutations(range(len(game.bots)), 2):
            if game.bots[one] != game.bots[other]:
                behind = game.places[other] - game.places[one]
                outcome = HALF if behind == 0 else float(behind > 0)
                pairs[game.bots[one], game.bots[other]].append(outcome)
    return pairs


def fit_ratings(results: Iterable[MatchResult], bots: Sequence[str]) -> dict[str, Estimate]:
    """Fit Bradley-Terry ratings on the Elo scale with mean 0; intervals by bootstrap."""
    deals = [
        {pair: (sum(outcomes), len(outcomes)) for pair, outcomes in _meetings(games).items()}
        for games in _by_deal(results)
    ]
    rng = Rng(0)
    fitted = _fit(deals, bots)
    resampled = [
        _fit([deals[int(rng.below(len(deals)))] for _ in deals], bots) for _ in range(RESAMPLES)
    ]
    deviations = {bot: stdev(points[bot] for points in resampled) for bot in bots}
    if len(deals) == 1:
        deviations = dict.fromkeys(bots, float("inf"))
    return {bot: Estimate(fitted[bot], Z * deviations[bot]) for bot in bots}


Tally = dict[tuple[str, str], tuple[float, int]]


def _fit(deals: Iterable[Tally], bots: Sequence[str]) -> dict[str, float]:
    """Return the maximum-likelihood ratings.

    Every pair gets one drawn game more, or a bot that never loses would be infinitely strong.
    """
    won = dict.fromkeys(permutations(bots, 2), HALF)
    met = dict.fromkeys(won, 1.0)
    for deal in deals:
        for pair, (points, games) in deal.items():
            won[pair] += points
            met[pair] += games
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(MAX_ROUNDS):
        before = dict(strength)
        for bot in bots:
            others = [other for other in bots if other != bot]
            shares = sum(met[bot, other] / (strength[bot] + strength[other]) for other in others)
            strength[bot] = sum(won[bot, other] for other in others) / shares
        if all(abs(strength[bot] / before[bot] - 1) < TOLERANCE for bot in bots):
            break
    rated = {bot: SCALE * log10(strength[bot]) for bot in bots}
    middle = fmean(rated.values())
    return {bot: rated[bot] - middle for bot in bots}
