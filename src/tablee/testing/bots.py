"""The laws of bots: they choose from the view of their seat alone, and nothing dominated.

What they say of moves follows from that view too.
"""

from collections.abc import Sequence

from tablee.bots.heuristic import is_over
from tablee.bots.heuristics import heuristic_for
from tablee.bots.levels import GREEDY_LEVELS, SEARCH_LEVELS, bot
from tablee.bots.players import Bot
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.testing.history import History
from tablee.testing.law import require

LAW = "bots see views"
LAW_OF_DOMINANCE = "no dominated move"
LAW_OF_REASONS = "reasons are seen"
BOTS = ("random", "greedy", *GREEDY_LEVELS, "ismcts:8", "trials:40")
"""The searching levels differ from the last two in their iterations only."""


def check_bots(history: History, rng: Rng, *, times: int) -> None:
    """Check the choices of bots at random points of a game, and the rewards of its ends."""
    for state in history.states:
        if is_over(state):
            _check_rewards(state)
    to_act = [state for state in history.states if state.turn not in (NOBODY, DEALER)]
    for _ in range(times):
        truth = to_act[int(rng.below(len(to_act)))]
        world = determinize(view(truth, truth.turn), rng)
        _check_heuristic(truth, world)
        check_reasons(truth, world)
        _check_choices(truth, world)
        check_dominance(truth, [bot(SEARCH_LEVELS[0], seed=1)])


def check_dominance(truth: State, bots: Sequence[Bot]) -> None:
    """Require that none of the bots chooses what the heuristic calls dominated."""
    seat, legal = int(truth.turn), truth.legal()
    seen = view(truth, seat)
    heuristic = heuristic_for(truth)
    flags = list(heuristic.find_dominated(truth, legal))
    same = list(heuristic.find_dominated(seen.state, legal)) == flags
    require(same, LAW_OF_DOMINANCE, "hidden cards decide what is dominated")
    require(len(flags) == len(legal), LAW_OF_DOMINANCE, "not every action is looked at")
    dominated = [int(action) for action, flag in zip(legal, flags, strict=True) if flag]
    require(len(dominated) < len(legal), LAW_OF_DOMINANCE, "every action is dominated")
    for one in bots if dominated else []:
        choice = one.choose(seen)
        said = f"{truth.name(choice)} is chosen, which is dominated"
        require(choice not in dominated, LAW_OF_DOMINANCE, said)


def _check_choices(truth: State, world: State) -> None:
    """Swap the hidden cards of the seat on turn: no bot may change its choice."""
    seat = int(truth.turn)
    for name in BOTS:
        choice = bot(name, seed=1).choose(view(truth, seat))
        require(choice in truth.legal(), LAW, f"{name} chooses {choice}, which is not legal")
        other = bot(name, seed=1).choose(view(world, seat))
        require(choice == other, LAW, f"{name} chooses otherwise when hidden cards are swapped")


def _check_heuristic(truth: State, world: State) -> None:
    """Require equal heuristic weights in the truth, in the view and in a sampled world."""
    heuristic = heuristic_for(truth)
    weights = list(heuristic.weigh(truth, truth.legal()))
    require(len(weights) == len(truth.legal()), LAW, "the heuristic does not weigh every action")
    for state in (world, view(truth, truth.turn).state):
        same = list(heuristic.weigh(state, state.legal())) == weights
        require(same, LAW, "the heuristic reads hidden cards")


def check_reasons(truth: State, world: State) -> None:
    """Require that reasons for and against actions follow from the view of the seat on turn."""
    heuristic = heuristic_for(truth)
    seen = view(truth, truth.turn).state
    for action in map(int, truth.legal()):
        reasons = heuristic.reasons(truth, action)
        said = f"{truth.name(action)} has the reasons {reasons}"
        names = [reason.why.name for reason in reasons]
        is_named = all(names) and len(set(names)) == len(names)
        require(is_named, LAW_OF_REASONS, f"a reason has no name, or that of another: {said}")
        named = {seat for reason in reasons for who in reason.why.seats.values() for seat in who}
        require(named <= set(range(truth.seats)), LAW_OF_REASONS, f"no such seat: {said}")
        for state in (seen, world):
            same = heuristic.reasons(state, action) == reasons
            require(same, LAW_OF_REASONS, f"hidden cards give reasons: {said}")


def _check_rewards(state: State) -> None:
    """Require rewards from 0 to 1, in the end never lower for a better place."""
    rewards = [float(reward) for reward in heuristic_for(state).rewards(state)]
    require(len(rewards) == state.seats, LAW, "not every seat has a reward")
    require(all(0 <= reward <= 1 for reward in rewards), LAW, f"rewards are {rewards}")
    if state.turn != NOBODY:
        return
    places = state.places()
    for one in range(state.seats):
        for other in range(state.seats):
            fair = places[one] >= places[other] or rewards[one] >= rewards[other]
            require(fair, LAW, f"places {places} are rewarded with {rewards}")
