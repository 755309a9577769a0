"""A table before the first deal."""

from collections import Counter

from tablee.core.errors import GameError
from tablee.core.game import Game, Options, OptionValue
from tablee.core.state import State

HIDDEN = "?"
"""What stands for a card that the reader may not see."""


class Setup:
    """A game with its seats and options chosen: everything known before the first deal.

    Raises:
        GameError: `bad_seats`, `unknown_option` or `bad_option`.
    """

    def __init__(self, game: Game, seats: int, options: Options | None = None) -> None:
        if type(seats) is not int or seats not in game.seats:
            expected = ", ".join(map(str, game.seats))
            raise GameError("bad_seats", game=game.slug, seats=seats, expected=expected)
        self.game = game
        self.seats = seats
        self.options = _completed(game, options or {})
        self.faces = game.faces(seats, self.options)
        self._numbers: dict[str, int] = {}
        for number, face in enumerate(self.faces):
            code, copy = face.code, 2
            while code in self._numbers:
                code, copy = f"{face.code}#{copy}", copy + 1
            self._numbers[code] = number
        self.shown = [face.code for face in self.faces]
        """What each card shows to those who see its face."""
        self.hidden = [HIDDEN + face.back for face in self.faces]
        """What each card shows to the others."""
        self.counts = Counter(self.faces)
        """How many cards show the same."""
        self.codes = list(self._numbers)
        """How records write each card: `r7`, or `stop#2` for the second of equal cards."""

    def start(self) -> State:
        """A table before the first deal."""
        return self.game.start(self.seats, self.options)

    def points(self, state: State) -> list[int | float]:
        """The scores as players say them: whole points, or halves where there are halves."""
        parts = self.game.parts
        if parts == 1:
            return [*state.scores()]
        return [score / parts if score % parts else score // parts for score in state.scores()]

    def card(self, code: str) -> int:
        """The number of a card from its code."""
        if code not in self._numbers:
            raise GameError("unknown_card", game=self.game.slug, card=code)
        return self._numbers[code]

    def __repr__(self) -> str:
        return f"<{self.game.slug} for {self.seats}>"


def _completed(game: Game, options: Options) -> dict[str, OptionValue]:
    """The options with defaults for what was not chosen."""
    chosen = {option.name: option.default for option in game.options}
    for name, value in options.items():
        if name not in chosen:
            expected = ", ".join(chosen) or "-"
            raise GameError("unknown_option", game=game.slug, option=name, expected=expected)
        chosen[name] = value
    for option in game.options:
        option.check(chosen[option.name])
    return chosen
