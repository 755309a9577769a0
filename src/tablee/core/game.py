"""A game on the shelf: what the box says, what its cards show, how a table of it is set up."""

from collections.abc import Mapping
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.core.state import State

OptionValue = int | str | bool | None
Options = Mapping[str, OptionValue]


class Face(NamedTuple):
    """What a card shows on both sides; the message `key` names it by kind, color and value."""

    code: str
    kind: str
    key: str
    color: str = ""
    value: int | None = None
    symbol: str = ""
    back: str = ""


class Option(NamedTuple):
    """A choice made before the first deal."""

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    own: bool = False
    """Whether players may write something of their own, which the game checks."""

    def check(self, value: OptionValue) -> None:
        """Refuse a value that is not among the choices; `True` is not 1 here."""
        if not self.own and repr(value) not in [repr(choice) for choice in self.choices]:
            expected = ", ".join([str(choice) for choice in self.choices])
            raise GameError("bad_option", option=self.name, value=str(value), expected=expected)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One box of the shelf. `rules` counts changes of behavior, and records name it."""

    def __init__(
        self, slug: str, *, rules: int, seats: tuple[int, ...], options: tuple[Option, ...] = ()
    ) -> None:
        self.slug = slug
        self.rules = rules
        self.seats = seats
        self.options = options
        self.parts = 1  # of a point: what scores are counted in, where halves can be won

    def start(self, seats: int, options: Options) -> State:
        """A table before the first deal; `seats` and `options` have been checked."""
        raise NotImplementedError

    def faces(self, seats: int, options: Options) -> list[Face]:
        """What each card shows, by its number."""
        raise NotImplementedError


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Places by key, the smallest first; equals share a place and the next ones are skipped."""
    return [1 + len([other for other in keys if other < key]) for key in keys]
