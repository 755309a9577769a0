"""Explanations of scores and endings, before any language."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Explanation(NamedTuple):
    """Why an entry counts what it counts, or what ended or decided a game.

    The message `SLUG-because-NAME` says it of an entry, `SLUG-ended-NAME` of an ending and
    `SLUG-decided-NAME` of a decision. Without a name, a general one does.
    """

    name: str
    terms: Sequence[int] = ()
    """Numbers that add up to the entry; given to messages as `sum`, `points` and `count`."""
    numbers: Mapping[str, int | float] = {}
    """Further numbers that the sentence mentions."""
    words: Mapping[str, Sequence[str]] = {}
    """Cards by their codes, and other words of moves."""
    seats: Mapping[str, Sequence[int]] = {}
    """Players that the sentence mentions."""
