"""Base of the score sheets: lines, questions, checks and standings."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.core.setup import Setup

Manche = dict[str, list[int]]
"""Lines of a sheet, each with an entry for every seat, as in `State.sheets`."""

MAX_LISTED = 8


class Question(NamedTuple):
    """An entry to ask for: its line and its seat."""

    line: str
    seat: int


class ScoreStanding(NamedTuple):
    """Totals and places after the manches so far; `ending` is empty until the game is over."""

    totals: list[int | float]
    places: list[int]
    ending: str = ""
    out: tuple[int, ...] = ()


class Scoring:
    """Rules for the sheet of one table; games define the lines and what entries fit together."""

    values: dict[str, Iterable[int]]
    """Every line, and the values that an entry can have."""
    is_match = False
    """True if a game is a match of several manches."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = range(setup.seats)
        self.writers: dict[int, list[int]] = {seat: [seat] for seat in self.seats}
        """Seats that share their entries, by the first of them."""

    def questions(self, entries: Manche) -> Iterator[Question]:
        """Yield the questions of a manche in order; only earlier answers may be looked at."""
        for line in self.values:
            for seat in self.writers:
                yield Question(line, seat)

    def complete(self, entries: Manche) -> Manche:
        """Return the whole manche, with the lines that follow from others."""
        return entries

    def blank(self) -> Manche:
        """Return a manche in which nobody has scored."""
        return {line: [0 for _ in self.seats] for line in self.values}

    def check_value(self, question: Question, value: int) -> None:
        """Refuse a value that this line cannot have.

        Raises:
            GameError: `score_value`.
        """
        possible = self.values[question.line]
        if value not in possible:
            shown = [str(one) for one in possible]
            if len(shown) > MAX_LISTED:
                shown = [*shown[:3], "…", shown[-1]]
            raise refusal("score_value", question, value=value, expected=", ".join(shown))

    def check(self, manche: Manche) -> None:
        """Refuse a manche that cannot have been played.

        Raises:
            GameError: `score_lines` or a code that says what does not fit.
        """
        sizes = {len(entries) for entries in manche.values()}
        if list(manche) != list(self.values) or sizes != {len(self.seats)}:
            raise GameError("score_lines", expected=", ".join(self.values))
        for line, entries in manche.items():
            for seat, value in enumerate(entries):
                self.check_value(Question(line, seat), value)
        for first, seats in self.writers.items():
            if any(
                entries[seat] != entries[first] for entries in manche.values() for seat in seats
            ):
                raise GameError("score_partners", seat=first)
        self.check_together(manche)

    def check_together(self, manche: Manche) -> None:
        """Refuse entries that contradict each other."""
        raise NotImplementedError

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Return totals and places after these manches."""
        raise NotImplementedError

    def amount(self, manche: Manche, line: str) -> int:
        """Return the sum of a line over all sides."""
        return sum(manche[line][seat] for seat in self.writers)

    def check_sum(self, manche: Manche, line: str, possible: Iterable[int]) -> None:
        """Refuse a line whose sum is not possible.

        Raises:
            GameError: `score_sum`.
        """
        total = self.amount(manche, line)
        if total not in possible:
            expected = ", ".join(map(str, possible))
            raise refusal("score_sum", Question(line, 0), value=total, expected=expected)


def refusal(code: str, at: Question, **details: object) -> GameError:
    """Return an error about an entry; `SheetLabels.error` names its line and seat."""
    return GameError(code, line=at.line, seat=at.seat, **details)


def describe_ending(places: list[int], *, sides: int = 1) -> str:
    """Return the code of an ending in which this many seats win together."""
    firsts = places.count(1)
    return "nobody" if not firsts else "won" if firsts <= sides else "shared"
