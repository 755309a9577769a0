"""Validation of texts that people write: visible, on one line, and names that differ."""

from collections.abc import Iterable
from unicodedata import category, normalize

from tablee.core.errors import GameError

MAX_NAME = 40
"""Characters of a name, as the wire allows them."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters that count as printable and show nothing."""


def clean_text(text: str) -> str:
    """Return a text on one line, with single spaces.

    Raises:
        GameError: `bad_text`, also if there is nothing to be seen.
    """
    cleaned = " ".join(text.split())
    is_visible = any(category(letter)[0] not in "CMZ" for letter in cleaned)
    if not is_visible or not cleaned.isprintable() or not BLANKS.isdisjoint(cleaned):
        raise GameError("bad_text")
    return cleaned


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody else has, with a number behind it if need be."""
    taken = {_look_of(other) for other in others}
    number, distinct = 1, name
    while _look_of(distinct) in taken:
        number += 1
        ending = f" {number}"
        distinct = name[: MAX_NAME - len(ending)] + ending
    return distinct


def distinct_names(names: Iterable[str]) -> list[str]:
    """Return the names of a game, equal ones with a number behind them; empty ones stay empty."""
    distinct: list[str] = []
    for name in names:
        distinct.append(distinct_name(name, filter(None, distinct)) if name else name)
    return distinct


def _look_of(name: str) -> str:
    """Return what two names share that look the same: case, width and accents' encoding apart."""
    letters = normalize("NFKC", name).casefold()
    return "".join(letter for letter in letters if category(letter) != "Mn")
