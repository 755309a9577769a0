"""A game with its seats and options chosen."""

from collections import Counter
from operator import index

from tablee.core.errors import GameError
from tablee.core.game import PRESET, Game, Options, OptionValue
from tablee.core.state import State
from tablee.core.whole_numbers import format_ranges

HIDDEN = "?"
"""The code of a card whose face the reader may not see."""


class Setup:
    """Game, seats, checked options and card faces: everything known before the first deal.

    Among the options a `preset` may be named; those beside it are chosen over it.

    Raises:
        GameError: `bad_seats`, `unknown_preset`, `unknown_option` or `bad_option`.
    """

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        count = _read_whole(seats)
        if type(count) is not int or count not in game.seats:
            expected = format_ranges(game.seats)
            raise GameError("bad_seats", game=game.slug, seats=seats, expected=expected)
        self.game = game
        self.seats = count
        self.options = _complete_options(game, count, options or {})
        self.differing = {
            option.name: self.options[option.name]
            for option in game.options
            if self.options[option.name] != option.default
        }
        """The options that are not the default."""
        self.faces = game.faces(count, self.options)
        self._numbers: dict[str, int] = {}
        for number, face in enumerate(self.faces):
            code, copy = face.code, 2
            while code in self._numbers:
                code, copy = f"{face.code}#{copy}", copy + 1
            self._numbers[code] = number
        self.shown = [face.code for face in self.faces]
        """The code of each card for viewers who see its face."""
        self.hidden = [HIDDEN + face.back for face in self.faces]
        """The code of each card for the others."""
        self.counts = Counter(self.faces)
        """The number of cards with each face."""
        self.codes = list(self._numbers)
        """The unique code of each card in records: `r7`, or `stop#2` for the second of equals."""

    @property
    def preset(self) -> str:
        """The name of the preset that the options make; empty if they are the defaults."""
        for name in self.game.presets:
            if self.differing and self.differing == self.game.preset(name, self.seats):
                return name
        return ""

    def start(self) -> State:
        """Return the state before the first deal."""
        return self.game.start(self.seats, self.options)

    def points(self, state: State) -> list[int | float]:
        """Return the scores in points, with fractions where the game has them."""
        parts = self.game.parts
        if parts == 1:
            return [*state.scores()]
        return [score / parts if score % parts else score // parts for score in state.scores()]

    def card(self, code: str) -> int:
        """Return the number of the card with this code."""
        if code not in self._numbers:
            raise GameError("unknown_card", game=self.game.slug, card=code)
        return self._numbers[code]

    def __repr__(self) -> str:
        return f"<{self.game.slug} for {self.seats}>"


def _read_whole(value: OptionValue) -> OptionValue:
    """Return a number of NumPy as an `int`, and everything else as it is."""
    if value is None or isinstance(value, int | str):
        return value
    try:
        return index(value)
    except TypeError:
        return value


def _complete_options(game: Game, seats: int, options: Options) -> dict[str, OptionValue]:
    """Return the checked options, with those of the preset, or the defaults, for the others."""
    chosen = {option.name: option.default for option in game.options}
    if PRESET in options:
        chosen |= game.preset(str(options[PRESET]), seats)
    for name, value in options.items():
        if name == PRESET:
            continue
        if name not in chosen:
            expected = ", ".join(chosen) or "-"
            raise GameError("unknown_option", game=game.slug, option=name, expected=expected)
        chosen[name] = _read_whole(value)
    for option in game.options:
        option.check(chosen[option.name], seats)
    return chosen
