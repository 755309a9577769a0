"""What all score sheets have in common: lines, who writes on them, what is asked, how it stands."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tablee.core.errors import GameError
from tablee.records import Setup

Manche = dict[str, list[int]]
"""The lines of a sheet, each with an entry for every seat, as `State.sheets` has them."""

SHORT_LIST = 8


class Question(NamedTuple):
    """An entry that is asked for: on which line, for which seat."""

    line: str
    seat: int


class Standing(NamedTuple):
    """How everybody stands after the manches so far; `ending` is empty while it goes on."""

    totals: list[int | float]
    places: list[int]
    ending: str = ""
    out: tuple[int, ...] = ()


class Scoring:
    """The sheet of one table. A game says what its lines take and which of them fit together."""

    values: dict[str, Iterable[int]]
    """Every line, and what one entry of it can be."""
    is_match = False
    """Whether a game is a match of several manches."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = range(setup.seats)
        self.writers: dict[int, list[int]] = {seat: [seat] for seat in self.seats}
        """Those who share their entries, by the first seat of each."""

    def questions(self, entries: Manche) -> Iterator[Question]:
        """What is asked for a manche, in order; only what was answered before may be looked at."""
        for line in self.values:
            for seat in self.writers:
                yield Question(line, seat)

    def completed(self, entries: Manche) -> Manche:
        """The whole manche, with the lines that need no asking."""
        return entries

    def blank(self) -> Manche:
        """A manche in which nobody has scored anything."""
        return {line: [0 for _ in self.seats] for line in self.values}

    def check_value(self, question: Question, value: int) -> None:
        """Refuse an entry that this line cannot have.

        Raises:
            GameError: `score_value`.
        """
        possible = self.values[question.line]
        if value not in possible:
            shown = [str(one) for one in possible]
            if len(shown) > SHORT_LIST:
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
        """Refuse entries that are possible, but not with each other."""
        raise NotImplementedError

    def standing(self, manches: list[Manche]) -> Standing:
        """Totals and places after these manches."""
        raise NotImplementedError

    def amount(self, manche: Manche, line: str) -> int:
        """What those who write have on a line together."""
        return sum(manche[line][seat] for seat in self.writers)

    def check_sum(self, manche: Manche, line: str, possible: Iterable[int]) -> None:
        """Refuse a line of which there is too much or too little.

        Raises:
            GameError: `score_sum`.
        """
        found = self.amount(manche, line)
        if found not in possible:
            expected = ", ".join(map(str, possible))
            raise refusal("score_sum", Question(line, 0), value=found, expected=expected)


def refusal(code: str, at: Question, **details: object) -> GameError:
    """An error about an entry; the sheet puts the words for the line and the name of the seat."""
    return GameError(code, line=at.line, seat=at.seat, **details)


def ending(places: list[int], *, sides: int = 1) -> str:
    """How a game ended in which this many seats win together."""
    firsts = places.count(1)
    return "nobody" if not firsts else "won" if firsts <= sides else "shared"
