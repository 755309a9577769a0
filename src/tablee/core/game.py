"""A game before anybody plays it: seats, options, card faces, and its first state."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from tablee.core.errors import GameError
from tablee.core.state import State, fields, restore_fields

OptionValue = int | str | bool | None
Options = Mapping[str, OptionValue]
USUAL_SEATS: Final = 4
PRESET: Final = "preset"  # the name under which a preset is chosen among the options
LETTER: Final = "letter"  # the preset that follows the wording of the rulebook


class Face(NamedTuple):
    """Both sides of a card; the message `key` names it by kind, color and value."""

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
    """True if players may enter a value of their own, which the game checks."""
    seats: tuple[int, ...] = ()
    """The numbers of seats that have the choice; empty for all, the others have the default."""

    def is_open_to(self, seats: int) -> bool:
        """Return whether so many seats have the choice."""
        return not self.seats or seats in self.seats

    def check(self, value: OptionValue, seats: int) -> None:
        """Raise `GameError` unless the value is a choice; `True` is not 1 here."""
        choices = self.choices if self.is_open_to(seats) else (self.default,)
        is_own = self.own and self.is_open_to(seats)
        if not is_own and repr(value) not in [repr(choice) for choice in choices]:
            expected = ", ".join([str(choice) for choice in choices])
            raise GameError("bad_option", option=self.name, value=str(value), expected=expected)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A card game. `rules` is the version of its behavior, which records name."""

    def __init__(
        self, slug: str, *, rules: int, seats: tuple[int, ...], options: tuple[Option, ...] = ()
    ) -> None:
        self.slug = slug
        self.rules = rules
        self.seats = seats
        self.options = options
        self.parts = 1  # of a point, the unit of scores; 2 where halves can be won
        self.narrated_zones: tuple[str, ...] = ()
        """Zones whose new cards are narrated, each with the message `SLUG-gain-ZONE`."""
        self.usual_seats = min(
            seats, key=lambda count: (abs(count - USUAL_SEATS), count), default=USUAL_SEATS
        )
        """The default number of seats: four, or the nearest number to it."""
        self.short_options: dict[str, OptionValue] = {}
        """Options for a short game, where the length of a match depends on luck."""
        self.presets: dict[str, dict[str, OptionValue]] = {LETTER: {}}
        """Options that are chosen together, by name; what they leave out has its default."""
        self.lowest_wins = False
        """True if the fewest points win."""
        self.rules_out_cards = True
        """True if public play can rule cards out of hands (`Zone.bar`); rows then have them."""

    def __deepcopy__(self, memo: object) -> "Game":
        return self  # a game does not change

    def __reduce__(self) -> tuple[object, ...]:
        return restore_fields, (type(self), fields(self))

    def preset(self, name: str, seats: int) -> dict[str, OptionValue]:
        """Return the options of a preset that so many seats may choose.

        Raises:
            GameError: `unknown_preset`.
        """
        if name not in self.presets:
            expected = ", ".join(self.presets)
            raise GameError("unknown_preset", game=self.slug, preset=name, expected=expected)
        chosen = self.presets[name]
        return {
            option.name: chosen[option.name]
            for option in self.options
            if option.name in chosen and option.is_open_to(seats)
        }

    def start(self, seats: int, options: Options) -> State:
        """Return the state before the first deal; `seats` and `options` have been checked."""
        raise NotImplementedError

    def faces(self, seats: int, options: Options) -> list[Face]:
        """Return the face of each card, by its number."""
        raise NotImplementedError


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Return places by key, the smallest first; ties share a place and skip the next ones."""
    return [1 + len([other for other in keys if other < key]) for key in keys]
