"""Whether the review finds planted blunders, and leaves good moves alone.

    python -m benchmarks.review parade --games 20 --seed 1

Games of level `expert`, in which one decision of one seat is replaced by a move that a deep search
finds clearly bad. The review of that seat should name it among the three costliest decisions, and
call none of its undisputed decisions a mistake: those in which level `master` plays the same.
Only what verdicts depend on is measured, not the curve. One line of JSON a game, then the sums.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time

from tablee.bots.heuristics import heuristic_for
from tablee.bots.levels import bot
from tablee.bots.paired_playouts import REWARD, PairedPlayouts
from tablee.bots.whole_moves import list_whole_moves
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Record, Recorder, SeatedPlayer, replay
from tablee.registry import find
from tablee.review.build import MAX_COSTLIEST, rank_costliest
from tablee.review.decisions import Decision, judge
from tablee.review.effort import Effort, plan_effort
from tablee.review.report import FORCED, MISTAKE

DEEP_WORLDS = 400
MARGIN = 0.15
"""Reward that a blunder gives away by the deep search, at least."""
MARGIN_Z = 5.0
TRIES = 12
"""Decisions that are tried for a blunder, from the first that is drawn on."""
SEEDS = 1_000_003


@dataclass
class Planted:
    """A game with a blunder: its event, its seat, and what it gave away by the deep search."""

    record: Record
    event: int
    seat: int
    margin: float


def find_blunder(state: State, seed: int) -> tuple[list[int], float] | None:
    """Return a clearly bad move of the seat on turn, and its margin; or nothing."""
    seen = view(state, state.turn)
    heuristic = heuristic_for(state)
    moves = list_whole_moves(determinize(seen, Rng(seed)), heuristic, 16)
    if len(moves) == 1:
        return None
    playouts = PairedPlayouts(seen, moves, heuristic, seed)
    playouts.run(DEEP_WORLDS // 8)
    best = playouts.best()
    worst = min(range(len(moves)), key=lambda i: playouts.expected(i, REWARD).mean)
    fresh = PairedPlayouts(seen, [moves[best], moves[worst]], heuristic, seed + 1)
    fresh.run(DEEP_WORLDS)
    gap = fresh.gap(0, 1, REWARD)
    is_clear = gap.mean >= MARGIN and gap.mean > MARGIN_Z * (gap.error or 0.0)
    return (moves[worst], gap.mean) if is_clear else None


class Planter:
    """Plays a game of experts, one of whom makes one blunder."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.rng = Rng(seed)
        self.seed = seed
        self.seat = int(self.rng.below(setup.seats))
        self.wait = int(self.rng.below(8))
        names = [SeatedPlayer(f"Seat {number}") for number in range(setup.seats)]
        self.recorder = Recorder(setup, names)
        self.players = [bot("expert", seed + number) for number in range(setup.seats)]
        self.tries = 0
        self.margin = 0.0
        self.event = -1

    def play(self) -> Planted | None:
        """Play on to the end; return nothing if no decision offered a blunder."""
        recorder = self.recorder
        while recorder.state.turn != NOBODY:
            if recorder.state.turn == DEALER:
                recorder.shuffle(self.rng)
            elif not self._blunder():
                player = self.players[recorder.state.turn]
                recorder.apply(player.choose(view(recorder.state, recorder.state.turn)))
        if self.event < 0:
            return None
        return Planted(recorder.record(), self.event, self.seat, self.margin)

    def _blunder(self) -> bool:
        """Make the blunder, if it is time and there is one."""
        state = self.recorder.state
        if state.turn != self.seat or state.midway or len(state.legal()) == 1 or self.event >= 0:
            return False
        self.wait -= 1
        if self.wait >= 0 or self.tries == TRIES:
            return False
        self.tries += 1
        blunder = find_blunder(state, self.seed + self.tries)
        if blunder is None:
            return False
        self.event, self.margin = len(self.recorder.record().events), blunder[1]
        for step in blunder[0]:
            self.recorder.apply(step)
        return True


def judge_all(game: Planted) -> Iterator[tuple[int, Decision, State]]:
    """Yield the event, the decision and the state before it, for each move of the seat."""
    steps = list(replay(game.record))
    own = [number for number, step in enumerate(steps) if step.seat == game.seat]
    planned = plan_effort(steps[0].before, len(steps), len(own))
    effort: Effort = planned._replace(point=8)
    for event in own:
        step = steps[event]
        decision = judge(view(step.before, game.seat), step.actions, effort, event * 4)
        yield event, decision, step.before


def is_undisputed(state: State, steps: list[int]) -> bool:
    """Return whether level `master` plays the same."""
    state = state.copy()
    for step in steps:
        if bot("master", 99).choose(view(state, state.turn)) != step:
            return False
        state.apply(step)
    return True


def measure(game: Planted) -> dict[str, float]:
    """Return what the review of one game finds."""
    began = process_time()
    judged = [each for each in judge_all(game) if each[1].verdict != FORCED]
    seconds = process_time() - began
    ranked = rank_costliest([(each[1].verdict, each[1].cost.mean) for each in judged])
    undisputed = [
        decision
        for event, decision, before in judged
        if event != game.event and is_undisputed(before, decision.played)
    ]
    others = [each[1] for each in judged if each[0] != game.event]
    planted = next(each[1] for each in judged if each[0] == game.event)
    return {
        "found": game.event in [judged[index][0] for index in ranked[:MAX_COSTLIEST]],
        "is_mistake": planted.verdict == MISTAKE,
        "margin": round(game.margin, 3),
        "decisions": len(judged),
        "mistakes": sum(decision.verdict == MISTAKE for decision in others),
        "undisputed": len(undisputed),
        "wrong": sum(decision.verdict == MISTAKE for decision in undisputed),
        "seconds": round(seconds, 2),
    }


def main() -> None:
    """Play and review games until so many had a blunder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="of processor time")
    choices = parser.parse_args()
    game = find(choices.game)
    setup = Setup(game, choices.seats or game.usual_seats, game.short_options)
    sums: Counter[str] = Counter()
    for number in range(choices.games * 4):
        if sums["games"] == choices.games or process_time() > 60 * choices.minutes:
            break
        planted = Planter(setup, choices.seed * SEEDS + number * 17).play()
        if planted is not None:
            result = measure(planted)
            print(json.dumps({"game": choices.game, "number": number, **result}), flush=True)
            sums.update({"games": 1, **result})
    print(json.dumps({"sums": choices.game, **sums}), flush=True)


if __name__ == "__main__":
    main()
