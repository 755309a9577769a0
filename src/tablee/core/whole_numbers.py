"""Whole numbers from callers, who may have them from NumPy."""

from operator import index

from tablee.core.errors import GameError

MAX_SEED = 2**63 - 1


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
