"""Reasons for and against actions, before any language."""

from typing import NamedTuple

from tablee.core.explanations import Explanation


class Reason(NamedTuple):
    """Opinion of a heuristic on one consequence of an action; its `why` has a code as name.

    The message `SLUG-reason-NAME` says it to the player, as a whole sentence. No action has two
    reasons of one name, so that those of two actions can be compared.
    """

    why: Explanation
    weight: int
    """In the units of the weights of actions: above 0 for the action, below 0 against it."""


class Argument(NamedTuple):
    """Argument for one action rather than another: a reason of one of them, or of each."""

    gain: int
    """How far it speaks for the better one; always above 0."""
    own: Reason | None
    other: Reason | None
