"""Comparison of two moves, before any language: what speaks for the better one."""

from tablee.bots.arguments import find_arguments
from tablee.bots.heuristics import heuristic_for
from tablee.bots.reasons import Reason
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.table.explanations import explanation_message
from tablee.table.messages import ComparisonView, LogMessage


def compare_moves(setup: Setup, state: State, better: int, other: int) -> ComparisonView:
    """Return what speaks most for the better of two legal actions of the seat on turn.

    The state may be the view of that seat. What is said of each action is a sentence of its own,
    true of this action whatever the other is; the strongest comes first.
    """
    arguments = find_arguments(heuristic_for(state), state, better, other)
    return ComparisonView(
        reasons=[reason_message(setup, one.own) for one in arguments if one.own],
        against=[reason_message(setup, one.other) for one in arguments if one.other],
    )


def reason_message(setup: Setup, reason: Reason) -> LogMessage:
    """Return a reason for or against an action as a message of its game."""
    return explanation_message(setup, "reason", reason.why)
