"""Arguments for one action rather than another: the reasons that differ most between them."""

from typing import Final

from tablee.bots.heuristic import Heuristic
from tablee.bots.reasons import Argument, Reason
from tablee.core.state import State

MAX_ARGUMENTS: Final = 3
MIN_SHARE: Final = 5  # what is less than this part of the greatest argument is not worth a word


def find_arguments(
    heuristic: Heuristic, state: State, better: int, other: int, most: int = MAX_ARGUMENTS
) -> list[Argument]:
    """Return what speaks most for the better of two actions of the seat on turn, strongest first.

    It is empty if the heuristic sees nothing in favor of it: then only a search knows why.
    """
    own = {reason.why.name: reason for reason in heuristic.reasons(state, better)}
    others = {reason.why.name: reason for reason in heuristic.reasons(state, other)}
    arguments: list[Argument] = []
    for name in [*own, *[name for name in others if name not in own]]:
        argument = _weigh_against(own.get(name), others.get(name))
        if argument.gain > 0:
            arguments.append(argument)
    arguments.sort(key=_gain_of, reverse=True)
    return [one for one in arguments[:most] if MIN_SHARE * one.gain >= arguments[0].gain]


def _weigh_against(own: Reason | None, other: Reason | None) -> Argument:
    if own is not None and other is not None and own.why == other.why:
        return Argument(0, own, other)
    gain = own.weight if own is not None else 0
    if other is not None:
        gain -= other.weight
    return Argument(gain, own, other)


def _gain_of(argument: Argument) -> int:
    return argument.gain
