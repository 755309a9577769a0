"""Whole numbers from callers, who may have them from NumPy, and lists of them in words."""

from collections.abc import Iterable
from operator import index

from tablee.core.errors import GameError

MAX_SEED = 2**63 - 1
MAX_ACTION = 2**63 - 1
MIN_RANGE = 3  # so many numbers in a row are written as a range


def whole_number(name: str, value: object) -> int:
    """Return a whole number of any library as an `int`; truth, floats and lists are none.

    Raises:
        GameError: `not_whole`.
    """
    try:
        if isinstance(value, bool):
            raise TypeError("truth is no number")
        return index(value)  # type: ignore[arg-type]
    except TypeError as error:
        found = f"{value!r} ({type(value).__name__})"
        raise GameError("not_whole", name=name, found=found) from error


def read_seed(seed: object) -> int:
    """Return a seed, which fits into 64 bits.

    Raises:
        GameError: `not_whole`, `bad_seed`.
    """
    number = whole_number("seed", seed)
    if not -MAX_SEED <= number <= MAX_SEED:
        raise GameError("bad_seed", seed=str(number), most=str(MAX_SEED))
    return number


def read_action(action: object) -> int:
    """Return an action of any library as an `int` of at most 64 bits.

    Raises:
        GameError: `not_whole`, `unknown_move`.
    """
    number = whole_number("action", action)
    if not -MAX_ACTION <= number <= MAX_ACTION:
        raise GameError("unknown_move", move=str(number))
    return number


def format_ranges(numbers: Iterable[int]) -> str:
    """Write numbers as ranges, in their order: `2–4, 6`."""
    rows: list[list[int]] = []
    for number in sorted(numbers):
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(
        f"{row[0]}–{row[-1]}" if len(row) >= MIN_RANGE else ", ".join(map(str, row)) for row in rows
    )
