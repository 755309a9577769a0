"""The law of bots: they choose legal actions from the view of their seat alone."""

from tablee.bots.heuristic import is_over
from tablee.bots.heuristics import heuristic_for
from tablee.bots.levels import GREEDY_LEVELS, bot
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.testing.history import History
from tablee.testing.law import require

LAW = "bots see views"
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
        _check_choices(truth, world)


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
