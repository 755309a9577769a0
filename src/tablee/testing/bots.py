"""The law of bots: they choose among what is legal, from what their seat can see alone."""

from tablee.bots.instinct import is_over
from tablee.bots.instincts import instinct_for
from tablee.bots.levels import bot
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.testing.history import History
from tablee.testing.laws import require

LAW = "bots see views"
BOTS = ("random", "novice", "casual", "greedy", "ismcts:8", "trials:40")
"""The levels that think differ from the last two in their iterations only."""


def check_bots(history: History, rng: Rng, *, times: int) -> None:
    """Ask the bots at some points of a game, and look at the rewards of every end in it."""
    for state in history.states:
        if is_over(state):
            _are_rewarded(state)
    to_act = [state for state in history.states if state.turn not in (NOBODY, DEALER)]
    for _ in range(times):
        truth = to_act[int(rng.below(len(to_act)))]
        world = determinize(view(truth, truth.turn), rng)
        _is_honest(truth, world)
        _see_views_only(truth, world)


def _see_views_only(truth: State, world: State) -> None:
    """Swap the truth under the view of the seat on turn: no bot may choose otherwise."""
    seat = int(truth.turn)
    for name in BOTS:
        choice = bot(name, seed=1).choose(view(truth, seat))
        require(choice in truth.legal(), LAW, f"{name} chooses {choice}, which is not legal")
        other = bot(name, seed=1).choose(view(world, seat))
        require(choice == other, LAW, f"{name} chooses otherwise when hidden cards are swapped")


def _is_honest(truth: State, world: State) -> None:
    """Instinct, which is asked in imagined worlds too, looks at what its seat can see alone."""
    instinct = instinct_for(truth)
    weights = list(instinct.weigh(truth, truth.legal()))
    require(len(weights) == len(truth.legal()), LAW, "instinct does not weigh every action")
    for state in (world, view(truth, truth.turn).state):
        same = list(instinct.weigh(state, state.legal())) == weights
        require(same, LAW, "instinct looks at hidden cards")


def _are_rewarded(state: State) -> None:
    """From 0 to 1, and at the very end never less for a better place."""
    rewards = [float(reward) for reward in instinct_for(state).rewards(state)]
    require(len(rewards) == state.seats, LAW, "not every seat has a reward")
    require(all(0 <= reward <= 1 for reward in rewards), LAW, f"rewards are {rewards}")
    if state.turn != NOBODY:
        return
    places = state.places()
    for one in range(state.seats):
        for other in range(state.seats):
            fair = places[one] >= places[other] or rewards[one] >= rewards[other]
            require(fair, LAW, f"places {places} are rewarded with {rewards}")
