"""The reasons of the Hermine are true by its rules."""

from collections.abc import Callable
from itertools import combinations

from tablee.core.explanations import Explanation
from tablee.games.hermine import HERMINE, Hermine
from tablee.games.hermine.cards import BEAUTE, DANGER, JOKER, PROTECTION, STEPS, STOP
from tests.support.reasons import PlayedReason, play_reasons


def own_side(state: Hermine) -> int:
    return int(state.turn % state.sides)


def target(reason: Explanation, state: Hermine) -> int:
    """Return the side that a reason names, all of whose seats it must name."""
    side = reason.seats["who"][0] % int(state.sides)
    assert [seat % int(state.sides) for seat in reason.seats["who"]].count(side) == len(
        reason.seats["who"]
    )
    assert reason.numbers["people"] == len(reason.seats["who"]) == state.seats // state.sides
    return int(side)


def held(state: Hermine) -> list[int]:
    return [int(state.kind(card)) for card in state.hands[state.turn].cards]


def is_plan(state: Hermine, rest: int, count: int) -> bool:
    """Return whether so many steps in hand, and no fewer, add up to the rest."""
    steps = [STEPS[kind] for kind in held(state) if kind < STOP]
    sizes = [n for n in range(1, 5) for some in combinations(steps, n) if sum(some) == rest]
    return count in sizes


def is_in_danger(state: Hermine, side: int) -> bool:
    return bool(DANGER <= state.top(state.battles[side]) < BEAUTE)


def finishes(p: PlayedReason[Hermine]) -> bool:
    rest = int(p.state.goal() - p.after.distance(own_side(p.state)))
    twin = p.state.copy()
    assert isinstance(twin, Hermine)
    twin.hands[p.state.turn].remove(p.state.card_of(p.action))
    return is_plan(twin, rest, int(p.reason.numbers["count"]))


def is_first(p: PlayedReason[Hermine]) -> bool:
    """Return whether the side that is named has walked furthest of the other ones."""
    side = own_side(p.state)
    ways = {other: int(p.state.distance(other)) for other in range(p.state.sides) if other != side}
    return ways[target(p.reason, p.state)] == p.reason.numbers["steps"] == max(ways.values())


def same_kind(p: PlayedReason[Hermine]) -> int:
    """Count the cards in hand like the one that is used."""
    return held(p.state).count(int(p.state.kind(p.state.card_of(p.action))))


def left(p: PlayedReason[Hermine]) -> int:
    return int(p.state.goal() - p.state.distance(own_side(p.state)))


CHECKS: dict[str, Callable[[PlayedReason[Hermine]], bool]] = {
    "walks": lambda p: left(p) == p.reason.numbers["left"] + p.reason.numbers["steps"],
    "arrives": lambda p: p.after.asked or p.after.turn < 0,
    "plan": finishes,
    "long-way": lambda p: is_plan(p.state, left(p) + 300, int(p.reason.numbers["count"])),
    "stops": lambda p: (
        p.state.is_rolling(target(p.reason, p.state))
        and not p.after.is_rolling(target(p.reason, p.state))
    ),
    "slows": lambda p: (
        p.after.is_limited(target(p.reason, p.state))
        and not p.state.is_limited(target(p.reason, p.state))
    ),
    "leader": is_first,
    "not-leader": is_first,
    "rolls": lambda p: (
        p.after.is_rolling(own_side(p.state)) and not p.state.is_rolling(own_side(p.state))
    ),
    "unlimited": lambda p: (
        p.state.is_limited(own_side(p.state)) and not p.after.is_limited(own_side(p.state))
    ),
    "saved": lambda p: (
        is_in_danger(p.state, own_side(p.state)) and not is_in_danger(p.after, own_side(p.state))
    ),
    "plays-again": lambda p: bool(p.after.turn == p.state.turn),
    "coup": lambda p: (
        len(p.after.coups[own_side(p.state)].cards)
        == len(p.state.coups[own_side(p.state)].cards) + 1
    ),
    "spare": lambda p: same_kind(p) == p.reason.numbers["count"] + 1,
    "only-parade": lambda p: max(held(p.state)) < JOKER and same_kind(p) == 1,
    "covered": lambda p: max(held(p.state)) >= PROTECTION,
    "last-chance": lambda p: (
        len(p.state.pile.cards) == p.reason.numbers["count"] <= int(p.state.seats)
    ),
    "too-far": lambda p: p.reason.numbers["steps"] > p.reason.numbers["left"] == left(p),
    "rival-near": lambda p: (
        p.state.distance(target(p.reason, p.state)) == p.reason.numbers["steps"]
    ),
}


def test_every_number_is_true_and_all_reasons_are_given() -> None:
    told = set()
    for options in ({"jokers": 3, "fixed_manches": 1}, {"fixed_manches": 2}):
        for played in play_reasons(HERMINE, Hermine, options, seeds=1, every=2):
            assert CHECKS.get(played.reason.name, bool)(played), played
            told.add(played.reason.name)
    assert len(told & set(CHECKS)) >= 15
