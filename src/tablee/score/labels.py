"""Labels of a sheet in one language: lines, players, errors and standings."""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.i18n import Catalog, explain
from tablee.i18n.narrator import sheet_line_name
from tablee.score.scoring import Question
from tablee.score.sheet import Sheet


class SheetLabels:
    """Formats the parts of a sheet in one language."""

    def __init__(self, texts: Catalog, sheet: Sheet) -> None:
        self.texts = texts
        self._sheet = sheet

    def title(self) -> str:
        """Return the title of the game."""
        return self.texts.text(f"{self._sheet.setup.game.slug}-title")

    def line(self, name: str) -> str:
        """Return the name of a line."""
        return sheet_line_name(self.texts, f"{self._sheet.setup.game.slug}-sheet-{name}")

    def manche(self, number: int) -> str:
        """Return the heading of the entries: a manche of a match, or the game."""
        kind = "manche" if self._sheet.scoring.is_match else "game"
        return self.texts.text(f"score-{kind}", number=number)

    def who(self, seat: int) -> str:
        """Return the names of those who share the entries of a seat."""
        return self._listed(self._sheet.scoring.writers.get(seat, [seat]))

    def _listed(self, seats: list[int]) -> str:
        return self.texts.listed([self._sheet.players[seat] for seat in seats])

    def points(self, value: float) -> str:
        """Format points."""
        return self.texts.figures(str(value))

    def question(self, asked: Question, value: int) -> str:
        """Format a question with the value of an empty answer."""
        details = {"line": self.line(asked.line), "who": self.who(asked.seat), "value": value}
        return self.texts.text("score-ask", **details)

    def error(self, error: GameError) -> str:
        """Format an error with the labels of its line and seat."""
        details = dict(error.details)
        if "line" in details:
            details["line"] = self.line(str(details["line"]))
        if isinstance(seat := details.get("seat"), int):
            details["who"] = self.who(seat)
        return explain(self.texts, GameError(error.code, **details))

    def standing(self) -> Iterator[str]:
        """Return the standings, best first, and the ending if the game is over."""
        if not self._sheet.manches:
            return
        standing = self._sheet.standing
        for place, seats in self.places():
            points = self.points(standing.totals[seats[0]])
            said = self.texts.text(
                "score-place", place=place, who=self._listed(seats), points=points
            )
            yield said
        if standing.out:
            yield self.texts.text("score-out", who=self._listed(list(standing.out)))
        if standing.ending:
            firsts = [seat for seat in self._sheet.scoring.seats if standing.places[seat] == 1]
            yield self.texts.text(f"score-end-{standing.ending}", who=self._listed(firsts))

    def places(self) -> list[tuple[int, list[int]]]:
        """Return the place of each side and its seats, best first."""
        standing = self._sheet.standing
        state = self._sheet.setup.start()
        sides: dict[int, list[int]] = {}
        for seat in self._sheet.scoring.seats:
            sides.setdefault(int(state.side(seat)), []).append(seat)
        return sorted((standing.places[side], seats) for side, seats in sides.items())
